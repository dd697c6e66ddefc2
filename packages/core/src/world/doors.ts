import { castleId, clanHallId, doorFacts, doorKind as doorKinds, doorOpener, regionId } from "@gamedata/schema";
import type { Door, DoorId, DoorRow } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import type { DoorListQuery } from "../generated/queries.js";
import { bulkQuery, detailQuery, listQuery } from "../query/define-query.js";
import { choiceFilter, idFilter } from "../query/input.js";
import { createListing, listInput, showPage } from "../query/listing.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery, recordKind } from "../query/query.js";
import { regionGrid } from "../records/areas.js";
import { castleRefOf, clanHallIndex } from "../records/residences.js";
import { indexById } from "../rows/group-by.js";

const doorListQuery = derived(() =>
  listInput(["id", "name"], {
    kind: choiceFilter(doorKinds.options, "The kind of door."),
    openedBy: choiceFilter(doorOpener.options, "Only doors that this opens."),
    castle: idFilter(castleId, "Only doors of this castle."),
    clanHall: idFilter(clanHallId, "Only doors of this clan hall."),
    region: idFilter(regionId, "Only doors in this region."),
  }),
);

const doorIndex = derived(({ dataset }) => indexById(dataset.doors, ({ id }) => id));

const doorListing = derived((catalog) => createListing(doorIndex(catalog).all, ({ name }) => name, {}));

const doorKind = recordKind(doorFacts, (catalog) => doorIndex(catalog).byId);

/**
 * Lists doors by their technical names. 50 rows by id by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data } = listDoors(catalog, { castle: 1, kind: "wall" });
 * assert.deepEqual(data.map(({ name, hp }) => [name, hp]), [
 *   ["gludio_castle_wall_001", 543_072],
 *   ["gludio_castle_wall_002", 543_072],
 * ]);
 * ```
 */
export const listDoors: ListQuery<DoorListQuery, Door> = listQuery(doorKind, doorListQuery, (catalog, query) => {
  const { kind, openedBy, castle, clanHall, region } = query;
  const isWanted = (row: DoorRow): boolean =>
    (kind === undefined || row.kind === kind) &&
    (openedBy === undefined || row.openedBy?.includes(openedBy) === true) &&
    (castle === undefined || row.castleId === castle) &&
    (clanHall === undefined || row.clanHallId === clanHall) &&
    (region === undefined || regionGrid(catalog).at(row.x, row.y)?.id === region);
  return showPage(doorListing(catalog).select(query, isWanted), query, (row) => doorOf(catalog, row));
});

/**
 * Returns a door with its place, its numbers, what opens it, and the castle or clan hall that it belongs to.
 *
 * Source: class `Door` of aCis, methods `changeState` and `reduceCurrentHp`.
 *
 * @throws {GameDataError} `INVALID_ID`, or `DOOR_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const { openedBy, closesAfter, triggeredDoor } = getDoor(catalog, 20_210_002);
 * assert.deepEqual([openedBy, closesAfter, triggeredDoor?.name], [["skill"], 300, "kuruma002"]);
 * ```
 */
export const getDoor: RecordQuery<DoorId, Door> = detailQuery(doorKind, doorOf);

/** Returns many doors by id. See {@link BulkQuery}. */
export const getDoors: BulkQuery<DoorId, Door> = bulkQuery(doorKind, doorOf);

/** The collection of doors. */
export const doorCollection = collection(doorKind, listDoors, getDoor, getDoors);

function doorOf(catalog: Catalog, { castleId: castle, clanHallId: hall, triggeredDoorId, ...row }: DoorRow): Door {
  return {
    ...row,
    region: regionGrid(catalog).at(row.x, row.y) ?? null,
    castle: castle === undefined ? null : castleRefOf(catalog, castle),
    clanHall: hall === undefined ? null : { id: hall, name: clanHallIndex(catalog).byId.get(hall)?.name ?? `#${hall}` },
    triggeredDoor:
      triggeredDoorId === undefined
        ? null
        : { id: triggeredDoorId, name: doorIndex(catalog).byId.get(triggeredDoorId)?.name ?? `#${triggeredDoorId}` },
  };
}
