import * as v from "valibot";
import type { ArmorSetRow } from "../generated/types.js";
import { closedObject, described, optional, optionalList } from "../values/form.js";
import { armorSetId, itemId, skillId } from "../values/id.js";
import { integer, label } from "../values/measure.js";
import { skillLevelKey, skillLevelRef } from "./skill.js";
import { given, type TableDescription } from "./table.js";

const alternativeItems = optionalList(itemId);
const points: v.GenericSchema<number> = described(integer, "Points added to the base stat.");
const bonusPoints = optional(points);

export const armorSetBaseStats = closedObject("Base stats that wearing an armor set changes.", {
  STR: bonusPoints,
  CON: bonusPoints,
  DEX: bonusPoints,
  INT: bonusPoints,
  MEN: bonusPoints,
  WIT: bonusPoints,
});

export const armorSetRow = closedObject(
  "Pieces of an armor set, and its bonus skills, at level 1 where none is given.",
  {
    id: armorSetId,
    name: label,
    chest: itemId,
    legs: optional(itemId),
    head: optional(itemId),
    gloves: optional(itemId),
    feet: optional(itemId),
    skillId: optional(skillId),
    shield: optional(itemId),
    shieldSkillId: optional(skillId, "Bonus skill of the set with its shield."),
    enchant6SkillId: optional(skillId, "Bonus skill when all pieces are enchanted to +6."),
    alternatives: optional(
      v.strictObject({
        chest: alternativeItems,
        legs: alternativeItems,
        head: alternativeItems,
        gloves: alternativeItems,
        feet: alternativeItems,
        shield: alternativeItems,
      }),
      "Further items of which each can take the place of the piece.",
    ),
    bonusSkills: optionalList(
      skillLevelRef,
      "All bonus skills of the set, where there are several or one above level 1; the first is that of `skillId`.",
    ),
    baseStats: optional(armorSetBaseStats),
  },
);

export const armorSetTable: TableDescription<ArmorSetRow> = {
  description: "Every armor set.",
  row: armorSetRow,
  key: ["id"],
  references: [
    {
      field: "pieces",
      to: "item",
      keysOf: (set) => [
        ...given(set.chest, set.legs, set.head, set.gloves, set.feet, set.shield),
        ...Object.values(set.alternatives ?? {}).flat(),
      ],
    },
    { field: "bonusSkills", to: "skillLevel", keysOf: ({ bonusSkills = [] }) => bonusSkills.map(skillLevelKey) },
    { field: "skills", to: "skill", keysOf: (set) => given(set.skillId, set.shieldSkillId, set.enchant6SkillId) },
  ],
};
