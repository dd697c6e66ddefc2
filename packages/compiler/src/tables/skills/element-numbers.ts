import { rawText } from "../../read/raw-text.js";

const COMMENT = /<!--.*?-->/gsu;
const ELEMENT = /<(?:set|enchant\d)\s[^>]*\bname\s*=\s*["']element["'][^>]*>/giu;
const NUMBER = /\bval\s*=\s*["']\s*(?<number>\d+)\s*["']/iu;

function numbersIn(text: string): readonly number[] {
  const settings = text.replace(COMMENT, "").match(ELEMENT) ?? [];
  return settings.flatMap((setting) => {
    const number = NUMBER.exec(setting)?.groups?.["number"];
    return number === undefined ? [] : [Number(number)];
  });
}

/**
 * Whether the numbers of the elements of all skills begin with fire as 0, as in L2J from Gracia on (class `Elementals`). Before, they begin with
 * wind as 1, dark is 6, and 0 none (class `L2Skill`).
 *
 * @param paths The files of skills, relative to the folder.
 */
export function hasElementsFromFire(folder: string, paths: readonly string[]): boolean {
  const numbers = new Set(paths.flatMap((path) => numbersIn(rawText(folder, path))));
  return numbers.has(0) && !numbers.has(6);
}
