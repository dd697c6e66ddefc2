import * as v from "valibot";
import { enchantChances, enchantRoute, skillEnchantCost } from "../rows/skill-enchant.js";
import { closedObject } from "../values/form.js";
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
      power: v.exactOptional(skillValues.power),
      mpInitialConsume: v.exactOptional(skillValues.mpInitialConsume),
      mpConsume: v.exactOptional(skillValues.mpConsume),
      hitTime: v.exactOptional(skillValues.hitTime),
      reuseDelay: v.exactOptional(skillValues.reuseDelay),
    };
  },
);

export const skillEnchantStep = closedObject("Step of an enchant route.", () => ({
  step: v.pipe(positiveCount, v.description("1 for +1, and so on.")),
  exp: v.exactOptional(skillEnchantCost.exp),
  sp: v.exactOptional(skillEnchantCost.sp),
  adena: skillEnchantCost.adena,
  failStep: skillEnchantCost.failStep,
  item: v.exactOptional(v.pipe(itemQuantity, v.description("Item that a try costs."))),
  chances: v.exactOptional(enchantChances),
  changes: skillEnchantChanges,
}));

export const skillEnchantRoute = closedObject("Enchant route of a skill.", () => ({
  route: enchantRoute,
  fromLevel: v.exactOptional(
    v.pipe(level, v.description("Lowest level of a character that can enchant, and that of the first chance.")),
  ),
  steps: v.pipe(v.array(skillEnchantStep), v.description("Without costs and chances where the source states none.")),
}));

export const skillEnchanting = closedObject("How a skill is enchanted.", () => ({
  skill: skillRef,
  level: v.pipe(level, v.description("The highest level of the skill, which it must have before the first step.")),
  routes: v.pipe(v.array(skillEnchantRoute), v.description("Empty for a skill that cannot be enchanted.")),
}));
