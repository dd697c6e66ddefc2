import type { EnchantBonusRow } from "@gamedata/schema";
import type { Report } from "../diagnostic.js";
import type { SourcedTable } from "../tables/table-rows.js";
import type { RulesName } from "./engine-name.js";
import { engineRows } from "./engine-rules.js";

type Steps = readonly [first: number, further: number];

const SOURCE = "FuncEnchant.calc";

/** Levels of an enchantment with the first step; each further one has the other. */
const FIRST_LEVELS = 3;

function bonus(
  stat: EnchantBonusRow["stat"],
  grades: readonly EnchantBonusRow["grade"][],
  [first, further]: Steps,
  kind?: EnchantBonusRow["kind"],
): readonly EnchantBonusRow[] {
  const bonuses = [first, 2 * first, FIRST_LEVELS * first, FIRST_LEVELS * first + further];
  return grades.map((grade) => ({ stat, grade, ...(kind && { kind }), bonuses, source: SOURCE }));
}

const S = ["s", "s80", "s84"] as const;
const TWO_HANDED = ["pair", "twoHanded"] as const;
const GRADES = ["none", "d", "c", "b", "a", ...S] as const;

const bows = [
  ...bonus("pAtk", ["none", "d"], [4, 8], "bow"),
  ...bonus("pAtk", ["c", "b"], [6, 12], "bow"),
  ...bonus("pAtk", ["a"], [8, 16], "bow"),
];
const defences = [...bonus("pDef", GRADES, [1, 3]), ...bonus("mDef", GRADES, [1, 3])];
const magic = [...bonus("mAtk", ["d"], [2, 4]), ...bonus("mAtk", ["c", "b", "a"], [3, 6])];
const others = [
  ...bonus("pAtk", ["none", "d"], [2, 4]),
  ...bonus("pAtk", ["c", "b"], [3, 6]),
  ...bonus("pAtk", ["a"], [4, 8]),
];

const acis: readonly EnchantBonusRow[] = [
  ...defences,
  ...magic,
  ...bonus("mAtk", ["s"], [4, 8]),
  ...bows,
  ...bonus("pAtk", ["s"], [10, 20], "bow"),
  ...bonus("pAtk", ["c", "b"], [4, 8], "pair"),
  ...bonus("pAtk", ["a"], [5, 10], "pair"),
  ...bonus("pAtk", ["s"], [4, 12], "pair"),
  ...others,
  ...bonus("pAtk", ["s"], [4, 10]),
];

const l2j: readonly EnchantBonusRow[] = [
  ...defences,
  ...magic,
  ...bonus("mAtk", ["none"], [2, 4]),
  ...bonus("mAtk", S, [4, 8]),
  ...bows,
  ...bonus("pAtk", S, [10, 20], "bow"),
  ...TWO_HANDED.flatMap((kind) => [
    ...bonus("pAtk", ["c", "b"], [4, 8], kind),
    ...bonus("pAtk", ["a"], [5, 10], kind),
    ...bonus("pAtk", S, [6, 12], kind),
  ]),
  ...others,
  ...bonus("pAtk", S, [5, 10]),
];

/**
 * What the engines' functions of enchanted items add; those of armor that a file of the datapack states are not here. Those of L2J from Kamael to
 * 2010 differ from one revision to another, and are missing.
 */
const enchantPresets: Readonly<Partial<Record<RulesName, readonly EnchantBonusRow[]>>> = {
  acis,
  l2j,
  l2j2008: acis.filter(({ grade }) => grade !== "none"),
  l2j2011: l2j,
};

/** Makes the rows of the `enchantBonuses` table that only an engine states. */
export function enchantBonusesOf(report: Report, engine: RulesName | undefined): SourcedTable<"enchantBonuses"> {
  return engineRows(report, "enchantBonuses", (engine && enchantPresets[engine]) ?? []);
}
