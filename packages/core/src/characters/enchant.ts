import type { EnchantBonusRow, EnchantedKind, EnchantedStat, ItemRow } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { gradeOf } from "../records/items.js";
import { isFullArmor } from "./conditions.js";

const keyOf = (stat: EnchantedStat, grade: string, kind: EnchantedKind | undefined) => `${stat}/${grade}/${kind}`;

const bonusRows = derived(
  ({ dataset }): ReadonlyMap<string, EnchantBonusRow> =>
    new Map(dataset.enchantBonuses.map((row) => [keyOf(row.stat, row.grade, row.kind), row])),
);

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

/** What an enchantment adds to a stat of an item. */
export interface EnchantBonus {
  readonly stat: EnchantedStat;
  readonly points: number;
}

/** The stats of an item's own that enchanting raises. */
export const RAISED_STATS = ["pAtk", "mAtk", "pDef", "mDef"] as const satisfies readonly EnchantedStat[];

/**
 * Returns what the enchantment of an item adds: to each of its stats that enchanting raises, and HP by armor. Whether the game lets an item
 * be enchanted is not asked.
 *
 * Source: class `FuncEnchant` of aCis and of L2J Server, and its class `EnchantItemHPBonusData`.
 */
export function enchantBonusesOf(catalog: Catalog, row: ItemRow, enchant: number): readonly EnchantBonus[] {
  if (enchant === 0) return [];
  const kind = kindOf(row);
  const rows = bonusRows(catalog);
  const bonus = (stat: EnchantedStat): readonly EnchantBonus[] => {
    const found = rows.get(keyOf(stat, gradeOf(row), kind)) ?? rows.get(keyOf(stat, gradeOf(row), undefined));
    return found === undefined ? [] : [{ stat, points: pointsAt(found.bonuses, enchant) }];
  };
  const { stats = {}, keepsStats = false } = row;
  const raised = keepsStats ? [] : RAISED_STATS.filter((stat) => stats[stat] !== undefined);
  return [...raised, "maxHp" as const].flatMap(bonus);
}
