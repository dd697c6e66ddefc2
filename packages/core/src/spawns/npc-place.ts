import type { LocationRef, RegionRef } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import type { Npc } from "../records/npcs.js";
import { locationFinder, regionGrid } from "../records/places.js";
import { indexBy } from "../rows/index-by.js";
import { memoize } from "../rows/memoize.js";
import { mostFrequent } from "./most-frequent.js";
import { npcSpawnsOf } from "./npc-spawns.js";

/** The primary region and location of an NPC. */
export interface NpcPlace {
  readonly primaryRegion: RegionRef | undefined;
  readonly primaryLocation: LocationRef | undefined;
  readonly spawnCount: number;
}

const locationOverrides = derived(({ dataset }) => indexBy(dataset.locationOverrides, (row) => row.npcId));

const npcPlaces = derived((catalog) => memoize((npc: Npc) => findPlace(catalog, npc)));

/**
 * Returns the region and the location with the most spawns of an NPC, the lowest id on a tie. A curated override for
 * one of its raw ids replaces the location.
 */
export function npcPlaceOf(catalog: Catalog, npc: Npc): NpcPlace {
  return npcPlaces(catalog)(npc);
}

function findPlace(catalog: Catalog, npc: Npc): NpcPlace {
  const spawns = npcSpawnsOf(catalog, npc);
  const regions = regionGrid(catalog);
  const locations = locationFinder(catalog);
  const [override] = npc.mergedIds.flatMap((id) => locationOverrides(catalog).get(id) ?? []);
  return {
    primaryRegion: mostFrequent(spawns.map(({ x, y }) => regions.at(x, y))),
    primaryLocation:
      override === undefined
        ? mostFrequent(spawns.map(({ x, y }) => locations.near(x, y)))
        : locations.byId.get(override.locationId)?.ref,
    spawnCount: spawns.length,
  };
}
