import * as v from "valibot";
import { classRace, classType, spCost } from "../rows/class.js";
import { bareDefence, classGrowthRow } from "../rows/class-growth.js";
import { closedObject, described, describedList, filledList, optional, optionalList } from "../values/form.js";
import { classId, skillId } from "../values/id.js";
import { amount, count, iconFile, level, professionLevel } from "../values/measure.js";
import { hennaSummary } from "./henna.js";
import { classRef, itemQuantity, itemRef, learningQuantity } from "./reference.js";

export const classSummary = closedObject("Player class as returned in lists.", {
  id: classId,
  name: v.string(),
  race: classRace,
  type: classType,
  professionLevel,
  parentClassId: v.nullable(classId),
});

export const classSkill = closedObject(
  "Skill level that a class can learn, with the name of the skill and the icon of the level.",
  {
    skillId,
    skillLevel: level,
    name: v.string(),
    minPlayerLevel: level,
    spCost,
    description: optional(v.string(), "Client text; only with a text overlay."),
    iconFile: optional(iconFile),
    mpConsume: optional(amount, "MP that one cast costs in all."),
    spellbook: optional(itemRef, "On the lowest level row of a skill only."),
    items: optionalList(learningQuantity, "What it takes besides skill points and the spellbook."),
  },
);

export const classDetail = closedObject("Player class, its skills and the hennas that it can use.", () => ({
  ...classSummary.entries,
  childClassIds: v.array(classId),
  skills: v.array(classSkill),
  allowedHennas: optionalList(hennaSummary),
  startItems: optionalList(itemQuantity),
}));

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

const skillPoints = described(count, "Skill points.");

export const plannedSkill = closedObject("Skill that a player learns, with the highest of its levels.", {
  skillId,
  name: v.string(),
  from: described(classRef, "Class that teaches this level: the class itself or one of its ancestors."),
  skillLevel: described(level, "The highest level that is learned."),
  minPlayerLevel: described(level, "Player level from which this skill level can be learned."),
  sp: described(count, "Skill points of this skill level; 0 where skill points do not buy it."),
  spTotal: described(count, "Skill points of all levels that are learned up to this one."),
});

export const plannedLevel = closedObject("Player level, and what can be learned from it on.", {
  level,
  sp: skillPoints,
  skills: described(
    filledList(plannedSkill),
    "By skill id. `spTotal` is of the levels that can be learned from this player level on.",
  ),
});

export const classSkillPlan = closedObject("What a player of a class can learn, and what it takes.", () => ({
  class: classRef,
  level: described(level, "Player level."),
  skills: describedList(plannedSkill, "By skill id."),
  total: v.strictObject({
    sp: skillPoints,
    skills: described(count, "Number of `skills`."),
    spellbooks: describedList(itemQuantity, "By item id; each skill with a book takes one."),
    items: optionalList(learningQuantity, "What the levels take besides skill points and spellbooks, by item id."),
  }),
  next: describedList(
    plannedLevel,
    "The next player levels at which something can be learned, ascending; at most as many as asked for.",
  ),
}));
