import { describeValue } from "../error/describe-value.js";
import { GameDataError } from "../error/game-data-error.js";
import { checkChoice } from "./choice.js";
import { type QueryParams, readText } from "./query-params.js";

/** What is needed of the schema of a record: its fields, in their order. Every object schema of `@gamedata/schema` will do. */
export interface RecordSchema<Field extends string> {
  readonly entries: Readonly<Record<Field, unknown>>;
}

/** Stands between the fields in a query string. */
const SEPARATOR = ",";

/**
 * Parses the parameter `fields`: names of top-level fields, separated by commas.
 *
 * @param params The untrusted parameters.
 * @param schema The schema of the records.
 * @returns The fields, each once, in the order of the schema; nothing when none or all are named, which is no selection.
 * @throws {GameDataError} `INVALID_ENUM` for a name that the records do not have.
 *
 * @example
 * ```ts
 * assert.deepEqual(parseFields({ fields: "name,id" }, itemDetail), ["id", "name"]);
 * ```
 */
export function parseFields<Field extends string>(
  params: QueryParams,
  schema: RecordSchema<Field>,
): readonly Field[] | undefined {
  const names = readText(params, "fields")?.split(SEPARATOR);
  const fields = names && checkFields(names, schema);
  return fields?.length === Object.keys(schema.entries).length ? undefined : fields;
}

/**
 * Keeps the named top-level fields of a record, in the order of its schema; a field that the record omits stays omitted.
 *
 * @param record The record.
 * @param schema The schema of the record.
 * @param fields The fields to keep, in any order.
 * @throws {GameDataError} `INVALID_ENUM` for a name that such records do not have.
 *
 * @example
 * ```ts
 * const adena = selectFields(getItem(catalog, 57), itemDetail, ["name", "id"]);
 * assert.deepEqual(adena, { id: 57, name: "Adena" });
 * ```
 */
export function selectFields<Row extends object, Field extends keyof Row & string>(
  record: Row,
  schema: RecordSchema<keyof Row & string>,
  fields: readonly Field[],
): Pick<Row, Field> {
  return pick(record, checkFields(fields, schema));
}

/**
 * Keeps the named top-level fields of every record of a page, like {@link selectFields}.
 *
 * @param page The page of a list, or many records by id.
 * @param schema The schema of the records.
 * @param fields The fields to keep, in any order.
 * @throws {GameDataError} `INVALID_ENUM` for a name that such records do not have.
 *
 * @example
 * ```ts
 * const page = listItems(catalog, { q: "adena", limit: 1 });
 * assert.deepEqual(selectPageFields(page, itemSummary, ["name"]).data, [{ name: "Adena" }]);
 * ```
 */
export function selectPageFields<Row extends object, Meta, Field extends keyof Row & string>(
  page: { readonly data: readonly Row[]; readonly meta: Meta },
  schema: RecordSchema<keyof Row & string>,
  fields: readonly Field[],
): { readonly data: readonly Pick<Row, Field>[]; readonly meta: Meta } {
  const checked = checkFields(fields, schema);
  return { ...page, data: page.data.map((record) => pick(record, checked)) };
}

/** Checks names of fields, and puts them in the order of the schema. */
function checkFields<Field extends string, Named extends Field>(
  fields: readonly Named[] | readonly string[],
  schema: RecordSchema<Field>,
): readonly Named[];
function checkFields(fields: unknown, schema: RecordSchema<string>): readonly string[] {
  if (!Array.isArray(fields)) {
    throw new GameDataError({
      code: "INVALID_PARAMETER",
      parameter: "fields",
      value: describeValue(fields),
      allowed: "a list of fields",
    });
  }
  const allowed = Object.keys(schema.entries);
  const named = new Set(fields.map((field: unknown) => checkChoice("fields", field, allowed)));
  return allowed.filter((field) => named.has(field));
}

function pick<Row extends object, Field extends keyof Row>(record: Row, fields: readonly Field[]): Pick<Row, Field>;
function pick(record: Readonly<Record<string, unknown>>, fields: readonly string[]): object {
  return Object.fromEntries(fields.filter((field) => field in record).map((field) => [field, record[field]]));
}
