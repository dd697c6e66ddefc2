import * as v from "valibot";
import { armorSetBaseStats } from "../rows/armor-set.js";
import { closedObject, filledList, optionalList } from "../values/form.js";
import { armorSetId } from "../values/id.js";
import { itemRef } from "./reference.js";
import { skillSummary } from "./skill.js";

export const armorSetRef = closedObject("Reference to an armor set.", {
  id: armorSetId,
  name: v.pipe(v.string(), v.description("Not unique.")),
});

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
  alternatives: v.exactOptional(
    v.pipe(
      v.strictObject({
        legs: optionalList(itemRef),
        head: optionalList(itemRef),
        gloves: optionalList(itemRef),
        feet: optionalList(itemRef),
        shield: optionalList(itemRef),
      }),
      v.description("Further items of which each can take the place of the piece."),
    ),
  ),
  bonusSkill: v.pipe(
    v.nullable(skillSummary),
    v.description("The first bonus skill, at its level; null if there is none."),
  ),
  bonusSkills: v.exactOptional(
    v.pipe(filledList(skillSummary), v.description("All bonus skills, where there are several.")),
  ),
  baseStats: v.exactOptional(armorSetBaseStats),
  shield: v.exactOptional(v.strictObject({ piece: itemRef, bonusSkill: v.exactOptional(v.nullable(skillSummary)) })),
  enchant6BonusSkill: v.exactOptional(v.nullable(skillSummary)),
});
