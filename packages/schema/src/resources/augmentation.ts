import * as v from "valibot";
import { augmentationColor, augmentationPart, lifeStoneGrade } from "../rows/augmentation.js";
import { itemGrade } from "../rows/item.js";
import { closedObject } from "../values/form.js";
import { itemId } from "../values/id.js";
import { amount, iconFile, level, percent } from "../values/measure.js";
import { itemQuantity, itemRef, skillRef } from "./reference.js";

const lifeStone = {
  grade: lifeStoneGrade,
  level: v.pipe(level, v.description("Level in the stone's name, which a character needs to use it.")),
};

export const lifeStoneFacts = closedObject("What is special of an item that is a life stone.", lifeStone);

export const augmentationSummary = closedObject("Life stone, by the id of its item.", {
  id: itemId,
  name: v.string(),
  iconFile: v.nullable(iconFile),
  ...lifeStone,
  skillChance: v.pipe(percent, v.description("Percent: the chance of any skill.")),
  attributeChance: v.pipe(percent, v.description("Percent: the chance of any attribute.")),
});

export const augmentationSkill = closedObject("Skill that a life stone can give.", () => ({
  ...skillRef.entries,
  level,
  color: augmentationColor,
  chance: percent,
}));

export const augmentationStat = closedObject("Stat that a life stone can give.", {
  part: augmentationPart,
  stat: v.pipe(v.string(), v.description("The engine's name of the stat.")),
  isPaired: v.pipe(v.boolean(), v.description("Whether another stat comes with it, in the same part.")),
  value: v.pipe(amount, v.description("What the stat rises by.")),
  chance: v.pipe(percent, v.description("Percent: the chance of the stat with this value in this part.")),
});

export const augmentationAttribute = closedObject("Attribute that a life stone can give.", {
  stat: v.pipe(v.string(), v.description("The engine's name of the attribute.")),
  value: v.pipe(v.number(), v.description("Points that it rises by.")),
  chance: percent,
});

export const augmentationFee = closedObject("What is used up with a life stone.", () => ({
  weaponGrade: v.pipe(itemGrade, v.description("Grade of the weapon; weapons of others cannot be augmented.")),
  item: itemQuantity,
}));

export const augmentationDetail = closedObject(
  "Life stone with what a weapon gains from it: two parts of one or two stats each, or a skill or an attribute in place of the second one. Chances are for one stone.",
  () => ({
    ...augmentationSummary.entries,
    skills: v.pipe(v.array(augmentationSkill), v.description("By skill id, level and color.")),
    attributes: v.array(augmentationAttribute),
    stats: v.pipe(
      v.array(augmentationStat),
      v.description("By part; stats in the order of the source, highest value first."),
    ),
    fees: v.array(augmentationFee),
  }),
);

export const skillAugmentation = closedObject("Life stone that can give a skill.", () => ({
  stone: itemRef,
  level: v.pipe(level, v.description("Level of the skill.")),
  chance: percent,
}));
