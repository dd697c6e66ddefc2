import { describeValue } from "../error/describe-value.js";
import { GameDataError } from "../error/game-data-error.js";

/** The schema of a record, as far as its fields matter: every object schema of `@gamedata/schema` is one. */
export interface RecordSchema<Field extends string = string> {
  readonly entries: Readonly<Record<Field, unknown>>;
}

/**
 * Keeps the named top-level fields of a record, in the order of its schema. A field that the record omits stays omitted.
 *
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
 * @param page A page of a list, or many records by id.
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

/**
 * Checks the names of fields.
 *
 * @returns The names, each once, in the order of the schema.
 * @throws {GameDataError} `INVALID_ENUM` for a name that the records do not have, `INVALID_PARAMETER` for what is no list.
 */
export function checkFields<Field extends string, Named extends Field>(
  fields: readonly Named[] | readonly string[],
  schema: RecordSchema<Field>,
): readonly Named[];
export function checkFields(fields: unknown, schema: RecordSchema): readonly string[] {
  if (!Array.isArray(fields)) {
    throw new GameDataError({
      code: "INVALID_PARAMETER",
      parameter: "fields",
      value: describeValue(fields),
      allowed: "a list of fields",
    });
  }
  const allowed = Object.keys(schema.entries);
  const unknown: unknown = fields.find((field: unknown) => typeof field !== "string" || !allowed.includes(field));
  if (unknown !== undefined || fields.includes(undefined)) {
    throw new GameDataError({ code: "INVALID_ENUM", parameter: "fields", value: describeValue(unknown), allowed });
  }
  return allowed.filter((field) => fields.includes(field));
}

function pick<Row extends object, Field extends keyof Row>(record: Row, fields: readonly Field[]): Pick<Row, Field>;
function pick(record: Readonly<Record<string, unknown>>, fields: readonly string[]): object {
  return Object.fromEntries(fields.filter((field) => field in record).map((field) => [field, record[field]]));
}
