import { armorSetId, itemType } from "@gamedata/schema";
import type { ArmorSetRef, ItemId, ItemRow, ItemSummary } from "@gamedata/schema/types";
import { armorSetsByPiece, piecesOfSet } from "../armor-sets/armor-sets.js";
import { type Catalog, derived } from "../catalog/catalog.js";
import type { ItemListQuery } from "../generated/queries.js";
import { listQuery } from "../query/define-query.js";
import { shownToo } from "../query/fields.js";
import { choiceFilter, idFilter } from "../query/input.js";
import { listInput, showPage } from "../query/listing.js";
import { rangeEntries, rangeFilter } from "../query/number-ranges.js";
import type { ListQuery } from "../query/query.js";
import { gradeFilter, gradeOf, itemKind, itemListing, itemNumbers, itemSummaryOf } from "../records/items.js";
import { allOf } from "../rows/row-filter.js";
import { itemFacetEntries, itemFacetFilter } from "./item-facets.js";

/** What the numbers that lists are filtered by are in descriptions. */
const NUMBERS = {
  pAtk: "P. Atk.",
  mAtk: "M. Atk.",
  pDef: "P. Def.",
  mDef: "M. Def.",
  price: "reference price in adena",
  weight: "weight",
  crystalCount: "number of crystals",
} as const satisfies Readonly<Record<keyof typeof itemNumbers, string>>;
const NUMBER_NAMES = /* @__PURE__ */ Object.keys(NUMBERS) as readonly (keyof typeof NUMBERS)[];

const itemListQuery = derived((catalog) =>
  listInput(["id", "name", "grade", ...NUMBER_NAMES], {
    type: choiceFilter(itemType.options, "The type of the item."),
    grade: gradeFilter(catalog, "The grade of the item."),
    ...itemFacetEntries(catalog),
    armorSet: idFilter(
      armorSetId,
      "Only pieces of this armor set, those that can replace one and its shield included.",
    ),
    ...rangeEntries(NUMBERS),
    with: shownToo(
      { stats: ["pAtk", "mAtk", "pDef", "mDef", "crystalCount"], sets: ["armorSets"] },
      "What rows show beyond the summary: `stats` adds `pAtk`, `mAtk`, `pDef`, `mDef` and `crystalCount` to each row, `sets` the armor sets.",
    ),
  }),
);

/**
 * Lists items, including special-ability variants, with optional filters; 50 rows by id by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data, meta } = listItems(catalog, { q: "draconic bow", grade: "s", sort: "-name", limit: 1 });
 * assert.equal(data[0]?.name, "Draconic Bow - Focus");
 * assert.equal(meta.total, 4);
 * ```
 */
export const listItems: ListQuery<ItemListQuery, ItemSummary> = listQuery(itemKind, itemListQuery, (catalog, query) => {
  const { type, grade, armorSet } = query;
  const pieces = armorSet === undefined ? undefined : piecesOfSet(catalog, armorSet);
  const isWanted = allOf<ItemRow>(
    type && ((item) => item.type === type),
    grade && ((item) => gradeOf(item) === grade),
    itemFacetFilter(catalog, query),
    rangeFilter(query, itemNumbers),
    pieces && (({ id }) => pieces.has(id)),
  );
  return showPage(itemListing(catalog).select(query, isWanted), query, rowOf(catalog, query));
});

/** Returns what makes the row of an item: its summary, with what was asked for beyond it. */
function rowOf(catalog: Catalog, { with: further = [] }: ItemListQuery): (item: ItemRow) => ItemSummary {
  if (further.length === 0) return itemSummaryOf;
  const [hasStats, hasSets] = [further.includes("stats"), further.includes("sets")];
  return (item) => ({
    ...itemSummaryOf(item),
    ...(hasStats && shownStatsOf(item)),
    ...(hasSets && { armorSets: setRefsOf(catalog, item.id) }),
  });
}

function shownStatsOf({ stats, crystalCount }: ItemRow) {
  const { pAtk = null, mAtk = null, pDef = null, mDef = null } = stats ?? {};
  return { pAtk, mAtk, pDef, mDef, crystalCount: crystalCount ?? null };
}

const setRefsOf = (catalog: Catalog, id: ItemId): readonly ArmorSetRef[] =>
  (armorSetsByPiece(catalog).get(id) ?? []).map((set) => ({ id: set.id, name: set.name }));
