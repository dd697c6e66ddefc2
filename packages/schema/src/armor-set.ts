import * as v from "valibot";
import { closedObject } from "./form.js";
import { armorSetId, itemId, skillId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { label } from "./measure.js";
import { itemRef } from "./reference.js";
import { skillSummary } from "./skill.js";
import { given, type TableDescription } from "./table.js";

export const armorSetRow = closedObject("Pieces of an armor set, and its bonus skills, all at level 1.", {
  id: armorSetId,
  name: label,
  chest: itemId,
  legs: v.exactOptional(itemId),
  head: v.exactOptional(itemId),
  gloves: v.exactOptional(itemId),
  feet: v.exactOptional(itemId),
  skillId: v.exactOptional(skillId),
  shield: v.exactOptional(itemId),
  shieldSkillId: v.exactOptional(v.pipe(skillId, v.description("Bonus skill of the set with its shield."))),
  enchant6SkillId: v.exactOptional(v.pipe(skillId, v.description("Bonus skill when all pieces are enchanted to +6."))),
});
export type ArmorSetRow = Immutable<v.InferOutput<typeof armorSetRow>>;

export const armorSetTable: TableDescription<ArmorSetRow> = {
  description: "Every armor set.",
  row: armorSetRow,
  key: ["id"],
  references: [
    {
      field: "pieces",
      to: "item",
      keysOf: (set) => given(set.chest, set.legs, set.head, set.gloves, set.feet, set.shield),
    },
    { field: "skills", to: "skill", keysOf: (set) => given(set.skillId, set.shieldSkillId, set.enchant6SkillId) },
  ],
};

export const armorSet = closedObject("Armor set: its pieces, and the skills that wearing all of them gives.", {
  id: armorSetId,
  name: v.pipe(v.string(), v.description("Not unique.")),
  pieces: v.strictObject({
    chest: itemRef,
    legs: v.exactOptional(itemRef),
    head: v.exactOptional(itemRef),
    gloves: v.exactOptional(itemRef),
    feet: v.exactOptional(itemRef),
  }),
  bonusSkill: v.nullable(skillSummary),
  shield: v.exactOptional(v.strictObject({ piece: itemRef, bonusSkill: v.exactOptional(v.nullable(skillSummary)) })),
  enchant6BonusSkill: v.exactOptional(v.nullable(skillSummary)),
});
export type ArmorSet = Immutable<v.InferOutput<typeof armorSet>>;
