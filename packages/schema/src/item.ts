import * as v from "valibot";
import { armorSet, armorSetRef } from "./armor-set.js";
import { itemSoldBy } from "./buy-list.js";
import { chronicleWord } from "./chronicle-word.js";
import { elements } from "./element.js";
import { exchangeCount, exchangeOption, LISTED_EXCHANGES } from "./exchange.js";
import { choice, closedObject, describedList, filledList, optionalList } from "./form.js";
import type { ItemGrade, ItemRow, SkillLevelRef } from "./generated/types.js";
import { hennaSummary } from "./henna.js";
import { itemId, skillId } from "./id.js";
import { amount, count, finite, iconFile, integer, label, level, percent, positiveCount } from "./measure.js";
import { rewardKind } from "./quest.js";
import { itemCraftedBy, itemCrafting } from "./recipe.js";
import { questRef } from "./reference.js";
import { seedRef } from "./seed.js";
import { skillLevelKey, skillSummary } from "./skill.js";
import { spellbookUse } from "./spellbook.js";
import type { TableDescription } from "./table.js";

export const itemType = choice(
  ["weapon", "armor", "etcitem"],
  "Type of an item: weapon, armor (includes jewels and accessories), or anything else.",
);

const grades = ["none", "d", "c", "b", "a", "s", "s80", "s84", "r", "r95", "r99", "r110"] as const;

/** The grades of the known chronicles, from lowest to highest; rules of an engine number them from 0 (enum `CrystalType` of L2J Mobius). */
export const itemGrades: readonly ItemGrade[] = grades;

export const itemGrade = chronicleWord(
  "itemGrade",
  grades,
  "Grade of an item; the known ones are listed from lowest to highest.",
  /^[a-z][a-z0-9]*$/u,
);

const stat = v.exactOptional(finite);

export const itemStats = closedObject(
  "Stats that an item sets or changes, by the game engine's names; a value that it takes away is negative.",
  {
    pAtk: stat,
    pDef: stat,
    mAtk: stat,
    mDef: stat,
    rCrit: stat,
    pAtkSpd: stat,
    rShld: stat,
    sDef: stat,
    accCombat: stat,
    rEvas: stat,
    maxMp: stat,
    pAtkRange: stat,
    pAtkAngle: stat,
  },
);

const flag = v.exactOptional(v.boolean());

export const itemFlags = closedObject("Allowed actions on an item, where the source states them.", {
  stackable: flag,
  tradable: flag,
  dropable: flag,
  sellable: flag,
  magical: flag,
});

const chanceSkill = v.exactOptional(v.strictObject({ id: skillId, level, chance: v.exactOptional(percent) }));
const saving = v.exactOptional(
  v.strictObject({ chance: percent, amount: v.pipe(count, v.description("MP or soulshots that a use costs then.")) }),
);
const weight = v.pipe(amount, v.description("Weight units of the game."));
const referencePrice = v.pipe(count, v.description("Adena, the item's reference price."));
const crystalCount = v.exactOptional(v.pipe(count, v.description("Crystals that crystallizing the item gives.")));
const milliseconds = v.exactOptional(v.pipe(count, v.description("Milliseconds.")));
const shots = {
  soulshots: v.exactOptional(v.pipe(positiveCount, v.description("Soulshots that charge the weapon once."))),
  spiritshots: v.exactOptional(v.pipe(positiveCount, v.description("Spiritshots that charge the weapon once."))),
  mpConsume: v.exactOptional(v.pipe(count, v.description("MP that one use costs."))),
};

const itemSkillReference = v.pipe(
  v.string(),
  v.regex(/^\d+-\d+(?:;\d+-\d+)*$/u),
  v.description('Skill reference of the source, "id-level"; several are joined by ";".'),
);

export const itemRow = closedObject("Item as the source states it; grade `none` is left out.", () => ({
  id: itemId,
  name: label,
  type: itemType,
  grade: v.exactOptional(itemGrade),
  weight: v.exactOptional(weight),
  price: v.exactOptional(referencePrice),
  material: v.exactOptional(label),
  iconFile: v.exactOptional(iconFile),
  bodypart: v.exactOptional(v.pipe(label, v.description("The source's slot word, for example rhand."))),
  weaponType: v.exactOptional(label),
  armorType: v.exactOptional(label),
  etcItemType: v.exactOptional(label),
  isHerb: v.exactOptional(
    v.pipe(
      v.literal(true),
      v.description("Present for a herb: it works when it is picked up, and its drops have rates of their own."),
    ),
  ),
  stats: v.exactOptional(itemStats),
  elements: v.exactOptional(elements),
  flags: v.exactOptional(itemFlags),
  ...shots,
  reuseDelay: milliseconds,
  crystalCount,
  itemSkill: v.exactOptional(itemSkillReference),
  onCritSkill: chanceSkill,
  onCastSkill: chanceSkill,
  mpSaving: saving,
  soulshotSaving: saving,
}));

