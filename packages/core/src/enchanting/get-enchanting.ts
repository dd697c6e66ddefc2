import { HUNDRED_PERCENT, nonEmpty, present, rounded, roundedProduct } from "@gamedata/rules";
import { HIGHEST_ENCHANT } from "@gamedata/schema";
import type {
  EnchantChanceRow,
  EnchantExpected,
  EnchantFailure,
  Enchanting,
  EnchantScrollRow,
  ItemId,
  ItemRow,
} from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived, requireRows } from "../catalog/catalog.js";
import { enchantBonusesOf, RAISED_STATS, statsWithPoints } from "../characters/enchant.js";
import type { GetEnchantingQuery } from "../generated/queries.js";
import { sublistQuery } from "../query/define-query.js";
import { wholeNumber } from "../query/input.js";
import type { SublistQuery } from "../query/query.js";
import { gradeOf, itemKind, itemRefOf } from "../records/items.js";
import { groupBy } from "../rows/group-by.js";

const DEFAULT = 16;

const enchantingQuery = derived(() =>
  v.object({
    to: v.optional(
      wholeNumber(1, HIGHEST_ENCHANT, `Enchantment up to which to compute. 1 to ${HIGHEST_ENCHANT}.`),
      DEFAULT,
    ),
  }),
);

const chancesByGroup = derived(({ dataset }) => groupBy(dataset.enchantChances, ({ chanceGroup }) => chanceGroup));

/** The grades that count as another one. Source: L2J Server, `L2Item.getItemGradeSPlus`; L2J Mobius, `CrystalType.getCrystalTypePlus`. */
const PLAIN_GRADES: Readonly<Record<string, string>> = { s80: "s", s84: "s", r95: "r", r99: "r", r110: "r" };

/** Tells whether a scroll or a support is for an item. Source: aCis, `EnchantScroll.isValid`; L2J Server, `AbstractEnchantItem.isValid`. */
function isFor({ target, grade = "none", itemIds }: EnchantScrollRow, row: ItemRow): boolean {
  const ofItem = gradeOf(row);
  return target === row.type && grade === (PLAIN_GRADES[ofItem] ?? ofItem) && itemIds?.includes(row.id) !== false;
}

/** Returns the chances of an item in a group: of the first row that it fits (L2J Server, `EnchantItemGroupsData.getItemGroup`). */
function chancesOf(catalog: Catalog, row: ItemRow, group: number): readonly number[] | undefined {
  const isMagical = row.flags?.magical === true;
  const fits = ({ bodyparts, itemIds, magical = isMagical }: EnchantChanceRow) =>
    magical === isMagical && bodyparts?.includes(row.bodypart ?? "") !== false && itemIds?.includes(row.id) !== false;
  return chancesByGroup(catalog).get(group)?.find(fits)?.chances;
}

const chanceAt = (chances: readonly number[], enchant: number) =>
  chances[Math.min(enchant, chances.length - 1)] ?? HUNDRED_PERCENT;

const worksAt = ({ minEnchant = 0, maxEnchant = Number.POSITIVE_INFINITY }: EnchantScrollRow, enchant: number) =>
  minEnchant <= enchant && enchant < maxEnchant;

interface Way {
  readonly scroll: EnchantScrollRow;
  readonly onFailure: EnchantFailure;
  readonly chances: readonly number[];
}

/**
 * Returns how an item is enchanted: what it has at each step and the chance of it, the scrolls and the supports that fit, and what an enchantment costs in the
 * mean when each failure is followed by another try. `scrolls` and `steps` are empty for an item that cannot be enchanted.
 *
 * Source: aCis, classes `AbstractEnchantPacket` and `RequestEnchantItem`; L2J Server, classes `EnchantScroll` and `RequestEnchantItem`; the means are
 * computed.
 *
 * @throws {GameDataError} `INVALID_ID`, `INVALID_PARAMETER`, or `ITEM_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const { safeTo, steps, expected } = getEnchanting(catalog, 79, { to: 4 });
 * assert.equal(safeTo, 3);
 * assert.deepEqual(steps.map(({ chance }) => chance), [100, 100, 100, 70]);
 * const [ordinary] = expected;
 * assert.equal(ordinary?.items.toFixed(3), "1.429");
 * ```
 */
