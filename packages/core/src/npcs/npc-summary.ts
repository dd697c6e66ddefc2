import type { NpcRow, NpcSummary } from "@gamedata/schema/types";
import { cleanName } from "../names/clean-name.js";
import type { Npc } from "../records/npcs.js";

/** Converts an NPC of the cleaned layer to what lists return of it. */
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

/** Returns whether an NPC attacks first: its aggro range is above 0. */
export function isAggressive(row: NpcRow): boolean {
  return aggroRangeOf(row) > 0;
}

/** Returns the range in game units within which an NPC attacks first; 0 where the source denies that it is aggressive. */
export function aggroRangeOf({ ai }: NpcRow): number {
  return ai?.isAggressive === false ? 0 : (ai?.aggro ?? 0);
}

/** Rounds a stat to a whole number; null if it is missing. */
export function rounded(stat: number | undefined): number | null {
  return stat === undefined ? null : Math.round(stat);
}
