import { SEPARATOR, type SearchNames, wordsIn } from "./search-names.js";

/**
 * Returns the positions of the names that a text finds, which is as `searchText` makes it and not empty, in lists by rank: equal names, names
 * that begin with the text as whole words, names that contain it as whole words, names that begin with it, names with a word that
 * begins with it, other names that contain it, and names with words that begin with each word of a text of several words; each by
 * position.
 */
export function findNames(names: SearchNames, query: string): readonly (readonly number[])[] {
  const whole: number[] = [];
  const wholeBeginning: number[] = [];
  const wholeWord: number[] = [];
  const beginning: number[] = [];
  const wordBeginning: number[] = [];
  const anywhere: number[] = [];
  const { text, starts } = names;
  for (const position of names.index.find(query)) {
    const start = starts[position] ?? 0;
    const next = starts[position + 1] ?? text.length;
    const words = wordsWith(names, position, query);
    if (text.startsWith(query, start)) {
      if (next - start - SEPARATOR.length === query.length) whole.push(position);
      else
        (endsWord(text, start + query.length) ? wholeBeginning : words === "whole" ? wholeWord : beginning).push(
          position,
        );
    } else (words === "whole" ? wholeWord : words === "begin" ? wordBeginning : anywhere).push(position);
  }
  return [whole, wholeBeginning, wholeWord, beginning, wordBeginning, anywhere, findInAnyOrder(names, query)];
}

/** Returns the names that do not contain a text of several words, but have a word that begins with each of them. */
function findInAnyOrder(names: SearchNames, query: string): readonly number[] {
  const words = wordsIn(query).map(([word]) => word);
  const [longest, ...others] = words.sort((a, b) => b.length - a.length);
  if (longest === undefined || others.length === 0) return [];
  return names.index
    .find(longest)
    .filter(
      (position) =>
        others.every((word) => wordsWith(names, position, word) !== undefined) &&
        wordsWith(names, position, longest) !== undefined &&
        names.index.names[position]?.includes(query) === false,
    );
}

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}'\u2019]/u;

/** Returns whether no word goes on at an index of a text. */
const endsWord = (text: string, index: number): boolean => !WORD_CHARACTER.test(text.charAt(index));

/** Returns whether a text is whole words of a name, or words of it begin with the text; `undefined` for neither. */
function wordsWith({ index, starts, isWordStart }: SearchNames, position: number, query: string) {
  const name = index.names[position] ?? "";
  const start = starts[position] ?? 0;
  let found: "whole" | "begin" | undefined;
  for (let hit = name.indexOf(query); hit !== -1; hit = name.indexOf(query, hit + 1)) {
    if (isWordStart[start + hit] !== 1) continue;
    if (endsWord(name, hit + query.length)) return "whole";
    found = "begin";
  }
  return found;
}
