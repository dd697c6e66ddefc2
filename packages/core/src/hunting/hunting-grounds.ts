import { complete } from "@gamedata/rules";
import type { LocationRef, RegionId, RegionRef } from "@gamedata/schema/types";
import { type Catalog, derivedFor, derivedInSteps } from "../catalog/catalog.js";
import { eachInSteps, type Steps } from "../memoize/memoize.js";
import { regionGrid } from "../records/areas.js";
import { isBossType, isMonsterType, type Npc, npcIndex } from "../records/npcs.js";
import { standingSpawnsOf } from "../spawns/npc-spawns.js";
import { mostFrequentAreasOf } from "../spawns/primary-areas.js";
import { type SpawnTimes, spawnTimesOf } from "../spawns/spawn-times.js";

/** A monster that can be hunted, and its spawns that count. */
export interface HuntingGround {
  readonly npc: Npc;
  readonly times: SpawnTimes;
  readonly location: LocationRef | undefined;
  readonly region: RegionRef | undefined;
}

function* findGrounds(catalog: Catalog, region?: RegionId): Steps<readonly HuntingGround[]> {
  const grounds: HuntingGround[] = [];
  yield* eachInSteps(npcIndex(catalog).all, (npc) => {
    const ground = isHunted(npc) ? groundOf(catalog, npc, region) : undefined;
    if (ground !== undefined) grounds.push(ground);
  });
  return grounds;
}

/** The hunting grounds of all regions together. */
export const huntingGrounds = /* @__PURE__ */ derivedInSteps((catalog) => findGrounds(catalog));

/** The hunting grounds of each region; whoever asks for regions that there are not fills no memory. */
const groundsByRegion = derivedFor((catalog, region: RegionId) => complete(findGrounds(catalog, region)));

/**
 * Returns the monsters that can be hunted, by id, with all of their spawns or those in a region: monsters that give
 * experience and have spawns of their own. Bosses are left out, and spawns of which only one of a group is used at a time.
 */
export function huntingGroundsOf(catalog: Catalog, region: RegionId | undefined): readonly HuntingGround[] {
  if (region === undefined) return huntingGrounds(catalog);
  return regionGrid(catalog).byId.has(region) ? groundsByRegion(catalog, region) : [];
}

function isHunted({ canonical: { type, exp = 0 } }: Npc): boolean {
  return exp > 0 && isMonsterType(type) && !isBossType(type);
}

function groundOf(catalog: Catalog, npc: Npc, region: RegionId | undefined): HuntingGround | undefined {
  const regions = regionGrid(catalog);
  const spawns = standingSpawnsOf(catalog, npc).filter(
    ({ x, y, groupId }) => groupId === undefined && (region === undefined || regions.at(x, y)?.id === region),
  );
  if (spawns.length === 0) return undefined;
  return { npc, times: spawnTimesOf(spawns), ...mostFrequentAreasOf(catalog, npc, spawns) };
}
