import * as v from "valibot";
import { integerText } from "../../read/values.js";

/** The lowest level of a character that enchants skills. Source: class `RequestExEnchantSkill` of aCis and of L2J Server. */
export const FROM_LEVEL = 76;

export const percent = integerText(0, 100);

/** The levels of characters for which a dump may state a chance; its chronicle ends before the others. */
// biome-ignore format: a list of numbers
const levels = [
  "76", "77", "78", "79", "80", "81", "82", "83", "84", "85", "86", "87",
  "88", "89", "90", "91", "92", "93", "94", "95", "96", "97", "98", "99",
] as const;

/** The chances of a step by the level of the character, in which a source names them with a word before the level. */
export const ratesNamed = <const Word extends string>(word: Word) =>
  v.entriesFromList(
    levels.map((level) => `${word}${level}` as const),
    v.exactOptional(percent),
  );

/** Returns the chances of a row from the first level on. */
export function chancesOf<const Word extends string>(
  word: Word,
  row: { readonly [Rate in `${Word}${(typeof levels)[number]}`]?: number },
): readonly number[] {
  const stated = levels.map((level) => row[`${word}${level}`]);
  const end = stated.indexOf(undefined);
  return stated.slice(0, end === -1 ? stated.length : end).flatMap((chance) => chance ?? []);
}
