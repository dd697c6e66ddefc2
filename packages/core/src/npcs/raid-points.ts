import type { NpcRow, RaidPoints } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { engineRules } from "../records/engine-rules.js";
import { isBossType } from "../records/monster-type.js";

/**
 * Returns the raid points of a kill of a boss; `undefined` for other NPCs, and in an engine without the rule.
 *
 * Source: aCis, `RaidBoss.doDie` and `GrandBoss.doDie`; L2J Server, `L2RaidBossInstance.doDie` and `L2GrandBossInstance.doDie`.
 */
export function raidPointsOf(catalog: Catalog, { type, level }: NpcRow): RaidPoints | undefined {
  const { raidPointsDivisor, raidPointsSpread = 0 } = engineRules(catalog);
  if (raidPointsDivisor === undefined || level === undefined || !isBossType(type)) return undefined;
  const mean = Math.trunc(level / raidPointsDivisor);
  return { min: mean - raidPointsSpread, max: mean + raidPointsSpread };
}
