import * as v from "valibot";
import { isNoble } from "../rows/teleport.js";
import { closedObject, described, describedList, optional, optionalList } from "../values/form.js";
import { teleportId } from "../values/id.js";
import { adena, coordinates, count } from "../values/measure.js";
import { itemQuantity, npcRef } from "./reference.js";

const arrival = () => ({
  name: described(v.string(), "Name of the destination."),
  ...coordinates,
  price: described(itemQuantity, "What one teleport costs; a count of 0 for a free one."),
  isNoble,
});

export const teleport = closedObject("Teleport that an NPC offers.", () => ({
  id: teleportId,
  from: described(npcRef, "NPC of the cleaned layer."),
  ...arrival(),
}));

export const npcTeleport = closedObject("Teleport of one NPC.", () => ({ id: teleportId, ...arrival() }));

const distance = described(
  count,
  "Game units in a straight line, rounded up: in 3D, but in 2D to a place given as x,y.",
);

export const routePlace = closedObject("Place at an end of a route.", () => ({
  npc: optional(npcRef, "NPC of the cleaned layer that spawns there."),
  ...coordinates,
  z: optional(coordinates.z, "Game units, height; absent for a place given as x,y."),
}));

export const teleportStep = closedObject("Step of a route: a teleport, from the NPC to the coordinates.", () => ({
  type: v.literal("teleport"),
  ...teleport.entries,
}));

export const walkStep = closedObject("Step of a route: a walk in a straight line to the coordinates.", () => ({
  type: v.literal("walk"),
  ...routePlace.entries,
  distance,
  height: optional(
    count,
    "Difference of height in game units, where it is more than 1,000: the way leads by stairs or doors, which are not known. Of x,y only for centres of locations.",
  ),
}));

export const routeAlternative = closedObject("Cheaper way with longer walks.", () => ({
  walk: described(count, "Longest walk in game units for which the way is found: the parameter `walk`."),
  price: adena,
  distance: described(count, "Sum of the walks in game units."),
}));

export const teleportRoute = closedObject("Cheapest way from one place to another by teleports and walks.", () => ({
  from: described(routePlace, "Start; of several spawns of an NPC the one with the cheapest route."),
  to: described(routePlace, "End; of several spawns of an NPC the one with the cheapest route."),
  price: described(adena, "Adena for all teleports; teleports for noblesse cost passes, which are in their steps."),
  distance: described(count, "Sum of the walks in game units. An estimate: walls, water and floors are not known."),
  steps: describedList(
    v.union([teleportStep, walkStep]),
    "Empty where start and end are one place. Two walks never follow each other.",
  ),
  walk: described(count, "Longest walk that was allowed, in game units."),
  alternatives: optionalList(
    routeAlternative,
    "Cheaper ways with a longest walk of 12,000, 25,000 or 50,000 game units, by price from high to low.",
  ),
}));
