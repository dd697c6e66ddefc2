import * as v from "valibot";
import type { TeleportRow } from "../generated/types.js";
import { closedObject, described } from "../values/form.js";
import { itemId, npcId } from "../values/id.js";
import { coordinates, count, label } from "../values/measure.js";
import type { TableDescription } from "./table.js";

/** The greatest number of a destination: an id of a teleport, which contains it, has at most 16 digits. */
const LAST_DESTINATION = 99_999_999;

export const isNoble = described(v.boolean(), "True for a teleport that only noblesse can take.");

export const teleportRow = closedObject("Destination to which an NPC teleports players.", {
  npcId,
  destination: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(LAST_DESTINATION),
    v.description("Number of the destination in the source."),
  ),
  name: described(label, "Name of the destination in the dialogue of the NPC."),
  ...coordinates,
  price: v.strictObject({ itemId, count: described(count, "0 for a free teleport.") }),
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
