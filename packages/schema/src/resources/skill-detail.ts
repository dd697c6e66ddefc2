import * as v from "valibot";
import { classSkillRow } from "../rows/class.js";
import { castCondition, operateType, triggerEvent } from "../rows/skill.js";
import { effectCondition } from "../rows/skill-effect.js";
import { skillTreeConditions, skillTreeName } from "../rows/skill-tree.js";
import { element } from "../values/element.js";
import { closedObject, described, describedList, filledList, optional, optionalList } from "../values/form.js";
import { skillId } from "../values/id.js";
import { amount, count, finite, iconFile, label, level } from "../values/measure.js";
import { skillFormulaValues, skillValues } from "../values/skill-value.js";
import { skillAugmentation } from "./augmentation.js";
import { castleRef } from "./castle.js";
import { classRef, itemQuantity, itemRef, learningQuantity, npcRef, regionRef, skillRef } from "./reference.js";
import { appliedEffect, conditionalEffect, namedEffect, skillEffect } from "./skill.js";

export const skillOverview = closedObject("Skill as returned in lists.", {
  id: skillId,
  name: v.string(),
  iconFile: described(v.nullable(iconFile), "Icon of the first level."),
  minLevel: optional(level, "First level, where that is above 1."),
  maxLevel: described(level, "Last level, without those of enchant routes."),
  operateType: v.nullable(operateType),
  target: described(
    v.nullable(v.string()),
    "The engine's target type, for example TARGET_SELF; of the first level where it differs by level.",
  ),
  skillType: described(v.nullable(v.string()), "The engine's skill type, for example BUFF."),
});

const orZero = <const Value extends v.GenericSchema<number>>(value: Value, description: string) =>
  v.pipe(value, v.description<v.InferOutput<Value>, string>(`${description}; 0 where the source states none.`));

export const skillLevel = closedObject("What a skill costs and does at one level.", () => ({
  level,
  iconFile: optional(iconFile, "Icon of the level; missing where all levels have the icon of the skill."),
  target: optional(v.string(), "The engine's target type; missing where all levels have that of the skill."),
  description: optional(v.string(), "Client text; only with a text overlay."),
  magicLevel: optional(skillValues.magicLevel),
  power: v.nullable(skillValues.power),
  mpInitialConsume: orZero(skillValues.mpInitialConsume, "MP that the start of a cast costs"),
  mpConsume: orZero(
    skillValues.mpConsume,
    "MP that the rest of a cast costs, so that one cast costs `mpInitialConsume + mpConsume` in all",
  ),
  hpConsume: optional(skillValues.hpConsume),
  itemConsume: optional(itemQuantity, "Item that a cast consumes; missing where it consumes none."),
  hitTime: orZero(skillValues.hitTime, "Milliseconds that a cast takes"),
  reuseDelay: orZero(skillValues.reuseDelay, "Milliseconds from one cast to the next"),
  castRange: optional(skillValues.castRange),
  effectRange: optional(skillValues.effectRange),
  affectScope: optional(skillFormulaValues.affectScope),
  radius: optional(skillFormulaValues.radius),
  abnormalType: optional(skillFormulaValues.abnormalType),
  abnormalLevel: optional(skillFormulaValues.abnormalLevel),
  activateRate: optional(skillFormulaValues.activateRate),
  basicProperty: optional(skillFormulaValues.basicProperty),
  trait: optional(skillFormulaValues.trait),
  pvpPower: optional(skillFormulaValues.pvpPower),
  pvePower: optional(skillFormulaValues.pvePower),
  levelDepend: optional(skillFormulaValues.levelDepend),
  soulshotBoost: optional(skillFormulaValues.soulshotBoost),
  baseCritRate: optional(skillFormulaValues.baseCritRate),
  attribute: optional(v.strictObject({ element, value: optional(finite) })),
  weaponsAllowed: optionalList(label, "Kinds of weapons and shields with which the skill can be used."),
  castConditions: optionalList(castCondition),
  conditions: optional(effectCondition, "When the skill can be used, by the source's names."),
  triggeredSkill: optional(
    v.strictObject({
      skill: skillRef,
      level,
      chance: optional(amount, "Percent."),
      on: optional(triggerEvent),
    }),
    "Skill that this one starts by chance.",
  ),
  channeling: optional(
    v.strictObject({
      skill: skillRef,
      seconds: optional(amount, "Seconds from one to the next."),
      mpConsume: optional(amount, "MP that each costs."),
    }),
    "Skill that works again and again while this one is held.",
  ),
  createdItems: optionalList(
    v.strictObject({ item: itemRef, min: count, max: count }),
    "Items that a cast makes, from `min` to `max` pieces of each.",
  ),
  effects: optionalList(skillEffect),
  conditionalEffects: optionalList(conditionalEffect),
  appliedEffects: optionalList(appliedEffect),
  instantEffects: optionalList(namedEffect, "What a cast does at once, by the engine's names."),
  passiveEffects: optionalList(namedEffect, "What a passive skill does beside changing stats, by the engine's names."),
}));

