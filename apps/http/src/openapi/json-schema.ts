import { apiError, resources } from "@gamedata/schema";
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";

/** The greatest integer that client generators store in 32 bits. */
const MAXIMUM_INT32 = 2_147_483_647;

/** The null type: OpenAPI 3.0.3 has none, and `nullable` is valid only with a `type`. */
const nothing: JsonSchema = { type: "string", nullable: true, enum: [null] };

/** Makes a schema nullable in OpenAPI 3.0.3: an enum must list null, and a reference must have no sibling keywords. */
function nullableForm(schema: JsonSchema): JsonSchema {
  const { nullable: _, ...rest } = schema;
  if (rest.$ref !== undefined) return { anyOf: [rest, nothing] };
  if (rest.anyOf !== undefined) return { ...rest, anyOf: [...rest.anyOf, nothing] };
  return rest.enum === undefined ? schema : { ...schema, enum: [...rest.enum, null] };
}

const components = { ...resources, ApiError: apiError };

const literalTypes = ["string", "number", "boolean"] as const;

const config: ConversionConfig = {
  target: "openapi-3.0",
  // The input type is the JSON that is sent; the output type is the parsed value.
  typeMode: "input",
  // JSON has no infinite numbers and no negative zero; titles only mark id filters.
  ignoreActions: ["finite", "check", "title"],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type === "nullable") return nullableForm(jsonSchema);
    if (valibotSchema.type !== "literal") return undefined;
    const [value] = jsonSchema.enum ?? [];
    const type = literalTypes.find((name) => typeof value === name);
    return type && { ...jsonSchema, type };
  },
  overrideAction: ({ valibotAction, jsonSchema }) => {
    // Patterns of JSON Schema are Unicode patterns, so the flag can be omitted.
    if (valibotAction.type === "regex") return jsonSchema;
    const { maximum = 0 } = jsonSchema;
    return valibotAction.type === "max_value" && maximum > MAXIMUM_INT32
      ? { ...jsonSchema, format: "int64" }
      : undefined;
  },
};

/** A pair of whole numbers as it is in a query: `57:100`. */
const pairText: JsonSchema = { type: "string", pattern: "^\\d+:\\d+$" };

const parameterConfig: ConversionConfig = {
  ...config,
  errorMode: "ignore",
  overrideSchema: (context) =>
    context.valibotSchema.type === "strict_tuple" ? pairText : config.overrideSchema?.(context),
};

/** Converts the schema of a parameter. */
export function parameterSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, parameterConfig);
  return converted;
}

/** Converts the schemas of responses and of all resources; no response may have the name of a resource. */
export function responseSchemasOf(responses: Readonly<Record<string, v.GenericSchema>>): {
  readonly responses: ReadonlyMap<string, JsonSchema>;
  readonly components: ReadonlyMap<string, JsonSchema>;
} {
  const converted = Object.entries(toJsonSchemaDefs({ ...components, ...responses }, config));
  return {
    responses: new Map(converted.filter(([name]) => name in responses)),
    components: new Map(converted.filter(([name]) => name in components)),
  };
}
