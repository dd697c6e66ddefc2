import { dropChanceOf, type ItemId, type LootType, lootType, type NpcId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { dropTypeOf, SPOIL_CATEGORY } from "../drops/merge-drops.js";
import { itemNameRanks } from "../records/items.js";
import { dropRows, dropsByItem, rawNpcIndex } from "../records/npcs.js";
import { groupBy } from "../rows/group-by.js";
import { indexBy } from "../rows/index-by.js";
import { memoize } from "../rows/memoize.js";
import { ascending, compareBy, descending } from "../rows/order.js";
import { type LootGroup, lootRuleOf, type RolledRow } from "./loot-rule.js";

/** A row of the loot of a source entry, and the group that it is rolled in. */
export interface LootEntry {
  readonly row: RolledRow;
  readonly group: LootGroup;
  readonly type: LootType;
}

/** The numbers of the loot rules of a catalog. */
export const lootRule = derived(({ dataset }) => lootRuleOf(dataset.engineRules));

const herbGroups = derived(({ dataset }) => indexBy(dataset.herbGroups, ({ id }) => id));

const lootGroups = derived((catalog) =>
  memoize((rawId: NpcId): readonly LootGroup[] => [...dropGroups(catalog, rawId), ...herbGroupsOf(catalog, rawId)]),
);

const lootOrder = derived((catalog) => {
  const nameRanks = itemNameRanks(catalog);
  return compareBy<LootEntry>(
    ascending(({ type }) => lootType.options.indexOf(type)),
    descending(({ row }) => row.chance),
    ascending(({ row }) => nameRanks.get(row.itemId)),
    ascending(({ row }) => row.itemId),
    ascending(({ row }) => row.min),
    ascending(({ row }) => row.max),
    ascending(({ group }) => group.category),
  );
});

const lootTables = derived((catalog) =>
  memoize((rawId: NpcId) =>
    lootGroups(catalog)(rawId)
      .flatMap((group) => group.rows.map((row) => entryOf(group, row)))
      .sort(lootOrder(catalog)),
  ),
);

/** Returns the loot of a source entry: adena, regular drops, spoil, herbs, each by descending chance. */
export function lootTableOf(catalog: Catalog, rawId: NpcId): readonly LootEntry[] {
  return lootTables(catalog)(rawId);
}

/** Returns the rows of an item in the loot of a source entry, in the order of the loot. */
export function lootEntriesOf(catalog: Catalog, rawId: NpcId, itemId: ItemId): readonly LootEntry[] {
  const entries: LootEntry[] = [];
  for (const group of lootGroups(catalog)(rawId)) {
    for (const row of group.rows) if (row.itemId === itemId) entries.push(entryOf(group, row));
  }
  return entries.sort(lootOrder(catalog));
}

const rawIdsByHerbGroup = derived((catalog) => groupBy(rawNpcIndex(catalog).all, ({ dropHerbGroup }) => dropHerbGroup));

/** Returns the ids of the source entries whose loot has an item, each once. */
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
    rows: rows.map((row) => (row.groupChance === undefined ? row : { ...row, chance: dropChanceOf(row) })),
  }));
}

function herbGroupsOf(catalog: Catalog, rawId: NpcId): readonly LootGroup[] {
  const { dropHerbGroup = 0 } = rawNpcIndex(catalog).byId.get(rawId) ?? {};
  const byCategory = groupBy(herbGroups(catalog).get(dropHerbGroup)?.herbs ?? [], ({ category }) => category);
  return Array.from(byCategory, ([category, herbs]) => ({
    kind: "herb",
    category,
    rows: herbs.map(({ itemId, chance }) => ({ itemId, min: 1, max: 1, chance })),
  }));
}

function entryOf(group: LootGroup, row: RolledRow): LootEntry {
  const { kind, category } = group;
  return { row, group, type: kind === "herb" ? kind : dropTypeOf({ category, itemId: row.itemId }) };
}
