import { closedObject, described, optional } from "../values/form.js";
import { npcId } from "../values/id.js";
import { count, positiveCount } from "../values/measure.js";

export const min = described(positiveCount, "Least number of them.");
export const max = described(positiveCount, "Greatest number of them.");

export const respawnDelay = optional(
  count,
  "Seconds after which a killed one appears again; 0 = not before its leader does. Missing if unknown.",
);

export const minionRow = closedObject("Minions that appear with an NPC.", { npcId, min, max, respawnDelay });
