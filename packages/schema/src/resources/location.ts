import * as v from "valibot";
import { locationType } from "../rows/location.js";
import { choice, closedObject, described, describedList, optional } from "../values/form.js";
import { coordinates, count } from "../values/measure.js";
import { areaEntries } from "./area.js";
import { locationRef, regionRef } from "./reference.js";
import { locationZone } from "./zone.js";

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
