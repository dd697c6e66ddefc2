import * as v from "valibot";
import { choice, closedObject, filledList } from "../values/form.js";
import { itemId } from "../values/id.js";
import { amount, count, iconFile } from "../values/measure.js";
import { itemSourceNpc } from "./drop.js";
import { locationRef, regionRef } from "./reference.js";

export const farmingMeasure = choice(
  ["hour", "kill"],
  "Order by pieces per hour (`perHour`) or per kill (`expectedPerKill`), highest first.",
);

const respawnSeconds = v.pipe(
  v.nullable(amount),
  v.description("Mean respawn delay of these spawns; null where the source states none."),
);
const expectedPerKill = v.pipe(amount, v.description("Expected pieces per kill: the mean over these spawns."));
const spoiledPerKill = v.exactOptional(
  v.pipe(
    amount,
    v.description(
      "Those of `expectedPerKill` that only a successful spoil gives; a kill alone gives the others. Missing where nothing is spoiled.",
    ),
  ),
);
const perHour = v.pipe(
  amount,
  v.description(
    "Upper bound of the expected pieces per hour: every spawn is killed as soon as it appears, and all places of a random spawn are used. Spawns without a delay add nothing.",
  ),
);

/** What an NPC gives of an item in one area. */
const yieldEntries = {
  spawnCount: v.pipe(
    count,
    v.description("Spawns there that can give the item; 0 for an NPC without spawns, which a leader or script places."),
  ),
  respawnSeconds,
  expectedPerKill,
  spoiledPerKill,
  perHour,
};

export const farmingSpot = closedObject("NPC at a location where an item can be farmed.", {
  npc: itemSourceNpc,
  location: v.pipe(v.nullable(locationRef), v.description("Null for spawns near no location.")),
  region: v.pipe(
    v.nullable(regionRef),
    v.description("Region of the location, or of the spawns that are near none; null outside the region tile grid."),
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
  expectedPerKill: v.pipe(
    v.nullable(amount),
    v.description(
      "Expected pieces per kill: the mean over all spawns of the location that give any loot, those of raid bosses and grand bosses aside. Null for an item that no such spawn gives.",
    ),
  ),
  spoiledPerKill,
  perHour,
  npcs: v.pipe(
    filledList(locationLootNpc),
    v.description("Those that give it there, by `expectedPerKill`, highest first, then by id."),
  ),
}));
