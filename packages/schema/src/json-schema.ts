import { type ConversionConfig, type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";

/** The conversion of every schema of the workspace, whatever the dialect of JSON Schema. */
export const conversion: ConversionConfig = {
  // The input type is the JSON that is sent; the output type is the parsed value.
  typeMode: "input",
  // JSON has no infinite numbers and no negative zero; metadata marks the kinds of parameters.
  ignoreActions: ["finite", "check", "metadata"],
  // Patterns of JSON Schema are Unicode patterns, so the flag can be omitted.
  overrideAction: ({ valibotAction, jsonSchema }) => (valibotAction.type === "regex" ? jsonSchema : undefined),
};

/** Converts the schema of a parameter or of a field to JSON Schema 2020-12. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  // What a transformation makes of a value is not part of the JSON that is sent.
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    ...conversion,
    target: "draft-2020-12",
    errorMode: "ignore",
  });
  return converted;
}
