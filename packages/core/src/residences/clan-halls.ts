import { clanHallFacts } from "@gamedata/schema";
import type { ClanHall, ClanHallId, ClanHallRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { collection } from "../query/collection.js";
import { bulkQuery, detailQuery, unpagedList } from "../query/define-query.js";
import type { BulkQuery, ListQuery, RecordQuery } from "../query/query.js";
import { recordKind } from "../query/record-kind.js";
import { clanHallIndex } from "../records/clan-halls.js";
import { groupBy } from "../rows/group-by.js";
import { groundOf } from "./residence-zones.js";

const zonesByHall = derived(({ dataset }) => groupBy(dataset.zones, ({ clanHallId }) => clanHallId));

const clanHallKind = recordKind(clanHallFacts, (catalog) => clanHallIndex(catalog).byId);

const clanHalls = derived((catalog) => clanHallIndex(catalog).all.map((row) => hallOf(catalog, row)));

/**
 * Lists the clan halls by id, on one page; none in a chronicle whose source does not state them.
 *
 * @example
 * ```ts
 * const [first] = listClanHalls(catalog).data;
 * assert.equal(first?.name, "Fortress of Resistance");
 * ```
 */
export const listClanHalls: ListQuery<object, ClanHall> = unpagedList(clanHallKind, clanHalls);

/**
 * Returns a clan hall with its price, place and zones.
 *
 * @throws {GameDataError} `INVALID_ID`, or `CLAN_HALL_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const { town, grade, lease, minBid } = getClanHall(catalog, 36);
 * assert.deepEqual({ town, grade, lease, minBid }, { town: "Aden", grade: 3, lease: 1_000_000, minBid: 50_000_000 });
 * ```
 */
export const getClanHall: RecordQuery<ClanHallId, ClanHall> = detailQuery(clanHallKind, hallOf);

/** Returns many clan halls by id. See {@link BulkQuery}. */
export const getClanHalls: BulkQuery<ClanHallId, ClanHall> = bulkQuery(clanHallKind, hallOf);

/** The collection of clan halls. */
export const clanHallCollection = collection(clanHallKind, listClanHalls, getClanHall, getClanHalls);

function hallOf(catalog: Catalog, row: ClanHallRow): ClanHall {
  return { ...row, ...groundOf(zonesByHall(catalog).get(row.id) ?? [], "clanHall") };
}
