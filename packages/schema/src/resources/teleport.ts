import * as v from "valibot";
import { isNoble } from "../rows/teleport.js";
import { closedObject } from "../values/form.js";
import { teleportId } from "../values/id.js";
import { coordinates } from "../values/measure.js";
import { itemQuantity, npcRef } from "./reference.js";

const arrival = () => ({
  name: v.pipe(v.string(), v.description("Name of the destination.")),
  ...coordinates,
  price: v.pipe(itemQuantity, v.description("What one teleport costs; a count of 0 for a free one.")),
  isNoble,
});

export const teleport = closedObject("Teleport that an NPC offers.", () => ({
  id: teleportId,
  from: v.pipe(npcRef, v.description("NPC of the cleaned layer.")),
  ...arrival(),
}));

export const npcTeleport = closedObject("Teleport of one NPC.", () => ({ id: teleportId, ...arrival() }));
