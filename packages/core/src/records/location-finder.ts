import type { LocationRef, LocationRow } from "@gamedata/schema/types";
import { groupByEach } from "../rows/group-by.js";
import { type IdIndex, indexById } from "../rows/index-by.js";

/** The greatest distance of a coordinate from the centre of its location, in game units. */
export const LOCATION_RADIUS = 10_000;

/** The row of a location, and its reference. */
export interface Location {
  readonly row: LocationRow;
  readonly ref: LocationRef;
}

/** Locations by id and by coordinate. */
export interface LocationFinder extends IdIndex<Location> {
  /** Returns the location of a coordinate in game units; `undefined` if no centre is within the radius. */
  readonly near: (x: number, y: number) => LocationRef | undefined;
}

/**
 * Builds the search for the nearest location: the nearest centre in 2D within 10,000 units, the lowest id on a tie. The
 * map is divided into square cells as wide as the radius. Each cell lists the centres in it and in the eight cells
 * around it; no other centre can be within the radius of a coordinate in the cell.
 */
export function createLocationFinder(rows: readonly LocationRow[]): LocationFinder {
  const index = indexById(
    rows.map((row): Location => ({ row, ref: { id: row.id, name: row.name, minLevel: row.minLevel ?? null } })),
    ({ row }) => row.id,
  );
  const nearCell = groupByEach(index.all, ({ row }) => cellsAround(cellOf(row.x), cellOf(row.y)));
  return {
    ...index,
    near: (x, y) => {
      let nearest: LocationRef | undefined;
      let shortest = LOCATION_RADIUS ** 2;
      for (const { row, ref } of nearCell.get(cellKey(cellOf(x), cellOf(y))) ?? []) {
        const distance = (row.x - x) ** 2 + (row.y - y) ** 2;
        const isTie = distance === shortest && (nearest === undefined || ref.id < nearest.id);
        if (distance < shortest || isTie) {
          nearest = ref;
          shortest = distance;
        }
      }
      return nearest;
    },
  };
}

function cellOf(coordinate: number): number {
  return Math.floor(coordinate / LOCATION_RADIUS);
}

/** The maximum number of columns and of rows with distinct keys; the map is about 60 cells wide. */
const CELL_SPAN = 2 ** 20;

function cellKey(column: number, row: number): number {
  return column * CELL_SPAN + row;
}

function cellsAround(column: number, row: number): readonly number[] {
  const around = [-1, 0, 1];
  return around.flatMap((right) => around.map((down) => cellKey(column + right, row + down)));
}
