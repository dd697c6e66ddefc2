import { itemGrade, itemType, type NameCount, type NpcTypeCount } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { groupBy } from "../catalog/group-by.js";
import { parts } from "../catalog/parts.js";
import type { Item } from "../items/item-index.js";

/**
 * Counts items by grade, from none up to s.
 *
 * @param catalog The catalog.
 *
 * @example
 * ```ts
 * assert.equal(countItemGrades(catalog)[0]?.name, "none");
 * ```
 */
export function countItemGrades(catalog: Catalog): readonly NameCount[] {
  return countItems(catalog, itemGrade.options, (item) => item.grade);
}

/**
 * Counts items by type: weapon, armor, etcitem.
 *
 * @param catalog The catalog.
 *
 * @example
 * ```ts
 * assert.deepEqual(countItemTypes(catalog)[0], { name: "weapon", count: 1217 });
 * ```
 */
export function countItemTypes(catalog: Catalog): readonly NameCount[] {
  return countItems(catalog, itemType.options, (item) => item.row.type);
}

/**
 * Counts raw entries by NPC type, by the type's name.
 *
 * @param catalog The catalog.
 *
 * @example
 * ```ts
 * const types = countNpcTypes(catalog);
 * assert.equal(types.find((type) => type.name === "RaidBoss")?.isMonster, true);
 * ```
 */
export function countNpcTypes(catalog: Catalog): readonly NpcTypeCount[] {
  return catalog[parts].rawNpcs().typeCounts;
}

/** Counts per value in the order given; values that no item has are left out. */
function countItems<Name extends string>(
  catalog: Catalog,
  names: readonly Name[],
  nameOf: (item: Item) => Name,
): readonly NameCount[] {
  const byName = groupBy(catalog[parts].items().all, nameOf);
  return names.flatMap((name) => {
    const items = byName.get(name);
    return items === undefined ? [] : [{ name, count: items.length }];
  });
}
