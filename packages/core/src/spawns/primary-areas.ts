import type { LocationId, LocationRef, RegionId, RegionRef, SpawnRow } from "@gamedata/schema/types";
import { type Catalog, derivedFor, derivedInSteps } from "../catalog/catalog.js";
import { eachInSteps, type Steps } from "../memoize/memoize.js";
import { regionGrid } from "../records/areas.js";
import { type Npc, npcIndex, spawnRows } from "../records/npcs.js";
import { rawLeaderIdsOf } from "./minions.js";
import { locationOverrideOf, mergeSpawns, npcSpawnsOf, spawnLocation } from "./npc-spawns.js";

/** Returns the most frequent area, the lowest id on a tie; `undefined` if there is no area. */
export function mostFrequent<Area extends { readonly id: number }>(
  areas: Iterable<Area | null | undefined>,
): Area | undefined {
  const counts = new Map<number, { readonly area: Area; count: number }>();
  for (const area of areas) {
    if (area === null || area === undefined) continue;
    const counted = counts.get(area.id);
    if (counted === undefined) counts.set(area.id, { area, count: 1 });
    else counted.count += 1;
  }
  const [first] = [...counts.values()].sort((a, b) => b.count - a.count || a.area.id - b.area.id);
  return first?.area;
}

interface PrimaryAreas {
  readonly primaryRegion: RegionRef | undefined;
  readonly primaryLocation: LocationRef | undefined;
  readonly spawnCount: number;
}

/**
 * Returns the region and the location with the most spawns of an NPC, the lowest id on a tie; of an NPC without spawns
 * those of the spawns of its leaders, the raw NPCs that it appears with. A location that is set by hand for one of its raw NPCs
 * replaces that of all of its spawns.
 */
export const primaryAreasOf = derivedFor((catalog, npc: Npc): PrimaryAreas => {
  const own = npcSpawnsOf(catalog, npc);
  const spawns = own.length > 0 ? own : leaderSpawnsOf(catalog, npc);
  const { region, location } = mostFrequentAreasOf(catalog, npc, spawns);
  return { primaryRegion: region, primaryLocation: location, spawnCount: own.length };
});

/** Returns the region and the location with the most of some spawns of an NPC, as `primaryAreasOf` does with all. */
export function mostFrequentAreasOf(
  catalog: Catalog,
  { id }: Npc,
  spawns: readonly SpawnRow[],
): { readonly region: RegionRef | undefined; readonly location: LocationRef | undefined } {
  const regions = regionGrid(catalog);
  return {
    region: mostFrequent(spawns.map(({ x, y }) => regions.at(x, y))),
    location: locationOverrideOf(catalog, id) ?? mostFrequent(spawns.map(spawnLocation(catalog))),
  };
}

/** Returns the spawns of the raw NPCs that have one of the raw NPCs of an NPC as a minion. */
function leaderSpawnsOf(catalog: Catalog, { mergedIds }: Npc): readonly SpawnRow[] {
  const rows = spawnRows(catalog);
  return mergeSpawns(rawLeaderIdsOf(catalog, mergedIds).flatMap((id) => rows.get(id) ?? []));
}

/** The NPCs that spawn in an area, with their number of spawns there. */
export type AreaSpawns = ReadonlyMap<Npc, number>;

/** The spawns of every NPC of the cleaned layer, counted by location; locations without spawns are omitted. */
export const spawnsByLocation = /* @__PURE__ */ derivedInSteps(
  (catalog): Steps<ReadonlyMap<LocationId, AreaSpawns>> => countSpawns(catalog, spawnLocation(catalog)),
);

/** The spawns of every NPC of the cleaned layer, counted by region; regions without spawns are omitted. */
export const spawnsByRegion = /* @__PURE__ */ derivedInSteps(
  (catalog): Steps<ReadonlyMap<RegionId, AreaSpawns>> =>
    countSpawns(catalog, ({ x, y }) => regionGrid(catalog).at(x, y)),
);

function* countSpawns(
  catalog: Catalog,
  areaOf: (spawn: SpawnRow) => { readonly id: number } | undefined,
): Steps<ReadonlyMap<number, AreaSpawns>> {
  const byArea = new Map<number, Map<Npc, number>>();
  yield* eachInSteps(npcIndex(catalog).all, (npc) => {
    for (const spawn of npcSpawnsOf(catalog, npc)) {
      const area = areaOf(spawn);
      if (area === undefined) continue;
      const counts = byArea.get(area.id);
      if (counts === undefined) byArea.set(area.id, new Map([[npc, 1]]));
      else counts.set(npc, (counts.get(npc) ?? 0) + 1);
    }
  });
  return byArea;
}
