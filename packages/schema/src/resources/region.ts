import * as v from "valibot";
import { LAST_TILE, tileNumber } from "../rows/region.js";
import { closedObject, described } from "../values/form.js";
import { integer } from "../values/measure.js";
import { areaEntries } from "./area.js";
import { regionRef } from "./reference.js";

const tileCount = v.pipe(integer, v.minValue(1), v.maxValue(LAST_TILE + 1));

export const regionGrid = closedObject(
  "Grid of the tiles of a data set, each 32,768 game units square. The tile of a coordinate is `(x >> 15) + 20` and `(y >> 15) + 18`, as the client numbers them.",
  {
    firstTileX: described(tileNumber, "The client's number of the westernmost column."),
    firstTileY: described(tileNumber, "The client's number of the northernmost row."),
    columns: tileCount,
    rows: tileCount,
  },
);

export const regionDetail = closedObject("Map region with the NPCs that spawn there.", () => ({
  ...regionRef.entries,
  ...areaEntries,
}));
