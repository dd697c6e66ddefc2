import type { LocationRef, RegionRef } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { mostFrequent } from "../spawns/most-frequent.js";
import type { Npc } from "./npc-index.js";

/** Where an NPC is found first of all. */
export interface NpcPlace {
  readonly primaryRegion: RegionRef | undefined;
  readonly primaryLocation: LocationRef | undefined;
  /** The number of its spawns. */
  readonly spawnCount: number;
}

/**
 * Tells where an NPC is found first of all: the region and the location that most of its spawns lie in, the lowest id on a
 * tie. A curated override of one of its raw ids decides the location.
 *
 * @param catalog The catalog.
 * @param npc The NPC.
 */
export function npcPlaceOf(catalog: Catalog, npc: Npc): NpcPlace {
  const { npcSpawns, regions, locations, locationOverrides } = catalog[parts];
  const spawns = npcSpawns(npc);
  const [override] = npc.mergedIds.flatMap((id) => locationOverrides().get(id) ?? []);
  return {
    primaryRegion: mostFrequent(spawns.map(({ x, y }) => regions().at(x, y))),
    primaryLocation:
      override === undefined
        ? mostFrequent(spawns.map(({ x, y }) => locations().near(x, y)))
        : locations().byId.get(override.locationId),
    spawnCount: spawns.length,
  };
}
