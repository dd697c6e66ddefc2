import * as v from "valibot";
import { circle } from "./circle.js";
import { choice, closedObject, describedList } from "./form.js";
import type { ZoneRow } from "./generated/types.js";
import { zoneId } from "./id.js";
import { integer, label } from "./measure.js";
import type { TableDescription } from "./table.js";

const kind: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^[a-z]\w*$/u),
  v.description(
    "What the zone is for, in the words of the source made one for all chronicles: `water`, `town`, `peace`, `castle`, `siege`, `clanHall`, `fishing`, `noRestart`, `noLanding`, `boss`, `damage`, `effect`, `swamp` and others.",
  ),
);

const minZ = v.pipe(integer, v.description("Lowest height, game units."));
const maxZ = v.pipe(integer, v.description("Greatest height, game units."));

/** States that a zone is off; missing for all others. */
const enabled = v.exactOptional(
  v.pipe(
    v.literal(false),
    v.description(
      "The source switches the zone off until something, for example a siege or a script, switches it on; missing for all others.",
    ),
  ),
);

export const zoneShape = choice(
  ["polygon", "cuboid", "cylinder"],
  "Shape of a zone seen from above: `cuboid` is a rectangle, `cylinder` a circle.",
);

export const zoneRow = closedObject("Zone: a part of the world with rules of its own.", {
  id: zoneId,
  name: v.exactOptional(v.pipe(label, v.description("Name in the source, often a technical one."))),
  kind,
  shape: zoneShape,
  points: v.pipe(
    v.union([v.pipe(v.array(v.strictTuple([integer, integer])), v.minLength(2)), circle]),
    v.description(
      "Game units: the corners of a polygon as [x, y], two opposite ones of a cuboid, the middle and radius of a cylinder.",
    ),
  ),
  minZ,
  maxZ,
  enabled,
});

export const zoneTable: TableDescription<ZoneRow> = {
  description: "Every zone: water, towns, castles, peaceful and dangerous areas.",
  row: zoneRow,
  key: ["id"],
};

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
    shape: v.pipe(zoneShape, v.description("Shape in the source; a cylinder is drawn with 32 corners.")),
    minZ,
    maxZ,
    enabled,
  })),
});

export const zoneFeatureCollection = closedObject(
  "GeoJSON FeatureCollection of zones. Positions are in game units, not degrees.",
  {
    type: v.literal("FeatureCollection"),
    description: v.pipe(v.string(), v.description("The unit and the direction of the coordinates.")),
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
