import { apiError, resources } from "@gamedata/schema";
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";

/** The greatest integer that client generators may keep in 32 bits. */
const MAXIMUM_INT32 = 2_147_483_647;

/** OpenAPI 3.0.3 has no null type, and `nullable` counts only beside a `type`: this is its way to say "null and nothing else". */
const nothing: JsonSchema = { type: "string", nullable: true, enum: [null] };

/**
 * Makes a schema nullable in the one form that holds in OpenAPI 3.0.3 for it: an enum must list null, and a reference
 * allows no sibling, nor can a schema around it widen it.
 */
function nullableForm(schema: JsonSchema): JsonSchema {
  const { nullable: _, ...rest } = schema;
  if (rest.$ref !== undefined) return { anyOf: [rest, nothing] };
  if (rest.anyOf !== undefined) return { ...rest, anyOf: [...rest.anyOf, nothing] };
  return rest.enum === undefined ? schema : { ...schema, enum: [...rest.enum, null] };
}

/** Every named schema of the document. */
const components = { ...resources, ApiError: apiError };

const literalTypes = ["string", "number", "boolean"] as const;

const config: ConversionConfig = {
  target: "openapi-3.0",
  // What is sent, not what it is read as.
  typeMode: "input",
  // JSON has no infinite numbers and no negative zero; a title only tells ids from other numbers.
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
    // The patterns of JSON Schema are Unicode patterns already: the flag that says so is no loss.
    if (valibotAction.type === "regex") return jsonSchema;
    const { maximum = 0 } = jsonSchema;
    return valibotAction.type === "max_value" && maximum > MAXIMUM_INT32
      ? { ...jsonSchema, format: "int64" }
      : undefined;
  },
};

/**
 * Converts the schema of a parameter.
 *
 * @param schema The valibot schema.
 */
export function parameterSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, config);
  return converted;
}

/**
 * Converts the schemas of responses. What is a named resource becomes a reference to its component.
 *
 * @param responses The valibot schemas, by any names that no resource has.
 * @returns The converted schemas by the same names, and the component of every resource.
 */
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
