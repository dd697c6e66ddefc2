import * as v from "valibot";
import { augmentationColor, augmentationPart, lifeStoneGrade } from "../rows/augmentation.js";
import { itemGrade } from "../rows/item.js";
import { closedObject, described, describedList } from "../values/form.js";
import { itemId } from "../values/id.js";
import { amount, iconFile, level, percent } from "../values/measure.js";
import { itemQuantity, itemRef, skillRef } from "./reference.js";

const lifeStone = {
  grade: lifeStoneGrade,
  level: described(level, "Level in the stone's name, which a character needs to use it."),
};

export const lifeStoneFacts = closedObject("What is special of an item that is a life stone.", lifeStone);

export const augmentationSummary = closedObject("Life stone, by the id of its item.", {
  id: itemId,
  name: v.string(),
  iconFile: v.nullable(iconFile),
  ...lifeStone,
  skillChance: described(percent, "Percent: the chance of any skill."),
  attributeChance: described(percent, "Percent: the chance of any attribute."),
});

export const augmentationSkill = closedObject("Skill that a life stone can give.", () => ({
  ...skillRef.entries,
  level,
  color: augmentationColor,
  chance: percent,
}));

export const augmentationStat = closedObject("Stat that a life stone can give.", {
  part: augmentationPart,
  stat: described(v.string(), "The engine's name of the stat."),
  isPaired: described(v.boolean(), "Whether another stat comes with it, in the same part."),
  value: described(amount, "What the stat rises by."),
  chance: described(percent, "Percent: the chance of the stat with this value in this part."),
});

export const augmentationAttribute = closedObject("Attribute that a life stone can give.", {
  stat: described(v.string(), "The engine's name of the attribute."),
  value: described(v.number(), "Points that it rises by."),
  chance: percent,
});

export const augmentationFee = closedObject("What is used up with a life stone.", () => ({
  weaponGrade: described(itemGrade, "Grade of the weapon; weapons of others cannot be augmented."),
  item: itemQuantity,
}));

export const augmentationDetail = closedObject(
  "Life stone with what a weapon gains from it: two parts of one or two stats each, or a skill or an attribute in place of the second one. Chances are for one stone.",
  () => ({
    ...augmentationSummary.entries,
    skills: describedList(augmentationSkill, "By skill id, level and color."),
    attributes: v.array(augmentationAttribute),
    stats: describedList(augmentationStat, "By part; stats in the order of the source, highest value first."),
    fees: v.array(augmentationFee),
  }),
);

export const skillAugmentation = closedObject("Life stone that can give a skill.", () => ({
  stone: itemRef,
  level: described(level, "Level of the skill."),
  chance: percent,
}));
