import * as v from "valibot";
import type { LocationOverrideRow, LocationRow, RegionGrid, RegionRow } from "../generated/types.js";
import { closedObject, described, optional } from "../values/form.js";
import { locationId, npcId, regionId } from "../values/id.js";
import { coordinates, integer, label, level, positiveCount } from "../values/measure.js";
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

export const locationType = described(
  positiveCount,
  "The client's number of the type: 1 field, 2 dungeon, 3 town, 4 harbour; others have no name.",
);

export const locationRow = closedObject("Hunting or map location, given by its centre.", () => ({
  id: locationId,
  name: label,
  type: locationType,
  minLevel: optional(level, "Recommended player level."),
  ...coordinates,
}));

export const locationTable: TableDescription<LocationRow> = {
  description: "Every hunting and map location.",
  row: locationRow,
  key: ["id"],
  targets: [{ kind: "location", keysOf: ({ id }) => [id] }],
};

export const locationOverrideRow = closedObject("NPC whose spawns are not in the nearest location.", {
  npcId,
  locationId,
});

export const locationOverrideTable: TableDescription<LocationOverrideRow> = {
  description: "The NPCs whose location is set by hand, for all of their spawns.",
  row: locationOverrideRow,
  key: ["npcId"],
  references: [
    { field: "npcId", to: "npc", keysOf: ({ npcId }) => [npcId] },
    { field: "locationId", to: "location", keysOf: ({ locationId }) => [locationId] },
  ],
};
