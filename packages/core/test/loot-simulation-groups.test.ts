import { highFive } from "@gamedata/high-five";
import { dropChanceOf } from "@gamedata/rules";
import type { DropRow } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { getNpcLoot, groupBy } from "../src/index.js";
import { highFiveCatalog } from "./high-five.js";
import { createRandom, expectOdds, type Give, isOften, tallyKills } from "./simulated-kills.js";

const NPCS = 80;
const ADENA = 57;
const MILLION = 1_000_000;

interface Rates {
  readonly rateDrop: number;
  readonly rateAdena: number;
  readonly rateSpoil: number;
  readonly playerLevel?: number;
}

const npcs = new Map(highFive.npcs.map((row) => [row.id, row]));
const herbs = new Set(highFive.items.flatMap(({ id, isHerb }) => (isHerb ? [id] : [])));

/** The engine's factor of a chance by the levels of monster and player; no adena of the source is in no group. */
function levelFactor({ npcId, groupChance }: DropRow, playerLevel: number | undefined): number {
  const { level, type = "" } = npcs.get(npcId) ?? {};
  if (playerLevel === undefined || level === undefined) return 1;
  const difference = level - playerLevel;
  if (groupChance !== undefined && ["RaidBoss", "GrandBoss"].includes(type))
    return Math.max(0, Math.min(1, difference * 0.15 + 1));
  if (difference >= -5) return 1;
  return difference >= -10 ? (difference * 18 + 190) / 100 : 0.1;
}

/**
 * Plays the rolls of one kill as the engine does them: a group is given at the sum of the chances of its rows, which takes one of
 * them by its share, and where the sum is above certain it multiplies the pieces; spoiled rows are rolled by themselves.
 */
function kill(
  groups: ReadonlyMap<number, readonly DropRow[]>,
  { rateDrop, rateAdena, rateSpoil, playerLevel }: Rates,
  random: () => number,
  give: Give,
): void {
  const piecesOf = ({ min, max }: DropRow) => (min <= max ? min + Math.floor(random() * (max - min + 1)) : 1);
  /** How many times a chance is met: certain ones always, the rest by chance. */
  const times = (chance: number) => Math.floor(chance) + (random() < chance % 1 ? 1 : 0);
  for (const [category, rows] of groups) {
    if (category < 0) {
      for (const row of rows) {
        const count = times((row.chance / MILLION) * rateSpoil * levelFactor(row, playerLevel));
        let pieces = 0;
        for (let index = 0; index < count; index += 1) pieces += piecesOf(row);
        give(row, pieces);
      }
      continue;
    }
    const rateOf = ({ itemId }: DropRow) => (itemId === ADENA ? rateAdena : herbs.has(itemId) ? 1 : rateDrop);
    const chances = rows.map((row) => (dropChanceOf(row) / MILLION) * rateOf(row) * levelFactor(row, playerLevel));
    const sum = chances.reduce((total, chance) => total + chance, 0);
    const count = times(sum);
    if (count === 0) continue;
    let left = random() * sum;
    const taken = rows.find((_, index) => {
      left -= chances[index] ?? 0;
      return left < 0;
    });
    if (taken === undefined) continue;
    let pieces = 0;
    for (let index = 0; index < count; index += 1) pieces += piecesOf(taken);
    give(taken, pieces);
  }
}

const dropsByNpc = groupBy(highFive.drops, ({ npcId }) => npcId);

describe.each([
  { rateDrop: 1, rateAdena: 1, rateSpoil: 1 },
  { rateDrop: 7.5, rateAdena: 10, rateSpoil: 5 },
  { rateDrop: 4, rateAdena: 2, rateSpoil: 3, playerLevel: 67 },
])("at the rates %o", (rates) => {
  it("80 random NPCs with groups of drops give what the engine's rolls give, within five standard errors", () => {
    const random = createRandom(262);
    const ids = [...dropsByNpc.keys()];
    // The four whose groups exceed certain are among them.
    const chosen = [
      ...[18_110, 18_115, 22_569, 22_570],
      ...Array.from({ length: NPCS }, () => ids[Math.floor(random() * ids.length)] ?? 0),
    ];
    let compared = 0;
    for (const id of chosen) {
      const drops = dropsByNpc.get(id) ?? [];
      const tallies = tallyKills(drops, (groups, give) => kill(groups, rates, random, give));
      const { rows } = getNpcLoot(highFiveCatalog, id, { ...rates, raw: id });
      for (const [drop, tally] of tallies) {
        const row = rows.find(
          ({ itemId, group, min, max, chance }) =>
            itemId === drop.itemId &&
            group === drop.category &&
            min === drop.min &&
            max === drop.max &&
            Math.abs(chance * 10_000 - dropChanceOf(drop)) < 1e-6,
        );
        const { probability = -1, expected = -1 } = row ?? {};
        if (row !== undefined && !isOften(probability)) continue;
        compared += 1;
        expectOdds(`NPC ${id}, item ${drop.itemId} of group ${drop.category}`, tally, { probability, expected });
      }
    }
    expect(compared).toBeGreaterThan(NPCS);
  });
});
