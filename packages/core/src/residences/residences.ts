import { castleFacts, clanHallFacts } from "@gamedata/schema";
import type {
  CastleDetail,
  CastleId,
  CastleRow,
  CastleSummary,
  ClanHall,
  ClanHallId,
  ClanHallRow,
  ZoneRow,
} from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { bulkQuery, detailQuery, unpagedList } from "../query/define-query.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery, recordKind } from "../query/query.js";
import { itemRefOf } from "../records/items.js";
import { npcRefsOf } from "../records/npcs.js";
import { castleIndex, castleRefOf, clanHallIndex } from "../records/residences.js";
import { groupBy } from "../rows/group-by.js";

/** Returns the zones of a residence, given by id, and the middle of the one whose kind is that of its ground. */
function groundOf(zones: readonly ZoneRow[], kind: string): Pick<CastleDetail, "x" | "y" | "zones"> {
  const own = zones.find((zone) => zone.kind === kind);
  const [x, y] = own === undefined ? [null, null] : middleOf(own);
  return { x, y, zones: zones.map(({ id, name = null, kind: of }) => ({ id, name, kind: of })) };
}

/** Returns the middle of the box around a zone. */
function middleOf({ points }: ZoneRow): readonly [x: number, y: number] {
  if ("radius" in points) return [points.x, points.y];
  const middle = (values: readonly number[]) => Math.round((Math.min(...values) + Math.max(...values)) / 2);
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
}

const zonesByCastle = derived(({ dataset }) => groupBy(dataset.zones, ({ castleId }) => castleId));

const castleKind = recordKind(castleFacts, (catalog) => castleIndex(catalog).byId);

const castleSummaries = derived((catalog) => castleIndex(catalog).all.map((row) => summaryOf(catalog, row)));

/**
 * Lists the castles by id, on one page.
 *
 * @example
 * ```ts
 * assert.deepEqual(listCastles(catalog).data.map(({ name }) => name).slice(0, 2), ["Gludio Castle", "Dion Castle"]);
 * ```
 */
export const listCastles: ListQuery<object, CastleSummary> = unpagedList(castleKind, castleSummaries);

/**
 * Returns a castle with its artifacts, towers, gates, taxed NPCs and zones. Source of the NPCs: constructor of the class
 * `NpcTemplate` of aCis.
 *
 * @throws {GameDataError} `INVALID_ID`, or `CASTLE_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const { gates, controlTowers } = getCastle(catalog, 1);
 * assert.deepEqual([gates.length, controlTowers.length], [9, 3]);
 * ```
 */
export const getCastle: RecordQuery<CastleId, CastleDetail> = detailQuery(castleKind, detailOf);

/** Returns the details of many castles by id. See {@link BulkQuery}. */
export const getCastles: BulkQuery<CastleId, CastleDetail> = bulkQuery(castleKind, detailOf);

/** The collection of castles. */
export const castleCollection = collection(castleKind, listCastles, getCastle, getCastles);

const groundOfCastle = (catalog: Catalog, id: CastleId) => groundOf(zonesByCastle(catalog).get(id) ?? [], "castle");

function summaryOf(
  catalog: Catalog,
  { id, circletItemId }: CastleRow,
  { x, y } = groundOfCastle(catalog, id),
): CastleSummary {
  return { ...castleRefOf(catalog, id), circlet: itemRefOf(catalog, circletItemId), x, y };
}

function detailOf(catalog: Catalog, row: CastleRow): CastleDetail {
  const { artifactNpcIds, controlTowers = [], flameTowers = [], gates = [], npcIds } = row;
  const ground = groundOfCastle(catalog, row.id);
  return {
    ...summaryOf(catalog, row, ground),
    artifacts: npcRefsOf(catalog, artifactNpcIds),
    controlTowers,
    flameTowers,
    gates,
    npcs: npcRefsOf(catalog, npcIds),
    zones: ground.zones,
  };
}

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
