import * as v from "valibot";
import { closedObject } from "./form.js";
import type { TeleportRow } from "./generated/types.js";
import { itemId, npcId, teleportId } from "./id.js";
import { coordinates, count, label } from "./measure.js";
import { itemQuantity, npcRef } from "./reference.js";
import type { TableDescription } from "./table.js";

/** The greatest number of a destination: an id of a teleport, which contains it, has at most 16 digits. */
const LAST_DESTINATION = 99_999_999;

const isNoble = v.pipe(v.boolean(), v.description("True for a teleport that only noblesse can take."));

export const teleportRow = closedObject("Destination to which an NPC teleports players.", {
  npcId,
  destination: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(LAST_DESTINATION),
    v.description("Number of the destination in the source."),
  ),
  name: v.pipe(label, v.description("Name of the destination in the dialogue of the NPC.")),
  ...coordinates,
  price: v.strictObject({ itemId, count: v.pipe(count, v.description("0 for a free teleport.")) }),
  isNoble,
});

export const teleportTable: TableDescription<TeleportRow> = {
  description: "Every destination that an NPC offers.",
  row: teleportRow,
  key: ["npcId", "destination"],
  references: [
    { field: "npcId", to: "npc", keysOf: ({ npcId }) => [npcId] },
    { field: "price", to: "item", keysOf: ({ price }) => [price.itemId] },
  ],
};

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
