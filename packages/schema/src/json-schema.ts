import { type ConversionConfig, type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";

/** The conversion of every schema of the workspace, whatever the dialect of JSON Schema. */
export const conversion: ConversionConfig = {
  // The input type is the JSON that is sent; the output type is the parsed value.
  typeMode: "input",
  // JSON has no infinite numbers and no negative zero.
  ignoreActions: ["finite", "check"],
  overrideAction: ({ valibotAction: { type }, jsonSchema }) => {
    // The kind of a parameter, the fields that it adds or that need it, the bound that it must not be above, and the name of a list of words are for programs that read the schemas themselves.
    if (type === "metadata") return withoutMarks(jsonSchema);
    // Patterns of JSON Schema are Unicode patterns, so the flag can be omitted.
    return type === "regex" ? jsonSchema : undefined;
  },
};

/** The names of what schemas state for programs. */
const marks: ReadonlySet<string> = new Set(["wordList", "kind", "shownToo", "shows", "upperBound"]);

const withoutMarks = (converted: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(converted).filter(([name]) => !marks.has(name)));

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
