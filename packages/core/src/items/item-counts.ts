import { itemGrades, itemType } from "@gamedata/schema";
import type { NameCount } from "@gamedata/schema/types";
import { derived } from "../catalog/catalog.js";
import { queryWithoutInput } from "../query/define-query.js";
import type { CatalogQuery } from "../query/query.js";
import { gradeOf, itemIndex } from "../records/items.js";
import { countNames } from "../rows/group-by.js";

const gradeCounts = derived((catalog) => countNames(itemIndex(catalog).all, gradeOf, itemGrades));

const typeCounts = derived((catalog) => countNames(itemIndex(catalog).all, ({ type }) => type, itemType.options));

/**
 * Counts items by grade, from the lowest to the highest; grades without items are omitted.
 *
 * @example
 * ```ts
 * assert.equal(countItemGrades(catalog)[0]?.name, "none");
 * ```
 */
export const countItemGrades: CatalogQuery<object, readonly NameCount[]> = queryWithoutInput(
  { name: "countItemGrades", shape: "counts", row: "NameCount" },
  gradeCounts,
);

/**
 * Counts items by type: weapon, armor, etcitem; types without items are omitted.
 *
 * @example
 * ```ts
 * assert.deepEqual(countItemTypes(catalog)[0], { name: "weapon", count: 1217 });
 * ```
 */
export const countItemTypes: CatalogQuery<object, readonly NameCount[]> = queryWithoutInput(
  { name: "countItemTypes", shape: "counts", row: "NameCount" },
  typeCounts,
);
