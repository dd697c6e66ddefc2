import * as v from "valibot";
import { enabled, kind, maxZ, minZ, zoneShape } from "../rows/zone.js";
import { closedObject, described, describedList } from "../values/form.js";
import { zoneId } from "../values/id.js";
import { integer } from "../values/measure.js";

export const zoneRef = closedObject("Reference to a zone.", { id: zoneId, name: v.nullable(v.string()), kind });

/** A list and no tuple, as positions are in the types of GeoJSON: OpenAPI 3.0 has no tuples. */
const corner = v.pipe(
  v.array(integer),
  v.length(2),
  v.description("[x, y] in game units: west to east, north to south."),
);

export const zoneFeature = closedObject("GeoJSON Feature: the outline of a zone.", {
  type: v.literal("Feature"),
  id: zoneId,
  geometry: closedObject("GeoJSON Polygon.", {
    type: v.literal("Polygon"),
    coordinates: v.pipe(
      v.array(v.pipe(v.array(corner), v.minLength(4))),
      v.length(1),
      v.description("One ring: its corners in the order of the source, the first one again at the end."),
    ),
  }),
  properties: closedObject("What is known about the zone.", () => ({
    name: zoneRef.entries.name,
    kind,
    shape: described(zoneShape, "Shape in the source; a cylinder is drawn with 32 corners."),
    minZ,
    maxZ,
    enabled,
  })),
});

export const zoneFeatureCollection = closedObject(
  "GeoJSON FeatureCollection of zones. Positions are in game units, not degrees.",
  {
    type: v.literal("FeatureCollection"),
    description: described(v.string(), "The unit and the direction of the coordinates."),
    features: describedList(zoneFeature, "By id."),
  },
);

export const locationZone = closedObject("Zone in which NPCs of a location spawn, or its centre is.", () => ({
  ...zoneRef.entries,
  enabled,
  spawnCount: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.description("Spawns of the location in the zone; 0 if only its centre is there."),
  ),
}));
