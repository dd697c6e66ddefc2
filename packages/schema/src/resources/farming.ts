import * as v from "valibot";
import { choice, closedObject, described, filledList, optional } from "../values/form.js";
import { itemId } from "../values/id.js";
import { amount, count, iconFile } from "../values/measure.js";
import { itemSourceNpc } from "./drop.js";
import { locationRef, regionRef } from "./reference.js";

export const farmingMeasure = choice(
  ["hour", "kill"],
  "Order by pieces per hour (`perHour`) or per kill (`expectedPerKill`), highest first.",
);

const respawnSeconds = described(
  v.nullable(amount),
  "Mean respawn delay of these spawns; null where the source states none.",
);
const expectedPerKill = described(amount, "Expected pieces per kill: the mean over these spawns.");
const spoiledPerKill = optional(
  amount,
  "Those of `expectedPerKill` that only a successful spoil gives; a kill alone gives the others. Missing where nothing is spoiled.",
);
const perHour = described(
  amount,
  "Upper bound of the expected pieces per hour: every spawn is killed as soon as it appears, and all places of a random spawn are used. Spawns without a delay add nothing.",
);

/** What an NPC gives of an item in one area. */
const yieldEntries = {
  spawnCount: described(
    count,
    "Spawns there that can give the item; 0 for an NPC without spawns, which a leader or script places.",
  ),
  respawnSeconds,
  expectedPerKill,
  spoiledPerKill,
  perHour,
};

export const farmingSpot = closedObject("NPC at a location where an item can be farmed.", {
  npc: itemSourceNpc,
  location: described(v.nullable(locationRef), "Null for spawns near no location."),
  region: described(
    v.nullable(regionRef),
    "Region of the location, or of the spawns that are near none; null outside the region tile grid.",
  ),
  ...yieldEntries,
});

export const locationLootNpc = closedObject("NPC of a location that gives an item there.", {
  npc: itemSourceNpc,
  ...yieldEntries,
});

export const locationLoot = closedObject("Item that kills in a location can give.", () => ({
  itemId,
  itemName: v.string(),
  iconFile: v.nullable(iconFile),
  expectedPerKill: described(
    v.nullable(amount),
    "Expected pieces per kill: the mean over all spawns of the location that give any loot, those of raid bosses and grand bosses aside. Null for an item that no such spawn gives.",
  ),
  spoiledPerKill,
  perHour,
  npcs: described(
    filledList(locationLootNpc),
    "Those that give it there, by `expectedPerKill`, highest first, then by id.",
  ),
}));
