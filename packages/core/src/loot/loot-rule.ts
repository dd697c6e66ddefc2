import { CERTAIN, type ItemId, type LootRates } from "@gamedata/schema";
import type { EngineRules } from "../indexes/engine-rules.js";
import { ADENA_ITEM_ID } from "../indexes/items.js";

const PERCENT = 100;

/** A row of a drop list, as the engine rolls it. */
export interface RolledRow {
  readonly itemId: ItemId;
  readonly min: number;
  readonly max: number;
  /** Parts per million, per kill. */
  readonly chance: number;
}

/** Rows that are rolled together. */
export interface LootGroup {
  /** Of a group of drops or herbs at most one row is given; each row of spoil is rolled by itself. */
  readonly kind: "drop" | "spoil" | "herb";
  /** The category of the source. */
  readonly category: number;
  readonly rows: readonly RolledRow[];
}

/** What loot depends on, besides the rows. */
export interface LootTerms {
  readonly rates: LootRates;
  /** The factor of every chance for a player far above the monster's level; 1 = none. */
  readonly levelPenalty: number;
}

/** The probability of at least one piece per kill, and the expected pieces per kill. */
export interface LootOdds {
  readonly probability: number;
  readonly expected: number;
}

/**
 * Returns the factor by which the engine reduces every chance when a player is far above the level of a monster; 1
 * without a gap, or when a level is unknown. Source: class `Monster`, method `calculateLevelModifierForDrop`, applied in
 * `calculateCategorizedRewardItem` and `calculateRewardItem`.
 */
export function levelPenaltyOf(
  rules: EngineRules,
  playerLevel: number | undefined,
  npcLevel: number | undefined,
): number {
  const { levelGapFrom, levelGapFree = 0, levelGapPercent = 0, levelGapDivisor = 1 } = rules;
  if (playerLevel === undefined || npcLevel === undefined || levelGapFrom === undefined) return 1;
  const above = playerLevel - npcLevel;
  if (above < levelGapFrom) return 1;
  return Math.max(0, PERCENT - levelGapPercent * (above - levelGapFree)) / PERCENT / levelGapDivisor;
}

/** Tells whether a level gap is asked for that no rule of the engine is known of. */
export const isLevelGapUnknown = ({ levelGapFrom }: EngineRules, playerLevel: number | undefined): boolean =>
  playerLevel !== undefined && levelGapFrom === undefined;

/**
 * Returns the odds of one row of a group. Herbs are rolled at rate 1: the engine has rates of their own for them. Real
 * numbers are used throughout; the engine cuts chances to whole millionths.
 */
export function lootOddsOf(rules: EngineRules, group: LootGroup, row: RolledRow, terms: LootTerms): LootOdds {
  switch (group.kind) {
    case "drop":
      return oddsInGroup(rules, group.rows, row, terms);
    case "herb":
      return oddsInGroup(rules, group.rows, row, { ...terms, rates: HERB_RATES });
    case "spoil":
      return spoilOdds(rules, row, terms);
  }
}

const HERB_RATES: LootRates = { drop: 1, adena: 1, spoil: 1 };

function oddsInGroup(rules: EngineRules, rows: readonly RolledRow[], row: RolledRow, terms: LootTerms): LootOdds {
  const { groupAmountAbove } = rules;
  return groupAmountAbove === undefined
    ? groupOdds(rules, rows, row, terms)
    : shareOdds({ ...rules, groupAmountAbove }, rows, row, terms);
}

/**
 * A group gives at most one row. Its chance is the sum of the chances of its rows, and the row is chosen by its share in the
 * sum. Above the limit of the rule the chance multiplies the pieces instead. An estimate at rates other than 1, which the source's
 * configuration does not have: that the rate of a row, that of adena for adena, multiplies its chance.
 */
function shareOdds(
  rules: EngineRules & { readonly groupAmountAbove: number },
  rows: readonly RolledRow[],
  row: RolledRow,
  { rates, levelPenalty }: LootTerms,
): LootOdds {
  const chanceOf = ({ itemId, chance }: RolledRow) =>
    atLeast(rules, (chance / CERTAIN) * levelPenalty * (itemId === ADENA_ITEM_ID ? rates.adena : rates.drop));
  const own = chanceOf(row);
  const sum = rows.reduce((total, one) => total + chanceOf(one), 0);
  const groupChance = Math.min(sum, rules.groupAmountAbove / CERTAIN);
  return { probability: sum === 0 ? 0 : groupChance * (own / sum), expected: own * meanPieces(rules, row) };
}

/**
 * A group gives at most one row: first it is rolled whether it gives one, then which one, by weight, then how many
 * pieces. The level gap reduces the first roll only. Source: class `Monster`, method `calculateCategorizedRewardItem`
 * (for herbs `calculateCategorizedHerbItem`), and class `DropCategory`, methods `getCategoryChance` and `dropOne`.
 */
function groupOdds(
  rules: EngineRules,
  rows: readonly RolledRow[],
  row: RolledRow,
  { rates, levelPenalty }: LootTerms,
): LootOdds {
  let sum = 0;
  let weights = 0;
  for (const { chance } of rows) {
    sum += chance;
    weights += weightOf(chance, rates.drop);
  }
  const groupChance = Math.min(1, atLeast(rules, (sum / CERTAIN) * levelPenalty * rates.drop));
  const probability = weights === 0 ? 0 : groupChance * (weightOf(row.chance, rates.drop) / weights);
  const rate = row.itemId === ADENA_ITEM_ID ? rates.adena : rates.drop;
  return { probability, expected: probability * meanPieces(rules, row) * Math.max(1, (row.chance / CERTAIN) * rate) };
}

/** Each row of spoil is rolled by itself. Source: class `Monster`, method `calculateRewardItem`. */
function spoilOdds(rules: EngineRules, row: RolledRow, { rates, levelPenalty }: LootTerms): LootOdds {
  const chance = atLeast(rules, (row.chance / CERTAIN) * levelPenalty * rates.spoil);
  return { probability: Math.min(1, chance), expected: chance * meanPieces(rules, row) };
}

const weightOf = (chance: number, rate: number): number => Math.min((chance / CERTAIN) * rate, 1);

const atLeast = ({ minimumDropChance = 0 }: EngineRules, chance: number): number =>
  Math.max(minimumDropChance / CERTAIN, chance);

/**
 * The pieces are uniform in min..max. Where the source states a minimum above the maximum, one engine draws between both all the same
 * (L2J Server, class `Rnd`, method `get(min, max)`: min plus a share of max - min + 1), the other gives one piece.
 */
const meanPieces = ({ reversedRange }: EngineRules, { min, max }: RolledRow): number =>
  min > max && reversedRange === undefined ? 1 : (min + max) / 2;
