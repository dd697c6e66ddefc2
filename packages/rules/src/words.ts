/** Matches a word of a name: letters, combining marks, digits, and apostrophes. */
export const WORD = /[\p{L}\p{M}\p{N}'\u2019]+/gu;

/** Matches the first character of such a word, at `lastIndex`. */
export const WORD_START = /(?<![\p{L}\p{M}\p{N}'\u2019])[\p{L}\p{M}\p{N}'\u2019]/uy;

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

/** Text that is searched as it is once its letters are lower case: ASCII without a backtick, and with single spaces. */
const PLAIN = /^[!-_a-~]*(?: [!-_a-~]+)*$/u;

/** What keyboards, phones and text editors write for an apostrophe. */
const APOSTROPHE = /[\u2018\u2019\u02BC\u00B4\u0060\uFF07]/gu;

const ACCENTED = /(\p{Script=Latin})\p{M}+/gu;

/**
 * Returns a text as names are searched and compared: in lower case, with one kind of apostrophe, Latin letters without accents, and each
 * run of white space as one space. Marks of other scripts tell letters apart and stay.
 */
export function searchText(text: string): string {
  const lower = text.trim().toLowerCase();
  if (PLAIN.test(lower)) return lower;
  // After the normal forms, which make a backtick of a Greek accent.
  return lower.normalize("NFD").replace(ACCENTED, "$1").normalize("NFC").replace(APOSTROPHE, "'").replace(/\s+/gu, " ");
}
