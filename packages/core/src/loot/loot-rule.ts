import { ADENA_ITEM_ID, CERTAIN, HUNDRED_PERCENT } from "@gamedata/rules";
import type { ItemId, LootRates } from "@gamedata/schema/types";
import type { EngineRules } from "../records/engine-rules.js";

/** A row of a drop list, as the engine rolls it. */
export interface RolledRow {
  readonly itemId: ItemId;
  readonly min: number;
  readonly max: number;
  /** Parts per million, per kill. */
  readonly chance: number;
  /** Present for a herb, which no rate of the query multiplies: the engines have rates of their own for herbs. */
  readonly isHerb?: true;
}

/** Rows that are rolled together. */
export interface LootGroup {
  /** Of a group of drops or herbs at most one row is given; each row of spoil is rolled by itself. */
  readonly kind: "drop" | "spoil" | "herb";
  readonly category: number;
  /** Whether the level gap of groups holds: of herbs, and where the source states a chance of the group; L2J rolls each other row by itself. */
  readonly hasGroupGap: boolean;
  readonly rows: readonly RolledRow[];
}

/** What loot depends on, besides the rows. */
export interface LootTerms {
  readonly rates: LootRates;
  readonly levelGaps: LevelGaps;
}

/** The factors of chances for a player far above the level of a monster; 1 = none. */
export interface LevelGaps {
  /** Of the rows of groups. */
  readonly group: number;
  /** Of rows that are rolled by themselves, those of spoil too. */
  readonly single: number;
  /** Of adena that is rolled by itself. */
  readonly singleAdena: number;
}

/** The probability of at least one piece per kill, and the expected pieces per kill. */
export interface LootOdds {
  readonly probability: number;
  readonly expected: number;
}

const sameGaps = (factor: number): LevelGaps => ({ group: factor, single: factor, singleAdena: factor });

/** What the level gap of a kill depends on. */
interface Kill {
  readonly playerLevel: number | undefined;
  readonly npcLevel: number | undefined;
  /** Whether it is a raid boss or a grand boss. */
  readonly isRaid: boolean;
}

/**
 * Returns the factors by which the engine reduces chances when a player is far above the level of a monster; 1 without a
 * gap, or when a level is unknown. Sources: aCis, class `Monster`, method `calculateLevelModifierForDrop`, applied in
 * `calculateCategorizedRewardItem` and `calculateRewardItem`; L2J Server, class `IKillerChanceModifierStrategy`.
 */
export function levelGapsOf(rules: EngineRules, { playerLevel, npcLevel, isRaid }: Kill): LevelGaps {
  if (playerLevel === undefined || npcLevel === undefined) return sameGaps(1);
  const above = playerLevel - npcLevel;
  const { levelGapFrom, itemGapFree, raidGapPercent } = rules;
  if (levelGapFrom !== undefined) return sameGaps(above < levelGapFrom ? 1 : factorFrom(rules, above));
  if (itemGapFree === undefined) return sameGaps(1);
  const { itemGapEnd, itemGapLowest, adenaGapFree = itemGapFree, adenaGapEnd, adenaGapLowest } = rules;
  const single = factorBetween(above, itemGapFree, itemGapEnd, itemGapLowest);
  const isRaidRule = isRaid && raidGapPercent !== undefined;
  return {
    group: isRaidRule ? Math.min(1, Math.max(0, HUNDRED_PERCENT - raidGapPercent * above) / HUNDRED_PERCENT) : single,
    single,
    singleAdena: factorBetween(above, adenaGapFree, adenaGapEnd, adenaGapLowest),
  };
}

function factorFrom(
  { levelGapFree = 0, levelGapPercent = 0, levelGapDivisor = 1 }: EngineRules,
  above: number,
): number {
  return Math.max(0, HUNDRED_PERCENT - levelGapPercent * (above - levelGapFree)) / HUNDRED_PERCENT / levelGapDivisor;
}

/** The factor falls in a straight line from 1 at `free` levels above to `lowest` percent at `end` levels. */
function factorBetween(above: number, free: number, end = free, lowest = HUNDRED_PERCENT): number {
  if (above <= free) return 1;
  const share = above >= end ? 1 : (above - free) / (end - free);
  return (HUNDRED_PERCENT - share * (HUNDRED_PERCENT - lowest)) / HUNDRED_PERCENT;
}

/** Returns the factor by the level gap of a row of a group. */
export function levelGapOf({ hasGroupGap }: LootGroup, { itemId }: RolledRow, { levelGaps }: LootTerms): number {
  if (hasGroupGap) return levelGaps.group;
  return itemId === ADENA_ITEM_ID ? levelGaps.singleAdena : levelGaps.single;
}

