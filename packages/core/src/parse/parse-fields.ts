import { checkFields, type RecordSchema } from "../query/fields.js";
import { type QueryParams, readTexts } from "./read-text.js";

/**
 * Parses the parameter `fields`: names of top-level fields, separated by commas.
 *
 * @param schema The schema of the records, for example `itemDetail` of `@gamedata/schema`.
 * @returns The names, each once, in the order of the schema; `undefined` if none are given.
 * @throws {GameDataError} `INVALID_ENUM` for an unknown field name.
 *
 * @example
 * ```ts
 * assert.deepEqual(parseFields(itemDetail, { fields: "name,id" }), ["id", "name"]);
 * ```
 */
export function parseFields<Field extends string>(
  schema: RecordSchema<Field>,
  params: QueryParams,
): readonly Field[] | undefined {
  const names = readTexts(params, "fields");
  return names && checkFields<Field, Field>(names, schema);
}
