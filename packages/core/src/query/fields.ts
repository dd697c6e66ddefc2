import type { UntypedSchema } from "@gamedata/schema/types";
import * as v from "valibot";
import { invalidEnum, invalidParameter } from "../error/game-data-error.js";
import type { InputSchema } from "./input.js";
import { metadataOf, withoutOptional } from "./inspect.js";

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

/** The parameter of a list that asks for more than the summary in each row. */
const WITH = "with";

/** The fields that each word of `with` adds to a row. */
type FieldsByWord = Readonly<Record<string, readonly string[]>>;

/** The parameter `with`: what rows show beyond the summary, and the fields that each word adds. */
export function shownToo<const Word extends string>(
  fields: Readonly<Record<Word, readonly string[]>>,
  description: string,
) {
  const words = Object.keys(fields).filter((word): word is Word => Object.hasOwn(fields, word));
  return v.optional(
    v.pipe(
      v.array(v.picklist<readonly Word[]>(words)),
      v.description(`${description} A field that \`fields\` names is added, too.`),
      v.metadata({ shownToo: fields }),
    ),
  );
}

/** Marks a parameter without which rows do not have some fields. */
export const shows = <Value>(...fields: readonly string[]) =>
  v.metadata<Value, { readonly shows: readonly string[] }>({ shows: fields });

/**
 * Adds to the input of a list what its rows have to show for the fields that are asked for, so that none of them is left out
 * because `with` does not name it.
 *
 * @param given Parameters as a user gives them; they are not checked.
 * @throws {GameDataError} `INVALID_PARAMETER` for a field that rows have only with a parameter that is not given.
 *
 * @example
 * ```ts
 * const input = showFields(listMonsters.input(catalog), { sort: "-expPerHp" }, ["id", "expPerHp"]);
 * assert.deepEqual(input, { sort: "-expPerHp", with: ["stats"] });
 * ```
 */
export function showFields<Given extends Readonly<Record<string, unknown>>>(
  { entries }: InputSchema,
  given: Given,
  fields: readonly string[] = [],
): Given {
  if (fields.length === 0) return given;
  refuseUnshown(entries, given, fields);
  const words = Object.entries(fieldsByWord(entries[WITH])).flatMap(([word, added]) =>
    added.some((field) => fields.includes(field)) ? [word] : [],
  );
  const asked = given[WITH] ?? [];
  // Another value is refused with the input.
  if (words.length === 0 || !Array.isArray(asked)) return given;
  return { ...given, [WITH]: [...new Set([...asked, ...words])] };
}

function refuseUnshown(
  entries: InputSchema["entries"],
  given: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): void {
  for (const [name, schema] of Object.entries(entries)) {
    const { shows: shown = [] }: { readonly shows?: readonly string[] } = metadataOf(withoutOptional(schema));
    const lost = shown.find((field) => given[name] === undefined && fields.includes(field));
    if (lost !== undefined) throw invalidParameter("fields", lost, `${lost} only with ${name}`);
  }
}

function fieldsByWord(parameter: UntypedSchema | undefined): FieldsByWord {
  if (parameter === undefined) return {};
  const inner = withoutOptional(parameter);
  const { shownToo: fields }: { readonly shownToo?: FieldsByWord } = metadataOf(inner);
  return fields ?? {};
}
