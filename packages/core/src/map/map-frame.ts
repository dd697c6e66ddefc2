import type { MapFrame } from "@gamedata/schema/types";
import { mapLocationOf } from "../areas/map-location.js";
import { derived } from "../catalog/derived.js";
import { queryWithoutInput } from "../query/define-query.js";
import type { CatalogQuery } from "../query/query.js";
import { locationFinder, regionGrid } from "../records/areas.js";
import { TILE_SIZE } from "../records/region-grid.js";
import { regionTowns } from "./region-towns.js";

const frame = derived((catalog): MapFrame => {
  const { all, tiles, bounds } = regionGrid(catalog);
  const locations = locationFinder(catalog).all.map(mapLocationOf);
  const towns = locations.filter(({ typeName }) => typeName === "town");
  const named = towns.length === 0 ? regionTowns(catalog) : [];
  return {
    tileSize: TILE_SIZE,
    bounds,
    grid: tiles.map((row) => row.map((region) => region?.id ?? null)),
    regions: all,
    locations,
    towns,
    ...(named.length > 0 && { regionTowns: named }),
  };
});

/**
 * Returns the frame for drawing a map: tile size, edges, the region of each tile, locations and towns, in game units; a data set that
 * names no towns has an estimate of where those of its regions are. A
 * position is at pixel `(x - xMin) / (xMax - xMin) * width`, `(y - yMin) / (yMax - yMin) * height` of an image of the map.
 *
 * @example
 * ```ts
 * const { tileSize, bounds, grid, towns } = getMapFrame(catalog);
 * assert.deepEqual(bounds, { xMin: -131072, yMin: -262144, xMax: 229376, yMax: 262144 });
 * const { x = 0, y = 0 } = towns.find((town) => town.name === "Town of Gludio") ?? {};
 * const region = grid[Math.floor((y - bounds.yMin) / tileSize)]?.[Math.floor((x - bounds.xMin) / tileSize)];
 * assert.equal(region, 5);
 * ```
 */
export const getMapFrame: CatalogQuery<Record<never, never>, MapFrame> = queryWithoutInput(
  { name: "getMapFrame", shape: "part", row: "MapFrame" },
  frame,
);