export const getEnchanting: SublistQuery<ItemId, GetEnchantingQuery, Enchanting> = sublistQuery(
  { name: "getEnchanting", of: itemKind, shape: "part", row: "Enchanting" },
  enchantingQuery,
  (catalog, row, { to }) => {
    requireRows(catalog, "enchantScrolls", "scrolls that enchant");
    requireRows(catalog, "enchantChances", "chances to enchant");
    const rows = row.flags?.enchantable === true ? catalog.dataset.enchantScrolls.filter((one) => isFor(one, row)) : [];
    const supports = rows.filter(({ onFailure }) => onFailure === undefined);
    const ways = rows.flatMap((scroll): readonly Way[] => {
      const { onFailure } = scroll;
      const chances = onFailure && chancesOf(catalog, row, scroll.chanceGroup);
      return onFailure === undefined || chances === undefined ? [] : [{ scroll, onFailure, chances }];
    });
    const supportsOf = ({ onFailure }: Way) => (onFailure === "reset" ? [] : supports);
    const usual = ways[0]?.chances ?? [];
    const chancesTo = (chances: readonly number[]) => levelsTo(to).map((enchant) => chanceAt(chances, enchant));
    const usualTo = chancesTo(usual);
    const firstRisk = usual.findIndex((chance) => chance < HUNDRED_PERCENT);
    return {
      item: itemRefOf(catalog, row.id),
      to,
      stats: statsAt(catalog, row, 0),
      // Where no chance is below 100, no step fails.
      safeTo: usual.length > 0 && firstRisk < 0 ? to : Math.max(firstRisk, 0),
      steps: (usual.length === 0 ? [] : usualTo).map((chance, enchant) => ({
        enchant: enchant + 1,
        chance,
        stats: statsAt(catalog, row, enchant + 1),
      })),
      scrolls: ways.map((way) => {
        const chances = chancesTo(way.chances);
        return present({
          scroll: itemRefOf(catalog, way.scroll.itemId),
          onFailure: way.onFailure,
          ...limitsOf(way.scroll),
          chances: String(chances) === String(usualTo) ? undefined : chances,
          supports: nonEmpty(supportsOf(way).map(({ itemId }) => itemId)),
        });
      }),
      supports: supports.map((support) => ({
        support: itemRefOf(catalog, support.itemId),
        ...limitsOf(support),
      })),
      expected: ways.flatMap((way) =>
        [undefined, ...supportsOf(way)].flatMap((support) => expectedOf(way, support, to)),
      ),
    };
  },
);

const levelsTo = (to: number): readonly number[] => Array.from({ length: to }, (_, enchant) => enchant);

const limitsOf = ({ minEnchant, maxEnchant, chanceBonus, safeEnchant }: EnchantScrollRow) =>
  present({ minEnchant, maxEnchant, chanceBonus, safeEnchant });

function statsAt(catalog: Catalog, row: ItemRow, enchant: number): Enchanting["stats"] {
  const bonuses = enchantBonusesOf(catalog, row, enchant);
  const pointsOf = (name: string) => bonuses.find(({ stat }) => stat === name)?.points;
  const known = statsWithPoints(catalog);
  const own = RAISED_STATS.flatMap((stat) => {
    const value = row.stats?.[stat];
    const isKnown = enchant === 0 || row.keepsStats === true || known.has(stat);
    return value === undefined || !isKnown ? [] : [[stat, value + (pointsOf(stat) ?? 0)] as const];
  });
  return present({ ...Object.fromEntries(own), maxHp: pointsOf("maxHp") });
}

/**
 * Computes what an enchantment from +0 costs. Let P be the chance to pass the first k steps: a try that starts at +0 uses a scroll at step k with it. A
 * failure that destroys the item or its enchantment starts another try at +0; one that keeps it repeats the step.
 */
function expectedOf(
  { scroll, onFailure, chances }: Way,
  support: EnchantScrollRow | undefined,
  to: number,
): readonly EnchantExpected[] {
  let [passed, scrolls, supports] = [1, 0, 0];
  const isKept = onFailure === "kept";
  for (const enchant of levelsTo(to)) {
    if (!worksAt(scroll, enchant)) return [];
    const isSupported = support !== undefined && worksAt(support, enchant);
    const bonus = (scroll.chanceBonus ?? 0) + (isSupported ? (support.chanceBonus ?? 0) : 0);
    const base = enchant < (scroll.safeEnchant ?? 0) ? HUNDRED_PERCENT : chanceAt(chances, enchant);
    const chance = Math.min(base + bonus, HUNDRED_PERCENT) / HUNDRED_PERCENT;
    const uses = isKept ? 1 / chance : passed;
    scrolls += uses;
    supports += isSupported ? uses : 0;
    passed *= chance;
  }
  if (passed === 0) return [];
  const tries = isKept ? 1 : 1 / passed;
  return [
    present({
      scrollId: scroll.itemId,
      supportId: support?.itemId,
      chance: roundedProduct(HUNDRED_PERCENT * passed),
      items: onFailure === "destroyed" ? rounded(tries) : 1,
      scrolls: rounded(scrolls * tries),
      supports: support && rounded(supports * tries),
    }),
  ];
}