const items = optionalList(learningQuantity, "Items that learning it takes.");

export const skillLearnedBy = closedObject("Class that learns a level of a skill.", () => ({
  class: classRef,
  ...v.pick(classSkillRow.pipe[0], ["skillLevel", "minPlayerLevel", "spCost", "acquired"]).entries,
  items,
}));

export const skillTreeLearned = closedObject("Level of a skill that a tree outside classes gives.", () => ({
  tree: skillTreeName,
  class: optional(classRef, "Only for characters of this class."),
  skillLevel: level,
  ...skillTreeConditions,
  items,
  requiredSkills: optionalList(v.strictObject({ ...skillRef.entries, level }), "Skills that are to be learned before."),
  castles: optionalList(castleRef, "The clan has the skill while it owns one of these castles."),
  fortressIds: optionalList(count, "The same of fortresses, of which the data has ids alone."),
}));

export const skillTeacher = closedObject("NPC that teaches a skill.", () => ({
  ...npcRef.entries,
  region: described(v.nullable(regionRef), "The region with the most of its spawns; null without one."),
}));

export const skillTeachers = closedObject("The NPCs that teach a skill.", () => ({
  count: described(count, "Number of all of them; `/npcs?teaches=` lists them."),
  npcs: v.pipe(
    filledList(skillTeacher),
    v.maxLength(10),
    v.description("The first ones: those with a region, by id, and then the others."),
  ),
}));

export const skillDetail = closedObject(
  "Skill with every level, or with the one that `level` asks for: then `learnedBy`, `learnedFrom`, `teachers`, `grantedByItems` and `usedByNpcCount` are those of this level too.",
  () => ({
    ...skillOverview.entries,
    iconFile: described(v.nullable(iconFile), "Icon of the level that `level` asks for, by default the first."),
    levels: filledList(skillLevel),
    learnedBy: describedList(skillLearnedBy, "By class id, skill level and player level."),
    learnedFrom: optionalList(
      skillTreeLearned,
      "Trees outside classes that give it, such as those of clans and of fishing, by skill level.",
    ),
    teachers: optional(
      skillTeachers,
      "Missing where no NPC of the data teaches it; that NPCs teach transformations, subclasses and the like is in the scripts of the server alone.",
    ),
    augmentations: optionalList(skillAugmentation, "Life stones that can give it to a weapon, by item id."),
    spellbook: optional(itemRef, "Item that is needed to learn the lowest level."),
    grantedByItems: optional(
      v.pipe(
        v.array(itemRef),
        v.minLength(1),
        v.description(
          "Items that have the skill: worn, used, from +4 on, or cast by chance at a critical hit or a cast; by id.",
        ),
      ),
    ),
    usedByNpcCount: described(count, "Number of NPCs of the cleaned layer whose details list the skill."),
  }),
);
