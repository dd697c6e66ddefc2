import * as v from "valibot";
import { areaEntries } from "./area.js";
import { closedObject } from "./form.js";
import { regionId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { integer, label } from "./measure.js";
import { regionRef } from "./reference.js";
import type { TableDescription } from "./table.js";

/** Columns of the region grid, each 32,768 game units wide. */
export const REGION_GRID_COLUMNS = 11;
/** Rows of the region grid, each 32,768 game units high. */
export const REGION_GRID_ROWS = 16;

const gridIndex = (size: number) => v.pipe(integer, v.minValue(0), v.maxValue(size - 1));

export const regionRow = closedObject(
  "Map region and its tiles, each 32,768 game units square: a coordinate lies in column `(x >> 15) + 4` and row `(y >> 15) + 8`.",
  {
    id: regionId,
    name: label,
    tiles: v.exactOptional(
      v.pipe(
        v.array(v.strictTuple([gridIndex(REGION_GRID_COLUMNS), gridIndex(REGION_GRID_ROWS)])),
        v.minLength(1),
        v.description("Tiles of the grid as [column, row], from the north-west corner."),
      ),
    ),
  },
);
export type RegionRow = Immutable<v.InferOutput<typeof regionRow>>;

export const regionTable: TableDescription<RegionRow> = {
  description: "Every map region and its tiles.",
  row: regionRow,
  key: ["id"],
};

export const regionDetail = closedObject("Map region with the NPCs that spawn there.", () => ({
  ...regionRef.entries,
  ...areaEntries,
}));
export type RegionDetail = Immutable<v.InferOutput<typeof regionDetail>>;
