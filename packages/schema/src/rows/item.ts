import * as v from "valibot";
import type { ItemGrade, ItemRow, SkillLevelRef } from "../generated/types.js";
import { chronicleWord } from "../values/chronicle-word.js";
import { elements } from "../values/element.js";
import { choice, closedObject } from "../values/form.js";
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
  enchantable: v.exactOptional(
    v.pipe(v.literal(true), v.description("Present where the engine lets the item be enchanted.")),
  ),
});

const chanceSkill = v.exactOptional(v.strictObject({ id: skillId, level, chance: v.exactOptional(percent) }));
const saving = v.exactOptional(
  v.strictObject({ chance: percent, amount: v.pipe(count, v.description("MP or soulshots that a use costs then.")) }),
);
export const weight = v.pipe(amount, v.description("Weight units of the game."));
export const referencePrice = v.pipe(count, v.description("Adena, the item's reference price."));
export const crystalCount = v.exactOptional(
  v.pipe(count, v.description("Crystals that crystallizing the item gives.")),
);
export const milliseconds = v.exactOptional(v.pipe(count, v.description("Milliseconds.")));
export const timeLimits = {
  wornMinutes: v.exactOptional(
    v.pipe(positiveCount, v.description("Minutes for which it can be worn until it is gone (shadow items).")),
  ),
  timeLimitMinutes: v.exactOptional(
    v.pipe(positiveCount, v.description("Minutes after which it is gone, worn or not.")),
  ),
};
export const shots = {
  soulshots: v.exactOptional(v.pipe(positiveCount, v.description("Soulshots that charge the weapon once."))),
  spiritshots: v.exactOptional(v.pipe(positiveCount, v.description("Spiritshots that charge the weapon once."))),
  mpConsume: v.exactOptional(v.pipe(count, v.description("MP that one use costs."))),
};

export const attackRange = v.exactOptional(
  v.pipe(positiveCount, v.description("Game units that the weapon reaches, as its file states.")),
);
export const itemConditions = v.exactOptional(
  v.pipe(
    effectCondition,
    v.description(
      "Who may wear or use it, by the source's names: `level` is the lowest level, `pkCount` the highest number of kills, `pledgeClass` the lowest rank, `sex` 0 male and 1 female; -1 of `castle`, `clanHall` and `fort` is any one.",
    ),
  ),
);

export const itemSkillReference = v.pipe(
  v.string(),
  v.regex(/^\d+-\d+(?:;\d+-\d+)*$/u),
  v.description('Skill reference of the source, "id-level"; several are joined by ";".'),
);

export const randomDamage = v.exactOptional(
  v.pipe(percent, v.description("Percent up to which damage with the weapon is more or less than its mean.")),
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
  attackRange,
  elements: v.exactOptional(elements),
  flags: v.exactOptional(itemFlags),
  ...shots,
  reuseDelay: milliseconds,
  randomDamage,
  ...timeLimits,
  keepsStats: v.exactOptional(
    v.pipe(
      v.literal(true),
      v.description("Present for an item that can be enchanted without raising its attack or defence."),
    ),
  ),
  crystalCount,
  itemSkill: v.exactOptional(itemSkillReference),
  onCritSkill: chanceSkill,
  onCastSkill: chanceSkill,
  mpSaving: saving,
  soulshotSaving: saving,
  enchant4Skill: v.exactOptional(v.pipe(skillLevelRef, v.description("Skill that it gives from +4 on."))),
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
