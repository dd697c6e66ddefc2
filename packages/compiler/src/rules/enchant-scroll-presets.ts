import { HUNDRED_PERCENT } from "@gamedata/rules";
import { type EnchantChanceRow, type EnchantScrollRow, HIGHEST_ENCHANT, type ItemGrade } from "@gamedata/schema";
import type { Report } from "../diagnostic.js";
import type { SourcedTables } from "../tables/table-rows.js";
import type { RulesName } from "./engine-name.js";
import { engineRows, ofRecords } from "./engine-rules.js";

type EnchantTables = Pick<SourcedTables, "enchantScrolls" | "enchantChances">;

/** The first scroll for weapons of each grade; that for armor has the next id. The others follow in steps of the same size. */
const FIRST_SCROLLS = { a: 729, b: 947, c: 951, d: 955, s: 959 } as const satisfies Partial<Record<ItemGrade, number>>;
const FIRST_BLESSED = { a: 6569, b: 6571, c: 6573, d: 6575, s: 6577 } as const;
/** How far the id of a crystal scroll is from that of the ordinary one. */
const CRYSTAL = 2;

/** The scrolls of aCis, of which crystal ones work like ordinary ones. Source: class `AbstractEnchantPacket`; `RequestEnchantItem.runImpl`. */
const acisScrolls: readonly EnchantScrollRow[] = (["d", "c", "b", "a", "s"] as const).flatMap((grade) =>
  (["weapon", "armor"] as const).flatMap((target, at): readonly EnchantScrollRow[] => {
    const shared = { target, grade, chanceGroup: 0 };
    const ordinary = FIRST_SCROLLS[grade] + at;
    return [
      { itemId: ordinary, ...shared, onFailure: "destroyed" },
      { itemId: ordinary + CRYSTAL, ...shared, onFailure: "destroyed" },
      { itemId: FIRST_BLESSED[grade] + at, ...shared, onFailure: "reset" },
    ];
  }),
);

/** Steps that cannot fail: `ENCHANT_SAFE_MAX` and `ENCHANT_SAFE_MAX_FULL`. */
const SAFE = 3;
const SAFE_FULL = 4;
/** `ENCHANT_CHANCE_ARMOR`. */
const ARMOR_FACTOR = 0.66;
/** The enchantment from which a weapon has the lower chance. */
const HIGH = 15;
const DIGITS = 4;

const afterSafe = (safe: number, chanceAt: (enchant: number) => number) =>
  Array.from({ length: HIGHEST_ENCHANT }, (_, at) => (at < safe ? HUNDRED_PERCENT : chanceAt(at)));

const armor = (safe: number) =>
  afterSafe(safe, (at) => Number((HUNDRED_PERCENT * ARMOR_FACTOR ** (at - 2)).toFixed(DIGITS)));

const weapon = (chance: number, high: number) =>
  afterSafe(SAFE, (at) => (at < HIGH ? chance : high)).slice(0, HIGH + 1);

const acisChances: readonly Omit<EnchantChanceRow, "chanceGroup" | "source">[] = [
  { bodyparts: ["fullarmor", "onepiece"], chances: armor(SAFE_FULL) },
  {
    bodyparts: [
      "lhand",
      "head",
      "chest",
      "legs",
      "feet",
      "gloves",
      "neck",
      "rear;lear",
      "rfinger;lfinger",
      "underwear",
    ],
    chances: armor(SAFE),
  },
  { bodyparts: ["rhand", "lrhand"], magical: false, chances: weapon(70, 35) },
  { bodyparts: ["rhand", "lrhand"], magical: true, chances: weapon(40, 20) },
];

/**
 * Makes the rows of how items are enchanted that only an engine states: aCis has the ids of its scrolls and the formula of their chances in
 * the class `AbstractEnchantPacket`, with the numbers of `players.properties`. Scrolls that the data set has no item of are left out.
 */
export function enchantItemsOf(
  report: Report,
  engine: RulesName | undefined,
  items: SourcedTables["items"],
): EnchantTables {
  if (engine !== "acis") return { enchantScrolls: [], enchantChances: [] };
  const scrolls = ofRecords(acisScrolls, ({ itemId }) => itemId, items).toSorted((a, b) => a.itemId - b.itemId);
  const source = "AbstractEnchantPacket.EnchantScroll.getChance";
  const chances = acisChances.map((row) => ({ chanceGroup: 0, ...row, source }));
  return {
    enchantScrolls: engineRows(report, "enchantScrolls", scrolls),
    enchantChances: engineRows(report, "enchantChances", chances),
  };
}
