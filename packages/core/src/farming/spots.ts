import type { LocationRef, NpcId, RegionRef, SpawnRow } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import type { Npc } from "../records/npcs.js";
import { locationFinder, regionGrid } from "../records/places.js";
import { groupBy, mapGroups } from "../rows/group-by.js";
import { memoize } from "../rows/memoize.js";
import { locationOverrideOf, npcPlaceOf } from "../spawns/npc-place.js";
import { npcSpawnsOf } from "../spawns/npc-spawns.js";

const SECONDS_PER_HOUR = 3600;

/**
 * A place where NPCs are farmed: a location, or the spawns of a region that are near no location. Equal places of one NPC are
 * one object.
 */
export interface Place {
  readonly location: LocationRef | undefined;
  readonly region: RegionRef | undefined;
}

/** The spawns of one source entry at one place. */
export interface Spot {
  readonly place: Place;
  readonly spawnCount: number;
  /** Spawns with a respawn delay, the sum of their delays in seconds, and the kills per hour that they allow at most. */
  readonly timedCount: number;
  readonly delays: number;
  readonly killsPerHour: number;
}

/** Above the id of every location. */
const NO_LOCATION = 1_000_000;

/** Returns a number that orders places: locations by id, then regions by id, then outside the grid. */
export function placeKey({ location, region }: Place): number {
  return location?.id ?? NO_LOCATION + (region?.id ?? NO_LOCATION);
}

/** Finds the place of a coordinate; `override` is the location that is set by hand. */
type Places = (x: number, y: number, override: LocationRef | undefined) => Place;

/** The spots of each source entry of an NPC. */
const spotsOfNpc = derived((catalog) => {
  const places = createPlaces(catalog);
  return memoize((npc: Npc): ReadonlyMap<NpcId, readonly Spot[]> => {
    const override = locationOverrideOf(catalog, npc);
    const byEntry = groupBy(npcSpawnsOf(catalog, npc), ({ npcId }) => npcId);
    if (byEntry.size === 0) {
      const alone = [withoutSpawns(catalog, npc)];
      return new Map(npc.mergedIds.map((rawId) => [rawId, alone]));
    }
    return mapGroups(byEntry, (spawns) => spotsOfSpawns(spawns, (x, y) => places(x, y, override)));
  });
});

/** Returns the spots of a source entry of an NPC; empty where only other entries of the NPC have spawns. */
export function spotsOf(catalog: Catalog, npc: Npc, rawId: NpcId): readonly Spot[] {
  return spotsOfNpc(catalog)(npc).get(rawId) ?? [];
}

/** Finds the place of a coordinate; equal places are one object. */
function createPlaces(catalog: Catalog): Places {
  const locations = locationFinder(catalog);
  const regions = regionGrid(catalog);
  const byLocation = new Map(
    locations.all.map(({ row, ref }): [LocationRef, Place] => [
      ref,
      { location: ref, region: regions.at(row.x, row.y) },
    ]),
  );
  const elsewhere = new Map<RegionRef | undefined, Place>(
    [undefined, ...regions.all].map((region) => [region, { location: undefined, region }]),
  );
  const nowhere: Place = { location: undefined, region: undefined };
  return (x, y, override) => {
    const location = override ?? locations.near(x, y);
    return (location === undefined ? elsewhere.get(regions.at(x, y)) : byLocation.get(location)) ?? nowhere;
  };
}

function spotsOfSpawns(spawns: readonly SpawnRow[], placeAt: (x: number, y: number) => Place): readonly Spot[] {
  const byPlace = groupBy(spawns, ({ x, y }) => placeAt(x, y));
  return Array.from(byPlace, ([place, there]): Spot => {
    let spawnCount = 0;
    let timedCount = 0;
    let delays = 0;
    let killsPerHour = 0;
    for (const { respawnDelay = 0, count = 1 } of there) {
      spawnCount += count;
      if (respawnDelay === 0) continue;
      timedCount += count;
      delays += respawnDelay * count;
      killsPerHour += (SECONDS_PER_HOUR / respawnDelay) * count;
    }
    return { place, spawnCount, timedCount, delays, killsPerHour };
  });
}

/** An NPC without spawns is at its primary place, which a minion has from its leaders. */
function withoutSpawns(catalog: Catalog, npc: Npc): Spot {
  const { primaryLocation: location, primaryRegion: region } = npcPlaceOf(catalog, npc);
  return { place: { location, region }, spawnCount: 0, timedCount: 0, delays: 0, killsPerHour: 0 };
}
