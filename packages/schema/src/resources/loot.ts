import * as v from "valibot";
import { choice, closedObject, described, describedList, optional } from "../values/form.js";
import { itemId, npcId } from "../values/id.js";
import { amount, count, iconFile, integer, level, positiveCount } from "../values/measure.js";
import { dropType } from "./drop.js";
import { npcRef } from "./reference.js";

export const lootType = choice(
  [...dropType.options, "herb"],
  "How loot is obtained: adena, a regular drop, by the spoil skill, or as a herb.",
);

export const lootRates = closedObject("Rates of a server.", {
  drop: described(amount, "Rate of drops; for a raid or grand boss `rateRaid`, where it is given."),
  adena: described(amount, "Rate of the number of adena."),
  spoil: described(amount, "Rate of spoil."),
});

const probability: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(1),
  v.description("Probability of at least one piece per kill; of a spoiled item after a successful spoil."),
);
const expected = described(amount, "Expected pieces per kill: the mean over many kills.");

/** How likely an item is per kill, and how many pieces a kill gives on average. */
export const lootOdds = { probability, expected };

export const lootRow = closedObject("Item that a kill can give.", () => ({
  itemId,
  itemName: v.string(),
  iconFile: v.nullable(iconFile),
  type: lootType,
  group: described(
    integer,
    "At most one row of a group is given per kill; the rows of group -1 (spoil) by themselves.",
  ),
  min: described(positiveCount, "Lowest number of pieces at rate 1."),
  max: described(positiveCount, "Highest number of pieces at rate 1."),
  chance: described(amount, "Percent, as the source states it."),
  ...lootOdds,
  levelGap: optional(
    v.pipe(
      amount,
      v.maxValue(1),
      v.description("Factor of this chance by the level gap, where it differs from `levelGap` of the whole loot."),
    ),
  ),
}));

export const npcLoot = closedObject("What a kill of an NPC gives, by the rules of the game engine.", {
  npc: npcRef,
  rawId: described(npcId, "The raw NPC whose drops are computed."),
  rates: lootRates,
  playerLevel: described(v.nullable(level), "Null without a level gap."),
  levelGap: v.pipe(
    amount,
    v.maxValue(1),
    v.description(
      "Factor of the chances by the level gap; 1 = none. A row with another factor has its own `levelGap`.",
    ),
  ),
  levelGapUnknown: optional(
    v.literal(true),
    "Present when `playerLevel` is given and the data set has no rule for the level gap of its engine.",
  ),
  adenaPerKill: described(amount, "Expected adena per kill."),
  valuePerKill: described(
    count,
    "Estimate in adena, rounded: the expected pieces of all rows, at half of their reference price, which is what a shop pays. Adena, of price 1, counts like every item; items without a price do not count.",
  ),
  rows: describedList(
    lootRow,
    "Adena, regular drops, spoil, herbs; each by chance, highest first. Empty for an NPC without loot.",
  ),
});
