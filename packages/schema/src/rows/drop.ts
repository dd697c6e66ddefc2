import * as v from "valibot";
import type { DropRow, HerbGroupRow } from "../generated/types.js";
import { closedObject, described, filledList, optional } from "../values/form.js";
import { itemId, npcId } from "../values/id.js";
import { amount, count, integer, positiveCount } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const dropRow = closedObject("Row of an NPC's drop list.", {
  npcId,
  category: v.pipe(
    integer,
    v.minValue(-1),
    v.description(
      "Group of rows of which at most one is given: -1 spoil (each row by itself), 0 adena in some sources, others regular drops.",
    ),
  ),
  groupChance: optional(
    amount,
    "Parts per million; chance that the group gives a row, above 1,000,000 in a few groups of the source. Missing where the chance of a row is not one within its group.",
  ),
  only: optional(
    v.picklist(["marked", "lucky"]),
    "Kills that give the row, where not any does: of a monster marked by a skill, or by a lucky player. How often that is no source states, so that no answer counts the row.",
  ),
  itemId,
  min: described(positiveCount, "Lowest number of pieces."),
  max: described(positiveCount, "Highest number of pieces."),
  chance: described(
    amount,
    "Parts per million: of a row with `groupChance` within its group, of any other per kill. Above 1,000,000 in a few rows of the source.",
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

const herb = closedObject("Herb that a monster of a herb group can drop.", {
  itemId,
  category: described(count, "Of the herbs of one category at most one is dropped, one piece."),
  chance: described(count, "Parts per million."),
});

export const herbGroupRow = closedObject("Herbs that monsters drop; `dropHerbGroup` of an NPC names the group.", {
  id: described(positiveCount, "Id of a herb group."),
  herbs: filledList(herb),
});

export const herbGroupTable: TableDescription<HerbGroupRow> = {
  description: "The groups of herbs that monsters drop.",
  row: herbGroupRow,
  key: ["id"],
  targets: [{ kind: "herbGroup", keysOf: ({ id }) => [id] }],
  references: [{ field: "herbs", to: "item", keysOf: ({ herbs }) => herbs.map(({ itemId }) => itemId) }],
};
