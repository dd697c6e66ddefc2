import * as v from "valibot";
import { closedObject } from "./form.js";
import { npcId } from "./id.js";
import { count, positiveCount } from "./measure.js";
import { npcRef } from "./reference.js";

const min = v.pipe(positiveCount, v.description("Least number of them."));
const max = v.pipe(positiveCount, v.description("Greatest number of them."));

const respawnDelay = v.exactOptional(
  v.pipe(
    count,
    v.description(
      "Seconds after which a killed one appears again; 0 = not before its leader does. Missing if unknown.",
    ),
  ),
);

export const minionRow = closedObject("Minions that appear with an NPC.", { npcId, min, max, respawnDelay });

export const npcMinion = closedObject("Minions that appear with an NPC, and their number.", {
  npc: npcRef,
  min,
  max,
  respawnDelay,
});
