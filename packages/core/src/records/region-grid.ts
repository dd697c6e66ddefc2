import { REGION_GRID_COLUMNS, REGION_GRID_ROWS, type RegionRef, type RegionRow } from "@gamedata/schema";
import { type IdIndex, indexById } from "../rows/index-by.js";

/** A tile is a square of 2^15 = 32,768 game units. */
const TILE_BITS = 15;
/** The column of the tile that begins at x = 0. */
const ORIGIN_COLUMN = 4;
/** The row of the tile that begins at y = 0. */
const ORIGIN_ROW = 8;

/** The width and height of a tile in game units. */
export const TILE_SIZE = 2 ** TILE_BITS;
/** The edges of the grid in game units; the south and east edge are outside. */
export const GRID_BOUNDS = {
  xMin: -ORIGIN_COLUMN * TILE_SIZE,
  yMin: -ORIGIN_ROW * TILE_SIZE,
  xMax: (REGION_GRID_COLUMNS - ORIGIN_COLUMN) * TILE_SIZE,
  yMax: (REGION_GRID_ROWS - ORIGIN_ROW) * TILE_SIZE,
} as const;

/** Map regions by id and by coordinate. */
export interface RegionGrid extends IdIndex<RegionRef> {
  /** Returns the region of a coordinate in game units; `undefined` outside the grid. */
  readonly at: (x: number, y: number) => RegionRef | undefined;
  /** The region of each tile: rows from north to south, each from west to east. */
  readonly tiles: readonly (readonly (RegionRef | undefined)[])[];
}

/** Maps tiles to regions. A coordinate is in the tile of column `(x >> 15) + 4` and row `(y >> 15) + 8`. */
export function createRegionGrid(regions: readonly RegionRow[]): RegionGrid {
  const tiles = Array.from({ length: REGION_GRID_ROWS }, () =>
    Array.from({ length: REGION_GRID_COLUMNS }, (): RegionRef | undefined => undefined),
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
    at: (x, y) => tiles[(y >> TILE_BITS) + ORIGIN_ROW]?.[(x >> TILE_BITS) + ORIGIN_COLUMN],
    tiles,
  };
}
