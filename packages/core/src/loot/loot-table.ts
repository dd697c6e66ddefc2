import { dropChanceOf, SPOIL_CATEGORY } from "@gamedata/rules";
import { lootType } from "@gamedata/schema";
import type { DropRow, ItemId, LootType, NpcId } from "@gamedata/schema/types";
import { type Catalog, derived, derivedFor } from "../catalog/catalog.js";
import { dropTypeOf } from "../drops/merge-drops.js";
import { itemIndex, itemNameOrder } from "../records/items.js";
import { dropRows, dropsByItem, rawNpcIndex } from "../records/npcs.js";
import { groupBy, indexBy } from "../rows/group-by.js";
import { ascending, compareBy, descending } from "../rows/order.js";
import type { LootGroup, RolledRow } from "./loot-rule.js";

/** A row of the loot of a raw NPC, and the group that it is rolled in. */
export interface LootEntry {
  readonly row: RolledRow;
  readonly group: LootGroup;
  readonly type: LootType;
}

const herbGroups = derived(({ dataset }) => indexBy(dataset.herbGroups, ({ id }) => id));

export const lootGroupsOf = derivedFor((catalog, rawId: NpcId): readonly LootGroup[] => {
  const { dropHerbGroup = 0 } = rawNpcIndex(catalog).byId.get(rawId) ?? {};
  return [...dropGroups(catalog, rawId), ...herbLootGroups(catalog, dropHerbGroup)];
});

const lootOrder = derived((catalog) => {
  const compareItemNames = itemNameOrder(catalog);
  return compareBy<LootEntry>(
    ascending(({ type }) => lootType.options.indexOf(type)),
    descending(({ row }) => row.chance),
    (a, b) => compareItemNames(a.row.itemId, b.row.itemId),
    ascending(({ row }) => row.itemId),
    ascending(({ row }) => row.min),
    ascending(({ row }) => row.max),
    ascending(({ group }) => group.category),
  );
});

/** Raw NPCs whose sorted loot is kept. */
const KEPT_TABLES = 256;

/** Returns the loot of a raw NPC: adena, regular drops, spoil, herbs, each by descending chance. */
export const lootTableOf = derivedFor(
  (catalog, rawId: NpcId): readonly LootEntry[] =>
    lootGroupsOf(catalog, rawId)
      .flatMap((group) => group.rows.map((row) => entryOf(group, row)))
      .sort(lootOrder(catalog)),
  KEPT_TABLES,
);

const rawIdsByHerbGroup = derived((catalog) => groupBy(rawNpcIndex(catalog).all, ({ dropHerbGroup }) => dropHerbGroup));

/** Returns the ids of the raw NPCs whose loot has an item, each once. */
export function giverIdsOf(catalog: Catalog, itemId: ItemId): readonly NpcId[] {
  const ids = (dropsByItem(catalog).get(itemId) ?? []).map(({ npcId }) => npcId);
  const ofHerbs = [...herbGroups(catalog).values()]
    .filter(({ herbs }) => herbs.some((herb) => herb.itemId === itemId))
    .flatMap(({ id }) => (rawIdsByHerbGroup(catalog).get(id) ?? []).map((row) => row.id));
  return [...new Set([...ids, ...ofHerbs])];
}

function dropGroups(catalog: Catalog, rawId: NpcId): readonly LootGroup[] {
  const byCategory = groupBy(dropRows(catalog).get(rawId) ?? [], ({ category }) => category);
  return Array.from(byCategory, ([category, rows]) => ({
    kind: category === SPOIL_CATEGORY ? "spoil" : "drop",
    category,
    hasGroupGap: rows.some(({ groupChance }) => groupChance !== undefined),
    rows: rows.map((row) => rolledRowOf(catalog, row)),
  }));
}

function rolledRowOf(catalog: Catalog, row: DropRow): RolledRow {
  const { itemId, min, max } = row;
  const isHerb = itemIndex(catalog).byId.get(itemId)?.isHerb === true;
  if (row.groupChance === undefined && !isHerb) return row;
  const rolled = { itemId, min, max, chance: dropChanceOf(row) };
  return isHerb ? { ...rolled, isHerb } : rolled;
}

/** The groups of each herb group, which many raw NPCs share. */
const herbLootGroups = derivedFor((catalog, id: number): readonly LootGroup[] => {
  const byCategory = groupBy(herbGroups(catalog).get(id)?.herbs ?? [], ({ category }) => category);
  return Array.from(byCategory, ([category, herbs]) => ({
    kind: "herb",
    category,
    hasGroupGap: true,
    rows: herbs.map(({ itemId, chance }) => ({ itemId, min: 1, max: 1, chance, isHerb: true })),
  }));
});

function entryOf(group: LootGroup, row: RolledRow): LootEntry {
  const { kind, category } = group;
  return { row, group, type: kind === "herb" ? kind : dropTypeOf({ category, itemId: row.itemId }) };
}
