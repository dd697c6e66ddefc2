import { present } from "@gamedata/rules";
import type { Manifest, NpcId, NpcRow, RawNpc } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import type { RawNpcListQuery } from "../generated/queries.js";
import { bulkQuery, detailQuery, listQuery } from "../query/define-query.js";
import { showPage } from "../query/listing.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery } from "../query/query.js";
import { rawMonsterKind, rawNpcKind } from "../records/npcs.js";
import { npcFilter } from "./npc-facets.js";
import { rawMonsterListQuery, rawNpcListQuery } from "./npc-list-query.js";
import { rawMonsterListing, rawNpcListing } from "./npc-listings.js";

/**
 * Converts a raw NPC: numbers unrounded, missing values null. One object literal with all fields is several times
 * faster than an object built from several, and a page has up to 200 entries.
 */
function rawNpcOf(manifest: Manifest, row: NpcRow): RawNpc {
  const { ai, properties } = row;
  const shown: RawNpc = {
    id: row.id,
    mergedIds: [row.id],
    mergedCount: 1,
    name: row.name,
    title: row.title ?? null,
    level: row.level ?? null,
    npcType: row.type ?? null,
    radius: row.radius ?? null,
    height: row.height ?? null,
    rHand: row.rHand ?? null,
    lHand: row.lHand ?? null,
    exp: row.exp ?? null,
    sp: row.sp ?? null,
    hp: row.hp ?? null,
    mp: row.mp ?? null,
    hpRegen: row.hpRegen ?? null,
    mpRegen: row.mpRegen ?? null,
    pAtk: row.pAtk ?? null,
    pDef: row.pDef ?? null,
    mAtk: row.mAtk ?? null,
    mDef: row.mDef ?? null,
    crit: row.crit ?? null,
    atkSpd: row.atkSpd ?? null,
    str: row.str ?? null,
    int: row.int ?? null,
    dex: row.dex ?? null,
    wit: row.wit ?? null,
    con: row.con ?? null,
    men: row.men ?? null,
    corpseTime: row.corpseTime ?? null,
    walkSpd: row.walkSpd ?? null,
    runSpd: row.runSpd ?? null,
    dropHerbGroup: row.dropHerbGroup ?? null,
    aiType: ai?.type ?? null,
    aiAggro: ai?.aggro ?? null,
    aiCanMove: ai?.canMove ?? null,
    aiSeedable: ai?.seedable ?? null,
    aiSsCount: ai?.ssCount ?? null,
    aiSsRate: ai?.ssRate ?? null,
    aiSpsCount: ai?.spsCount ?? null,
    aiSpsRate: ai?.spsRate ?? null,
    aiClan: ai?.clan ?? null,
    aiClanRange: ai?.clanRange ?? null,
    skills: row.skills ?? [],
    petData: row.petData ?? null,
    source: { project: manifest.source.project, chronicle: manifest.chronicle, file: row.file },
  };
  const { templateId } = row;
  if (properties === undefined && ai?.isAggressive === undefined && templateId === undefined) return shown;
  return { ...shown, ...present({ aiIsAggressive: ai?.isAggressive, properties, idTemplate: templateId }) };
}

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

/** Returns many raw NPCs by id, unchanged. See {@link BulkQuery}. */
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

/** Returns many raw NPCs of a monster type by id, unchanged. See {@link BulkQuery}. */
export const getRawMonsters: BulkQuery<NpcId, RawNpc> = bulkQuery(rawMonsterKind, show);

/** The collection of raw NPCs of a monster type. */
export const rawMonsterCollection = collection(rawMonsterKind, listRawMonsters, getRawMonster, getRawMonsters);
