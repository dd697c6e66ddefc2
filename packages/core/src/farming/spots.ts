import type { LocationLootNpc, LocationRef, NpcId, RegionRef, SpawnRow } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { locationFinder, regionGrid } from "../records/areas.js";
import { type Npc, npcWithLevelOf } from "../records/npcs.js";
import { groupBy } from "../rows/group-by.js";
import { spawnLocation, standingSpawnsOf } from "../spawns/npc-spawns.js";
import { primaryAreasOf } from "../spawns/primary-areas.js";
import { meanDelayOf, type SpawnTimes, spawnTimesOf } from "../spawns/spawn-times.js";

/**
 * An area where NPCs are farmed: a location, or the spawns of a region that are near no location. Equal areas of one NPC are
 * one object.
 */
interface Area {
  readonly location: LocationRef | undefined;
  readonly region: RegionRef | undefined;
}

/** The spawns of one raw NPC in one area. */
export interface Spot extends SpawnTimes {
  readonly area: Area;
}

/** Above the id of every location. */
const NO_LOCATION = 1_000_000;

/** Returns a number that orders areas: locations by id, then regions by id, then outside the grid. */
export function areaKey({ location, region }: Area): number {
  return location?.id ?? NO_LOCATION + (region?.id ?? NO_LOCATION);
}

/** Finds the spots of a raw NPC; those of all raw NPCs that are merged with it are computed when the first is needed. */
const findSpots = derived((catalog) => {
  const areaOf = areasOfSpawns(catalog);
  const spotsByRawId = new Map<NpcId, readonly Spot[]>();
  const none: readonly Spot[] = [];

  function addSpotsOf(npc: Npc): void {
    const byEntry = groupBy(standingSpawnsOf(catalog, npc), ({ npcId }) => npcId);
    const otherwise = byEntry.size === 0 ? [withoutSpawns(catalog, npc)] : none;
    for (const rawId of npc.mergedIds) {
      const spawns = byEntry.get(rawId);
      const spots = spawns === undefined ? otherwise : spotsOfSpawns(spawns, areaOf);
      spotsByRawId.set(rawId, spots);
    }
  }

  return (npc: Npc, rawId: NpcId): readonly Spot[] => {
    const known = spotsByRawId.get(rawId);
    if (known !== undefined) return known;
    addSpotsOf(npc);
    return spotsByRawId.get(rawId) ?? none;
  };
});

/** Returns the spots of a raw NPC, by `areaKey`; empty where only others that are merged with it have spawns. */
export function spotsOf(catalog: Catalog, npc: Npc, rawId: NpcId): readonly Spot[] {
  return findSpots(catalog)(npc, rawId);
}

/** Finds the area of a spawn; equal areas are one object. */
function areasOfSpawns(catalog: Catalog): (spawn: SpawnRow) => Area {
  const locations = locationFinder(catalog);
  const regions = regionGrid(catalog);
  const byLocation = new Map(
    locations.all.map(({ row, ref }): [LocationRef, Area] => [
      ref,
      { location: ref, region: regions.at(row.x, row.y) },
    ]),
  );
  const elsewhere = new Map<RegionRef | undefined, Area>(
    [undefined, ...regions.all].map((region) => [region, { location: undefined, region }]),
  );
  const nowhere: Area = { location: undefined, region: undefined };
  const locationOf = spawnLocation(catalog);
  return (spawn) => {
    const location = locationOf(spawn);
    return (location === undefined ? elsewhere.get(regions.at(spawn.x, spawn.y)) : byLocation.get(location)) ?? nowhere;
  };
}

function spotsOfSpawns(spawns: readonly SpawnRow[], areaOf: (spawn: SpawnRow) => Area): readonly Spot[] {
  const byArea = groupBy(spawns, areaOf);
  return Array.from(byArea, ([area, there]): Spot => ({ area, ...spawnTimesOf(there) })).sort(
    (a, b) => areaKey(a.area) - areaKey(b.area),
  );
}

/** An NPC without spawns is in its primary area, which a minion has from its leaders. */
function withoutSpawns(catalog: Catalog, npc: Npc): Spot {
  const { primaryLocation: location, primaryRegion: region } = primaryAreasOf(catalog, npc);
  return { area: { location, region }, spawnCount: 0, timedCount: 0, delays: 0, killsPerHour: 0 };
}

/** An NPC in an area where its kills can give an item. */
export interface NpcSpot {
  readonly npc: Npc;
  /** The sums over its raw NPCs that are there. */
  spot: Spot;
  /** The mean over the spawns; without spawns, the entry that gives most stands for the NPC. */
  perKill: number;
  /** Those of `perKill` that only spoil gives. */
  spoiled: number;
  perHour: number;
}

/** What a kill gives, in expected pieces. */
export type Pieces = Pick<NpcSpot, "perKill" | "spoiled">;

export const npcSpotOf = (npc: Npc, spot: Spot, { perKill, spoiled }: Pieces): NpcSpot => ({
  npc,
  spot,
  perKill,
  spoiled,
  perHour: spot.killsPerHour * perKill,
});

export function addSpot(sums: NpcSpot, spot: Spot, gives: Pieces): void {
  const { area, spawnCount, timedCount, delays, killsPerHour } = sums.spot;
  sums.spot = {
    area,
    spawnCount: spawnCount + spot.spawnCount,
    timedCount: timedCount + spot.timedCount,
    delays: delays + spot.delays,
    killsPerHour: killsPerHour + spot.killsPerHour,
  };
  sums.perHour += spot.killsPerHour * gives.perKill;
  // A running mean is exact where all entries give the same, so that equal spots stay equal.
  if (spawnCount === 0) {
    const isMore = spot.spawnCount > 0 || gives.perKill > sums.perKill;
    if (isMore) [sums.perKill, sums.spoiled] = [gives.perKill, gives.spoiled];
    return;
  }
  const share = spot.spawnCount / sums.spot.spawnCount;
  sums.perKill += (gives.perKill - sums.perKill) * share;
  sums.spoiled += (gives.spoiled - sums.spoiled) * share;
}

/** Returns what an NPC gives in its area, as responses show it. */
export function npcYieldOf({ npc, spot, perKill, spoiled, perHour }: NpcSpot): LocationLootNpc {
  const shown = {
    npc: npcWithLevelOf(npc),
    spawnCount: spot.spawnCount,
    respawnSeconds: meanDelayOf(spot),
    expectedPerKill: perKill,
  };
  return spoiled === 0 ? { ...shown, perHour } : { ...shown, spoiledPerKill: spoiled, perHour };
}