const skillLevelOf = (skill: SkillLevelRef | undefined) => (skill ? [skillLevelKey(skill)] : []);

export const itemTable: TableDescription<ItemRow> = {
  description: "Every item.",
  row: itemRow,
  key: ["id"],
  targets: [{ kind: "item", keysOf: ({ id }) => [id] }],
  references: [
    { field: "itemSkill", to: "skillLevel", keysOf: ({ itemSkill }) => itemSkill?.split(";") ?? [] },
    { field: "onCritSkill", to: "skillLevel", keysOf: ({ onCritSkill }) => skillLevelOf(onCritSkill) },
    { field: "onCastSkill", to: "skillLevel", keysOf: ({ onCastSkill }) => skillLevelOf(onCastSkill) },
  ],
};

/** A number of an item that lists show when they are asked to. */
const askedStat = (description: string) =>
  v.exactOptional(
    v.pipe(v.nullable(finite), v.description(`${description}; null without one. Only with \`with=stats\`.`)),
  );

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
  armorSets: v.exactOptional(
    describedList(armorSetRef, "Armor sets that the item is a piece or the shield of, by id. Only with `with=sets`."),
  ),
}));

export const itemCategory = closedObject("Kind of weapon, armor or other item, and where it is worn.", {
  bodypart: v.exactOptional(v.pipe(v.string(), v.description("Where it is worn, as display text."))),
  weaponType: v.exactOptional(v.string()),
  armorType: v.exactOptional(v.string()),
  etcItemType: v.exactOptional(v.string()),
});

export const saveMechanic = closedObject("Chance that one use of a weapon costs less MP or fewer soulshots.", {
  kind: v.picklist(["mp", "soulshot"]),
  chance: percent,
  amount: v.pipe(count, v.description("MP or soulshots that the use costs then.")),
});

export const statDelta = closedObject("Weight or reuse delay compared with the base weapon.", {
  stat: v.picklist(["weight", "reuseDelay"]),
  deltaPercent: v.pipe(integer, v.description("Percent of the base weapon's value.")),
  display: v.string(),
});

export const specialAbilityOption = closedObject("Special-ability variant of a weapon.", {
  itemId,
  name: v.string(),
  saName: v.string(),
  iconFile: v.nullable(iconFile),
  effectChance: v.nullable(percent),
  skills: v.array(skillSummary),
  saveMechanic: v.exactOptional(saveMechanic),
  statDelta: v.exactOptional(statDelta),
});

export const questReward = closedObject("Quest that rewards an item.", {
  quest: questRef,
  count,
  kind: v.exactOptional(rewardKind),
});

const listedExchanges = (text: string) =>
  v.exactOptional(
    v.pipe(
      filledList(exchangeOption),
      v.description(`${text} The first ${LISTED_EXCHANGES} of more, whose number is beside it.`),
    ),
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
  category: v.exactOptional(itemCategory),
  stats: v.exactOptional(itemStats),
  elements: v.exactOptional(elements),
  shots: v.exactOptional(v.strictObject(shots)),
  timing: v.exactOptional(v.strictObject({ reuseDelay: milliseconds })),
  flags: v.exactOptional(itemFlags),
  crystal: v.exactOptional(v.strictObject({ count })),
  crystalCount,
  itemSkill: v.exactOptional(itemSkillReference),
  skill: v.exactOptional(skillSummary),
  specialAbilityOptions: optionalList(specialAbilityOption),
  pvpBonus: v.exactOptional(v.strictObject({ damageMultiplier: finite, display: v.string() })),
  baseWeaponId: v.exactOptional(itemId),
  crafting: v.exactOptional(itemCrafting),
  craftedBy: optionalList(itemCraftedBy),
  partOfSets: optionalList(armorSet),
  exchangeFrom: listedExchanges("Exchanges that give the item."),
  exchangeFromCount: exchangeCount,
  exchangeFor: listedExchanges("Exchanges that take the item, or for which one needs it."),
  exchangeForCount: exchangeCount,
  usedAsSpellbook: v.exactOptional(spellbookUse),
  soldBy: optionalList(itemSoldBy),
  grownFrom: optionalList(seedRef),
  rewardedByQuests: optionalList(questReward),
  questItemFor: optionalList(questRef),
  henna: v.exactOptional(hennaSummary),
});
