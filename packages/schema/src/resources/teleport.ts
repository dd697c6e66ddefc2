import * as v from "valibot";
import { isNoble } from "../rows/teleport.js";
import { closedObject, described } from "../values/form.js";
import { teleportId } from "../values/id.js";
import { coordinates } from "../values/measure.js";
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
