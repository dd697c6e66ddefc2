import * as v from "valibot";
import { armorSetBaseStats } from "../rows/armor-set.js";
import { itemGrade } from "../rows/item.js";
import { closedObject, filledList, optionalList } from "../values/form.js";
import { armorSetId } from "../values/id.js";
import { itemRef } from "./reference.js";
import { skillSummary } from "./skill.js";

export const armorSetRef = closedObject("Reference to an armor set.", {
  id: armorSetId,
  name: v.pipe(v.string(), v.description("Not unique.")),
});

const stated = v.exactOptional(v.pipe(v.number(), v.description("Only where each piece states one.")));

export const armorSetTotals = closedObject(
  "Sums over the pieces of an armor set, without enchantment, alternatives and shield.",
  { pDef: v.number(), mDef: v.number(), maxMp: v.number(), weight: stated, price: stated },
);

export const armorSet = closedObject("Armor set: its pieces, and the skills that wearing all of them gives.", {
  id: armorSetId,
  name: v.pipe(v.string(), v.description("Not unique.")),
  grade: v.exactOptional(v.pipe(itemGrade, v.description("The grade of the chest piece."))),
  armorType: v.exactOptional(v.pipe(v.string(), v.description("The armor type of the chest piece."))),
  totals: v.exactOptional(v.pipe(armorSetTotals, v.description("Only where the data set has the item of each piece."))),
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
