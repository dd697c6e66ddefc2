import type { LocationId, LocationRef, LocationRow } from "@gamedata/schema";
import { groupByEach } from "../catalog/group-by.js";
import { indexBy } from "../catalog/index-by.js";
import { orderById } from "../query/order.js";

/** A location is as far as this from its centre, in game units. */
export const LOCATION_RADIUS = 10_000;

/** The locations, and which of them a coordinate lies in. */
export interface LocationFinder {
  /** All locations by ascending id. */
  readonly all: readonly LocationRef[];
  readonly byId: ReadonlyMap<LocationId, LocationRef>;
  readonly rowById: ReadonlyMap<LocationId, LocationRow>;
  /** Gives the location of a coordinate in game units; nothing where no centre is near. */
  readonly near: (x: number, y: number) => LocationRef | undefined;
}

interface Anchor {
  readonly ref: LocationRef;
  readonly x: number;
  readonly y: number;
}

/**
 * Prepares the search for the nearest location: the nearest centre in 2D within 10,000 units, the lowest id on a tie. The
 * map is cut into square cells as wide as the radius, and every cell knows the centres in it and in the eight around it,
 * which are all that can be near to a coordinate in it.
 *
 * @param locations The locations with their centres.
 */
export function createLocationFinder(locations: readonly LocationRow[]): LocationFinder {
  const anchors = orderById(locations, (row) => row.id).map(
    ({ id, name, minLevel, x, y }): Anchor => ({
      ref: { id, name, minLevel: minLevel ?? null },
      x,
      y,
    }),
  );
  const nearCell = groupByEach(anchors, ({ x, y }) => cellsAround(cellOf(x), cellOf(y)));
  const all = anchors.map(({ ref }) => ref);

  return {
    all,
    byId: indexBy(all, ({ id }) => id),
    rowById: indexBy(locations, ({ id }) => id),
    near: (x, y) => {
      let nearest: LocationRef | undefined;
      let shortest = LOCATION_RADIUS ** 2;
      for (const anchor of nearCell.get(cellKey(cellOf(x), cellOf(y))) ?? []) {
        const distance = (anchor.x - x) ** 2 + (anchor.y - y) ** 2;
        const isTie = distance === shortest && (nearest === undefined || anchor.ref.id < nearest.id);
        if (distance < shortest || isTie) {
          nearest = anchor.ref;
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

/** Cells on a side of the plane that keys tell apart; the map is some 60 cells wide. */
const CELL_SPAN = 2 ** 20;

function cellKey(column: number, row: number): number {
  return column * CELL_SPAN + row;
}

function cellsAround(column: number, row: number): readonly number[] {
  const around = [-1, 0, 1];
  return around.flatMap((right) => around.map((down) => cellKey(column + right, row + down)));
}
