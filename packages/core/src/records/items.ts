import { itemFacts, itemGrades } from "@gamedata/schema";
import type {
  ItemCount,
  ItemGrade,
  ItemId,
  ItemQuantity,
  ItemRef,
  ItemRow,
  ItemStats,
  ItemSummary,
} from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { compareNames } from "../names/names.js";
import { choiceFilter } from "../query/input.js";
import { createListing } from "../query/listing.js";
import { recordKind } from "../query/query.js";
import { indexBy, indexById, knownFirst } from "../rows/group-by.js";
import type { Compare } from "../rows/order.js";

export const itemIndex = derived(({ dataset }) => indexById(dataset.items, (row) => row.id));

/** Point currencies by the item id that represents them in exchanges and rewards. */
const pointCurrencyIndex = derived(({ dataset }) => indexBy(dataset.pointCurrencies, (row) => row.itemId));

/** The grades of the items, from lowest to highest; one that no known chronicle has is above those that one has. */
const gradesOfItems = derived((catalog) => knownFirst(itemGrades, itemIndex(catalog).all.map(gradeOf)));

// @__NO_SIDE_EFFECTS__
function byStat(stat: keyof ItemStats): (item: ItemRow) => number | undefined {
  return ({ stats }) => stats?.[stat];
}

export const itemNumbers = {
  pAtk: byStat("pAtk"),
  mAtk: byStat("mAtk"),
  pDef: byStat("pDef"),
  mDef: byStat("mDef"),
  price: ({ price }: ItemRow) => price,
  weight: ({ weight }: ItemRow) => weight,
  crystalCount: ({ crystalCount }: ItemRow) => crystalCount,
};

export const itemListing = derived((catalog) =>
  createListing(itemIndex(catalog).all, ({ name }) => name, {
    grade: (row) => gradesOfItems(catalog).indexOf(gradeOf(row)),
    ...itemNumbers,
  }),
);

export function itemSummaryOf(row: ItemRow): ItemSummary {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    grade: gradeOf(row),
    weight: row.weight ?? null,
    price: row.price ?? null,
    iconFile: row.iconFile ?? null,
  };
}

/** Compares item ids by the names of the items in English order; unknown ids come last. */
export const itemNameOrder = derived((catalog): Compare<ItemId> => {
  // Made once: thousands of them for each comparison of a long list would be garbage.
  const lowerNames = new Map(itemIndex(catalog).all.map(({ id, name }) => [id, name.toLowerCase()]));
  return (a, b) => compareNames(lowerNames.get(a), lowerNames.get(b));
});

export const itemKind = recordKind(itemFacts, (catalog) => itemIndex(catalog).byId);

export function gradeOf({ grade = "none" }: ItemRow): ItemGrade {
  return grade;
}

/** Returns the reference to an item or point currency, which has no icon; an unknown id has the name `#<id>`. */
export function itemRefOf(catalog: Catalog, itemId: ItemId): ItemRef {
  const row = itemIndex(catalog).byId.get(itemId);
  if (row !== undefined) return { itemId, name: row.name, iconFile: row.iconFile ?? null };
  return { itemId, name: pointCurrencyIndex(catalog).get(itemId)?.name ?? `#${itemId}`, iconFile: null };
}

export function itemQuantityOf(catalog: Catalog, { itemId, count }: ItemCount): ItemQuantity {
  const { name, iconFile } = itemRefOf(catalog, itemId);
  return { itemId, name, iconFile, count };
}

/** The highest grade of the first chronicle. */
const USUAL_HIGHEST_GRADE = "s";

/** The filter by a grade: one up to `s`, or another one of the items; any known grade where there are no items. */
export function gradeFilter(catalog: Catalog, description: string) {
  const grades = gradesOfItems(catalog);
  const usual = itemGrades.slice(0, itemGrades.indexOf(USUAL_HIGHEST_GRADE) + 1);
  const allowed = grades.length === 0 ? itemGrades : knownFirst(itemGrades, [...usual, ...grades]);
  return choiceFilter(allowed, description);
}
