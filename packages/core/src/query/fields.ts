import { invalidEnum, invalidParameter } from "../error/game-data-error.js";

/** The schema of a record, reduced to its fields; every object schema of `@gamedata/schema` matches. */
export interface RecordSchema<Field extends string = string> {
  readonly entries: Readonly<Record<Field, unknown>>;
}

/**
 * Selects top-level fields of a record, in the order of its schema. Fields that the record omits stay omitted.
 *
 * @throws {GameDataError} `INVALID_ENUM` for an unknown field name.
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
 * Selects top-level fields of each record of a page or of a bulk result, like {@link selectFields}.
 *
 * @throws {GameDataError} `INVALID_ENUM` for an unknown field name.
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
 * Checks field names and returns each once, in the order of the schema.
 *
 * @throws {GameDataError} `INVALID_ENUM` for an unknown field name, `INVALID_PARAMETER` for a value that is not a list.
 */
export function checkFields<Field extends string, Named extends Field>(
  fields: readonly Named[] | readonly string[],
  schema: RecordSchema<Field>,
): readonly Named[];
export function checkFields(fields: unknown, schema: RecordSchema): readonly string[] {
  if (!Array.isArray(fields)) throw invalidParameter("fields", fields, "a list of fields");
  const allowed = Object.keys(schema.entries);
  const unknown: unknown = fields.find((field: unknown) => typeof field !== "string" || !allowed.includes(field));
  if (unknown !== undefined || fields.includes(undefined)) {
    throw invalidEnum("fields", unknown, allowed);
  }
  return allowed.filter((field) => fields.includes(field));
}

function pick<Row extends object, Field extends keyof Row>(record: Row, fields: readonly Field[]): Pick<Row, Field>;
function pick(record: Readonly<Record<string, unknown>>, fields: readonly string[]): object {
  return Object.fromEntries(fields.filter((field) => field in record).map((field) => [field, record[field]]));
}
