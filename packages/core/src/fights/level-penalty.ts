import type { EngineRules } from "../records/engine-rules.js";
import type { Side } from "./sides.js";

const HUNDRED = 100;

/**
 * Returns what something is multiplied by against an NPC of a high level that is above the character; 1 against raids.
 *
 * Source: L2J Server, config/npc.properties, `MinNPCLevelForDmgPenalty` and the lists of penalties.
 *
 * @param from The levels above the character from which on it changes.
 * @param percents The percents at these levels; beyond them the last one counts.
 */
export function levelPenaltyOf(
  { penaltyFrom }: EngineRules,
  by: Pick<Side, "level">,
  on: Pick<Side, "level" | "isRaid">,
  from: number,
  percents: readonly (number | undefined)[],
): number {
  const above = on.level - by.level;
  if (penaltyFrom === undefined || on.isRaid === true || on.level < penaltyFrom || above < from) return 1;
  return (percents[Math.min(above - from, percents.length - 1)] ?? HUNDRED) / HUNDRED;
}
