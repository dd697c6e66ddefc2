import { present, valueAt } from "@gamedata/rules";
import type { ItemQuantity, SkillId, SkillLevel, SkillRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { itemQuantityOf, itemRefOf } from "../records/items.js";
import { effectsAt } from "./skill-effects.js";
import { skillDescription, skillIndex, skillRefOf } from "./skill-index.js";

/**
 * Returns what a skill costs and does at one of its levels. Costs and times that the source does not state are 0, as in the
 * engine (server class L2Skill, constructor); its other values are left out, and power is null.
 */
export function skillLevelOf(catalog: Catalog, row: SkillRow, level: number): SkillLevel {
  return present({
    level,
    iconFile: typeof row.iconFile === "string" ? undefined : valueAt(row.iconFile, level),
    target: typeof row.target === "string" ? undefined : valueAt(row.target, level),
    description: skillDescription(catalog, row.id, level),
    magicLevel: valueAt(row.magicLevel, level),
    power: valueAt(row.power, level) ?? null,
    mpInitialConsume: valueAt(row.mpInitialConsume, level) ?? 0,
    mpConsume: valueAt(row.mpConsume, level) ?? 0,
    hpConsume: valueAt(row.hpConsume, level),
    itemConsume: itemConsumeAt(catalog, row, level),
    hitTime: valueAt(row.hitTime, level) ?? 0,
    reuseDelay: valueAt(row.reuseDelay, level) ?? 0,
    castRange: valueAt(row.castRange, level),
    effectRange: valueAt(row.effectRange, level),
    affectScope: valueAt(row.affectScope, level),
    radius: valueAt(row.radius, level),
    abnormalType: valueAt(row.abnormalType, level),
    abnormalLevel: valueAt(row.abnormalLevel, level),
    activateRate: valueAt(row.activateRate, level),
    basicProperty: valueAt(row.basicProperty, level),
    trait: valueAt(row.trait, level),
    pvpPower: valueAt(row.pvpPower, level),
    pvePower: valueAt(row.pvePower, level),
    levelDepend: valueAt(row.levelDepend, level),
    soulshotBoost: valueAt(row.soulshotBoost, level),
    baseCritRate: valueAt(row.baseCritRate, level),
    attribute: row.attribute && present({ element: row.attribute.element, value: valueAt(row.attribute.value, level) }),
    weaponsAllowed: row.weaponsAllowed?.split(","),
    castConditions: row.castConditions,
    conditions: valueAt(row.conditions, level),
    triggeredSkill: triggeredSkillAt(catalog, row, level),
    channeling: channelingOf(catalog, row),
    createdItems: row.createdItems?.flatMap((created) => createdItemAt(catalog, created, level)),
    ...effectsAt(row, level),
  });
}

/** Returns a skill that another one names; `undefined` where the data set does not have it. */
function namedSkill(catalog: Catalog, id: SkillId | undefined) {
  const row = id === undefined ? undefined : skillIndex(catalog).byId.get(id);
  return row && skillRefOf(row);
}

function triggeredSkillAt(catalog: Catalog, { triggeredSkill }: SkillRow, at: number): SkillLevel["triggeredSkill"] {
  const skill = namedSkill(catalog, triggeredSkill?.id);
  const level = valueAt(triggeredSkill?.level, at);
  if (skill === undefined || level === undefined) return undefined;
  return present({ skill, level, chance: valueAt(triggeredSkill?.chance, at), on: triggeredSkill?.on });
}

function channelingOf(catalog: Catalog, { channeling }: SkillRow): SkillLevel["channeling"] {
  const skill = namedSkill(catalog, channeling?.skillId);
  return skill && present({ skill, seconds: channeling?.seconds, mpConsume: channeling?.mpConsume });
}

function createdItemAt(catalog: Catalog, created: NonNullable<SkillRow["createdItems"]>[number], level: number) {
  const [min, max] = [valueAt(created.min, level), valueAt(created.max, level)];
  return min === undefined || !max ? [] : { item: itemRefOf(catalog, created.itemId), min, max };
}

/** Returns the item that a cast consumes at a level; `undefined` where it consumes none: there the data has a count of 0. */
function itemConsumeAt(catalog: Catalog, { itemConsume }: SkillRow, level: number): ItemQuantity | undefined {
  const itemId = valueAt(itemConsume?.itemId, level);
  const count = valueAt(itemConsume?.count, level);
  return itemId === undefined || !count ? undefined : itemQuantityOf(catalog, { itemId, count });
}
