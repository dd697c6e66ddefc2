import { WORD_START } from "@gamedata/rules";
import { type SearchNames, wordsIn } from "./search-names.js";

/**
 * Returns the positions of the names that a text finds, which is as `searchText` makes it and not empty, in lists by rank: equal names, names
 * that begin with the text, names with a word that begins with it, other names that contain it, and names with words that begin
 * with each word of a text of several words; each by position.
 */
export function findNames(names: SearchNames, query: string): readonly (readonly number[])[] {
  const whole: number[] = [];
  const beginning: number[] = [];
  const wordBeginning: number[] = [];
  const anywhere: number[] = [];
  for (const position of names.index.find(query)) {
    const name = names.index.names[position] ?? "";
    if (!name.startsWith(query)) (hasWord(name, query) ? wordBeginning : anywhere).push(position);
    else (name.length === query.length ? whole : beginning).push(position);
  }
  return [whole, beginning, wordBeginning, anywhere, findInAnyOrder(names, query)];
}

/** Returns the names that do not contain a text of several words, but have a word that begins with each of them. */
function findInAnyOrder(names: SearchNames, query: string): readonly number[] {
  const words = wordsIn(query).map(([word]) => word);
  const [longest, ...others] = [...new Set(words)].sort((a, b) => b.length - a.length);
  if (longest === undefined || words.length < 2) return [];
  return names.index.find(longest).filter((position) => {
    const name = names.index.names[position] ?? "";
    return others.every((word) => hasWord(name, word)) && hasWord(name, longest) && !name.includes(query);
  });
}

/** Returns whether a name has a word that begins with a text. */
function hasWord(name: string, query: string): boolean {
  for (let hit = name.indexOf(query); hit !== -1; hit = name.indexOf(query, hit + 1)) {
    WORD_START.lastIndex = hit;
    if (WORD_START.test(name)) return true;
  }
  return false;
}
