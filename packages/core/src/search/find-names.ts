import { SEPARATOR, type SearchNames } from "./search-names.js";

/**
 * Returns the positions of the names that contain a text, which is lower-cased and not empty, in lists by rank: equal
 * names, names that begin with the text, names with a word that begins with it, other names; each by position.
 */
export function findNames(names: SearchNames, query: string): readonly (readonly number[])[] {
  const whole: number[] = [];
  const beginning: number[] = [];
  const wordBeginning: number[] = [];
  const anywhere: number[] = [];
  const { text, starts } = names;
  for (const position of names.index.find(query)) {
    const start = starts[position] ?? 0;
    const next = starts[position + 1] ?? text.length;
    if (!text.startsWith(query, start))
      (beginsWord(names, start, next, query) ? wordBeginning : anywhere).push(position);
    else (next - start - SEPARATOR.length === query.length ? whole : beginning).push(position);
  }
  return [whole, beginning, wordBeginning, anywhere];
}

/** Returns whether a text that is between two indexes begins a word there. */
function beginsWord({ text, isWordStart }: SearchNames, start: number, next: number, query: string): boolean {
  for (let hit = text.indexOf(query, start); hit !== -1 && hit < next; hit = text.indexOf(query, hit + 1))
    if (isWordStart[hit] === 1) return true;
  return false;
}
