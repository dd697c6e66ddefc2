import * as v from "valibot";
import type { DropRow } from "../generated/types.js";
import { closedObject } from "../values/form.js";
import { itemId, npcId } from "../values/id.js";
import { amount, integer, positiveCount } from "../values/measure.js";
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
