import * as v from "valibot";
import { heading, periodOfDay, respawn, spawnCount, spawnEvent, spawnTerritory } from "../rows/spawn.js";
import { closedObject, described } from "../values/form.js";
import { npcId } from "../values/id.js";
import { coordinates, positiveCount } from "../values/measure.js";
import { locationRef, regionRef } from "./reference.js";

export const spawnGroup = closedObject("Spawns of an NPC of which one is used at a time.", {
  kind: described(v.literal("random"), "The server chooses the place."),
  places: described(positiveCount, "Number of places."),
  despawnSeconds: described(
    v.nullable(positiveCount),
    "Seconds after which the NPC leaves its place; null if it stays.",
  ),
});

export const rawSpawn = closedObject("Position where an NPC spawns, as the source states it.", () => ({
  npcId,
  ...coordinates,
  heading,
  ...respawn,
  periodOfDay,
  count: spawnCount,
  territory: spawnTerritory,
  event: spawnEvent,
}));

export const enrichedSpawn = closedObject("Position where an NPC spawns, with its region and location.", () => ({
  ...rawSpawn.entries,
  region: described(v.nullable(regionRef), "Null outside the region tile grid."),
  location: described(
    v.nullable(locationRef),
    "The location that is set by hand for the NPC, else the nearest one within 10,000 game units in 2D; null if there is none.",
  ),
}));
