import * as v from "valibot";
import { closedObject } from "./form.js";
import type { SpellbookRow } from "./generated/types.js";
import { itemId, skillId } from "./id.js";
import { iconFile } from "./measure.js";
import { classRef } from "./reference.js";
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

export const spellbookUse = closedObject("Skill that a spellbook teaches, and the classes that learn it.", {
  skillId,
  skillName: v.string(),
  iconFile: v.nullable(iconFile),
  learnedBy: v.array(classRef),
});
