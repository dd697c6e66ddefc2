/** What is typed for an apostrophe, and its twin in names. */
const APOSTROPHES = new Set("\u2018\u2019\u02BC\u00B4\u0060\uFF07");

/** Returns a text as it is compared with names: letter by letter, a Latin letter without its marks. */
export function searchedText(text: string): string {
  let result = "";
  let isLatin = false;
  for (const letter of text.toLowerCase().normalize("NFD")) {
    const isMark = /\p{M}/u.test(letter);
    if (isMark && isLatin) continue;
    if (!isMark) isLatin = /\p{Script=Latin}/u.test(letter);
    result += APOSTROPHES.has(letter) ? "'" : letter;
  }
  return result.normalize("NFC").split(/\s+/u).filter(Boolean).join(" ");
}
