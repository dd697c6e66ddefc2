import { fishFacts, fishGroup, fishKind as fishKinds, itemId } from "@gamedata/schema";
import type { FishDetail, FishLure, FishRow, FishSource, FishSummary, ItemId, LureRow } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import type { FishListQuery } from "../generated/queries.js";
import { bulkQuery, detailQuery, listQuery } from "../query/define-query.js";
import { choiceFilter, idFilter } from "../query/input.js";
import { createListing, levelListInput, showPage } from "../query/listing.js";
import { levelFilter } from "../query/number-ranges.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery, recordKind } from "../query/query.js";
import { itemRefOf } from "../records/items.js";
import { indexBy, indexById } from "../rows/group-by.js";
import { ascending, compareBy, descending } from "../rows/order.js";

const fishIndex = derived(({ dataset }) => indexById(dataset.fishes, ({ itemId }) => itemId));

/** Returns the percent of the casts of a lure that give the kind of a fish; `undefined` where none does. */
const chanceOfLure = ({ kinds, group }: LureRow, fish: FishRow): number | undefined =>
  group === fish.group ? kinds.find(({ kind }) => kind === fish.kind)?.chance : undefined;

const lureOrder = compareBy<FishLure>(
  descending(({ chance }) => chance),
  ascending(({ lure }) => lure.itemId),
);

/** Returns the lures to which a fish comes, by chance (highest first) and id. */
function luresOf(catalog: Catalog, fish: FishRow): readonly FishLure[] {
  const lures = catalog.dataset.lures.flatMap((lure): readonly FishLure[] => {
    const chance = chanceOfLure(lure, fish);
    return chance === undefined ? [] : [{ lure: itemRefOf(catalog, lure.itemId), chance, isNight: lure.isNight }];
  });
  return lures.sort(lureOrder);
}

/** Returns how an item is fished; `undefined` for one that is no fish. */
export function fishSourceOf(catalog: Catalog, id: ItemId): FishSource | undefined {
  const fish = fishIndex(catalog).byId.get(id);
  return fish && { level: fish.level, lures: luresOf(catalog, fish) };
}

const fishListQuery = derived(() =>
  levelListInput({
    kind: choiceFilter(fishKinds.options, "The kind of fish."),
    group: choiceFilter(fishGroup.options, "The group of fish."),
    lure: idFilter(itemId, "Only fish that come to this lure."),
  }),
);

const fishListing = derived((catalog) =>
  createListing(fishIndex(catalog).all, (row) => itemRefOf(catalog, row.itemId).name, { level: ({ level }) => level }),
);

const lureIndex = derived(({ dataset }) => indexBy(dataset.lures, (lure) => lure.itemId));

const fishKind = recordKind(fishFacts, (catalog) => fishIndex(catalog).byId);

/**
 * Lists fish. 50 rows by item id by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data } = listFishes(catalog, { lure: 7807, levelMin: 27 });
 * assert.deepEqual(data.map(({ kind }) => kind), ["nimble", "ugly", "fat"]);
 * ```
 */
export const listFishes: ListQuery<FishListQuery, FishSummary> = listQuery(
  fishKind,
  fishListQuery,
  (catalog, query) => {
    const { kind, group, lure } = query;
    const isWithin = levelFilter(query);
    const lureRow = lure === undefined ? undefined : lureIndex(catalog).get(lure);
    const isWanted = (row: FishRow): boolean =>
      (kind === undefined || row.kind === kind) &&
      (group === undefined || row.group === group) &&
      (lure === undefined || (lureRow !== undefined && chanceOfLure(lureRow, row) !== undefined)) &&
      isWithin?.(row.level) !== false;
    return showPage(fishListing(catalog).select(query, isWanted), query, (row) => summaryOf(catalog, row));
  },
);

/**
 * Returns a fish, by the id of its item, with the lures to which it comes.
 *
 * Source: class `FishingStance` of aCis, methods `getRandomFishLvl`, `getRandomFishType` and `start`.
 *
 * @throws {GameDataError} `INVALID_ID`, or `FISH_NOT_FOUND` for an id that is not a fish's.
 *
 * @example
 * ```ts
 * const { level, lures } = getFish(catalog, 6411);
 * assert.equal(level, 1);
 * assert.equal(lures[0]?.lure.name, "Green Colored Lure - Low Grade");
 * assert.equal(lures[0]?.chance, 55);
 * ```
 */
export const getFish: RecordQuery<ItemId, FishDetail> = detailQuery(fishKind, detailOf);

/** Returns the details of many fish by the ids of their items. See {@link BulkQuery}. */
export const getFishes: BulkQuery<ItemId, FishDetail> = bulkQuery(fishKind, detailOf);

/** The collection of fish. */
export const fishCollection = collection(fishKind, listFishes, getFish, getFishes);

function summaryOf(catalog: Catalog, { itemId: id, ...row }: FishRow): FishSummary {
  const { name, iconFile } = itemRefOf(catalog, id);
  return { id, name, iconFile, ...row };
}

function detailOf(catalog: Catalog, row: FishRow): FishDetail {
  return { ...summaryOf(catalog, row), lures: luresOf(catalog, row) };
}
