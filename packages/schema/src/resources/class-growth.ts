import { bareDefence, classGrowthRow } from "../rows/class-growth.js";
import { closedObject, describedList, optional } from "../values/form.js";
import { amount, level } from "../values/measure.js";
import { itemRef } from "./reference.js";

const regeneration = optional(amount, "Base regeneration, where the source states it for each level.");

export const growthLevel = closedObject("What a level of a class has, before the factors of base attributes.", {
  level,
  hp: amount,
  mp: amount,
  cp: amount,
  hpRegen: regeneration,
  mpRegen: regeneration,
  cpRegen: regeneration,
});

export const classGrowth = closedObject(
  "What a character of a class has without equipment, skills and hennas, before the factors of base attributes and level.",
  () => {
    const { str, con, dex, int, wit, men, pAtk, mAtk, pDef, mDef, atkSpd, castSpd, crit, magicCrit } =
      classGrowthRow.entries;
    const { walkSpd, runSpd, swimSpd, attackRange, randomDamage } = classGrowthRow.entries;
    return {
      ...{ str, con, dex, int, wit, men, pAtk, mAtk, pDef, mDef },
      bareDefence: optional(bareDefence),
      ...{ atkSpd, castSpd, crit, magicCrit, walkSpd, runSpd, swimSpd, attackRange, randomDamage },
      fists: optional(itemRef, "Item that takes the place of a weapon without one."),
      levels: describedList(growthLevel, "From level 1."),
    };
  },
);
