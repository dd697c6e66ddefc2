import * as v from "valibot";
import { choice, closedObject } from "./form.js";
import type { DropRow } from "./generated/types.js";
import { itemId, npcId } from "./id.js";
import { amount, integer, level, positiveCount } from "./measure.js";
import type { TableDescription } from "./table.js";

export const dropRow = closedObject("Row of an NPC's drop list.", {
  npcId,
  category: v.pipe(
    integer,
    v.minValue(-1),
    v.description(
      "Group of rows of which at most one is given: -1 spoil (each row by itself), 0 adena, others regular drops.",
    ),
  ),
  groupChance: v.exactOptional(
    v.pipe(
      amount,
      v.description(
        "Parts per million; chance that the group gives a row. Missing where the chance of a row is not one within its group.",
      ),
    ),
  ),
  itemId,
  min: v.pipe(positiveCount, v.description("Lowest number of pieces.")),
  max: v.pipe(positiveCount, v.description("Highest number of pieces.")),
  chance: v.pipe(
    amount,
    v.description(
      "Parts per million: of a row with `groupChance` within its group, of any other per kill. Above 1,000,000 in a few rows of the source.",
    ),
  ),
});

export const dropTable: TableDescription<DropRow> = {
  description: "Every row of every drop list, by NPC id, then in source order.",
  row: dropRow,
  key: [],
  order: ["npcId"],
  references: [
    { field: "npcId", to: "npc", keysOf: ({ npcId }) => [npcId] },
    { field: "itemId", to: "item", keysOf: ({ itemId }) => [itemId] },
  ],
};

export const dropType = choice(
  ["adena", "regular", "spoil"],
  "How a drop is obtained: adena, a regular drop, or by the spoil skill.",
);

const odds = {
  qty: v.pipe(v.string(), v.description('"n", or "min–max" with an en dash.')),
  chance: v.pipe(v.nullable(amount), v.description("Percent; above 100 in a few rows of the source.")),
  chanceDisplay: v.pipe(v.nullable(v.string()), v.description('"12.5%", or "1/20,000" below 0.01 %; "0%" for 0.')),
};
const rollCount = v.exactOptional(
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
  type: v.pipe(v.nullable(v.string()), v.description("The engine's NPC type, for example RaidBoss.")),
  level: v.nullable(level),
});

export const itemSourceEntry = closedObject("NPC that has an item, with quantity and chance.", () => ({
  npc: itemSourceNpc,
  ...odds,
  rollCount,
}));
