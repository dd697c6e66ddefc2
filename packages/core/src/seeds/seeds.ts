import { castleId, itemId, seedFacts } from "@gamedata/schema";
import type { ItemId, Seed, SeedRef, SeedRow, SeedYield } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import type { SeedListQuery } from "../generated/queries.js";
import { bulkQuery, detailQuery, listQuery } from "../query/define-query.js";
import { idFilter } from "../query/input.js";
import { createListing, levelListInput, showPage } from "../query/listing.js";
import { levelFilter } from "../query/number-ranges.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery, recordKind } from "../query/query.js";
import { itemRefOf } from "../records/items.js";
import { castleRefOf } from "../records/residences.js";
import { groupBy, indexById, mapGroups } from "../rows/group-by.js";

const seedIndex = derived(({ dataset }) => indexById(dataset.seeds, (row) => row.itemId));

/** The seeds that yield an item, as crop, mature crop or reward of the manor; by seed id. */
export const seedsByYield = derived((catalog) =>
  mapGroups(
    groupBy(
      seedIndex(catalog).all.flatMap((row) => yieldsOf(catalog, row)),
      ({ itemId }) => itemId,
    ),
    (yields) => yields.map(({ seed }) => seed),
  ),
);

interface Yield {
  readonly itemId: ItemId;
  readonly seed: SeedRef;
}

function yieldsOf(catalog: Catalog, row: SeedRow): readonly Yield[] {
  const { itemId: id, level, cropItemId, matureItemId, rewardItemIds } = row;
  const { name } = itemRefOf(catalog, id);
  const castle = castleRefOf(catalog, row.castleId);
  const yieldOf = (itemId: ItemId, kind: SeedYield): Yield => ({ itemId, seed: { id, name, level, castle, kind } });
  const rewards = Array.from(new Set(rewardItemIds), (itemId) => yieldOf(itemId, "reward"));
  return [yieldOf(cropItemId, "crop"), yieldOf(matureItemId, "mature"), ...rewards];
}

const seedListQuery = derived(() =>
  levelListInput({
    reward: idFilter(itemId, "Only seeds for whose crops the manor can give this item."),
    castle: idFilter(castleId, "Only seeds of this castle."),
  }),
);

const seedListing = derived((catalog) =>
  createListing(seedIndex(catalog).all, (row) => itemRefOf(catalog, row.itemId).name, { level: ({ level }) => level }),
);

const seedKind = recordKind(seedFacts, (catalog) => seedIndex(catalog).byId);

/**
 * Lists the seeds of the manor. 50 rows by the id of the seed's item by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data, meta } = listSeeds(catalog, { reward: 1864, castle: 1, levelMax: 10 });
 * assert.equal(data[0]?.name, "Seed: Dark Coda");
 * assert.equal(meta.total, 2);
 * ```
 */
export const listSeeds: ListQuery<SeedListQuery, Seed> = listQuery(seedKind, seedListQuery, (catalog, query) => {
  const { reward, castle } = query;
  const isWithin = levelFilter(query);
  const isWanted = (row: SeedRow): boolean =>
    (reward === undefined || row.rewardItemIds.includes(reward)) &&
    (castle === undefined || row.castleId === castle) &&
    isWithin?.(row.level) !== false;
  return showPage(seedListing(catalog).select(query, isWanted), query, (row) => seedOf(catalog, row));
});

/**
 * Returns a seed, by the id of its item, with its crop, its rewards and its castle.
 *
 * @throws {GameDataError} `INVALID_ID`, or `SEED_NOT_FOUND` for an id that is not a seed's.
 *
 * @example
 * ```ts
 * const { castle, rewards } = getSeed(catalog, 5016);
 * assert.equal(castle.name, "Gludio Castle");
 * assert.deepEqual(rewards.map(({ name }) => name), ["Stem", "Braided Hemp"]);
 * ```
 */
export const getSeed: RecordQuery<ItemId, Seed> = detailQuery(seedKind, seedOf);

/** Returns many seeds by the ids of their items. See {@link BulkQuery}. */
export const getSeeds: BulkQuery<ItemId, Seed> = bulkQuery(seedKind, seedOf);

/** The collection of seeds. */
export const seedCollection = collection(seedKind, listSeeds, getSeed, getSeeds);

function seedOf(catalog: Catalog, row: SeedRow): Seed {
  const { itemId: id, level, isAlternative, seedsLimit, cropsLimit } = row;
  return {
    id,
    name: itemRefOf(catalog, id).name,
    level,
    crop: itemRefOf(catalog, row.cropItemId),
    mature: itemRefOf(catalog, row.matureItemId),
    rewards: row.rewardItemIds.map((reward) => itemRefOf(catalog, reward)),
    castle: castleRefOf(catalog, row.castleId),
    isAlternative,
    seedsLimit,
    cropsLimit,
  };
}
