import { itemGrades } from "@gamedata/schema";
import type { EngineRuleName, ItemRow } from "@gamedata/schema/types";
import { derived } from "../catalog/derived.js";
import { gradeOf } from "./items.js";

/** The numbers of the rules of a chronicle's engine; those of a rule that the engine does not have are missing. */
export type EngineRules = Readonly<Partial<Record<EngineRuleName, number>>>;

/** The numbers of the engine's rules, by name. */
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
