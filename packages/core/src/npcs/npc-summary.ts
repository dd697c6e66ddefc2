import type { NpcRow, NpcSummary } from "@gamedata/schema";
import { cleanName } from "../names/clean-name.js";
import type { Npc } from "./npc-index.js";

/**
 * Shows an NPC as lists do; hit points are rounded.
 *
 * @param npc The NPC.
 */
export function npcSummaryOf({ id, name, canonical }: Npc): NpcSummary {
  return {
    id,
    name,
    title: canonical.title === undefined ? null : cleanName(canonical.title),
    level: canonical.level ?? null,
    npcType: canonical.type ?? null,
    hp: rounded(canonical.hp),
    isAggressive: isAggressive(canonical),
  };
}

/**
 * Tells whether an NPC attacks first: the aggro range of its AI is above 0.
 *
 * @param row The NPC's row.
 */
export function isAggressive({ ai }: NpcRow): boolean {
  return (ai?.aggro ?? 0) > 0;
}

/**
 * Rounds a stat to a whole number; null when there is none.
 *
 * @param stat The stat, if the source has it.
 */
export function rounded(stat: number | undefined): number | null {
  return stat === undefined ? null : Math.round(stat);
}
