import * as v from "valibot";
import type { AppliedEffect, ConditionalEffect, NamedEffect, SkillEffect } from "../generated/types.js";
import { operateType } from "../rows/skill.js";
import {
  counts,
  effectCondition,
  effectOperation,
  effectParameters,
  type NamedSchema,
  seconds,
  self,
  stat,
  strength,
} from "../rows/skill-effect.js";
import { closedObject, described, optional, optionalList } from "../values/form.js";
import { skillId } from "../values/id.js";
import { count, finite, iconFile, level } from "../values/measure.js";

const skillEffectSchema = closedObject("Change of one stat.", { stat, op: effectOperation, value: finite });
export const skillEffect: NamedSchema<SkillEffect> = skillEffectSchema;

const conditionalEffectSchema = closedObject("Change of one stat while a condition is true.", () => ({
  ...skillEffectSchema.entries,
  when: effectCondition,
}));
export const conditionalEffect: NamedSchema<ConditionalEffect> = conditionalEffectSchema;

const namedEffectSchema = closedObject("Effect by the engine's name, without a time.", () => ({
  name: described(v.string(), "The engine's name of the effect, for example Heal or PhysicalAttack."),
  power: optional(finite),
  parameters: effectParameters,
  self,
}));
export const namedEffect: NamedSchema<NamedEffect> = namedEffectSchema;

const appliedEffectSchema = closedObject("Buff, debuff or other effect that a skill puts on its target.", () => ({
  name: described(v.string(), "The engine's name of the effect, for example Buff or Stun."),
  seconds,
  count: optional(counts),
  value: optional(strength),
  parameters: effectParameters,
  self,
  effects: optionalList(skillEffect),
  conditionalEffects: optionalList(conditionalEffect),
}));
export const appliedEffect: NamedSchema<AppliedEffect> = appliedEffectSchema;

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
