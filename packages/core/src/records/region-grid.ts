import { DEFAULT_REGION_GRID, type RegionGrid as GridOfTiles, type RegionRef, type RegionRow } from "@gamedata/schema";
import { type IdIndex, indexById } from "../rows/index-by.js";

/** A tile is a square of 2^15 = 32,768 game units. */
const TILE_BITS = 15;
/** The client's number of the tile that begins at x = 0. */
const ORIGIN_TILE_X = 20;
/** The client's number of the tile that begins at y = 0. */
const ORIGIN_TILE_Y = 18;

/** Map regions by id and by coordinate. */
export interface RegionGrid extends IdIndex<RegionRef> {
  /** Returns the region of a coordinate in game units; `undefined` outside the grid. */
  readonly at: (x: number, y: number) => RegionRef | undefined;
}

/** Maps the tiles of a grid to regions. A coordinate is in the tile `(x >> 15) + 20`, `(y >> 15) + 18`. */
export function createRegionGrid(
  regions: readonly RegionRow[],
  { firstTileX, firstTileY, columns, rows }: GridOfTiles = DEFAULT_REGION_GRID,
): RegionGrid {
  const [originColumn, originRow] = [ORIGIN_TILE_X - firstTileX, ORIGIN_TILE_Y - firstTileY];
  const tiles = new Map<number, RegionRef>();
  const refs = regions.map(({ id, name, tiles: covered = [] }): RegionRef => {
    const ref = { id, name };
    for (const [column, row] of covered) tiles.set(row * columns + column, ref);
    return ref;
  });
  return {
    ...indexById(refs, ({ id }) => id),
    at: (x, y) => {
      const column = (x >> TILE_BITS) + originColumn;
      const row = (y >> TILE_BITS) + originRow;
      const isOnGrid = column >= 0 && column < columns && row >= 0 && row < rows;
      return isOnGrid ? tiles.get(row * columns + column) : undefined;
    },
  };
}
