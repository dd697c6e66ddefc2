import type { LocationId, RegionId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { type Npc, npcIndex } from "../records/npcs.js";
import { locationFinder, regionGrid } from "../records/places.js";
import { npcSpawnsOf } from "./npc-spawns.js";

/** The NPCs that spawn in an area, with their number of spawns there. */
export type AreaSpawns = ReadonlyMap<Npc, number>;

/** The spawns of every NPC of the cleaned layer, counted by location; locations without spawns are omitted. */
export const spawnsByLocation = derived((catalog): ReadonlyMap<LocationId, AreaSpawns> => {
  const { near } = locationFinder(catalog);
  return countSpawns(catalog, near);
});

/** The spawns of every NPC of the cleaned layer, counted by region; regions without spawns are omitted. */
export const spawnsByRegion = derived((catalog): ReadonlyMap<RegionId, AreaSpawns> => {
  const { at } = regionGrid(catalog);
  return countSpawns(catalog, at);
});

function countSpawns(
  catalog: Catalog,
  areaAt: (x: number, y: number) => { readonly id: number } | undefined,
): ReadonlyMap<number, AreaSpawns> {
  const byArea = new Map<number, Map<Npc, number>>();
  for (const npc of npcIndex(catalog).all) {
    for (const { x, y } of npcSpawnsOf(catalog, npc)) {
      const area = areaAt(x, y);
      if (area === undefined) continue;
      const counts = byArea.get(area.id);
      if (counts === undefined) byArea.set(area.id, new Map([[npc, 1]]));
      else counts.set(npc, (counts.get(npc) ?? 0) + 1);
    }
  }
  return byArea;
}
