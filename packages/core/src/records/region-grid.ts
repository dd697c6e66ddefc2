import { REGION_GRID_COLUMNS, REGION_GRID_ROWS, type RegionRef, type RegionRow } from "@gamedata/schema";
import { type IdIndex, indexById } from "../rows/index-by.js";

/** A tile is a square of 2^15 = 32,768 game units. */
const TILE_BITS = 15;
/** The column of the tile that begins at x = 0. */
const ORIGIN_COLUMN = 4;
/** The row of the tile that begins at y = 0. */
const ORIGIN_ROW = 8;

/** Map regions by id and by coordinate. */
export interface RegionGrid extends IdIndex<RegionRef> {
  /** Returns the region of a coordinate in game units; `undefined` outside the grid. */
  readonly at: (x: number, y: number) => RegionRef | undefined;
}

/** Maps tiles to regions. A coordinate is in the tile of column `(x >> 15) + 4` and row `(y >> 15) + 8`. */
export function createRegionGrid(regions: readonly RegionRow[]): RegionGrid {
  const tiles = new Map<number, RegionRef>();
  const refs = regions.map(({ id, name, tiles: covered = [] }): RegionRef => {
    const ref = { id, name };
    for (const [column, row] of covered) tiles.set(row * REGION_GRID_COLUMNS + column, ref);
    return ref;
  });
  return {
    ...indexById(refs, ({ id }) => id),
    at: (x, y) => {
      const column = (x >> TILE_BITS) + ORIGIN_COLUMN;
      const row = (y >> TILE_BITS) + ORIGIN_ROW;
      const isOnGrid = column >= 0 && column < REGION_GRID_COLUMNS && row >= 0 && row < REGION_GRID_ROWS;
      return isOnGrid ? tiles.get(row * REGION_GRID_COLUMNS + column) : undefined;
    },
  };
}
