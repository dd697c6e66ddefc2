import * as v from "valibot";
import type { NamedFact } from "./facts.js";
import type { AllowedSearch } from "./query.js";
import { must } from "./violation.js";

const shape = v.object({
  data: v.array(v.record(v.string(), v.unknown())),
  meta: v.object({ total: v.number() }),
});
const row = v.object({ type: v.string(), id: v.number(), name: v.string() });

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

/** The whole name, its beginning, the beginning of a word in it, anywhere. */
function rankOf(name: string, text: string): number {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  return [...name.matchAll(WORD)].some(({ index }) => name.startsWith(text, index)) ? 2 : 3;
}

/**
 * Checks what a search found: all names that contain the text and no other, the better ones first; a name that is only
 * nearly right may be found when none contains it.
 *
 * @param named Everything that has a name.
 * @param search What was asked for.
 * @param json The body.
 */
export function checkSearch(named: readonly NamedFact[], { text, types }: AllowedSearch, json: unknown): void {
  const { data, meta } = v.parse(shape, json);
  const searched = named.filter(({ type }) => types.includes(type));
  const containing = searched.filter(({ lowerName }) => lowerName.includes(text));
  if (containing.length > 0) must(meta.total === containing.length, `${meta.total} of ${containing.length} are found`);
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
    must(containing.length === 0 || fact.lowerName.includes(text), `${fact.name} does not contain ${text}`);
    const next = shown[index + 1];
    if (next === undefined) continue;
    const order = rankOf(fact.lowerName, text) - rankOf(next.lowerName, text) || fact.name.length - next.name.length;
    must(order <= 0, `${fact.name} comes before ${next.name}`);
  }
}
