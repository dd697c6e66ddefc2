import * as v from "valibot";
import { choice, closedObject, described, describedList, optional } from "../values/form.js";
import { npcId, regionId } from "../values/id.js";
import { integer, level, positiveCount } from "../values/measure.js";
import { mapLocation } from "./location.js";
import { regionRef } from "./reference.js";

export const spawnKind = choice(
  ["fixed", "day", "night", "random"],
  "Kind of a spawn: `fixed` at any time, `day` by day only, `night` by night only, `random` one of several places at a time.",
);

/** A list and no tuple, as positions are in the types of GeoJSON: OpenAPI 3.0 has no tuples. */
const position = v.pipe(
  v.array(integer),
  v.length(3),
  v.description("[x, y, z] in game units: west to east, north to south, height."),
);

export const spawnFeature = closedObject("GeoJSON Feature: where an NPC or monster of the cleaned layer spawns.", {
  type: v.literal("Feature"),
  id: described(npcId, "Equal to `npcId`."),
  geometry: closedObject("GeoJSON MultiPoint.", {
    type: v.literal("MultiPoint"),
    coordinates: v.pipe(
      v.array(position),
      v.minLength(1),
      v.description("One position for each spawn, by raw NPC in source order. Two spawns may have the same position."),
    ),
  }),
  properties: closedObject("What is known about the NPC.", {
    npcId: described(npcId, "Id of the canonical raw NPC of the group."),
    name: v.string(),
    level: v.nullable(level),
    npcType: described(v.nullable(v.string()), "The engine's NPC type, for example RaidBoss."),
    isAggressive: described(v.boolean(), "True when its aggro range is above 0 and the source does not deny it."),
    count: described(positiveCount, "Number of positions."),
    kind: v.pipe(v.array(spawnKind), v.minLength(1), v.description("Every kind that its spawns here have.")),
  }),
});

export const spawnFeatureCollection = closedObject(
  "GeoJSON FeatureCollection of spawns. Positions are in game units, not degrees.",
  {
    type: v.literal("FeatureCollection"),
    description: described(v.string(), "The unit and the direction of the coordinates."),
    features: describedList(spawnFeature, "One feature for each NPC that spawns there, by id."),
  },
);

export const regionTown = closedObject(
  "Where the town of a region is taken to be: at the gatekeeper with the most people within 3,000 game units, at least 20.",
  { region: regionRef, x: integer, y: integer, z: integer },
);

export const mapFrame = closedObject("Frame for drawing the map of the game world, in game units.", {
  tileSize: described(positiveCount, "Width and height of a tile."),
  bounds: closedObject("Edges of the map.", {
    xMin: described(integer, "West, inclusive."),
    yMin: described(integer, "North, inclusive."),
    xMax: described(integer, "East, exclusive."),
    yMax: described(integer, "South, exclusive."),
  }),
  grid: describedList(
    v.array(v.nullable(regionId)),
    "Region id of each tile, null without a region: rows from north to south, each with its tiles from west to east.",
  ),
  regions: describedList(regionRef, "By id."),
  locations: describedList(mapLocation, "By id."),
  towns: describedList(mapLocation, "Those of `locations` whose type is `town`, castles among them."),
  regionTowns: optional(
    describedList(
      regionTown,
      "Only of a data set without `towns`: the towns that regions are taken to be named after, by region id.",
    ),
  ),
});
