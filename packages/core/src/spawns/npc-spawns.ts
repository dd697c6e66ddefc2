import { present } from "@gamedata/rules";
import type { EnrichedSpawn, NpcId, Page, RawSpawn, SpawnRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { memoize } from "../memoize/memoize.js";
import { recordQuery } from "../query/define-query.js";
import { wholePage } from "../query/page.js";
import type { RecordQuery } from "../query/query.js";
import { regionGrid } from "../records/areas.js";
import { type Npc, npcGroupKind, rawMonsterKind, spawnRows } from "../records/npcs.js";
import { mergeSpawns } from "./merge-spawns.js";
import { spawnLocation } from "./spawn-location.js";

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

const mergedSpawns = derived((catalog) => {
  const rows = spawnRows(catalog);
  const none: readonly SpawnRow[] = [];
  // `concat` copies whole lists, which is several times faster than `flatMap`.
  return memoize((mergedIds: readonly NpcId[]) => {
    const [first = none, ...others] = mergedIds.map((id) => rows.get(id) ?? none);
    return mergeSpawns(others.length === 0 ? first : first.concat(...others));
  });
});

/** Returns the spawns of all raw NPCs of an NPC without exact duplicates. */
export function npcSpawnsOf(catalog: Catalog, { mergedIds }: Pick<Npc, "mergedIds">): readonly SpawnRow[] {
  // The list of ids is the key: it is the same object for the NPC and for its members.
  return mergedSpawns(catalog)(mergedIds);
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
  (catalog, npc) => wholePage(npcSpawnsOf(catalog, npc).map((row) => enrichedSpawnOf(catalog, row))),
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
  (catalog, { id }) => wholePage((spawnRows(catalog).get(id) ?? []).map(rawSpawnOf)),
);
