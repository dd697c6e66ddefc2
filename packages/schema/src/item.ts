import * as v from "valibot";
import { armorSet } from "./armor-set.js";
import { itemSoldBy } from "./buy-list.js";
import { exchangeOption } from "./exchange.js";
import { hennaSummary } from "./henna.js";
import { itemId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { amount, count, finite, iconFile, integer, label, percent, positiveCount } from "./measure.js";
import { rewardKind } from "./quest.js";
import { itemCraftedBy, itemCrafting } from "./recipe.js";
import { questRef } from "./reference.js";
import { skillLevelRef, skillSummary } from "./skill.js";
import { spellbookUse } from "./spellbook.js";

export const itemType = v.picklist(["weapon", "armor", "etcitem"]);
/** What an item is: a weapon, armor (jewels and accessories too), or anything else. */
export type ItemType = v.InferOutput<typeof itemType>;

export const itemGrade = v.picklist(["none", "d", "c", "b", "a", "s"]);
/** The grade of an item, from none up to s. */
export type ItemGrade = v.InferOutput<typeof itemGrade>;

const stat = v.exactOptional(finite);

export const itemStats = v.strictObject({
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
});
/** The combat stats that an item sets or adds, by the engine's names. */
export type ItemStats = Immutable<v.InferOutput<typeof itemStats>>;

const flag = v.exactOptional(v.boolean());

export const itemFlags = v.strictObject({
  stackable: flag,
  tradable: flag,
  dropable: flag,
  sellable: flag,
  magical: flag,
});
/** What can be done with an item; only what the source states. */
export type ItemFlags = Immutable<v.InferOutput<typeof itemFlags>>;

const chanceSkill = v.exactOptional(v.strictObject({ ...skillLevelRef.entries, chance: v.exactOptional(percent) }));
const saving = v.exactOptional(v.strictObject({ chance: percent, amount: count }));

const itemSkillReference = v.pipe(
  v.string(),
  v.regex(/^\d+-\d+(?:;\d+-\d+)*$/u),
  v.description('The source\'s skill reference, "id-level", several joined by ";".'),
);

export const itemRow = v.strictObject({
  id: itemId,
  name: label,
  type: itemType,
  grade: v.exactOptional(itemGrade),
  weight: v.exactOptional(amount),
  price: v.exactOptional(count),
  material: v.exactOptional(label),
  iconFile: v.exactOptional(iconFile),
  bodypart: v.exactOptional(v.pipe(label, v.description("The source's slot word, for example rhand."))),
  weaponType: v.exactOptional(label),
  armorType: v.exactOptional(label),
  etcItemType: v.exactOptional(label),
  stats: v.exactOptional(itemStats),
  flags: v.exactOptional(itemFlags),
  soulshots: v.exactOptional(positiveCount),
  spiritshots: v.exactOptional(positiveCount),
  mpConsume: v.exactOptional(count),
  reuseDelay: v.exactOptional(v.pipe(count, v.description("Milliseconds."))),
  crystalCount: v.exactOptional(count),
  itemSkill: v.exactOptional(itemSkillReference),
  onCritSkill: chanceSkill,
  onCastSkill: chanceSkill,
  mpSaving: saving,
  soulshotSaving: saving,
});
/**
 * One item as the source states it; grade `none` is left out. `price` in adena, `reuseDelay` in milliseconds, chances in
 * percent. Table `items`.
 */
export type ItemRow = Immutable<v.InferOutput<typeof itemRow>>;

export const itemSummary = v.strictObject({
  id: itemId,
  name: v.string(),
  type: itemType,
  grade: itemGrade,
  weight: v.nullable(amount),
  price: v.pipe(v.nullable(count), v.description("Adena, the item's reference price.")),
  iconFile: v.nullable(iconFile),
});
/** An item, as lists show it. */
export type ItemSummary = Immutable<v.InferOutput<typeof itemSummary>>;

export const itemCategory = v.strictObject({
  bodypart: v.exactOptional(v.pipe(v.string(), v.description("Where it is worn, for people."))),
  weaponType: v.exactOptional(v.string()),
  armorType: v.exactOptional(v.string()),
  etcItemType: v.exactOptional(v.string()),
});
/** What kind of weapon, armor or other item it is, and where it is worn. */
export type ItemCategory = Immutable<v.InferOutput<typeof itemCategory>>;

export const saveMechanic = v.strictObject({
  kind: v.picklist(["mp", "soulshot"]),
  chance: percent,
  amount: v.pipe(count, v.description("MP or soulshots used instead.")),
});
/** A chance (percent) that a use costs less MP or fewer soulshots. */
export type SaveMechanic = Immutable<v.InferOutput<typeof saveMechanic>>;

export const statDelta = v.strictObject({
  stat: v.picklist(["weight", "reuseDelay"]),
  deltaPercent: v.pipe(integer, v.description("Percent against the base weapon.")),
  display: v.string(),
});
/** How a variant's weight or reuse delay differs from its base weapon's. */
export type StatDelta = Immutable<v.InferOutput<typeof statDelta>>;

export const specialAbilityOption = v.strictObject({
  itemId,
  name: v.string(),
  saName: v.string(),
  iconFile: v.nullable(iconFile),
  effectChance: v.nullable(percent),
  skills: v.array(skillSummary),
  saveMechanic: v.exactOptional(saveMechanic),
  statDelta: v.exactOptional(statDelta),
});
/** A special-ability variant of a weapon. */
export type SpecialAbilityOption = Immutable<v.InferOutput<typeof specialAbilityOption>>;

export const questReward = v.strictObject({ quest: questRef, count, kind: v.exactOptional(rewardKind) });
/** A quest that gives an item; `kind` where one branch of its rewards does. */
export type QuestReward = Immutable<v.InferOutput<typeof questReward>>;

const some = <const T extends v.GenericSchema>(entry: T) => v.exactOptional(v.pipe(v.array(entry), v.minLength(1)));

export const itemDetail = v.strictObject({
  id: itemId,
  name: v.string(),
  type: itemType,
  grade: itemGrade,
  weight: v.nullable(amount),
  price: itemSummary.entries.price,
  material: v.nullable(v.string()),
  iconFile: v.nullable(iconFile),
  category: v.exactOptional(itemCategory),
  stats: v.exactOptional(itemStats),
  shots: v.exactOptional(
    v.strictObject({
      soulshots: v.exactOptional(positiveCount),
      spiritshots: v.exactOptional(positiveCount),
      mpConsume: v.exactOptional(count),
    }),
  ),
  timing: v.exactOptional(
    v.strictObject({ reuseDelay: v.exactOptional(v.pipe(count, v.description("Milliseconds."))) }),
  ),
  flags: v.exactOptional(itemFlags),
  crystal: v.exactOptional(v.strictObject({ count })),
  itemSkill: v.exactOptional(itemSkillReference),
  skill: v.exactOptional(skillSummary),
  specialAbilityOptions: some(specialAbilityOption),
  pvpBonus: v.exactOptional(v.strictObject({ damageMultiplier: finite, display: v.string() })),
  baseWeaponId: v.exactOptional(itemId),
  crafting: v.exactOptional(itemCrafting),
  craftedBy: some(itemCraftedBy),
  partOfSets: some(armorSet),
  exchangeFrom: some(exchangeOption),
  exchangeFor: some(exchangeOption),
  usedAsSpellbook: v.exactOptional(spellbookUse),
  soldBy: some(itemSoldBy),
  rewardedByQuests: some(questReward),
  questItemFor: some(questRef),
  henna: v.exactOptional(hennaSummary),
});
/** An item with all of its groups and cross-links; a group that is empty is left out. */
export type ItemDetail = Immutable<v.InferOutput<typeof itemDetail>>;
