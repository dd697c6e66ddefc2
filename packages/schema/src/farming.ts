import * as v from "valibot";
import { itemSourceNpc } from "./drop.js";
import { closedObject } from "./form.js";
import type { Immutable } from "./immutable.js";
import { amount, count } from "./measure.js";
import { locationRef, regionRef } from "./reference.js";

export const farmingMeasure = v.pipe(
  v.picklist(["hour", "kill"]),
  v.description("Order by pieces per hour (`perHour`) or per kill (`expectedPerKill`), highest first."),
);
export type FarmingMeasure = v.InferOutput<typeof farmingMeasure>;

export const farmingSpot = closedObject("NPC at a location where an item can be farmed.", {
  npc: itemSourceNpc,
  location: v.pipe(v.nullable(locationRef), v.description("Null for spawns near no location.")),
  region: v.pipe(
    v.nullable(regionRef),
    v.description("Region of the location, or of the spawns that are near none; null outside the region tile grid."),
  ),
  spawnCount: v.pipe(
    count,
    v.description("Spawns there that can give the item; 0 for an NPC without spawns, which a leader or script places."),
  ),
  respawnSeconds: v.pipe(
    v.nullable(amount),
    v.description("Mean respawn delay of these spawns; null where the source states none."),
  ),
  expectedPerKill: v.pipe(amount, v.description("Expected pieces per kill: the mean over these spawns.")),
  spoiledPerKill: v.exactOptional(
    v.pipe(
      amount,
      v.description(
        "Those of `expectedPerKill` that only a successful spoil gives; a kill alone gives the others. Missing where nothing is spoiled.",
      ),
    ),
  ),
  perHour: v.pipe(
    amount,
    v.description(
      "Upper bound of the expected pieces per hour: every spawn is killed as soon as it appears, and all places of a random spawn are used. Spawns without a delay add nothing.",
    ),
  ),
});
export type FarmingSpot = Immutable<v.InferOutput<typeof farmingSpot>>;
