import * as v from "valibot";
import { areaEntries } from "./area.js";
import { closedObject } from "./form.js";
import type { RegionGrid, RegionRow } from "./generated/types.js";
import { regionId } from "./id.js";
import { integer, label } from "./measure.js";
import { regionRef } from "./reference.js";
import type { TableDescription } from "./table.js";

/** Columns of the region grid of a manifest that states none, each 32,768 game units wide. */
export const REGION_GRID_COLUMNS = 11;
/** Rows of the region grid of a manifest that states none, each 32,768 game units high. */
export const REGION_GRID_ROWS = 16;

/** The greatest number of a tile; the world of the engine has fewer than 32 in each direction. */
const LAST_TILE = 63;

const tileNumber = v.pipe(integer, v.minValue(0), v.maxValue(LAST_TILE));
const tileCount = v.pipe(integer, v.minValue(1), v.maxValue(LAST_TILE + 1));

export const regionGrid = closedObject(
  "Grid of the tiles of a data set, each 32,768 game units square. The tile of a coordinate is `(x >> 15) + 20` and `(y >> 15) + 18`, as the client numbers them.",
  {
    firstTileX: v.pipe(tileNumber, v.description("The client's number of the westernmost column.")),
    firstTileY: v.pipe(tileNumber, v.description("The client's number of the northernmost row.")),
    columns: tileCount,
    rows: tileCount,
  },
);

/** The region grid of a manifest that states none. */
export const DEFAULT_REGION_GRID: RegionGrid = {
  firstTileX: 16,
  firstTileY: 10,
  columns: REGION_GRID_COLUMNS,
  rows: REGION_GRID_ROWS,
};

export const regionRow = closedObject("Map region and its tiles of the grid in the manifest.", {
  id: regionId,
  name: label,
  tiles: v.exactOptional(
    v.pipe(
      v.array(v.strictTuple([tileNumber, tileNumber])),
      v.minLength(1),
      v.description("Tiles of the grid as [column, row], from the north-west corner."),
    ),
  ),
});

export const regionTable: TableDescription<RegionRow> = {
  description: "Every map region and its tiles.",
  row: regionRow,
  key: ["id"],
};

export const regionDetail = closedObject("Map region with the NPCs that spawn there.", () => ({
  ...regionRef.entries,
  ...areaEntries,
}));
