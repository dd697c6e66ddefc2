import { pairForms, parameterKindOf } from "@gamedata/core/parse";
import { apiError, resources } from "@gamedata/schema";
import { conversion } from "@gamedata/schema/json-schema";
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";

/** The greatest integer that client generators store in 32 bits. */
const MAXIMUM_INT32 = 2_147_483_647;

export const referenceTo = (name: string) => `#/components/schemas/${name}`;

/** Null alone: a schema without a type allows it. */
const nullSchema: JsonSchema = { enum: [null] };

/** The ending of a reference to a resource or null. */
const OR_NULL = "OrNull";

/**
 * Makes a schema nullable in OpenAPI 3.0.3. An enum must list null, in a schema of its own: generators of clients make a word of a null
 * in a list of words. `nullable` has no effect beside a reference, so that a reference becomes one to a nullable copy.
 */
function nullableForm({ $ref, ...schema }: JsonSchema): JsonSchema {
  if ($ref !== undefined) return { $ref: `${$ref}${OR_NULL}` };
  const { type, enum: values, nullable: _, ...rest } = schema;
  return type === undefined || values === undefined ? schema : { ...rest, anyOf: [{ type, enum: values }, nullSchema] };
}

/** Writes out the nullable copies that are referred to: generators of clients ignore `nullable` in a schema with a name. */
function withNullableCopies(value: unknown, schemaOf: (ref: string) => JsonSchema | undefined): unknown {
  if (Array.isArray(value)) return value.map((inner) => withNullableCopies(inner, schemaOf));
  if (typeof value !== "object" || value === null) return value;
  const { $ref, ...rest }: { readonly $ref?: unknown } = value;
  const copied =
    typeof $ref === "string" && $ref.endsWith(OR_NULL) ? schemaOf($ref.slice(0, -OR_NULL.length)) : undefined;
  const whole = copied === undefined ? value : { ...copied, ...rest, nullable: true };
  return Object.fromEntries(Object.entries(whole).map(([name, inner]) => [name, withNullableCopies(inner, schemaOf)]));
}

/** Makes keywords beside a reference effective; those beside a nullable copy replace keywords of it. */
function wrappedReference({ $ref, ...schema }: JsonSchema): JsonSchema {
  if ($ref === undefined) return schema;
  return $ref.endsWith(OR_NULL) ? { $ref, ...schema } : { ...schema, allOf: [{ $ref }] };
}

/** Opens an object: a later version may add fields. OpenAPI 3.0.3 does not allow an empty `required`. */
function openForm({ additionalProperties: _, required = [], ...rest }: JsonSchema): JsonSchema {
  return required.length === 0 ? rest : { ...rest, required };
}

/** By name: runtimes and bundlers order the exports of a module differently. */
const components = Object.fromEntries(
  Object.entries({ ...resources, ApiError: apiError }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

const literalTypes = ["string", "number", "boolean"] as const;

const config: ConversionConfig = {
  ...conversion,
  target: "openapi-3.0",
  overrideRef: ({ referenceId }) => referenceTo(referenceId),
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    switch (valibotSchema.type) {
      case "nullable":
        return nullableForm(jsonSchema);
      case "strict_object":
        return openForm(jsonSchema);
      case "literal": {
        const [value] = jsonSchema.enum ?? [];
        const type = literalTypes.find((name) => typeof value === name);
        return type && { ...jsonSchema, type };
      }
      default:
        return undefined;
    }
  },
  overrideAction: (context) => {
    const { valibotAction, jsonSchema } = context;
    // The converter has no exclusive bounds for OpenAPI 3.0; `withFlaggedBounds` gives this one its form.
    if (valibotAction.type === "gt_value" && "requirement" in valibotAction) {
      const { requirement } = valibotAction;
      return typeof requirement === "number" ? { ...jsonSchema, exclusiveMinimum: requirement } : undefined;
    }
    if (valibotAction.type === "description") return wrappedReference(jsonSchema);
    const { maximum = 0 } = jsonSchema;
    return valibotAction.type === "max_value" && maximum > MAXIMUM_INT32
      ? { ...jsonSchema, format: "int64" }
      : conversion.overrideAction?.(context);
  },
};

/** The coordinates x and y as they are in a query: `83396,147904`. */
const coordinatesText: JsonSchema = { type: "string", pattern: "^-?\\d+,-?\\d+$" };

/** Converts the schema of a parameter, as its values are written in a query: pairs and coordinates are text. */
export function parameterSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, { ...config, errorMode: "ignore" });
  const kind = parameterKindOf(schema);
  if (kind === "place") return { ...converted, anyOf: [...(converted.anyOf ?? []).slice(0, 1), coordinatesText] };
  const pair = kind && pairForms[kind];
  return pair === undefined
    ? converted
    : { ...converted, items: { type: "string", pattern: `^\\d+${pair.separator}\\d+$` } };
}

/** Gives a schema the bounds of OpenAPI 3.0.3, where an exclusive one is a bound and a flag. */
export function withFlaggedBounds({ exclusiveMinimum: minimum, ...schema }: JsonSchema): object {
  return minimum === undefined ? schema : { ...schema, minimum, exclusiveMinimum: true };
}

/** The conversion of responses, in which a word of a list that differs by chronicle is one of the served chronicles. */
function responseConfig(words: ReadonlyMap<string, readonly string[]>): ConversionConfig {
  return {
    ...config,
    overrideAction: (context) => {
      const { valibotAction, jsonSchema } = context;
      if (valibotAction.type !== "metadata") return config.overrideAction?.(context);
      const { wordList }: JsonSchema & { readonly wordList?: unknown } = jsonSchema;
      const served = words.get(String(wordList)) ?? [];
      return served.length === 0 ? { type: "string" } : { type: "string", enum: [...served] };
    },
  };
}

/** Converts the schemas of responses and of all resources; no response may have the name of one of these. */
export function responseSchemasOf(
  responses: Readonly<Record<string, v.GenericSchema>>,
  words: ReadonlyMap<string, readonly string[]>,
): {
  readonly responses: ReadonlyMap<string, JsonSchema>;
  readonly components: ReadonlyMap<string, JsonSchema>;
} {
  const defs: Readonly<Record<string, JsonSchema>> = toJsonSchemaDefs(
    { ...components, ...responses },
    responseConfig(words),
  );
  const byReference = new Map(Object.entries(defs).map(([name, schema]) => [referenceTo(name), schema]));
  const converted = Object.entries(defs).map(([name, schema]): [string, JsonSchema] => [
    name,
    { ...schema, ...Object(withNullableCopies(schema, (ref) => byReference.get(ref))) },
  ]);
  return {
    responses: new Map(converted.filter(([name]) => name in responses)),
    components: new Map(converted.filter(([name]) => name in components)),
  };
}
