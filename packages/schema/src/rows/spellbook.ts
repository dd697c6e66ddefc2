import type { SpellbookRow } from "../generated/types.js";
import { closedObject } from "../values/form.js";
import { itemId, skillId } from "../values/id.js";
import type { TableDescription } from "./table.js";

export const spellbookRow = closedObject("Book that a character needs to learn a skill.", { skillId, itemId });

export const spellbookTable: TableDescription<SpellbookRow> = {
  description: "The book that each skill needs.",
  row: spellbookRow,
  key: ["skillId"],
  references: [
    { field: "skillId", to: "skill", keysOf: ({ skillId }) => [skillId] },
    { field: "itemId", to: "item", keysOf: ({ itemId }) => [itemId] },
  ],
};
