import { highFive } from "@gamedata/high-five";
import { interlude } from "@gamedata/interlude";
import { dropChanceOf } from "@gamedata/rules";
import type { DropRow } from "@gamedata/schema";
import { describe, it } from "vitest";
import { highFiveCatalog } from "./high-five.js";
import { catalog } from "./interlude.js";
import { expectSimulatedLoot, NPCS, type SimulatedKill } from "./simulated-kills.js";

const ADENA = 57;
const MILLION = 1_000_000;

type RollOf = SimulatedKill["rollOf"];

interface Rates {
  readonly rateDrop: number;
  readonly rateAdena: number;
  readonly rateSpoil: number;
  readonly rateRaid?: number;
  readonly playerLevel?: number;
}

/**
 * The rolls of one kill as the engine's methods do them: `calculateCategorizedRewardItem` and `dropOne` for a category,
 * `calculateRewardItem` for each row of spoil; without cutting chances to whole millionths.
 */
function rollOfCategory(
  { rateAdena, rateSpoil }: Rates,
  rate: number,
  levelModifier: number,
  [category, rows, random, give]: Parameters<RollOf>,
): () => void {
  const reduced = (chance: number) =>
    levelModifier > 0 ? (chance - (chance * Math.min(levelModifier, 100)) / 100) / 3 : chance;
  const piecesOf = ({ min, max }: DropRow) =>
    min < max ? min + Math.floor(random() * (max - min + 1)) : min === max ? min : 1;
  const giveRolled = (row: DropRow, chance: number) => {
    let pieces = 0;
    const roll = random() * MILLION;
    for (let left = chance; roll < left; left -= MILLION) pieces += piecesOf(row);
    give(row, pieces);
  };
  const spoils = rows.map((row) => ({ row, chance: Math.max(1, reduced(row.chance) * rateSpoil) }));
  if (category < 0) {
    return () => {
      for (const { row, chance } of spoils) giveRolled(row, chance);
    };
  }
  const sum = rows.reduce((total, { chance }) => total + chance, 0);
  const balanced = rows.map(({ chance }) => Math.min(chance * rate, MILLION));
  const weight = balanced.reduce((total, chance) => total + chance, 0);
  return () => {
    if (random() * MILLION >= Math.max(1, reduced(sum) * rate)) return;
    let left = random() * weight;
    const taken = rows.find((_, index) => {
      left -= balanced[index] ?? 0;
      return left < 0;
    });
    if (taken === undefined) return;
    giveRolled(taken, Math.max(MILLION, taken.chance * (taken.itemId === ADENA ? rateAdena : rate)));
  };
}

const npcsOfInterlude = new Map(interlude.npcs.map((row) => [row.id, row]));

/** What a server has, and the levels of the player above the monster. */
const servers: readonly (readonly [rates: Rates, above: number | undefined])[] = [
  [{ rateDrop: 1, rateAdena: 1, rateSpoil: 1 }, undefined],
  [{ rateDrop: 7.5, rateAdena: 10, rateSpoil: 5, rateRaid: 2 }, 9],
  [{ rateDrop: 50, rateAdena: 0.5, rateSpoil: 30 }, 15],
];

describe.each(servers)("at the rates %o", (rates, above) => {
  it(`${NPCS} random NPCs give what the engine's rolls give`, () => {
    expectSimulatedLoot(catalog, { seed: 382 }, (id) => {
      const { level = 1, type = "" } = npcsOfInterlude.get(id) ?? {};
      const playerLevel = above === undefined ? undefined : Math.min(80, level + above);
      const gap = (playerLevel ?? level) - level;
      const isRaid = ["RaidBoss", "GrandBoss"].includes(type);
      const rate = isRaid ? (rates.rateRaid ?? rates.rateDrop) : rates.rateDrop;
      return {
        rates: { ...rates, playerLevel },
        rollOf: (...rolled) => rollOfCategory(rates, rate, gap >= 9 ? (gap - 8) * 9 : 0, rolled),
      };
    });
  });
});

const npcsOfHighFive = new Map(highFive.npcs.map((row) => [row.id, row]));
const herbs = new Set(highFive.items.flatMap(({ id, isHerb }) => (isHerb ? [id] : [])));

/** The engine's factor of a chance by the levels of monster and player; no adena of the source is in no group. */
function levelFactor({ npcId, groupChance }: DropRow, playerLevel: number | undefined): number {
  const { level, type = "" } = npcsOfHighFive.get(npcId) ?? {};
  if (playerLevel === undefined || level === undefined) return 1;
  const difference = level - playerLevel;
  if (groupChance !== undefined && ["RaidBoss", "GrandBoss"].includes(type))
    return Math.max(0, Math.min(1, difference * 0.15 + 1));
  if (difference >= -5) return 1;
  return difference >= -10 ? (difference * 18 + 190) / 100 : 0.1;
}

/**
 * The rolls of one kill as the engine does them: a group is given at the sum of the chances of its rows, which takes one of
 * them by its share, and where the sum is above certain it multiplies the pieces; spoiled rows are rolled by themselves.
 */
function rollOfGroup(
  { rateDrop, rateAdena, rateSpoil, playerLevel }: Rates,
  [category, rows, random, give]: Parameters<RollOf>,
): () => void {
  const piecesOf = ({ min, max }: DropRow) => (min <= max ? min + Math.floor(random() * (max - min + 1)) : 1);
  /** How many times a chance is met: certain ones always, the rest by chance. */
  const times = (chance: number) => Math.floor(chance) + (random() < chance % 1 ? 1 : 0);
  const giveTimes = (row: DropRow, count: number) => {
    let pieces = 0;
    for (let index = 0; index < count; index += 1) pieces += piecesOf(row);
    give(row, pieces);
  };
  const isSpoil = category < 0;
  const rateOf = ({ itemId }: DropRow) => (itemId === ADENA ? rateAdena : herbs.has(itemId) ? 1 : rateDrop);
  const chances = rows.map(
    (row) => (dropChanceOf(row) / MILLION) * (isSpoil ? rateSpoil : rateOf(row)) * levelFactor(row, playerLevel),
  );
  if (isSpoil) {
    return () => {
      for (const [index, row] of rows.entries()) giveTimes(row, times(chances[index] ?? 0));
    };
  }
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return () => {
    const count = times(sum);
    if (count === 0) return;
    let left = random() * sum;
    const taken = rows.find((_, index) => {
      left -= chances[index] ?? 0;
      return left < 0;
    });
    if (taken !== undefined) giveTimes(taken, count);
  };
}

describe.each<Rates>([
  { rateDrop: 1, rateAdena: 1, rateSpoil: 1 },
  { rateDrop: 7.5, rateAdena: 10, rateSpoil: 5 },
  { rateDrop: 4, rateAdena: 2, rateSpoil: 3, playerLevel: 67 },
])("at the rates %o", (rates) => {
  it(`${NPCS} random NPCs with groups of drops give what the engine's rolls give`, () => {
    // Four whose groups exceed certain.
    expectSimulatedLoot(highFiveCatalog, { seed: 262, further: [18_110, 18_115, 22_569, 22_570] }, () => ({
      rates,
      rollOf: (...rolled) => rollOfGroup(rates, rolled),
    }));
  });
});
