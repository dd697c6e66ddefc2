import { searchText } from "@gamedata/rules";

/** A word of the game for which the list of items has a filter. */
export interface FilterWord {
  readonly parameter: "type" | "weaponType" | "armorType" | "etcItemType" | "grade";
  readonly value: string;
  readonly text: string;
}

const MOST = 3;

const tokensOf = (text: string): readonly string[] => searchText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns the filters that a text asks for: a kind, a grade, or both, of which the best come first. None where it has a word that is neither,
 * which is a name.
 *
 * @param grades The grades, with texts as `B grade`.
 */
export function itemFilters(
  text: string,
  kinds: readonly FilterWord[],
  grades: readonly FilterWord[],
): readonly (readonly FilterWord[])[] {
  const asked = tokensOf(text);
  const grade = grades.find(({ value }) => asked.includes(value));
  const ofGrade = grade === undefined ? [] : tokensOf(grade.text);
  const rest = asked.filter((token) => !ofGrade.includes(token));
  if (asked.length === 0) return [];
  // A letter alone is no grade.
  if (rest.length === 0) return grade !== undefined && asked.length > 1 ? [[grade]] : [];
  const fitting = kinds
    .map((kind) => ({ kind, tokens: tokensOf(kind.text) }))
    .filter(({ tokens }) => rest.every((token) => tokens.includes(token)));
  const fewest = Math.min(...fitting.map(({ tokens }) => tokens.length));
  return fitting
    .filter(({ tokens }) => tokens.length === fewest)
    .slice(0, MOST)
    .map(({ kind }) => (grade === undefined ? [kind] : [kind, grade]));
}
