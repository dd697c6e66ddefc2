import { enchantChances, enchantRoute, skillEnchantCost } from "../rows/skill-enchant.js";
import { closedObject, described, describedList, optional } from "../values/form.js";
import { level, positiveCount } from "../values/measure.js";
import { skillValues } from "../values/skill-value.js";
import { itemQuantity, skillRef } from "./reference.js";
import { skillLevel } from "./skill-detail.js";

export const skillEnchantChanges = closedObject(
  "Values of a skill that a step changes, as the highest level of the skill has others.",
  () => {
    const { level: _level, iconFile: _icon, description: _text, ...values } = skillLevel.entries;
    return {
      ...values,
      power: optional(skillValues.power),
      mpInitialConsume: optional(skillValues.mpInitialConsume),
      mpConsume: optional(skillValues.mpConsume),
      hitTime: optional(skillValues.hitTime),
      reuseDelay: optional(skillValues.reuseDelay),
    };
  },
);

export const skillEnchantStep = closedObject("Step of an enchant route.", () => ({
  step: described(positiveCount, "1 for +1, and so on."),
  exp: optional(skillEnchantCost.exp),
  sp: optional(skillEnchantCost.sp),
  adena: skillEnchantCost.adena,
  failStep: skillEnchantCost.failStep,
  item: optional(itemQuantity, "Item that a try costs."),
  chances: optional(enchantChances),
  changes: skillEnchantChanges,
}));

export const skillEnchantRoute = closedObject("Enchant route of a skill.", () => ({
  route: enchantRoute,
  fromLevel: optional(level, "Lowest level of a character that can enchant, and that of the first chance."),
  steps: describedList(skillEnchantStep, "Without costs and chances where the source states none."),
}));

export const skillEnchanting = closedObject("How a skill is enchanted.", () => ({
  skill: skillRef,
  level: described(level, "The highest level of the skill, which it must have before the first step."),
  routes: describedList(skillEnchantRoute, "Empty for a skill that cannot be enchanted."),
}));
