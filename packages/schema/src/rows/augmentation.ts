import type { AugmentationSkillRow, AugmentationStatRow, LifeStoneRow } from "../generated/types.js";
import { choice, closedObject, described, filledList } from "../values/form.js";
import { itemId } from "../values/id.js";
import { amount, count, finite, label, level, percent, positiveCount } from "../values/measure.js";
import { itemGrade } from "./item.js";
import { skillLevelKey, skillLevelRef } from "./skill.js";
import type { TableDescription } from "./table.js";

export const lifeStoneGrade = choice(
  ["none", "mid", "high", "top"],
  "Grade of a life stone, from lowest to highest; `none` for stones without one in their name.",
);

export const augmentationColor = choice(["blue", "purple", "red"], "Group of skills of an augmentation.");

export const augmentationPart = choice(
  [1, 2],
  "Part of an augmentation: it has two, each with one or two stats; in place of the second it can have a skill or an attribute.",
);

const power = described(count, "Power of the stone, from 0 for the lowest level: the skills and stats of it.");

export const lifeStoneRow = closedObject("Item that augments a weapon, with the chances of what the weapon gains.", {
  itemId,
  grade: lifeStoneGrade,
  level: described(level, "Lowest level of the character."),
  power,
  skillChances: filledList(
    closedObject("Chance of a skill.", {
      color: augmentationColor,
      chance: described(percent, "Percent: the chance of one of the skills of this color and power."),
    }),
  ),
  attributeChances: filledList(
    closedObject("Chance of an attribute.", {
      stat: described(label, "The engine's name of the attribute."),
      value: described(finite, "Points that it rises by."),
      chance: percent,
    }),
  ),
  statChances: filledList(
    closedObject("Chance of a group of stats.", {
      part: augmentationPart,
      set: described(count, "The set of the stats."),
      step: described(count, "Index of their values, from 0."),
      chance: described(
        percent,
        "Percent. Of a group each single stat and each pair of two stats comes with the same chance, 91 in all for 13 stats.",
      ),
    }),
  ),
  fees: filledList(
    closedObject("What is used up with the stone.", {
      grade: described(itemGrade, "Grade of the weapon; weapons of others cannot be augmented."),
      itemId,
      count: positiveCount,
    }),
  ),
  source: described(label, "Classes and methods of the engine."),
});

export const lifeStoneTable: TableDescription<LifeStoneRow> = {
  description: "Every life stone, with the chances of what a weapon gains from it.",
  row: lifeStoneRow,
  key: ["itemId"],
  references: [
    { field: "itemId", to: "item", keysOf: ({ itemId }) => [itemId] },
    { field: "fees", to: "item", keysOf: ({ fees }) => fees.map(({ itemId }) => itemId) },
  ],
};

export const augmentationSkillRow = closedObject("Skills that a life stone can give, each with the same chance.", {
  power,
  color: augmentationColor,
  skills: described(filledList(skillLevelRef), "One that stands here twice is twice as likely."),
});

export const augmentationSkillTable: TableDescription<AugmentationSkillRow> = {
  description: "The skills that life stones can give, by the power of the stone.",
  row: augmentationSkillRow,
  key: ["power", "color"],
  order: ["power"],
  references: [{ field: "skills", to: "skillLevel", keysOf: ({ skills }) => skills.map(skillLevelKey) }],
};

const values = (description: string) => described(filledList(amount), description);

export const augmentationStatRow = closedObject("Stat that a life stone can give.", {
  set: described(count, "The set of the stat; sets differ in their values."),
  stat: described(label, "The engine's name of the stat."),
  alone: values("What the stat rises by where it comes alone, by the step."),
  paired: values("What the stat rises by where it comes with another one, by the step."),
});

export const augmentationStatTable: TableDescription<AugmentationStatRow> = {
  description: "The stats that life stones can give, with their values.",
  row: augmentationStatRow,
  key: ["set", "stat"],
  order: ["set"],
  references: [],
};
