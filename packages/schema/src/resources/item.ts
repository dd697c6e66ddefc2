import * as v from "valibot";
import { boxOdds } from "../rows/box.js";
import {
  attackRange,
  crystalCount,
  itemConditions,
  itemFlags,
  itemGrade,
  itemSkillReference,
  itemStats,
  itemType,
  milliseconds,
  randomDamage,
  referencePrice,
  shots,
  timeLimits,
  weight,
} from "../rows/item.js";
import { rewardKind } from "../rows/quest.js";
import { elements } from "../values/element.js";
import { choice, closedObject, described, describedList, optional, optionalList } from "../values/form.js";
import { clanHallId, itemId, skillId } from "../values/id.js";
import { count, finite, iconFile, integer, percent } from "../values/measure.js";
import { armorSet, armorSetRef } from "./armor-set.js";
import { lifeStoneFacts } from "./augmentation.js";
import { itemSoldBy } from "./buy-list.js";
import { castleRef } from "./castle.js";
import { exchangeCount, exchangeOption, LISTED_EXCHANGES } from "./exchange.js";
import { hennaSummary } from "./henna.js";
import { itemCraftedBy, itemCrafting } from "./recipe.js";
import { classRef, itemRef, npcRef, questRef } from "./reference.js";
import { seedRef } from "./seed.js";
import { skillSummary } from "./skill.js";

export const boxContent = closedObject("Item that a box can give.", () => ({ ...itemRef.entries, ...boxOdds }));

export const boxSource = closedObject("Box that an item can come from.", {
  box: itemRef,
  chance: described(percent, "Percent of openings that give it."),
  expected: v.pipe(v.number(), v.minValue(0), v.description("Mean number of pieces of one opening.")),
});

export const spellbookUse = closedObject("Skill that a spellbook teaches, and the classes that learn it.", {
  skillId,
  skillName: v.string(),
  iconFile: v.nullable(iconFile),
  learnedBy: v.array(classRef),
});

/** A number of an item that lists show when they are asked to. */
const askedStat = (description: string) =>
  optional(v.nullable(finite), `${description}; null without one. Only with \`with=stats\`.`);

export const itemSummary = closedObject("Item as returned in lists.", () => ({
  id: itemId,
  name: v.string(),
  type: itemType,
  grade: itemGrade,
  weight: v.nullable(weight),
  price: v.nullable(referencePrice),
  iconFile: v.nullable(iconFile),
  pAtk: askedStat("P. Atk."),
  mAtk: askedStat("M. Atk."),
  pDef: askedStat("P. Def."),
  mDef: askedStat("M. Def."),
  crystalCount: askedStat("Crystals that crystallizing the item gives"),
  armorSets: optional(
    describedList(armorSetRef, "Armor sets that the item is a piece or the shield of, by id. Only with `with=sets`."),
  ),
}));

export const itemCategory = closedObject("Kind of weapon, armor or other item, and where it is worn.", {
  bodypart: optional(v.string(), "Where it is worn, as display text."),
  weaponType: optional(v.string()),
  armorType: optional(v.string()),
  etcItemType: optional(v.string()),
});

export const saveMechanic = closedObject("Chance that one use of a weapon costs less MP or fewer soulshots.", {
  kind: v.picklist(["mp", "soulshot"]),
  chance: percent,
  amount: described(count, "MP or soulshots that the use costs then."),
});

export const statDelta = closedObject("Weight or reuse delay compared with the base weapon.", {
  stat: v.picklist(["weight", "reuseDelay"]),
  deltaPercent: described(integer, "Percent of the base weapon's value."),
  display: v.string(),
});

export const triggeredSkill = closedObject("Skill of an item that works by itself.", () => ({
  event: choice(["criticalHit", "cast", "enchant4"], "When: at a critical hit, when a skill is cast, or from +4 on."),
  chance: optional(percent, "Percent; missing where it always works."),
  skill: skillSummary,
}));

export const summonedPet = closedObject("Pet that an item summons.", () => ({
  npc: npcRef,
  foods: optionalList(itemRef, "What it eats, as the source orders it."),
}));

export const specialAbilityOption = closedObject("Special-ability variant of a weapon.", {
  itemId,
  name: v.string(),
  saName: v.string(),
  iconFile: v.nullable(iconFile),
  effectChance: v.nullable(percent),
  skills: v.array(skillSummary),
  saveMechanic: optional(saveMechanic),
  statDelta: optional(statDelta),
});

export const questReward = closedObject("Quest that rewards an item.", {
  quest: questRef,
  count,
  kind: optional(rewardKind),
});

const listedExchanges = (text: string) =>
  optionalList(exchangeOption, `${text} The first ${LISTED_EXCHANGES} of more, whose number is beside it.`);

export const conditionCategory = closedObject("Group of classes or NPCs that a condition names.", {
  name: v.string(),
  classes: optionalList(classRef),
  npcs: optionalList(npcRef),
});

export const conditionRecords = closedObject(
  "Records that `conditions` name by id or by group, as far as the chronicle has them.",
  {
    castles: optionalList(castleRef),
    clanHalls: optionalList(v.strictObject({ id: clanHallId, name: v.string() })),
    categories: optionalList(conditionCategory),
  },
);

export const itemDetail = closedObject("Item with all groups of fields; an empty group is left out.", {
  id: itemId,
  name: v.string(),
  type: itemType,
  grade: itemGrade,
  weight: v.nullable(weight),
  price: v.nullable(referencePrice),
  material: v.nullable(v.string()),
  iconFile: v.nullable(iconFile),
  category: optional(itemCategory),
  stats: optional(itemStats),
  elements: optional(elements),
  shots: optional(v.strictObject(shots)),
  timing: optional(v.strictObject({ reuseDelay: milliseconds, ...timeLimits })),
  randomDamage,
  flags: optional(itemFlags),
  crystal: optional(v.strictObject({ count })),
  crystalCount,
  itemSkill: optional(itemSkillReference),
  skill: optional(skillSummary),
  triggeredSkills: optionalList(triggeredSkill, "Skills that it carries out by itself, or gives when it is enchanted."),
  attackRange,
  conditions: itemConditions,
  conditionRecords: optional(conditionRecords),
  summons: optional(summonedPet),
  specialAbilityOptions: optionalList(specialAbilityOption),
  pvpBonus: optional(v.strictObject({ damageMultiplier: finite, display: v.string() })),
  baseWeaponId: optional(itemId),
  crafting: optional(itemCrafting),
  craftedBy: optionalList(itemCraftedBy),
  partOfSets: optionalList(armorSet),
  exchangeFrom: listedExchanges("Exchanges that give the item."),
  exchangeFromCount: exchangeCount,
  exchangeFor: listedExchanges("Exchanges that take the item, or for which one needs it."),
  exchangeForCount: exchangeCount,
  usedAsSpellbook: optional(spellbookUse),
  soldBy: optionalList(itemSoldBy),
  grownFrom: optionalList(seedRef),
  rewardedByQuests: optionalList(questReward),
  questItemFor: optionalList(questRef),
  henna: optional(hennaSummary),
  lifeStone: optional(lifeStoneFacts),
  contents: optionalList(boxContent, "What it gives when it is opened, in the order of the engine's rolls."),
});
