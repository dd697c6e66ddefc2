import type { EnchantBonusRow, EnchantedKind, EnchantedStat, ItemRow } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { gradeOf } from "../records/items.js";
import { groupBy } from "../rows/group-by.js";
import { isFullArmor } from "./conditions.js";

const keyOf = (grade: string, kind: EnchantedKind | undefined) => `${grade}/${kind}`;

const bonusRows = derived(({ dataset }) => groupBy(dataset.enchantBonuses, ({ grade, kind }) => keyOf(grade, kind)));

const BOWS: ReadonlySet<string> = new Set(["BOW", "CROSSBOW"]);
const PAIRS: ReadonlySet<string> = new Set(["DUAL", "DUALFIST", "DUALDAGGER"]);
const JEWELS: ReadonlySet<string> = new Set(["neck", "rear;lear", "rfinger;lfinger"]);

function kindOf(row: ItemRow): EnchantedKind | undefined {
  if (row.weaponType !== undefined) {
    if (BOWS.has(row.weaponType)) return "bow";
    if (PAIRS.has(row.weaponType)) return "pair";
    return row.bodypart === "lrhand" ? "twoHanded" : undefined;
  }
  if (isFullArmor(row)) return "fullArmor";
  return JEWELS.has(row.bodypart ?? "") ? undefined : "armor";
}

/** Returns the points of a level of an enchantment: those of the list, and beyond it each time what its last level adds. */
function pointsAt(bonuses: readonly number[], enchant: number): number {
  const known = bonuses[Math.min(enchant, bonuses.length) - 1] ?? 0;
  const last = (bonuses.at(-1) ?? 0) - (bonuses.at(-2) ?? 0);
  return known + Math.max(0, enchant - bonuses.length) * last;
}

export interface EnchantBonus {
  readonly stat: EnchantedStat;
  readonly points: number;
}

/** The stats of an item's own that enchanting raises. */
export const RAISED_STATS = ["pAtk", "mAtk", "pDef", "mDef"] as const satisfies readonly EnchantedStat[];

/** The stats of which the data set has what enchanting adds: the engines of some servers have it, and their datapacks do not. */
export const statsWithPoints = derived(({ dataset }) => new Set(dataset.enchantBonuses.map(({ stat }) => stat)));

/**
 * Returns what the enchantment of an item adds: to each of its stats that enchanting raises, and HP by armor. Whether the game lets an item
 * be enchanted is not asked.
 *
 * Source: class `FuncEnchant` of aCis and of L2J Server, and its class `EnchantItemHPBonusData`.
 */
export function enchantBonusesOf(catalog: Catalog, row: ItemRow, enchant: number): readonly EnchantBonus[] {
  if (enchant === 0) return [];
  const rows = bonusRows(catalog);
  const ofKind = rows.get(keyOf(gradeOf(row), kindOf(row)));
  const ofAll = rows.get(keyOf(gradeOf(row), undefined));
  const bonus = (wanted: EnchantedStat): readonly EnchantBonus[] => {
    const isWanted = ({ stat }: EnchantBonusRow) => stat === wanted;
    const found = ofKind?.find(isWanted) ?? ofAll?.find(isWanted);
    return found === undefined ? [] : [{ stat: wanted, points: pointsAt(found.bonuses, enchant) }];
  };
  const { stats = {}, keepsStats = false } = row;
  const raised = keepsStats ? [] : RAISED_STATS.filter((stat) => stats[stat] !== undefined);
  return [...raised, "maxHp" as const].flatMap(bonus);
}
