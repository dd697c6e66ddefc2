import type { LocationId, RegionId } from "@gamedata/schema";
import { derived } from "../catalog/derived.js";
import { type Npc, npcIndex } from "../records/npcs.js";
import { locationFinder, regionGrid } from "../records/places.js";
import { npcSpawnsOf } from "./npc-spawns.js";

/** The NPCs that spawn in an area, with their number of spawns there. */
export type AreaSpawns = ReadonlyMap<Npc, number>;

/** NPCs of the cleaned layer by area; areas without spawns are omitted. */
export interface AreaIndex {
  readonly byLocation: ReadonlyMap<LocationId, AreaSpawns>;
  readonly byRegion: ReadonlyMap<RegionId, AreaSpawns>;
}

/** The spawns of every NPC, counted by location and by region. */
export const areaIndex = derived((catalog): AreaIndex => {
  const regions = regionGrid(catalog);
  const locations = locationFinder(catalog);
  const byLocation = new Map<LocationId, Map<Npc, number>>();
  const byRegion = new Map<RegionId, Map<Npc, number>>();
  for (const npc of npcIndex(catalog).all) {
    for (const { x, y } of npcSpawnsOf(catalog, npc)) {
      countSpawn(byLocation, locations.near(x, y), npc);
      countSpawn(byRegion, regions.at(x, y), npc);
    }
  }
  return { byLocation, byRegion };
});

function countSpawn(areas: Map<number, Map<Npc, number>>, area: { readonly id: number } | undefined, npc: Npc): void {
  if (area === undefined) return;
  const counts = areas.get(area.id);
  if (counts === undefined) areas.set(area.id, new Map([[npc, 1]]));
  else counts.set(npc, (counts.get(npc) ?? 0) + 1);
}
