import type { LocationId, RegionId, SpawnRow } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derivedInSteps } from "../catalog/derived.js";
import { type Npc, npcIndex } from "../records/npcs.js";
import { regionGrid } from "../records/places.js";
import { npcSpawnsOf } from "./npc-spawns.js";
import { spawnLocation } from "./spawn-location.js";

/** The NPCs that spawn in an area, with their number of spawns there. */
export type AreaSpawns = ReadonlyMap<Npc, number>;

/** The spawns of every NPC of the cleaned layer, counted by location; locations without spawns are omitted. */
export const spawnsByLocation = derivedInSteps(
  (catalog): SpawnCount<LocationId> => countSpawns(catalog, spawnLocation(catalog)),
);

/** The spawns of every NPC of the cleaned layer, counted by region; regions without spawns are omitted. */
export const spawnsByRegion = derivedInSteps(
  (catalog): SpawnCount<RegionId> => countSpawns(catalog, ({ x, y }) => regionGrid(catalog).at(x, y)),
);

type SpawnCount<Id> = Generator<undefined, ReadonlyMap<Id, AreaSpawns>>;

/** Spawns that are counted in one step: a few milliseconds. */
const STEP_SPAWNS = 2500;

function* countSpawns(
  catalog: Catalog,
  areaOf: (spawn: SpawnRow) => { readonly id: number } | undefined,
): SpawnCount<number> {
  let left = STEP_SPAWNS;
  const byArea = new Map<number, Map<Npc, number>>();
  for (const npc of npcIndex(catalog).all) {
    const spawns = npcSpawnsOf(catalog, npc);
    left -= spawns.length;
    if (left < 0) {
      yield;
      left = STEP_SPAWNS;
    }
    for (const spawn of spawns) {
      const area = areaOf(spawn);
      if (area === undefined) continue;
      const counts = byArea.get(area.id);
      if (counts === undefined) byArea.set(area.id, new Map([[npc, 1]]));
      else counts.set(npc, (counts.get(npc) ?? 0) + 1);
    }
  }
  return byArea;
}
