/** Matches a word of a name: letters, combining marks, digits, and apostrophes. */
export const WORD = /[\p{L}\p{M}\p{N}'\u2019]+/gu;

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(WORD) ?? [];

/**
 * Returns whether two names have words and none in common, upper and lower case being the same. A placeholder such as `_`
 * has no word, so that it shares none and lacks none.
 */
export function sharesNoWord(one: string, other: string): boolean {
  const words = wordsOf(one);
  const others = wordsOf(other);
  return words.length > 0 && others.length > 0 && !words.some((word) => others.includes(word));
}
