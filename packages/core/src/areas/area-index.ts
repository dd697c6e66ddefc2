import type { LocationId, RegionId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import type { Npc } from "../npcs/npc-index.js";

/** Who spawns in a place, and how often there. */
export type AreaSpawns = ReadonlyMap<Npc, number>;

/** The NPCs of the cleaned layer by where they spawn; a place without spawns is not in it. */
export interface AreaIndex {
  readonly byLocation: ReadonlyMap<LocationId, AreaSpawns>;
  readonly byRegion: ReadonlyMap<RegionId, AreaSpawns>;
}

/**
 * Counts the spawns of every NPC by location and by region.
 *
 * @param catalog The catalog.
 */
export function createAreaIndex(catalog: Catalog): AreaIndex {
  const { npcs, npcSpawns, locations, regions } = catalog[parts];
  const byLocation = new Map<LocationId, Map<Npc, number>>();
  const byRegion = new Map<RegionId, Map<Npc, number>>();
  for (const npc of npcs().all) {
    for (const { x, y } of npcSpawns(npc)) {
      countSpawn(byLocation, locations().near(x, y), npc);
      countSpawn(byRegion, regions().at(x, y), npc);
    }
  }
  return { byLocation, byRegion };
}

function countSpawn(areas: Map<number, Map<Npc, number>>, area: { readonly id: number } | undefined, npc: Npc): void {
  if (area === undefined) return;
  const counts = areas.get(area.id);
  if (counts === undefined) areas.set(area.id, new Map([[npc, 1]]));
  else counts.set(npc, (counts.get(npc) ?? 0) + 1);
}
