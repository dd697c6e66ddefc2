import { exchangeFacts, itemId, npcId, productsOf } from "@gamedata/schema";
import type { ExchangeDetail, ExchangeSummary, MultisellId, MultisellRow } from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived } from "../catalog/catalog.js";
import type { ExchangeListQuery } from "../generated/queries.js";
import { bulkQuery, detailQuery, listQuery } from "../query/define-query.js";
import { DEFAULT_LIMIT, idFilter, pageEntries, sortBy } from "../query/input.js";
import { createListing, showPage } from "../query/listing.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery, recordKind } from "../query/query.js";
import { npcIndex } from "../records/npcs.js";
import { exchangeEntryOf, multisellIndex, offeringNpcs, takenBy } from "./exchange-index.js";

const exchangeListQuery = derived(() =>
  v.object({
    ...pageEntries(DEFAULT_LIMIT),
    npc: idFilter(npcId, "Only multisells that this NPC offers, by the id of any of its raw NPCs."),
    produces: idFilter(itemId, "Only multisells with an exchange that gives this item."),
    requires: idFilter(itemId, "Only multisells with an exchange for which one needs this item."),
    sort: sortBy(["id"]),
  }),
);

const exchangeListing = derived((catalog) => createListing(multisellIndex(catalog).all, () => "", {}));

const exchangeKind = recordKind(exchangeFacts, (catalog) => multisellIndex(catalog).byId);

/**
 * Lists the multisells, the curated ones of items and shops and all others. 50 rows by id by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data } = listExchanges(catalog, { requires: 7562, produces: 7117 });
 * assert.deepEqual(data.map(({ id }) => id), [2]);
 * ```
 */
export const listExchanges: ListQuery<ExchangeListQuery, ExchangeSummary> = listQuery(
  exchangeKind,
  exchangeListQuery,
  (catalog, query) =>
    showPage(exchangeListing(catalog).select(query, filterOf(catalog, query)), query, (row) =>
      exchangeSummaryOf(catalog, row),
    ),
);

/**
 * Returns a multisell with its exchanges.
 *
 * @throws {GameDataError} `INVALID_ID`, or `EXCHANGE_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const { entries } = getExchange(catalog, 2);
 * assert.deepEqual(entries[0]?.required.map(({ itemId, count }) => [itemId, count]), [[7562, 5]]);
 * ```
 */
export const getExchange: RecordQuery<MultisellId, ExchangeDetail> = detailQuery(exchangeKind, exchangeDetailOf);

/** Returns the details of many multisells by id. See {@link BulkQuery}. */
export const getExchanges: BulkQuery<MultisellId, ExchangeDetail> = bulkQuery(exchangeKind, exchangeDetailOf);

/** The collection of multisells. */
export const exchangeCollection = collection(exchangeKind, listExchanges, getExchange, getExchanges);

function filterOf(catalog: Catalog, query: ExchangeListQuery): ((row: MultisellRow) => boolean) | undefined {
  const { npc, produces, requires } = query;
  if (npc === undefined && produces === undefined && requires === undefined) return undefined;
  const rawIds = npc === undefined ? undefined : (npcIndex(catalog).byRawId.get(npc)?.mergedIds ?? []);
  return ({ npcIds = [], entries }) =>
    rawIds?.some((id) => npcIds.includes(id)) !== false &&
    (produces === undefined || entries.some((entry) => productsOf(entry).includes(produces))) &&
    (requires === undefined || entries.some((entry) => takenBy(entry).some((one) => one.itemId === requires)));
}

function exchangeSummaryOf(catalog: Catalog, row: MultisellRow): ExchangeSummary {
  return {
    id: row.id,
    npcs: offeringNpcs(catalog, row.npcIds),
    entryCount: row.entries.length,
    maintainEnchantment: row.maintainEnchantment ?? false,
    appliesTaxes: row.appliesTaxes ?? false,
  };
}

function exchangeDetailOf(catalog: Catalog, row: MultisellRow): ExchangeDetail {
  return {
    ...exchangeSummaryOf(catalog, row),
    entries: row.entries.map((entry) => exchangeEntryOf(catalog, row, entry)),
  };
}
