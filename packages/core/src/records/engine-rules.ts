import { itemGrades } from "@gamedata/schema";
import type { EngineRuleName, ItemRow } from "@gamedata/schema/types";
import { derived } from "../catalog/catalog.js";
import { gradeOf } from "./items.js";

/** The numbers of the rules of a chronicle's engine; those of a rule that the engine does not have are missing. */
export type EngineRules = Readonly<Partial<Record<EngineRuleName, number>>>;

export const engineRules = derived(
  ({ dataset }): EngineRules => Object.fromEntries(dataset.engineRules.map(({ name, value }) => [name, value])),
);

/** Tells whether the rules have the numbers that every computed stat of a character or an NPC depends on. */
export const haveStatNumbers = (
  rules: EngineRules,
): rules is EngineRules & Readonly<Record<"statLevelOffset" | "statCastSpeed", number>> =>
  rules.statLevelOffset !== undefined && rules.statCastSpeed !== undefined;

/** Tells whether an item is at least of the grade with a number, its position in `itemGrades`; another grade has no number. */
export const isOfGradeFrom = (row: ItemRow, lowest: number): boolean => itemGrades.indexOf(gradeOf(row)) >= lowest;

const THOUSAND = 1000;
const HUNDRED = 100;

export type Attribute = "str" | "con" | "dex" | "int" | "wit" | "men";

export const byAttribute = <Value>(of: (name: Attribute) => Value): Readonly<Record<Attribute, Value>> => ({
  str: of("str"),
  con: of("con"),
  dex: of("dex"),
  int: of("int"),
  wit: of("wit"),
  men: of("men"),
});

/** The highest value of an attribute for which the engines have a factor. */
const HIGHEST_ATTRIBUTE = 99;

export const attributeBonuses = derived((catalog): Readonly<Record<Attribute, readonly number[]>> => {
  const rules = engineRules(catalog);
  return byAttribute((attribute) =>
    Array.from({ length: HIGHEST_ATTRIBUTE + 1 }, (_, value) => attributeBonus(rules, attribute, value)),
  );
});

/** Returns the factor of an attribute: `base ^ (value - offset)`, rounded to two decimals; the rules are in thousandths. */
function attributeBonus(rules: EngineRules, attribute: Attribute, value: number): number {
  const { [`${attribute}BonusBase` satisfies EngineRuleName]: base = THOUSAND } = rules;
  const { [`${attribute}BonusOffset` satisfies EngineRuleName]: offset = 0 } = rules;
  return Math.floor((base / THOUSAND) ** (value - offset / THOUSAND) * HUNDRED + 0.5) / HUNDRED;
}

/** How much more accuracy an engine gives above level 69. Source: L2J Server, class `FuncAtkAccuracy`. */
export const accuracyAbove = (level: number): number => (level > 77 ? level - 76 : 0) + (level > 69 ? level - 69 : 0);
