import * as v from "valibot";
import type { ArmorSetRow } from "../generated/types.js";
import { closedObject, filledList } from "../values/form.js";
import { armorSetId, itemId, skillId } from "../values/id.js";
import { integer, label } from "../values/measure.js";
import { skillLevelKey, skillLevelRef } from "./skill.js";
import { given, type TableDescription } from "./table.js";

const alternativeItems = v.exactOptional(filledList(itemId));
const points: v.GenericSchema<number> = v.pipe(integer, v.description("Points added to the base stat."));
const bonusPoints = v.exactOptional(points);

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
    legs: v.exactOptional(itemId),
    head: v.exactOptional(itemId),
    gloves: v.exactOptional(itemId),
    feet: v.exactOptional(itemId),
    skillId: v.exactOptional(skillId),
    shield: v.exactOptional(itemId),
    shieldSkillId: v.exactOptional(v.pipe(skillId, v.description("Bonus skill of the set with its shield."))),
    enchant6SkillId: v.exactOptional(
      v.pipe(skillId, v.description("Bonus skill when all pieces are enchanted to +6.")),
    ),
    alternatives: v.exactOptional(
      v.pipe(
        v.strictObject({
          legs: alternativeItems,
          head: alternativeItems,
          gloves: alternativeItems,
          feet: alternativeItems,
          shield: alternativeItems,
        }),
        v.description("Further items of which each can take the place of the piece."),
      ),
    ),
    bonusSkills: v.exactOptional(
      v.pipe(
        filledList(skillLevelRef),
        v.description(
          "All bonus skills of the set, where there are several or one above level 1; the first is that of `skillId`.",
        ),
      ),
    ),
    baseStats: v.exactOptional(armorSetBaseStats),
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
