import type { LocationRef, RegionRef } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { leadersOf } from "../records/minions.js";
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
 * Returns the region and the location with the most spawns of an NPC, the lowest id on a tie; of an NPC without spawns
 * those of its leaders' spawns. A curated override for one of its raw ids replaces the location of all of its spawns.
 */
export function npcPlaceOf(catalog: Catalog, npc: Npc): NpcPlace {
  return npcPlaces(catalog)(npc);
}

function findPlace(catalog: Catalog, npc: Npc): NpcPlace {
  const spawns = npcSpawnsOf(catalog, npc);
  const regions = regionGrid(catalog);
  const standing = spawns.length > 0 ? [npc] : leadersOf(catalog, npc);
  const positions = standing.flatMap((one) => npcSpawnsOf(catalog, one));
  return {
    primaryRegion: mostFrequent(positions.map(({ x, y }) => regions.at(x, y))),
    primaryLocation:
      locationOverrideOf(catalog, npc) ?? mostFrequent(standing.flatMap((one) => locationsOf(catalog, one))),
    spawnCount: spawns.length,
  };
}

/** Returns the location of each spawn of an NPC; `undefined` where no location is near. */
function locationsOf(catalog: Catalog, npc: Npc): readonly (LocationRef | undefined)[] {
  const override = locationOverrideOf(catalog, npc);
  const locations = locationFinder(catalog);
  return npcSpawnsOf(catalog, npc).map(({ x, y }) => override ?? locations.near(x, y));
}

/** Returns the location that is set by hand for all spawns of an NPC; `undefined` for most NPCs. */
export function locationOverrideOf(catalog: Catalog, { mergedIds }: Npc): LocationRef | undefined {
  const [override] = mergedIds.flatMap((id) => locationOverrides(catalog).get(id) ?? []);
  return override && locationFinder(catalog).byId.get(override.locationId)?.ref;
}
