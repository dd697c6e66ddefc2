import * as v from "valibot";
import { LAST_TILE, locationType, tileNumber } from "../rows/location.js";
import { choice, closedObject, described, describedList, optional } from "../values/form.js";
import { npcId } from "../values/id.js";
import { coordinates, count, integer, level, positiveCount } from "../values/measure.js";
import { locationRef, regionRef } from "./reference.js";
import { locationZone } from "./zone.js";

export const areaNpc = closedObject("NPC or monster of the cleaned layer that spawns in a location or region.", {
  id: described(npcId, "Id of the canonical raw NPC of the group."),
  name: v.string(),
  level: v.nullable(level),
  npcType: described(v.nullable(v.string()), "The engine's NPC type, for example RaidBoss."),
  isMonster: described(v.boolean(), "True when the type is in the monster subset."),
  spawnCount: described(positiveCount, "Its spawns in this area."),
});

/** The fields of a location and of a region that describe the NPCs that spawn there. */
export const areaEntries = {
  levelMin: described(v.nullable(level), "Lowest level of its monsters; null without monsters."),
  levelMax: described(v.nullable(level), "Highest level of its monsters; null without monsters."),
  npcCount: described(count, "Rows of `npcs`, monsters included."),
  monsterCount: described(count, "Rows of `npcs` that are monsters."),
  spawnCount: described(count, "Spawns of all rows of `npcs`."),
  npcs: describedList(areaNpc, "By level (null last), name, id."),
};

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

export const locationTypeName = choice(
  ["field", "dungeon", "town", "harbour"],
  "Name of a location's type, in the order of the client's numbers.",
);

export const mapLocation = closedObject("Hunting or map location, given by its centre.", () => ({
  ...locationRef.entries,
  type: locationType,
  typeName: optional(locationTypeName),
  ...coordinates,
}));

export const nearLocation = closedObject("Location, and how far its centre is.", {
  location: locationRef,
  distance: described(count, "Game units between the centres, in a straight line on the map, rounded up."),
});

export const locationDetail = closedObject("Hunting or map location with the NPCs that spawn there.", () => ({
  ...mapLocation.entries,
  region: described(v.nullable(regionRef), "Region of its centre; null outside the region tile grid."),
  ...areaEntries,
  nearestWithMonsters: optional(
    nearLocation,
    "Only where no monsters spawn: of the locations with monsters the one with the nearest centre, the lowest id on a tie.",
  ),
  zones: describedList(locationZone, "By id; empty where the data set has no zones."),
}));
