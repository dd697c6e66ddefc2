import { castleFacts } from "@gamedata/schema";
import type { CastleDetail, CastleId, CastleRow, CastleSummary } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { collection } from "../query/collection.js";
import { bulkQuery, detailQuery, unpagedList } from "../query/define-query.js";
import type { BulkQuery, ListQuery, RecordQuery } from "../query/query.js";
import { recordKind } from "../query/record-kind.js";
import { castleIndex, castleRefOf } from "../records/castles.js";
import { itemRefOf } from "../records/items.js";
import { npcRefsOf } from "../records/npcs.js";
import { groupBy } from "../rows/group-by.js";
import { groundOf } from "./residence-zones.js";

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
