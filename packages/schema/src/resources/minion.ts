import { max, min, respawnDelay } from "../rows/minion.js";
import { closedObject } from "../values/form.js";
import { npcRef } from "./reference.js";

export const npcMinion = closedObject("Minions that appear with an NPC, and their number.", {
  npc: npcRef,
  min,
  max,
  respawnDelay,
});
