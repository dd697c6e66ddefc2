import type { SearchNames } from "./search-names.js";

/**
 * Returns the positions of the names that contain a text, which is lower-cased and not empty, in lists by rank: equal
 * names, names that begin with the text, names with a word that begins with it, other names; each by position.
 */
export function findNames(names: SearchNames, query: string): readonly (readonly number[])[] {
  const whole: number[] = [];
  const beginning: number[] = [];
  const wordBeginning: number[] = [];
  const anywhere: number[] = [];
  for (const position of names.index.find(query)) {
    const name = names.index.lowerNames[position] ?? "";
    if (name === query) whole.push(position);
    else if (name.startsWith(query)) beginning.push(position);
    else if (beginsWord(names, position, name, query)) wordBeginning.push(position);
    else anywhere.push(position);
  }
  return [whole, beginning, wordBeginning, anywhere];
}

function beginsWord({ starts, isWordStart }: SearchNames, position: number, name: string, query: string): boolean {
  const start = starts[position] ?? 0;
  for (let hit = name.indexOf(query); hit !== -1; hit = name.indexOf(query, hit + 1))
    if (isWordStart[start + hit] === 1) return true;
  return false;
}
