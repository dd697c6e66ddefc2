import { type ErrorCode, searchType } from "@gamedata/schema";
import fc from "fast-check";
import * as v from "valibot";
import type { Facts, NamedFact } from "./facts.js";
import type { Parameter } from "./lists.js";
import type { AllowedSearch } from "./query.js";
import { type Reading, readChoice } from "./reading.js";
import type { RouteRequest } from "./routes.js";
import { searchedText } from "./searched-text.js";
import { must } from "./violation.js";

const shape = v.object({
  data: v.array(v.record(v.string(), v.unknown())),
  meta: v.object({ total: v.number() }),
});
const row = v.object({ type: v.string(), id: v.number(), name: v.string() });

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

/** The id, the whole name, its beginning, the beginning of a word in it, anywhere, its words; `undefined` if nothing is right. */
function rankOf({ id, searched }: NamedFact, text: string): number | undefined {
  if (/^[0-9]+$/.test(text) && Number(text) === id) return 0;
  if (searched === text) return 1;
  if (searched.startsWith(text)) return 2;
  const words = [...searched.matchAll(WORD)];
  if (searched.includes(text)) return words.some(({ index }) => searched.startsWith(text, index)) ? 3 : 4;
  const asked = text.match(WORD) ?? [];
  return asked.length > 1 && asked.every((word) => words.some(([own]) => own.startsWith(word))) ? 5 : undefined;
}

/**
 * Checks what a search found: all records with the id, a name that contains the text or all of its words, and no other, the
 * better ones first; a name that is only nearly right may be found when there are none.
 *
 * @param named Everything that has a name.
 * @param search What was asked for.
 * @param json The body.
 */
export function checkSearch(named: readonly NamedFact[], { text, types }: AllowedSearch, json: unknown): void {
  const { data, meta } = v.parse(shape, json);
  const searched = named.filter(({ type }) => types.includes(type));
  const right = searched.filter((fact) => rankOf(fact, text) !== undefined);
  if (right.length > 0) must(meta.total === right.length, `${meta.total} of ${right.length} are found`);
  const known = new Map(searched.map((fact) => [`${fact.type} ${fact.id}`, fact]));
  const shown = data.flatMap((entry) => {
    const parsed = v.safeParse(row, entry);
    // Without its type and id a row cannot be told.
    if (!parsed.success) return [];
    const { type, id, name } = parsed.output;
    const fact = known.get(`${type} ${id}`);
    must(fact?.name === name, `${type} ${id} ${JSON.stringify(name)} does not belong here`);
    return [fact];
  });
  for (const [index, fact] of shown.entries()) {
    must(right.length === 0 || rankOf(fact, text) !== undefined, `${fact.name} does not match ${text}`);
    const next = shown[index + 1];
    if (next === undefined) continue;
    const order = (rankOf(fact, text) ?? 6) - (rankOf(next, text) ?? 6) || fact.name.length - next.name.length;
    must(order <= 0, `${fact.name} comes before ${next.name}`);
  }
}

const required = (reading: Reading<string | undefined>, code: ErrorCode): Reading<string | undefined> =>
  reading.value === undefined && reading.codes === undefined ? { value: undefined, codes: [code] } : reading;

/** The parameters of a look-up by name. */
export const nameParameters: Readonly<Record<string, Parameter>> = {
  type: {
    read: (text) => required(readChoice(text, searchType.options), "INVALID_ENUM"),
    values: () => fc.constantFrom(...searchType.options),
  },
  name: {
    read: (text) => required({ value: searchedText(text ?? "") || undefined }, "INVALID_PARAMETER"),
    values: ({ named }) => fc.constantFrom("zzzz", "ant", ...named.slice(0, 50).map(({ name }) => name)),
  },
};

const asked = v.object({ type: v.string(), name: v.string() });
const rows = v.array(v.object({ id: v.number(), name: v.string() }));
const matched = v.object({ data: v.object({ matches: rows, candidates: v.optional(rows) }) });

/** Checks that a look-up has all records with the name, by id, and candidates only where there are none. */
export function checkNames(json: unknown, { parameters }: RouteRequest, { named }: Facts): void {
  const { type, name } = v.parse(asked, parameters);
  const { matches, candidates } = v.parse(matched, json).data;
  const equal = named.filter((fact) => fact.type === type && fact.searched === name).map(({ id }) => id);
  must(matches.map(({ id }) => id).join() === equal.toSorted((a, b) => a - b).join(), `${name} is ${equal.join()}`);
  must(matches.length === 0 || candidates === undefined, `${name} has candidates besides`);
}
