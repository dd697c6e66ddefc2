import * as v from "valibot";
import { closedObject } from "../values/form.js";
import { npcId } from "../values/id.js";
import { count, positiveCount } from "../values/measure.js";

export const min = v.pipe(positiveCount, v.description("Least number of them."));
export const max = v.pipe(positiveCount, v.description("Greatest number of them."));

export const respawnDelay = v.exactOptional(
  v.pipe(
    count,
    v.description(
      "Seconds after which a killed one appears again; 0 = not before its leader does. Missing if unknown.",
    ),
  ),
);

export const minionRow = closedObject("Minions that appear with an NPC.", { npcId, min, max, respawnDelay });