/** Tells whether a level gap is asked for that no rule of the engine is known of. */
export const isLevelGapUnknown = (
  { levelGapFrom, itemGapFree }: EngineRules,
  playerLevel: number | undefined,
): boolean => playerLevel !== undefined && levelGapFrom === undefined && itemGapFree === undefined;

/** Returns the odds of one row of a group. Real numbers are used throughout; the engines cut chances and pieces. */
export function lootOddsOf(rules: EngineRules, group: LootGroup, row: RolledRow, terms: LootTerms): LootOdds {
  const { rates } = terms;
  const levelGap = levelGapOf(group, row, terms);
  if (group.kind === "spoil") return spoilOdds(rules, row, rates, levelGap);
  return rules.groupAmountAbove === undefined
    ? groupOdds(rules, group.rows, row, rates, levelGap)
    : shareOdds(rules, rules.groupAmountAbove, group.rows, row, rates, levelGap);
}

/**
 * A group gives at most one row. Its chance is the sum of the chances of its rows, and the row is chosen by its share in the
 * sum. Above the limit of the rule the chance multiplies the pieces instead. An estimate at rates other than 1, which the source's
 * configuration does not have: that the rate of a row, that of adena for adena, multiplies its chance.
 */
function shareOdds(
  rules: EngineRules,
  groupAmountAbove: number,
  rows: readonly RolledRow[],
  row: RolledRow,
  rates: LootRates,
  levelGap: number,
): LootOdds {
  const chanceOf = (one: RolledRow) =>
    atLeast(
      rules,
      (one.chance / CERTAIN) * levelGap * (one.itemId === ADENA_ITEM_ID ? rates.adena : dropRate(one, rates)),
    );
  const own = chanceOf(row);
  const sum = rows.reduce((total, one) => total + chanceOf(one), 0);
  const groupChance = Math.min(sum, groupAmountAbove / CERTAIN);
  return { probability: sum === 0 ? 0 : groupChance * (own / sum), expected: own * meanPieces(rules, row) };
}

/** The rate of the chance of a row of a drop list that is not the one of adena. */
const dropRate = ({ isHerb }: RolledRow, { drop }: LootRates): number => (isHerb === true ? 1 : drop);

/**
 * A group gives at most one row: first it is rolled whether it gives one, then which one, by weight, then how many
 * pieces. The level gap reduces the first roll only. Source: class `Monster`, method `calculateCategorizedRewardItem`
 * (for herbs `calculateCategorizedHerbItem`), and class `DropCategory`, methods `getCategoryChance` and `dropOne`.
 */
function groupOdds(
  rules: EngineRules,
  rows: readonly RolledRow[],
  row: RolledRow,
  rates: LootRates,
  levelGap: number,
): LootOdds {
  let sum = 0;
  let weights = 0;
  for (const one of rows) {
    sum += one.chance * dropRate(one, rates);
    weights += weightOf(one, rates);
  }
  const groupChance = Math.min(1, atLeast(rules, (sum / CERTAIN) * levelGap));
  const probability = weights === 0 ? 0 : groupChance * (weightOf(row, rates) / weights);
  const rate = row.itemId === ADENA_ITEM_ID ? rates.adena : dropRate(row, rates);
  return { probability, expected: probability * meanPieces(rules, row) * Math.max(1, (row.chance / CERTAIN) * rate) };
}

/** Each row of spoil is rolled by itself. Sources: aCis, class `Monster`, method `calculateRewardItem`; L2J, `GeneralDropItem`. */
function spoilOdds(rules: EngineRules, row: RolledRow, { spoil }: LootRates, levelGap: number): LootOdds {
  const chance = atLeast(rules, (row.chance / CERTAIN) * levelGap * (row.isHerb === true ? 1 : spoil));
  return { probability: Math.min(1, chance), expected: chance * meanPieces(rules, row) };
}

const weightOf = (row: RolledRow, rates: LootRates): number =>
  Math.min((row.chance / CERTAIN) * dropRate(row, rates), 1);

const atLeast = ({ minimumDropChance = 0 }: EngineRules, chance: number): number =>
  Math.max(minimumDropChance / CERTAIN, chance);

/**
 * The pieces are uniform in min..max. Where the source states a minimum above the maximum, one engine draws between both all the same
 * (L2J Server, class `Rnd`, method `get(min, max)`: min plus a share of max - min + 1), the other gives one piece.
 */
const meanPieces = ({ reversedRange }: EngineRules, { min, max }: RolledRow): number =>
  min > max && reversedRange === undefined ? 1 : (min + max) / 2;
