import * as v from "valibot";
import { closedObject, optionalList } from "./form.js";
import { skillId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { amount, count, finite, iconFile, label, level } from "./measure.js";
import type { TableDescription } from "./table.js";

export const operateType = v.pipe(
  v.picklist(["OP_ACTIVE", "OP_PASSIVE", "OP_TOGGLE"]),
  v.description("How a skill is used: cast, always on, or switched on and off."),
);
export type OperateType = v.InferOutput<typeof operateType>;

export const skillEffect = closedObject("Unconditional change of one stat.", {
  stat: v.pipe(label, v.description("The engine's name of the stat.")),
  op: v.picklist(["add", "mul"]),
  value: v.pipe(finite, v.description("Summand for `add`, factor for `mul`.")),
});
export type SkillEffect = Immutable<v.InferOutput<typeof skillEffect>>;

export const skillLevelRow = closedObject("Values of one skill level that differ from level to level.", {
  power: v.exactOptional(finite),
  mpConsume: v.exactOptional(amount),
  effects: optionalList(skillEffect),
});
export type SkillLevelRow = Immutable<v.InferOutput<typeof skillLevelRow>>;

export const skillRow = closedObject("Skill with all of its levels; enchant routes are left out.", {
  id: skillId,
  name: label,
  iconFile: v.exactOptional(iconFile),
  operateType: v.exactOptional(operateType),
  target: v.exactOptional(v.pipe(label, v.description("The engine's target type, for example TARGET_SELF."))),
  skillType: v.exactOptional(v.pipe(label, v.description("The engine's skill type, for example BUFF."))),
  levels: v.pipe(v.array(skillLevelRow), v.minLength(1), v.description("Levels from 1, in order.")),
});
export type SkillRow = Immutable<v.InferOutput<typeof skillRow>>;

export const skillTable: TableDescription<SkillRow> = {
  description: "Every skill with its levels.",
  row: skillRow,
  key: ["id"],
  targets: [
    { kind: "skill", keysOf: ({ id }) => [id] },
    {
      kind: "skillLevel",
      keysOf: ({ id, levels }) => levels.map((_, index) => skillLevelKey({ id, level: index + 1 })),
    },
  ],
};

export const skillLevelRef = closedObject("Reference to one level of a skill.", { id: skillId, level });
export type SkillLevelRef = Immutable<v.InferOutput<typeof skillLevelRef>>;

/** Returns the key under which references find a level of a skill: `id-level`. */
export const skillLevelKey = ({ id, level }: SkillLevelRef): string => `${id}-${level}`;

export const skillSummary = closedObject("One level of a skill.", {
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
export type SkillSummary = Immutable<v.InferOutput<typeof skillSummary>>;

export const npcSkill = closedObject("Skill of an NPC.", {
  id: skillId,
  level: count,
  name: v.nullable(v.string()),
  iconFile: v.nullable(iconFile),
  description: v.pipe(v.nullable(v.string()), v.description("Client text; null unless a text overlay is loaded.")),
});
export type NpcSkill = Immutable<v.InferOutput<typeof npcSkill>>;
