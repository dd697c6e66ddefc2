import * as v from "valibot";
import { skillId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { amount, count, finite, iconFile, label, level } from "./measure.js";

export const operateType = v.picklist(["OP_ACTIVE", "OP_PASSIVE", "OP_TOGGLE"]);
/** How a skill is used: cast, always on, or switched on and off. */
export type OperateType = v.InferOutput<typeof operateType>;

export const skillEffect = v.strictObject({
  stat: v.pipe(label, v.description("The engine's name of the stat.")),
  op: v.picklist(["add", "mul"]),
  value: finite,
});
/** An unconditional change of one stat: a summand or a factor. */
export type SkillEffect = Immutable<v.InferOutput<typeof skillEffect>>;

export const skillLevelRow = v.strictObject({
  power: v.exactOptional(finite),
  mpConsume: v.exactOptional(amount),
  effects: v.exactOptional(v.pipe(v.array(skillEffect), v.minLength(1))),
});
/** What one level of a skill adds to the row that it stands in. */
export type SkillLevelRow = Immutable<v.InferOutput<typeof skillLevelRow>>;

export const skillRow = v.strictObject({
  id: skillId,
  name: label,
  iconFile: v.exactOptional(iconFile),
  operateType: v.exactOptional(operateType),
  target: v.exactOptional(v.pipe(label, v.description("The engine's target type, for example TARGET_SELF."))),
  skillType: v.exactOptional(v.pipe(label, v.description("The engine's skill type, for example BUFF."))),
  levels: v.pipe(v.array(skillLevelRow), v.minLength(1), v.description("Levels 1, 2, 3 ... in order.")),
});
/** One skill with all of its levels; enchant routes are left out. Table `skills`. */
export type SkillRow = Immutable<v.InferOutput<typeof skillRow>>;

export const skillLevelRef = v.strictObject({ id: skillId, level });
/** One level of one skill, by number. */
export type SkillLevelRef = Immutable<v.InferOutput<typeof skillLevelRef>>;

export const skillSummary = v.strictObject({
  id: skillId,
  level,
  name: v.string(),
  operateType: v.nullable(operateType),
  target: v.nullable(v.string()),
  iconFile: v.nullable(iconFile),
  description: v.pipe(v.nullable(v.string()), v.description("Client text; null unless a text overlay is loaded.")),
  power: v.nullable(finite),
  skillType: v.nullable(v.string()),
  effects: v.exactOptional(v.array(skillEffect)),
});
/** One level of a skill, as items, variants and sets show it. */
export type SkillSummary = Immutable<v.InferOutput<typeof skillSummary>>;

export const npcSkill = v.strictObject({
  id: skillId,
  level: count,
  name: v.nullable(v.string()),
  iconFile: v.nullable(iconFile),
  description: v.pipe(v.nullable(v.string()), v.description("Client text; null unless a text overlay is loaded.")),
});
/** A skill that an NPC has; `name` is null when the skill table lacks it. */
export type NpcSkill = Immutable<v.InferOutput<typeof npcSkill>>;
