import type { LocationRef, RegionId, RegionRef } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { regionGrid } from "../indexes/areas.js";
import { isBossType, isMonsterType } from "../indexes/monster-type.js";
import { type Npc, npcIndex } from "../indexes/npcs.js";
import { memoize } from "../memoize/memoize.js";
import { npcSpawnsOf } from "../spawns/npc-spawns.js";
import { mostFrequentAreasOf } from "../spawns/primary-areas.js";
import { type SpawnTimes, spawnTimesOf } from "../spawns/spawn-times.js";

/** A monster that can be hunted, and its spawns that count. */
export interface HuntingGround {
  readonly npc: Npc;
  readonly times: SpawnTimes;
  readonly location: LocationRef | undefined;
  readonly region: RegionRef | undefined;
}

/** The hunting grounds by region; those of all regions together have the key `undefined`. */
const groundsByRegion = derived((catalog) =>
  memoize((region: RegionId | undefined): readonly HuntingGround[] =>
    npcIndex(catalog)
      .all.filter(isHunted)
      .flatMap((npc) => groundOf(catalog, npc, region) ?? []),
  ),
);

/**
 * Returns the monsters that can be hunted, by id, with all of their spawns or those in a region: monsters that give
 * experience and have spawns of their own. Bosses are left out, and spawns of which only one of a group is used at a time.
 */
export function huntingGroundsOf(catalog: Catalog, region: RegionId | undefined): readonly HuntingGround[] {
  return groundsByRegion(catalog)(region);
}

function isHunted({ canonical: { type, exp = 0 } }: Npc): boolean {
  return exp > 0 && isMonsterType(type) && !isBossType(type);
}

function groundOf(catalog: Catalog, npc: Npc, region: RegionId | undefined): HuntingGround | undefined {
  const regions = regionGrid(catalog);
  const spawns = npcSpawnsOf(catalog, npc).filter(
    ({ x, y, groupId }) => groupId === undefined && (region === undefined || regions.at(x, y)?.id === region),
  );
  if (spawns.length === 0) return undefined;
  return { npc, times: spawnTimesOf(spawns), ...mostFrequentAreasOf(catalog, npc, spawns) };
}
