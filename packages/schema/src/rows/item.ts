import * as v from "valibot";
import type { ItemGrade, ItemRow, SkillLevelRef } from "../generated/types.js";
import { chronicleWord } from "../values/chronicle-word.js";
import { elements } from "../values/element.js";
import { choice, closedObject, described, optional } from "../values/form.js";
import { itemId, skillId } from "../values/id.js";
import { amount, count, finite, iconFile, label, level, percent, positiveCount } from "../values/measure.js";
import { skillLevelKey, skillLevelRef } from "./skill.js";
import { effectCondition } from "./skill-effect.js";
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
  [/^[a-z][a-z0-9]*$/u, "a word in small letters, or with digits after them"],
);

const stat = optional(finite);

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

const flag = optional(v.boolean());

export const itemFlags = closedObject("Allowed actions on an item, where the source states them.", {
  stackable: flag,
  tradable: flag,
  dropable: flag,
  sellable: flag,
  magical: flag,
  enchantable: optional(v.literal(true), "Present where the engine lets the item be enchanted."),
});

const chanceSkill = optional(v.strictObject({ id: skillId, level, chance: optional(percent) }));
const saving = optional(
  v.strictObject({ chance: percent, amount: described(count, "MP or soulshots that a use costs then.") }),
);
export const weight = described(amount, "Weight units of the game.");
export const referencePrice = described(count, "Adena, the item's reference price.");
export const crystalCount = optional(count, "Crystals that crystallizing the item gives.");
export const milliseconds = optional(count, "Milliseconds.");
export const timeLimits = {
  wornMinutes: optional(positiveCount, "Minutes for which it can be worn until it is gone (shadow items)."),
  timeLimitMinutes: optional(positiveCount, "Minutes after which it is gone, worn or not."),
};
export const shots = {
  soulshots: optional(positiveCount, "Soulshots that charge the weapon once."),
  spiritshots: optional(positiveCount, "Spiritshots that charge the weapon once."),
  mpConsume: optional(count, "MP that one use costs."),
};

export const attackRange = optional(positiveCount, "Game units that the weapon reaches, as its file states.");
export const itemConditions = optional(
  effectCondition,
  "Who may wear or use it, by the source's names: `level` is the lowest level, `pkCount` the highest number of kills, `pledgeClass` the lowest rank, -1 the leader of a clan, `sex` 0 male and 1 female; -1 of `castle`, `clanHall` and `fort` is any one.",
);

export const itemSkillReference = v.pipe(
  v.string(),
  v.regex(/^\d+-\d+(?:;\d+-\d+)*$/u, '"id-level", joined by ";"'),
  v.description('Skill reference of the source, "id-level"; several are joined by ";".'),
);

export const randomDamage = optional(
  percent,
  "Percent up to which damage with the weapon is more or less than its mean.",
);

export const itemRow = closedObject("Item as the source states it; grade `none` is left out.", () => ({
  id: itemId,
  name: label,
  type: itemType,
  grade: optional(itemGrade),
  weight: optional(weight),
  price: optional(referencePrice),
  material: optional(label),
  iconFile: optional(iconFile),
  bodypart: optional(label, "The source's slot word, for example rhand."),
  weaponType: optional(label),
  armorType: optional(label),
  etcItemType: optional(label),
  isHerb: optional(
    v.literal(true),
    "Present for a herb: it works when it is picked up, and its drops have rates of their own.",
  ),
  stats: optional(itemStats),
  attackRange,
  elements: optional(elements),
  flags: optional(itemFlags),
  ...shots,
  reuseDelay: milliseconds,
  randomDamage,
  ...timeLimits,
  keepsStats: optional(
    v.literal(true),
    "Present for an item that can be enchanted without raising its attack or defence.",
  ),
  crystalCount,
  itemSkill: optional(itemSkillReference),
  onCritSkill: chanceSkill,
  onCastSkill: chanceSkill,
  mpSaving: saving,
  soulshotSaving: saving,
  enchant4Skill: optional(skillLevelRef, "Skill that it gives from +4 on."),
  conditions: itemConditions,
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
    { field: "enchant4Skill", to: "skillLevel", keysOf: ({ enchant4Skill }) => skillLevelOf(enchant4Skill) },
  ],
};
