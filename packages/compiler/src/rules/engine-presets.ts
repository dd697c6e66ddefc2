import type { EngineRuleRow } from "@gamedata/schema";
import type { DialectName } from "../dialects/dialects.js";

const rule = (name: EngineRuleRow["name"], value: number, source: string): EngineRuleRow => ({ name, value, source });

const levelModifier = "Monster.calculateLevelModifierForDrop";
const rewardItems = "Monster.calculateCategorizedRewardItem, calculateRewardItem";

/** A group of an L2J drop list has a chance and no number. */
const groupsByPosition = rule("groupsByPosition", 1, "data/xsd/npcs.xsd: a <group> has a chance and no number");

/**
 * The numbers of the rules of each engine, without those of a chronicle. The level gaps of the L2J engines are of another form (classes
 * `IKillerChanceModifierStrategy` and `NpcTemplate`) and in each server's configuration: they have no rows.
 */
export const enginePresets: Readonly<Record<DialectName, readonly EngineRuleRow[]>> = {
  acis: [
    rule("levelGapFrom", 9, levelModifier),
    rule("levelGapFree", 8, levelModifier),
    rule("levelGapPercent", 9, levelModifier),
    rule("levelGapDivisor", 3, rewardItems),
    rule("minimumDropChance", 1, rewardItems),
  ],
  l2j: [
    rule(
      "groupAmountAbove",
      1_000_000,
      "IGroupedItemDropCalculationStrategy.DEFAULT_STRATEGY; config/general.properties:340, PreciseDropCalculation",
    ),
    rule("reversedRange", 1, "Rnd.get(min, max)"),
    groupsByPosition,
  ],
  mobius: [groupsByPosition],
};
