import * as v from "valibot";
import { classSkillRow } from "../rows/class.js";
import { castCondition, operateType, triggerEvent } from "../rows/skill.js";
import { effectCondition } from "../rows/skill-effect.js";
import { skillTreeConditions, skillTreeName } from "../rows/skill-tree.js";
import { element } from "../values/element.js";
import { closedObject, describedList, filledList, optionalList } from "../values/form.js";
import { skillId } from "../values/id.js";
import { amount, count, finite, iconFile, label, level } from "../values/measure.js";
import { skillFormulaValues, skillValues } from "../values/skill-value.js";
import { skillAugmentation } from "./augmentation.js";
import { castleRef } from "./castle.js";
import { classRef, itemQuantity, itemRef, npcRef, regionRef, skillRef } from "./reference.js";
import { appliedEffect, conditionalEffect, namedEffect, skillEffect } from "./skill-effect.js";

export const skillOverview = closedObject("Skill as returned in lists.", {
  id: skillId,
  name: v.string(),
  iconFile: v.pipe(v.nullable(iconFile), v.description("Icon of the first level.")),
  minLevel: v.exactOptional(v.pipe(level, v.description("First level, where that is above 1."))),
  maxLevel: v.pipe(level, v.description("Last level, without those of enchant routes.")),
  operateType: v.nullable(operateType),
  target: v.pipe(
    v.nullable(v.string()),
    v.description("The engine's target type, for example TARGET_SELF; of the first level where it differs by level."),
  ),
  skillType: v.pipe(v.nullable(v.string()), v.description("The engine's skill type, for example BUFF.")),
});

const orZero = <const Value extends v.GenericSchema<number>>(value: Value, description: string) =>
  v.pipe(value, v.description<v.InferOutput<Value>, string>(`${description}; 0 where the source states none.`));

export const skillLevel = closedObject("What a skill costs and does at one level.", () => ({
  level,
  iconFile: v.exactOptional(
    v.pipe(iconFile, v.description("Icon of the level; missing where all levels have the icon of the skill.")),
  ),
  target: v.exactOptional(
    v.pipe(v.string(), v.description("The engine's target type; missing where all levels have that of the skill.")),
  ),
  description: v.exactOptional(v.pipe(v.string(), v.description("Client text; only with a text overlay."))),
  magicLevel: v.exactOptional(skillValues.magicLevel),
  power: v.nullable(skillValues.power),
  mpInitialConsume: orZero(skillValues.mpInitialConsume, "MP that the start of a cast costs"),
  mpConsume: orZero(
    skillValues.mpConsume,
    "MP that the rest of a cast costs, so that one cast costs `mpInitialConsume + mpConsume` in all",
  ),
  hpConsume: v.exactOptional(skillValues.hpConsume),
  itemConsume: v.exactOptional(
    v.pipe(itemQuantity, v.description("Item that a cast consumes; missing where it consumes none.")),
  ),
  hitTime: orZero(skillValues.hitTime, "Milliseconds that a cast takes"),
  reuseDelay: orZero(skillValues.reuseDelay, "Milliseconds from one cast to the next"),
  castRange: v.exactOptional(skillValues.castRange),
  effectRange: v.exactOptional(skillValues.effectRange),
  affectScope: v.exactOptional(skillFormulaValues.affectScope),
  radius: v.exactOptional(skillFormulaValues.radius),
  abnormalType: v.exactOptional(skillFormulaValues.abnormalType),
  abnormalLevel: v.exactOptional(skillFormulaValues.abnormalLevel),
  activateRate: v.exactOptional(skillFormulaValues.activateRate),
  basicProperty: v.exactOptional(skillFormulaValues.basicProperty),
  trait: v.exactOptional(skillFormulaValues.trait),
  pvpPower: v.exactOptional(skillFormulaValues.pvpPower),
  pvePower: v.exactOptional(skillFormulaValues.pvePower),
  levelDepend: v.exactOptional(skillFormulaValues.levelDepend),
  soulshotBoost: v.exactOptional(skillFormulaValues.soulshotBoost),
  baseCritRate: v.exactOptional(skillFormulaValues.baseCritRate),
  attribute: v.exactOptional(v.strictObject({ element, value: v.exactOptional(finite) })),
  weaponsAllowed: v.exactOptional(
    v.pipe(filledList(label), v.description("Kinds of weapons and shields with which the skill can be used.")),
  ),
  castConditions: optionalList(castCondition),
  conditions: v.exactOptional(
    v.pipe(effectCondition, v.description("When the skill can be used, by the source's names.")),
  ),
  triggeredSkill: v.exactOptional(
    v.pipe(
      v.strictObject({
        skill: skillRef,
        level,
        chance: v.exactOptional(v.pipe(amount, v.description("Percent."))),
        on: v.exactOptional(triggerEvent),
      }),
      v.description("Skill that this one starts by chance."),
    ),
  ),
  channeling: v.exactOptional(
    v.pipe(
      v.strictObject({
        skill: skillRef,
        seconds: v.exactOptional(v.pipe(amount, v.description("Seconds from one to the next."))),
        mpConsume: v.exactOptional(v.pipe(amount, v.description("MP that each costs."))),
      }),
      v.description("Skill that works again and again while this one is held."),
    ),
  ),
  createdItems: v.exactOptional(
    v.pipe(
      filledList(v.strictObject({ item: itemRef, min: count, max: count })),
      v.description("Items that a cast makes, from `min` to `max` pieces of each."),
    ),
  ),
  effects: optionalList(skillEffect),
  conditionalEffects: optionalList(conditionalEffect),
  appliedEffects: optionalList(appliedEffect),
  instantEffects: v.exactOptional(
    v.pipe(filledList(namedEffect), v.description("What a cast does at once, by the engine's names.")),
  ),
  passiveEffects: v.exactOptional(
    v.pipe(
      filledList(namedEffect),
      v.description("What a passive skill does beside changing stats, by the engine's names."),
    ),
  ),
}));

