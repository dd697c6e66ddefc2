import { present } from "@gamedata/rules";
import { soulCrystalColor, soulCrystalFacts } from "@gamedata/schema";
import type {
  ItemId,
  NpcSoulCrystals,
  SoulCrystalColor,
  SoulCrystalDetail,
  SoulCrystalNpc,
  SoulCrystalNpcRow,
  SoulCrystalSummary,
} from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import type { SoulCrystalListQuery } from "../generated/queries.js";
import { bulkQuery, detailQuery, listQuery } from "../query/define-query.js";
import { choiceFilter } from "../query/input.js";
import { createListing, levelListInput, showPage } from "../query/listing.js";
import { levelFilter } from "../query/number-ranges.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery, recordKind } from "../query/query.js";
import { itemRefOf } from "../records/items.js";
import { type Npc, npcIndex, npcWithLevelOf } from "../records/npcs.js";
import { groupBy, groupByEach, indexById, mapGroups } from "../rows/group-by.js";
import { orderById } from "../rows/order.js";

interface CrystalNpc {
  readonly npc: Npc;
  readonly row: SoulCrystalNpcRow;
}

const crystalNpcs = derived((catalog): readonly CrystalNpc[] => {
  const rows = catalog.dataset.soulCrystalNpcs.flatMap((row) => {
    const npc = npcIndex(catalog).byRawId.get(row.npcId);
    return npc === undefined ? [] : [{ npc, row }];
  });
  return orderById(rows, ({ npc }) => npc.id);
});

/** The NPCs that raise crystals of a level, by the level: one row for each NPC and rule, by NPC id. */
const npcsByCrystalLevel = derived((catalog) =>
  mapGroups(
    groupByEach(crystalNpcs(catalog), ({ row }) => row.levels),
    (own) => distinct(own.map(({ npc, row }): SoulCrystalNpc => ({ npc: npcWithLevelOf(npc), ...ruleOf(row) }))),
  ),
);

/** The rules by which an NPC raises crystals, by canonical NPC id; raw NPCs of one NPC can have different ones. */
export const crystalRulesByNpc = derived((catalog) =>
  mapGroups(
    groupBy(crystalNpcs(catalog), ({ npc }) => npc.id),
    (own) => distinct(own.map(({ row }): NpcSoulCrystals => ({ ...ruleOf(row), levels: row.levels }))),
  ),
);

/** The source states chances of 1,000 (server class Q350_EnhanceYourWeapon, method onKill: `Rnd.get(1000)`). */
function ruleOf({ levelType, stageChance, breakChance, requiresSkill }: SoulCrystalNpcRow) {
  return { levelType, chance: stageChance / 10, breakChance: breakChance / 10, requiresSkill };
}

function distinct<Row>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}

const soulCrystalListQuery = derived(() =>
  levelListInput({
    color: choiceFilter(soulCrystalColor.options, "The color of the crystal."),
  }),
);

/** The soul crystals of a catalog: those of the table, and the last ones, to which the others only lead. */
const soulCrystalIndex = derived((catalog) => {
  const rows = catalog.dataset.soulCrystals;
  const rising = new Set(rows.map(({ itemId }) => itemId));
  const last = rows.filter(({ stagedItemId }) => !rising.has(stagedItemId));
  const lastLevels = new Map(last.map(({ stagedItemId, level }) => [stagedItemId, level + 1]));
  return indexById(
    [
      ...rows.map((row) => summaryOf(catalog, row.itemId, row.level, row.stagedItemId, row.brokenItemId)),
      ...Array.from(lastLevels, ([itemId, level]) => summaryOf(catalog, itemId, level)),
    ],
    ({ id }) => id,
  );
});

const soulCrystalListing = derived((catalog) =>
  createListing(soulCrystalIndex(catalog).all, ({ name }) => name, { level: ({ level }) => level }),
);

const soulCrystalKind = recordKind(soulCrystalFacts, (catalog) => soulCrystalIndex(catalog).byId);

/**
 * Lists soul crystals of all levels. 50 rows by item id by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data } = listSoulCrystals(catalog, { color: "red", levelMin: 12 });
 * assert.deepEqual(data.map(({ name }) => name), ["Red Soul Crystal - Stage 12", "Red Soul Crystal: Grade 13"]);
 * ```
 */
export const listSoulCrystals: ListQuery<SoulCrystalListQuery, SoulCrystalSummary> = listQuery(
  soulCrystalKind,
  soulCrystalListQuery,
  (catalog, query) => {
    const { color } = query;
    const isWithin = levelFilter(query);
    const isWanted = (crystal: SoulCrystalSummary): boolean =>
      (color === undefined || crystal.color === color) && isWithin?.(crystal.level) !== false;
    return showPage(soulCrystalListing(catalog).select(query, isWanted), query, (crystal) => crystal);
  },
);

/**
 * Returns a soul crystal, by the id of its item, with the NPCs that raise its level.
 *
 * @throws {GameDataError} `INVALID_ID`, or `SOUL_CRYSTAL_NOT_FOUND` for an id that is not a crystal's.
 *
 * @example
 * ```ts
 * const { npcs, next } = getSoulCrystal(catalog, 5580);
 * assert.equal(next?.name, "Red Soul Crystal: Grade 13");
 * assert.deepEqual(npcs.map(({ npc }) => npc.name), ["Ember", "Anakazel", "Antharas", "Valakas", "Scarlet van Halisha"]);
 * ```
 */
export const getSoulCrystal: RecordQuery<ItemId, SoulCrystalDetail> = detailQuery(soulCrystalKind, detailOf);

/** Returns the details of many soul crystals by the ids of their items. See {@link BulkQuery}. */
export const getSoulCrystals: BulkQuery<ItemId, SoulCrystalDetail> = bulkQuery(soulCrystalKind, detailOf);

/** The collection of soul crystals. */
export const soulCrystalCollection = collection(soulCrystalKind, listSoulCrystals, getSoulCrystal, getSoulCrystals);

function summaryOf(catalog: Catalog, id: ItemId, level: number, next?: ItemId, broken?: ItemId): SoulCrystalSummary {
  const { name } = itemRefOf(catalog, id);
  return present({
    id,
    name,
    color: colorOf(name),
    level,
    next: next === undefined ? undefined : itemRefOf(catalog, next),
    broken: broken === undefined ? undefined : itemRefOf(catalog, broken),
  });
}

/** Returns the color in the name of a crystal; the source states it nowhere else. */
function colorOf(name: string): SoulCrystalColor | null {
  const words = name.toLowerCase().split(" ");
  return soulCrystalColor.options.find((color) => words.includes(color)) ?? null;
}

function detailOf(catalog: Catalog, crystal: SoulCrystalSummary): SoulCrystalDetail {
  const npcs = crystal.next === undefined ? undefined : npcsByCrystalLevel(catalog).get(crystal.level);
  return { ...crystal, npcs: npcs ?? [] };
}
