import * as v from "valibot";
import { operateType } from "../rows/skill.js";
import { closedObject, described, optional, optionalList } from "../values/form.js";
import { skillId } from "../values/id.js";
import { count, finite, iconFile, level } from "../values/measure.js";
import { appliedEffect, conditionalEffect, namedEffect, skillEffect } from "./skill-effect.js";

export const skillSummary = closedObject("One level of a skill, with the icon of the level.", {
  id: skillId,
  level,
  name: v.string(),
  operateType: v.nullable(operateType),
  target: v.nullable(v.string()),
  iconFile: v.nullable(iconFile),
  description: described(v.nullable(v.string()), "Client text; null unless a text overlay is loaded."),
  power: v.nullable(finite),
  skillType: v.nullable(v.string()),
  effects: optional(v.array(skillEffect)),
  conditionalEffects: optionalList(conditionalEffect),
  appliedEffects: optionalList(appliedEffect),
  instantEffects: optionalList(namedEffect),
  passiveEffects: optionalList(namedEffect),
});

export const npcSkill = closedObject("Skill of an NPC, with the icon of its level.", {
  id: skillId,
  level: count,
  name: v.nullable(v.string()),
  iconFile: v.nullable(iconFile),
  description: described(v.nullable(v.string()), "Client text; null unless a text overlay is loaded."),
});
