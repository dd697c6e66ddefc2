import { type ItemRow, itemGrade, itemType, type NameCount } from "@gamedata/schema";
import { derived } from "../catalog/derived.js";
import { gradeOf, itemIndex } from "../indexes/items.js";
import { queryWithoutInput } from "../query/define-query.js";
import type { CatalogQuery } from "../query/query.js";
import { groupBy } from "../rows/group-by.js";

const gradeCounts = derived((catalog) => countNames(itemIndex(catalog).all, itemGrade.options, gradeOf));

const typeCounts = derived((catalog) => countNames(itemIndex(catalog).all, itemType.options, ({ type }) => type));

/**
 * Counts items by grade, from none to s; grades without items are omitted.
 *
 * @example
 * ```ts
 * assert.equal(countItemGrades(catalog)[0]?.name, "none");
 * ```
 */
export const countItemGrades: CatalogQuery<object, readonly NameCount[]> = queryWithoutInput(gradeCounts);

/**
 * Counts items by type: weapon, armor, etcitem; types without items are omitted.
 *
 * @example
 * ```ts
 * assert.deepEqual(countItemTypes(catalog)[0], { name: "weapon", count: 1217 });
 * ```
 */
export const countItemTypes: CatalogQuery<object, readonly NameCount[]> = queryWithoutInput(typeCounts);

function countNames<Name extends string>(
  items: readonly ItemRow[],
  names: readonly Name[],
  nameOf: (item: ItemRow) => Name,
): readonly NameCount[] {
  const byName = groupBy(items, nameOf);
  return names.flatMap((name) => {
    const own = byName.get(name);
    return own === undefined ? [] : [{ name, count: own.length }];
  });
}
