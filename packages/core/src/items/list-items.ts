import { type ItemRow, type ItemSummary, itemGrade, itemType, type Page } from "@gamedata/schema";
import * as v from "valibot";
import { derived } from "../catalog/derived.js";
import { gradeOf, itemIndex, itemListing, itemSummaryOf } from "../indexes/items.js";
import { catalogQuery } from "../query/define-query.js";
import { caseless } from "../query/input.js";
import { listInput } from "../query/list-input.js";
import type { RowFilter } from "../query/listing.js";
import { showPage } from "../query/page.js";
import type { CatalogQuery, QueryInput } from "../query/query.js";
import { facetEntries, facetFilter, gradeEntry } from "./item-facets.js";

const SORTS = [
  "id",
  "-id",
  "name",
  "-name",
  "grade",
  "-grade",
  "pAtk",
  "-pAtk",
  "mAtk",
  "-mAtk",
  "pDef",
  "-pDef",
  "mDef",
  "-mDef",
  "price",
  "-price",
  "weight",
  "-weight",
] as const;

const itemListQuery = derived((catalog) =>
  listInput(SORTS, {
    type: v.optional(v.pipe(caseless(itemType), v.description("The type of the item. Case-insensitive."))),
    grade: v.optional(gradeEntry(catalog)),
    ...facetEntries(catalog),
  }),
);

/** The type and the grade of each item, as numbers of their options, by position: filters read bytes instead of rows. */
const itemChoices = derived((catalog) => {
  const { all } = itemIndex(catalog);
  return {
    types: Uint8Array.from(all, (row) => itemType.options.indexOf(row.type)),
    grades: Uint8Array.from(all, (row) => itemGrade.options.indexOf(gradeOf(row))),
  };
});

/** The filters, sort order and page of an item list. */
export type ItemListQuery = QueryInput<typeof itemListQuery>;

/**
 * Lists items, including special-ability variants, with optional filters; 50 rows by id by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data, meta } = listItems(catalog, { q: "draconic bow", grade: "s", sort: "-name", limit: 1 });
 * assert.equal(data[0]?.name, "Draconic Bow - Focus");
 * assert.equal(meta.total, 4);
 * ```
 */
export const listItems: CatalogQuery<ItemListQuery, Page<ItemSummary>> = catalogQuery(
  itemListQuery,
  (catalog, query) => {
    const { type, grade } = query;
    const hasFacets = facetFilter(catalog, query);
    const { types, grades } = itemChoices(catalog);
    const typeNumber = type && itemType.options.indexOf(type);
    const gradeNumber = grade && itemGrade.options.indexOf(grade);
    const isWanted: RowFilter<ItemRow> = (item, position) =>
      (typeNumber === undefined || types[position] === typeNumber) &&
      (gradeNumber === undefined || grades[position] === gradeNumber) &&
      hasFacets?.(item.id) !== false;
    const hasFilter = type !== undefined || grade !== undefined || hasFacets !== undefined;
    return showPage(itemListing(catalog).select(query, hasFilter ? isWanted : undefined), query, itemSummaryOf);
  },
);
