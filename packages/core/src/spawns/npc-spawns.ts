import { present } from "@gamedata/rules";
import type { EnrichedSpawn, LocationRef, NpcId, Page, RawSpawn, SpawnGroup, SpawnRow } from "@gamedata/schema/types";
import { type Catalog, derived, derivedFor, requireRows } from "../catalog/catalog.js";
import { recordQuery } from "../query/define-query.js";
import { wholePage } from "../query/listing.js";
import type { RecordQuery } from "../query/query.js";
import { locationFinder, regionGrid } from "../records/areas.js";
import { type Npc, npcGroupKind, rawMonsterKind, rawNpcGroupsById, spawnRows } from "../records/npcs.js";
import { groupBy } from "../rows/group-by.js";

/** Removes exact duplicates from spawn rows; the order is kept. Rows without duplicates are returned as they are. */
export function mergeSpawns(rows: readonly SpawnRow[]): readonly SpawnRow[] {
  // Most spawns are alone at their point, which is faster to see than that they differ.
  const byPoint = groupBy(rows, pointOf);
  if (byPoint.size === rows.length) return rows;
  const seen = new Set<string>();
  const distinct = rows.filter((row) => {
    if (byPoint.get(pointOf(row))?.length === 1) return true;
    const key = keyOf(row);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return distinct.length === rows.length ? rows : distinct;
}

/** More than any coordinate, in game units. */
const COORDINATES = 2 ** 21;

const pointOf = ({ x, y }: SpawnRow): number => x * COORDINATES + y;

/** Territories of one name can have different shapes. */
const shapeOf = (territory: SpawnRow["territory"]): string =>
  territory === undefined ? "" : JSON.stringify(territory);

/** Returns a text that is the same for equal spawns; omitted fields are 0. */
function keyOf(row: SpawnRow): string {
  const { npcId, x, y, z, heading = 0, respawnDelay = 0, respawnRandom = 0, periodOfDay = 0, count, event } = row;
  const times = [respawnDelay, respawnRandom, periodOfDay, event, row.respawnPattern];
  return [npcId, x, y, z, heading, ...times, count, shapeOf(row.territory)].join();
}

/** The locations that are set by hand, by raw NPC: one for a raw NPC holds for all that are merged with it. */
const locationOverrides = derived((catalog): ReadonlyMap<NpcId, LocationRef> => {
  const { byId } = locationFinder(catalog);
  const overrides = new Map<NpcId, LocationRef>();
  for (const { npcId, locationId } of catalog.dataset.locationOverrides) {
    const ref = byId.get(locationId)?.ref;
    if (ref === undefined) continue;
    for (const id of rawNpcGroupsById(catalog).get(npcId)?.mergedIds ?? []) overrides.set(id, ref);
  }
  return overrides;
});

/** Returns the location that is set by hand for all spawns of a raw NPC; `undefined` for most NPCs. */
export function locationOverrideOf(catalog: Catalog, id: NpcId): LocationRef | undefined {
  return locationOverrides(catalog).get(id);
}

/** Finds the location of a spawn: the one that is set by hand for its NPC, else that with the nearest centre. */
export const spawnLocation = derived((catalog) => {
  const overrides = locationOverrides(catalog);
  const { near } = locationFinder(catalog);
  return ({ npcId, x, y }: Pick<SpawnRow, "npcId" | "x" | "y">): LocationRef | undefined =>
    overrides.get(npcId) ?? near(x, y);
});

/** Returns the number of NPCs, the area, the event and the times of a spawn, where the source states them. */
const statedOf = ({ count, territory, event, respawnPattern }: SpawnRow) =>
  present({ count, territory, event, respawnPattern });

/** Returns whether a spawn states one of them, as few do. */
const statesMore = ({ count, territory, event, respawnPattern }: SpawnRow) =>
  (territory ?? count ?? event ?? respawnPattern) !== undefined;

/** Converts a spawn of the source; omitted fields are 0, delays are in seconds. */
export function rawSpawnOf(row: SpawnRow): RawSpawn {
  const { npcId, x, y, z, heading = 0, respawnDelay = 0, respawnRandom = 0, periodOfDay = 0 } = row;
  const spawn = { npcId, x, y, z, heading, respawnDelay, respawnRandom, periodOfDay };
  return statesMore(row) ? { ...spawn, ...statedOf(row) } : spawn;
}

const mergedSpawns = derivedFor((catalog, mergedIds: readonly NpcId[]) => {
  const rows = spawnRows(catalog);
  const [first = [], ...others] = mergedIds.map((id): readonly SpawnRow[] => rows.get(id) ?? []);
  // `concat` copies whole lists, which is several times faster than `flatMap`.
  return mergeSpawns(others.length === 0 ? first : first.concat(...others));
});

/** Returns the spawns of all raw NPCs of an NPC without exact duplicates. */
export function npcSpawnsOf(catalog: Catalog, { mergedIds }: Pick<Npc, "mergedIds">): readonly SpawnRow[] {
  // The list of ids is the key: it is the same object for the NPC and for its members.
  return mergedSpawns(catalog, mergedIds);
}

/** Returns those of them that stand outside of events. */
export const standingSpawnsOf = (catalog: Catalog, npc: Pick<Npc, "mergedIds">): readonly SpawnRow[] =>
  npcSpawnsOf(catalog, npc).filter(({ event }) => event === undefined);

/** Converts a spawn, with the region of its tile and its location; null if there is none. */
function enrichedSpawnOf(catalog: Catalog, row: SpawnRow): EnrichedSpawn {
  const { npcId, x, y, z, heading, respawnDelay, respawnRandom, periodOfDay } = rawSpawnOf(row);
  const region = regionGrid(catalog).at(x, y) ?? null;
  const location = spawnLocation(catalog)(row) ?? null;
  const spawn = { npcId, x, y, z, heading, respawnDelay, respawnRandom, periodOfDay, region, location };
  return statesMore(row) ? { ...spawn, ...statedOf(row) } : spawn;
}

/**
 * Lists the spawns of an NPC, over all of its raw NPCs: without exact duplicates, by raw NPC in source order, on one
 * page. Empty for an NPC without spawns.
 *
 * @throws {GameDataError} `INVALID_ID`, or `NPC_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const [spawn] = listNpcSpawns(catalog, 30001).data;
 * assert.equal(spawn?.region?.name, "Talking Island Village");
 * ```
 */
export const listNpcSpawns: RecordQuery<NpcId, Page<EnrichedSpawn>> = recordQuery(
  { name: "listNpcSpawns", of: npcGroupKind, shape: "rows", row: "EnrichedSpawn" },
  (catalog, npc) => {
    requireRows(catalog, "spawns");
    return wholePage(npcSpawnsOf(catalog, npc).map((row) => enrichedSpawnOf(catalog, row)));
  },
);

/**
 * Lists the spawns of one raw NPC of a monster type, in source order, on one page. Empty for an entry without
 * spawns.
 *
 * @throws {GameDataError} `INVALID_ID`, or `MONSTER_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const [spawn] = listRawMonsterSpawns(catalog, 29001).data;
 * assert.equal(spawn?.respawnDelay, 0);
 * ```
 */
export const listRawMonsterSpawns: RecordQuery<NpcId, Page<RawSpawn>> = recordQuery(
  { name: "listRawMonsterSpawns", of: rawMonsterKind, shape: "rows", row: "RawSpawn" },
  (catalog, { id }) => {
    requireRows(catalog, "spawns");
    return wholePage((spawnRows(catalog).get(id) ?? []).map(rawSpawnOf));
  },
);

const groupsByNpc = derived(({ dataset }) => groupBy(dataset.spawnGroups, (group) => group.npcId));

/** Returns the groups of spawns of which an NPC uses one at a time, over all of its raw NPCs, by raw NPC and group id. */
export function spawnGroupsOf(catalog: Catalog, { mergedIds }: Npc): readonly SpawnGroup[] {
  const groups = mergedIds.flatMap((id) => groupsByNpc(catalog).get(id) ?? []);
  return groups.map(({ id, npcId, despawnDelay = null }) => ({
    kind: "random",
    places: (spawnRows(catalog).get(npcId) ?? []).filter(({ groupId }) => groupId === id).length,
    despawnSeconds: despawnDelay,
  }));
}
