import type { HerbGroupRow } from "../generated/types.js";
import { closedObject, described, filledList } from "../values/form.js";
import { itemId } from "../values/id.js";
import { count, positiveCount } from "../values/measure.js";
import type { TableDescription } from "./table.js";

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
