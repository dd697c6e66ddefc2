import * as v from "valibot";
import type { ItemId, SkillLevelRef, SkillRow } from "../generated/types.js";
import { element } from "../values/element.js";
import { choice, closedObject, described, optional, optionalList } from "../values/form.js";
import { itemId, skillId } from "../values/id.js";
import { amount, count, finite, iconFile, label, level } from "../values/measure.js";
import { skillFormulaValues, skillValues } from "../values/skill-value.js";
import {
  appliedEffectRow,
  conditionalEffectRow,
  effectCondition,
  levelValue,
  namedEffectRow,
  skillEffectRow,
} from "./skill-effect.js";
import type { TableDescription } from "./table.js";

export const operateType = choice(
  ["OP_ACTIVE", "OP_PASSIVE", "OP_TOGGLE"],
  "How a skill is used: cast, always on, or switched on and off.",
);

export const triggerEvent = described(label, "What starts the other skill, by the source's word.");

export const castCondition = choice(
  ["behind", "critical", "lowHp", "robe", "charges", "shield"],
  "What a cast needs: to stand behind the target; that the blow lands, which is by chance; few HP; a robe; charges; a shield.",
);

const atLevels = <const Value extends v.GenericSchema>(value: Value) => optional(levelValue(value));

/** The values of a skill that can differ by level. */
export const skillLevelValues = () => ({
  magicLevel: atLevels(skillValues.magicLevel),
  power: atLevels(skillValues.power),
  mpInitialConsume: atLevels(skillValues.mpInitialConsume),
  mpConsume: atLevels(skillValues.mpConsume),
  hpConsume: atLevels(skillValues.hpConsume),
  itemConsume: optional(
    v.strictObject({ itemId: levelValue(itemId), count: levelValue(count) }),
    "Item that a cast consumes; the count is 0 at levels that consume nothing.",
  ),
  hitTime: atLevels(skillValues.hitTime),
  reuseDelay: atLevels(skillValues.reuseDelay),
  castRange: atLevels(skillValues.castRange),
  effectRange: atLevels(skillValues.effectRange),
  affectScope: atLevels(skillFormulaValues.affectScope),
  radius: atLevels(skillFormulaValues.radius),
  abnormalType: atLevels(skillFormulaValues.abnormalType),
  abnormalLevel: atLevels(skillFormulaValues.abnormalLevel),
  activateRate: atLevels(skillFormulaValues.activateRate),
  basicProperty: atLevels(skillFormulaValues.basicProperty),
  trait: atLevels(skillFormulaValues.trait),
  attribute: optional(v.strictObject({ element, value: optional(levelValue(finite)) })),
  pvpPower: atLevels(skillFormulaValues.pvpPower),
  pvePower: atLevels(skillFormulaValues.pvePower),
  levelDepend: atLevels(skillFormulaValues.levelDepend),
  soulshotBoost: atLevels(skillFormulaValues.soulshotBoost),
  baseCritRate: atLevels(skillFormulaValues.baseCritRate),
  weaponsAllowed: optional(label, "Kinds of weapons and shields with which the skill can be used, joined by commas."),
  castConditions: optionalList(castCondition),
  triggeredSkill: optional(
    v.strictObject({
      id: skillId,
      level: levelValue(level),
      chance: optional(levelValue(amount)),
      on: optional(triggerEvent),
    }),
  ),
  channeling: optional(v.strictObject({ skillId, seconds: optional(amount), mpConsume: optional(amount) })),
  createdItems: optionalList(v.strictObject({ itemId, min: levelValue(count), max: levelValue(count) })),
  effects: optionalList(skillEffectRow),
  conditionalEffects: optionalList(conditionalEffectRow),
  appliedEffects: optionalList(appliedEffectRow),
  instantEffects: optionalList(namedEffectRow),
  passiveEffects: optionalList(namedEffectRow),
});

const skillRowSchema = closedObject(
  "Skill with all of its levels but those of enchant routes. A value that differs by level is a list with one value for each level, from level 1; below `minLevel` it repeats that of `minLevel`.",
  () => ({
    id: skillId,
    name: label,
    iconFile: atLevels(iconFile),
    minLevel: optional(level, "First level, where that is above 1."),
    maxLevel: level,
    operateType: optional(operateType),
    target: atLevels(described(label, "The engine's target type, for example TARGET_SELF.")),
    skillType: optional(label, "The engine's skill type, for example BUFF."),
    conditions: atLevels(effectCondition),
    ...skillLevelValues(),
  }),
);
export const skillRow: v.GenericSchema<SkillRow> = skillRowSchema;

/** Returns the levels that a skill has. */
export const skillLevelsOf = ({ minLevel = 1, maxLevel }: Pick<SkillRow, "minLevel" | "maxLevel">): readonly number[] =>
  Array.from({ length: maxLevel - minLevel + 1 }, (_, index) => minLevel + index);

/** Returns the ids of the items that a cast of a skill consumes, over all of its levels. */
export function consumedItemsOf({ itemConsume }: SkillRow): readonly ItemId[] {
  return [itemConsume?.itemId ?? []].flat();
}

export const skillTable: TableDescription<SkillRow> = {
  description: "Every skill with its levels.",
  row: skillRow,
  key: ["id"],
  targets: [
    { kind: "skill", keysOf: ({ id }) => [id] },
    {
      kind: "skillLevel",
      keysOf: (row) => skillLevelsOf(row).map((level) => skillLevelKey({ id: row.id, level })),
    },
  ],
  references: [
    { field: "itemConsume", to: "item", keysOf: consumedItemsOf },
    {
      field: "createdItems",
      to: "item",
      keysOf: ({ createdItems }) => (createdItems ?? []).map(({ itemId }) => itemId),
    },
  ],
};

export const skillLevelRef = closedObject("Reference to one level of a skill.", { id: skillId, level });

/** Returns the key under which references find a level of a skill: `id-level`. */
export const skillLevelKey = ({ id, level }: SkillLevelRef): string => `${id}-${level}`;
