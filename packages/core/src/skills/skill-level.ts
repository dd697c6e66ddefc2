import { present, valueAt } from "@gamedata/rules";
import type { ItemQuantity, SkillLevel, SkillRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { itemQuantityOf } from "../records/items.js";
import { effectsAt } from "./skill-effects.js";
import { skillDescription } from "./skill-index.js";

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
    ...effectsAt(row, level),
  });
}

/** Returns the item that a cast consumes at a level; `undefined` where it consumes none: there the data has a count of 0. */
function itemConsumeAt(catalog: Catalog, { itemConsume }: SkillRow, level: number): ItemQuantity | undefined {
  const itemId = valueAt(itemConsume?.itemId, level);
  const count = valueAt(itemConsume?.count, level);
  return itemId === undefined || !count ? undefined : itemQuantityOf(catalog, { itemId, count });
}
