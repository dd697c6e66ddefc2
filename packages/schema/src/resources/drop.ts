import * as v from "valibot";
import { choice, closedObject, described, optional } from "../values/form.js";
import { itemId, npcId } from "../values/id.js";
import { amount, level } from "../values/measure.js";

export const dropType = choice(
  ["adena", "regular", "spoil"],
  "How a drop is obtained: adena, a regular drop, or by the spoil skill.",
);

const odds = {
  qty: described(v.string(), '"n", or "min–max" with an en dash.'),
  chance: described(v.nullable(amount), "Percent; above 100 in a few rows of the source."),
  chanceDisplay: described(v.nullable(v.string()), '"12.5%", or "1/20,000" below 0.01 %; "0%" for 0.'),
};
const rollCount = optional(
  v.pipe(v.number(), v.integer(), v.minValue(2), v.description("Number of equal rows that were merged into this one.")),
);

export const drop = closedObject("Item that an NPC drops.", () => ({
  itemId,
  itemName: v.nullable(v.string()),
  ...odds,
  type: dropType,
  rollCount,
}));

export const npcDrops = closedObject("Drops of an NPC: adena, regular, spoil; each by chance, highest first.", {
  npcId,
  npcName: v.string(),
  drops: v.array(drop),
});

export const itemSourceNpc = closedObject("Reference to an NPC or monster, with its type and level.", {
  id: npcId,
  name: v.string(),
  type: described(v.nullable(v.string()), "The engine's NPC type, for example RaidBoss."),
  level: v.nullable(level),
});

export const itemSourceEntry = closedObject("NPC that has an item, with quantity and chance.", () => ({
  npc: itemSourceNpc,
  ...odds,
  rollCount,
}));
