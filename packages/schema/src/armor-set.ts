import * as v from "valibot";
import { armorSetId, itemId, skillId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { label } from "./measure.js";
import { itemRef } from "./reference.js";
import { skillSummary } from "./skill.js";

export const armorSetRow = v.strictObject({
  id: armorSetId,
  name: label,
  chest: itemId,
  legs: v.exactOptional(itemId),
  head: v.exactOptional(itemId),
  gloves: v.exactOptional(itemId),
  feet: v.exactOptional(itemId),
  skillId: v.exactOptional(skillId),
  shield: v.exactOptional(itemId),
  shieldSkillId: v.exactOptional(skillId),
  enchant6SkillId: v.exactOptional(skillId),
});
/** The pieces of an armor set by item id, and its bonus skills (level 1). Table `armorSets`. */
export type ArmorSetRow = Immutable<v.InferOutput<typeof armorSetRow>>;

export const armorSet = v.strictObject({
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
/** An armor set: its pieces, and the skills that wearing all of them gives. */
export type ArmorSet = Immutable<v.InferOutput<typeof armorSet>>;
