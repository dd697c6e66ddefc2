import { DEFAULT_REGION_GRID, type RegionGrid as GridOfTiles, locationFacts, regionFacts } from "@gamedata/schema";
import type { LocationRef, LocationRow, MapFrame, RegionRef, RegionRow } from "@gamedata/schema/types";
import { derived } from "../catalog/catalog.js";
import { recordKind } from "../query/query.js";
import { groupByEach, type IdIndex, indexById } from "../rows/group-by.js";

/** A tile is a square of 2^15 = 32,768 game units. */
const TILE_BITS = 15;
/** The client's number of the tile that begins at x = 0. */
const ORIGIN_TILE_X = 20;
/** The client's number of the tile that begins at y = 0. */
const ORIGIN_TILE_Y = 18;

/** The width and height of a tile in game units. */
export const TILE_SIZE = 2 ** TILE_BITS;
interface RegionGrid extends IdIndex<RegionRef> {
  /** Returns the region of a coordinate in game units; `undefined` outside the grid. */
  readonly at: (x: number, y: number) => RegionRef | undefined;
  /** The region of each tile: rows from north to south, each from west to east. */
  readonly tiles: readonly (readonly (RegionRef | undefined)[])[];
  /** The edges of the grid in game units; the south and east edge are outside. */
  readonly bounds: MapFrame["bounds"];
}

/** Maps the tiles of a grid to regions. A coordinate is in the tile `(x >> 15) + 20`, `(y >> 15) + 18`. */
export function createRegionGrid(
  regions: readonly RegionRow[],
  { firstTileX, firstTileY, columns, rows }: GridOfTiles = DEFAULT_REGION_GRID,
): RegionGrid {
  const [originColumn, originRow] = [ORIGIN_TILE_X - firstTileX, ORIGIN_TILE_Y - firstTileY];
  const tiles = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, (): RegionRef | undefined => undefined),
  );
  const refs = regions.map(({ id, name, tiles: covered = [] }): RegionRef => {
    const ref = { id, name };
    for (const [column, row] of covered) {
      const line = tiles[row];
      if (line !== undefined) line[column] = ref;
    }
    return ref;
  });
  return {
    ...indexById(refs, ({ id }) => id),
    at: (x, y) => tiles[(y >> TILE_BITS) + originRow]?.[(x >> TILE_BITS) + originColumn],
    tiles,
    bounds: {
      xMin: -originColumn * TILE_SIZE,
      yMin: -originRow * TILE_SIZE,
      xMax: (columns - originColumn) * TILE_SIZE,
      yMax: (rows - originRow) * TILE_SIZE,
    },
  };
}

/** The greatest distance of a coordinate from the centre of its location, in game units. */
export const LOCATION_RADIUS = 10_000;

export interface Location {
  readonly row: LocationRow;
  readonly ref: LocationRef;
}

interface LocationFinder extends IdIndex<Location> {
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

export const regionGrid = derived(({ dataset, manifest }) => createRegionGrid(dataset.regions, manifest.regionGrid));

export const locationFinder = derived(({ dataset }) => createLocationFinder(dataset.locations));

export const regionKind = recordKind(regionFacts, (catalog) => regionGrid(catalog).byId);

export const locationKind = recordKind(locationFacts, (catalog) => locationFinder(catalog).byId);
