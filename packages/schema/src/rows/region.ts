import * as v from "valibot";
import type { RegionGrid, RegionRow } from "../generated/types.js";
import { closedObject, optional } from "../values/form.js";
import { regionId } from "../values/id.js";
import { integer, label } from "../values/measure.js";
import type { TableDescription } from "./table.js";

/** The greatest number of a tile; the world of the engine has fewer than 32 in each direction. */
export const LAST_TILE = 63;

export const tileNumber = v.pipe(integer, v.minValue(0), v.maxValue(LAST_TILE));

/** The region grid of a manifest that states none; a tile is 32,768 game units wide and high. */
export const DEFAULT_REGION_GRID: RegionGrid = {
  firstTileX: 16,
  firstTileY: 10,
  columns: 11,
  rows: 16,
};

export const regionRow = closedObject("Map region and its tiles of the grid in the manifest.", {
  id: regionId,
  name: label,
  tiles: optional(
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
