import type { CategoryRow } from "../generated/types.js";
import { closedObject, described, optionalList } from "../values/form.js";
import { classId, npcId } from "../values/id.js";
import { label } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const categoryRow = closedObject("Group of classes, or of NPCs, that conditions of items and skills name.", {
  name: described(label, "The engine's name of the group, for example BOW_MASTER."),
  classIds: optionalList(classId, "Its classes, in source order."),
  npcIds: optionalList(npcId, "Its pets and other NPCs, in source order."),
});

export const categoryTable: TableDescription<CategoryRow> = {
  description: "Every group of classes or NPCs.",
  row: categoryRow,
  key: ["name"],
  references: [
    { field: "classIds", to: "class", keysOf: ({ classIds = [] }) => classIds },
    { field: "npcIds", to: "npc", keysOf: ({ npcIds = [] }) => npcIds },
  ],
};
