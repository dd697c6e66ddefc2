import type { ExpLevelRule } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { engineRules } from "../records/engine-rules.js";

/**
 * Returns the rule by which experience and SP fall with the levels that a player is above a monster; null where that of the
 * chronicle's engine is not known. Source: the row `expGapFree` of the engine's rules.
 */
export function expLevelRuleOf(catalog: Catalog): ExpLevelRule | null {
  const { expGapFree, expGapNumerator, expGapDenominator } = engineRules(catalog);
  if (expGapFree === undefined || expGapNumerator === undefined || expGapDenominator === undefined) return null;
  const source = catalog.dataset.engineRules.find(({ name }) => name === "expGapFree")?.source ?? "";
  return { freeLevels: expGapFree, factorPerLevel: expGapNumerator / expGapDenominator, source };
}

/** Returns the factor of the experience and SP of a kill; 1 where there is no rule or the monster has no level. */
export function expLevelFactorOf(rule: ExpLevelRule | null, playerLevel: number, npcLevel: number | undefined): number {
  if (rule === null || npcLevel === undefined) return 1;
  // Multiplied level by level: the last digit of a power differs between the engines of JavaScript.
  let factor = 1;
  for (let level = npcLevel + rule.freeLevels; level < playerLevel; level += 1) factor *= rule.factorPerLevel;
  return factor;
}
