import { DEFAULT_REGION_GRID, type RegionGrid as GridOfTiles } from "@gamedata/schema";
import type { MapFrame, RegionRef, RegionRow } from "@gamedata/schema/types";
import { type IdIndex, indexById } from "../rows/index-by.js";

/** A tile is a square of 2^15 = 32,768 game units. */
const TILE_BITS = 15;
/** The client's number of the tile that begins at x = 0. */
const ORIGIN_TILE_X = 20;
/** The client's number of the tile that begins at y = 0. */
const ORIGIN_TILE_Y = 18;

/** The width and height of a tile in game units. */
export const TILE_SIZE = 2 ** TILE_BITS;
/** Map regions by id and by coordinate. */
export interface RegionGrid extends IdIndex<RegionRef> {
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
