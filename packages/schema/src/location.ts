import * as v from "valibot";
import { areaEntries } from "./area.js";
import { choice, closedObject, describedList } from "./form.js";
import type { LocationOverrideRow, LocationRow } from "./generated/types.js";
import { locationId, npcId } from "./id.js";
import { coordinates, count, label, level, positiveCount } from "./measure.js";
import { locationRef, regionRef } from "./reference.js";
import type { TableDescription } from "./table.js";
import { locationZone } from "./zone.js";

export const locationTypeName = choice(
  ["field", "dungeon", "town", "harbour"],
  "Name of a location's type, in the order of the client's numbers.",
);

const locationType = v.pipe(
  positiveCount,
  v.description("The client's number of the type: 1 field, 2 dungeon, 3 town, 4 harbour; others have no name."),
);

export const locationRow = closedObject("Hunting or map location, given by its centre.", () => ({
  id: locationId,
  name: label,
  type: locationType,
  minLevel: v.exactOptional(v.pipe(level, v.description("Recommended player level."))),
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

export const mapLocation = closedObject("Hunting or map location, given by its centre.", () => ({
  ...locationRef.entries,
  type: locationType,
  typeName: v.exactOptional(locationTypeName),
  ...coordinates,
}));

export const nearLocation = closedObject("Location, and how far its centre is.", {
  location: locationRef,
  distance: v.pipe(count, v.description("Game units between the centres, in a straight line on the map, rounded up.")),
});

export const locationDetail = closedObject("Hunting or map location with the NPCs that spawn there.", () => ({
  ...mapLocation.entries,
  region: v.pipe(v.nullable(regionRef), v.description("Region of its centre; null outside the region tile grid.")),
  ...areaEntries,
  nearestWithMonsters: v.exactOptional(
    v.pipe(
      nearLocation,
      v.description(
        "Only where no monsters spawn: of the locations with monsters the one with the nearest centre, the lowest id on a tie.",
      ),
    ),
  ),
  zones: describedList(locationZone, "By id; empty where the data set has no zones."),
}));