export const skillLearnedBy = closedObject("Class that learns a level of a skill.", () => ({
  class: classRef,
  ...v.pick(classSkillRow.pipe[0], ["skillLevel", "minPlayerLevel", "spCost", "acquired"]).entries,
}));

export const skillTreeLearned = closedObject("Level of a skill that a tree outside classes gives.", () => ({
  tree: skillTreeName,
  class: v.exactOptional(v.pipe(classRef, v.description("Only for characters of this class."))),
  skillLevel: level,
  ...skillTreeConditions,
  items: v.exactOptional(v.pipe(filledList(itemQuantity), v.description("Items that learning it takes."))),
  requiredSkills: v.exactOptional(
    v.pipe(
      filledList(v.strictObject({ ...skillRef.entries, level })),
      v.description("Skills that are to be learned before."),
    ),
  ),
  castles: v.exactOptional(
    v.pipe(filledList(castleRef), v.description("The clan has the skill while it owns one of these castles.")),
  ),
  fortressIds: v.exactOptional(
    v.pipe(filledList(count), v.description("The same of fortresses, of which the data has ids alone.")),
  ),
}));

export const skillTeacher = closedObject("NPC that teaches a skill.", () => ({
  ...npcRef.entries,
  region: v.pipe(v.nullable(regionRef), v.description("The region with the most of its spawns; null without one.")),
}));

export const skillTeachers = closedObject("The NPCs that teach a skill.", () => ({
  count: v.pipe(count, v.description("Number of all of them; `/npcs?teaches=` lists them.")),
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
    iconFile: v.pipe(
      v.nullable(iconFile),
      v.description("Icon of the level that `level` asks for, by default the first."),
    ),
    levels: filledList(skillLevel),
    learnedBy: describedList(skillLearnedBy, "By class id, skill level and player level."),
    learnedFrom: v.exactOptional(
      v.pipe(
        filledList(skillTreeLearned),
        v.description("Trees outside classes that give it, such as those of clans and of fishing, by skill level."),
      ),
    ),
    teachers: v.exactOptional(
      v.pipe(
        skillTeachers,
        v.description(
          "Missing where no NPC of the data teaches it; that NPCs teach transformations, subclasses and the like is in the scripts of the server alone.",
        ),
      ),
    ),
    augmentations: v.exactOptional(
      v.pipe(filledList(skillAugmentation), v.description("Life stones that can give it to a weapon, by item id.")),
    ),
    spellbook: v.exactOptional(v.pipe(itemRef, v.description("Item that is needed to learn the lowest level."))),
    grantedByItems: v.exactOptional(
      v.pipe(
        v.array(itemRef),
        v.minLength(1),
        v.description(
          "Items that have the skill: worn, used, from +4 on, or cast by chance at a critical hit or a cast; by id.",
        ),
      ),
    ),
    usedByNpcCount: v.pipe(count, v.description("Number of NPCs of the cleaned layer whose details list the skill.")),
  }),
);
