import type { Catalog, DerivedInSteps } from "../catalog/catalog.js";
import { giversByLocation } from "../farming/location-loot.js";
import { huntingGrounds } from "../hunting/hunting-grounds.js";
import type { Steps } from "../memoize/memoize.js";
import { npcYields } from "../npcs/effective-stats.js";
import { npcListing } from "../npcs/npc-listings.js";
import { itemIndex, itemListing } from "../records/items.js";
import { dropRows, dropsByItem, npcIndex, rawNpcIndex, spawnRows } from "../records/npcs.js";
import { searchIndex } from "../search/search-index.js";
import { shopsByItem } from "../shops/shops.js";
import { spawnsByLocation } from "../spawns/primary-areas.js";

/** The indexes that several queries need and that take long, each after those that it is made from. */
const indexes: readonly ((catalog: Catalog) => unknown)[] = [
  rawNpcIndex,
  spawnRows,
  dropRows,
  npcIndex,
  npcListing,
  itemIndex,
  itemListing,
  dropsByItem,
  shopsByItem,
];

/** Those that take longest, in steps of their own. */
const indexesInSteps: readonly DerivedInSteps<unknown>[] = [
  spawnsByLocation,
  searchIndex,
  huntingGrounds,
  npcYields,
  giversByLocation,
];

/**
 * Builds the indexes that take longest before a query needs them, in steps of some milliseconds, so that a server can answer between the
 * steps. Without it they are built by the first query that needs them.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` when the catalog was created without a table that an index needs.
 *
 * @example
 * ```ts
 * const preparation = prepareCatalog(catalog);
 * const takeStep = () => {
 *   if (!preparation.next().done) setImmediate(takeStep);
 * };
 * takeStep();
 * ```
 */
export function* prepareCatalog(catalog: Catalog): Steps<void> {
  for (const index of indexes) {
    index(catalog);
    yield;
  }
  for (const { steps } of indexesInSteps) yield* steps(catalog);
  const { index, words } = searchIndex(catalog).names;
  yield* index.prepare();
  yield* words.steps();
}
