import { type NameText, SEPARATOR } from "./name-text.js";

/**
 * Returns the positions of the names that contain a text, which is lower-cased and not empty, in lists by rank: equal
 * names, names that begin with the text, names with a word that begins with it, other names; each by position.
 */
export function findNames({ text, starts, isWordStart }: NameText, query: string): readonly (readonly number[])[] {
  if (query.includes(SEPARATOR)) return [];
  const whole: number[] = [];
  const beginning: number[] = [];
  const wordBeginning: number[] = [];
  const anywhere: number[] = [];

  const rankOf = (hit: number, start: number, next: number): number[] => {
    if (hit === start) return start + query.length + SEPARATOR.length === next ? whole : beginning;
    for (let other = hit; other !== -1 && other < next; other = text.indexOf(query, other + 1)) {
      if (isWordStart[other] === 1) return wordBeginning;
    }
    return anywhere;
  };

  let position = 0;
  let hit = text.indexOf(query);
  while (hit !== -1) {
    while ((starts[position + 1] ?? text.length) <= hit) position += 1;
    const next = starts[position + 1] ?? text.length;
    rankOf(hit, starts[position] ?? 0, next).push(position);
    hit = text.indexOf(query, next);
  }
  return [whole, beginning, wordBeginning, anywhere];
}
