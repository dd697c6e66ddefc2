import * as v from "valibot";
import type { ItemId, SkillLevelRef, SkillRow } from "../generated/types.js";
import { choice, closedObject, optionalList } from "../values/form.js";
import { itemId, skillId } from "../values/id.js";
import { count, iconFile, label, level } from "../values/measure.js";
import { skillValues } from "../values/skill-value.js";
import { appliedEffectRow, conditionalEffectRow, levelValue, skillEffectRow } from "./skill-effect.js";
import type { TableDescription } from "./table.js";

export const operateType = choice(
  ["OP_ACTIVE", "OP_PASSIVE", "OP_TOGGLE"],
  "How a skill is used: cast, always on, or switched on and off.",
);

const atLevels = <const Value extends v.GenericSchema>(value: Value) => v.exactOptional(levelValue(value));

const skillRowSchema = closedObject(
  "Skill with all of its levels; enchant routes are left out. A value that differs by level is a list with one value for each level, from level 1.",
  () => ({
    id: skillId,
    name: label,
    iconFile: atLevels(iconFile),
    maxLevel: level,
    operateType: v.exactOptional(operateType),
    target: atLevels(v.pipe(label, v.description("The engine's target type, for example TARGET_SELF."))),
    skillType: v.exactOptional(v.pipe(label, v.description("The engine's skill type, for example BUFF."))),
    magicLevel: atLevels(skillValues.magicLevel),
    power: atLevels(skillValues.power),
    mpInitialConsume: atLevels(skillValues.mpInitialConsume),
    mpConsume: atLevels(skillValues.mpConsume),
    hpConsume: atLevels(skillValues.hpConsume),
    itemConsume: v.exactOptional(
      v.pipe(
        v.strictObject({ itemId: levelValue(itemId), count: levelValue(count) }),
        v.description("Item that a cast consumes; the count is 0 at levels that consume nothing."),
      ),
    ),
    hitTime: atLevels(skillValues.hitTime),
    reuseDelay: atLevels(skillValues.reuseDelay),
    castRange: atLevels(skillValues.castRange),
    effectRange: atLevels(skillValues.effectRange),
    effects: optionalList(skillEffectRow),
    conditionalEffects: optionalList(conditionalEffectRow),
    appliedEffects: optionalList(appliedEffectRow),
  }),
);
export const skillRow: v.GenericSchema<SkillRow> = skillRowSchema;

const levelsOf = ({ maxLevel }: SkillRow) => Array.from({ length: maxLevel }, (_, index) => index + 1);

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
      keysOf: (row) => levelsOf(row).map((level) => skillLevelKey({ id: row.id, level })),
    },
  ],
  references: [{ field: "itemConsume", to: "item", keysOf: consumedItemsOf }],
};

export const skillLevelRef = closedObject("Reference to one level of a skill.", { id: skillId, level });

/** Returns the key under which references find a level of a skill: `id-level`. */
export const skillLevelKey = ({ id, level }: SkillLevelRef): string => `${id}-${level}`;
