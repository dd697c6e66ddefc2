import type { NpcId, NpcRow, RawNpc } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import type { RawNpcListQuery } from "../generated/queries.js";
import { collection } from "../query/collection.js";
import { bulkQuery, detailQuery, listQuery } from "../query/define-query.js";
import { showPage } from "../query/page.js";
import type { BulkQuery, ListQuery, RecordQuery } from "../query/query.js";
import { rawMonsterKind, rawNpcKind } from "../records/npcs.js";
import { npcFilter, rawMonsterListQuery, rawNpcListQuery } from "./npc-list-query.js";
import { rawMonsterListing, rawNpcListing } from "./npc-listings.js";
import { rawNpcOf } from "./raw-npc.js";

const show = (catalog: Catalog, row: NpcRow): RawNpc => rawNpcOf(catalog.manifest, row);

/**
 * Lists all raw NPCs, including monsters, pets and summons. 50 rows by id by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data } = listRawNpcs(catalog, { q: "lector" });
 * assert.equal(data[0]?.mergedCount, 1);
 * ```
 */
export const listRawNpcs: ListQuery<RawNpcListQuery, RawNpc> = listQuery(
  rawNpcKind,
  rawNpcListQuery,
  (catalog, query) =>
    showPage(rawNpcListing(catalog).select(query, npcFilter(query)), query, ({ row }) => show(catalog, row)),
);

/**
 * Lists the raw NPCs of a monster type. 50 rows by id by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data } = listRawMonsters(catalog, { q: "queen ant", levelMin: 40, levelMax: 40 });
 * assert.ok(data.some((monster) => monster.npcType === "GrandBoss"));
 * ```
 */
export const listRawMonsters: ListQuery<RawNpcListQuery, RawNpc> = listQuery(
  rawMonsterKind,
  rawMonsterListQuery,
  (catalog, query) =>
    showPage(rawMonsterListing(catalog).select(query, npcFilter(query)), query, ({ row }) => show(catalog, row)),
);

/**
 * Returns one raw NPC, unchanged.
 *
 * @throws {GameDataError} `INVALID_ID`, or `NPC_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const raw = getRawNpc(catalog, 30001);
 * assert.deepEqual(raw.mergedIds, [30001]);
 * ```
 */
export const getRawNpc: RecordQuery<NpcId, RawNpc> = detailQuery(rawNpcKind, show);

/**
 * Returns many raw NPCs by id, unchanged.
 *
 * @throws {GameDataError} `INVALID_ID`, or `INVALID_PARAMETER` for more than 200 ids.
 *
 * @example
 * ```ts
 * const { data } = getRawNpcs(catalog, [30001, 20001]);
 * assert.deepEqual(data.map(({ id }) => id), [30001, 20001]);
 * ```
 */
export const getRawNpcs: BulkQuery<NpcId, RawNpc> = bulkQuery(rawNpcKind, show);

/** The collection of raw NPCs. */
export const rawNpcCollection = collection(rawNpcKind, listRawNpcs, getRawNpc, getRawNpcs);

/**
 * Returns one raw NPC of a monster type, unchanged.
 *
 * @throws {GameDataError} `INVALID_ID`, or `MONSTER_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * assert.equal(getRawMonster(catalog, 29001).name, "Queen Ant");
 * ```
 */
export const getRawMonster: RecordQuery<NpcId, RawNpc> = detailQuery(rawMonsterKind, show);

/**
 * Returns many raw NPCs of a monster type by id, unchanged.
 *
 * @throws {GameDataError} `INVALID_ID`, or `INVALID_PARAMETER` for more than 200 ids.
 *
 * @example
 * ```ts
 * assert.deepEqual(getRawMonsters(catalog, [30001]).meta.missing, [30001]);
 * ```
 */
export const getRawMonsters: BulkQuery<NpcId, RawNpc> = bulkQuery(rawMonsterKind, show);

/** The collection of raw NPCs of a monster type. */
export const rawMonsterCollection = collection(rawMonsterKind, listRawMonsters, getRawMonster, getRawMonsters);
