import * as v from "valibot";
import { armorSetBaseStats } from "../rows/armor-set.js";
import { itemGrade } from "../rows/item.js";
import { closedObject, described, optional, optionalList } from "../values/form.js";
import { armorSetId } from "../values/id.js";
import { itemRef } from "./reference.js";
import { skillSummary } from "./skill.js";

export const armorSetRef = closedObject("Reference to an armor set.", {
  id: armorSetId,
  name: described(v.string(), "Not unique."),
});

const stated = optional(v.number(), "Only where each piece states one.");

export const armorSetTotals = closedObject(
  "Sums over the pieces of an armor set, without enchantment, alternatives and shield.",
  { pDef: v.number(), mDef: v.number(), maxMp: v.number(), weight: stated, price: stated },
);

export const armorSet = closedObject("Armor set: its pieces, and the skills that wearing all of them gives.", {
  id: armorSetId,
  name: described(v.string(), "Not unique."),
  grade: optional(itemGrade, "The grade of the chest piece."),
  armorType: optional(v.string(), "The armor type of the chest piece."),
  totals: optional(armorSetTotals, "Only where the data set has the item of each piece."),
  pieces: v.strictObject({
    chest: itemRef,
    legs: optional(itemRef),
    head: optional(itemRef),
    gloves: optional(itemRef),
    feet: optional(itemRef),
  }),
  alternatives: optional(
    v.strictObject({
      chest: optionalList(itemRef),
      legs: optionalList(itemRef),
      head: optionalList(itemRef),
      gloves: optionalList(itemRef),
      feet: optionalList(itemRef),
      shield: optionalList(itemRef),
    }),
    "Further items of which each can take the place of the piece.",
  ),
  bonusSkill: described(v.nullable(skillSummary), "The first bonus skill, at its level; null if there is none."),
  bonusSkills: optionalList(skillSummary, "All bonus skills, where there are several."),
  baseStats: optional(armorSetBaseStats),
  shield: optional(v.strictObject({ piece: itemRef, bonusSkill: optional(v.nullable(skillSummary)) })),
  enchant6BonusSkill: optional(v.nullable(skillSummary)),
});
