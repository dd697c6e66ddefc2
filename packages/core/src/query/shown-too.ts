import type { UntypedSchema } from "@gamedata/schema/types";
import * as v from "valibot";
import { invalidParameter } from "../error/game-data-error.js";
import type { InputSchema } from "./input.js";
import { metadataOf, withoutOptional } from "./inspect.js";

/** The parameter of a list that asks for more than the summary in each row. */
const WITH = "with";

/** The fields that each word of `with` adds to a row. */
type FieldsByWord = Readonly<Record<string, readonly string[]>>;

/**
 * The parameter `with`: what rows show beyond the summary.
 *
 * @param fields The fields that each word adds.
 */
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
