import { dropChanceOf } from "@gamedata/rules";
import type { DropRow, NpcId } from "@gamedata/schema";
import { expect } from "vitest";
import { createRandom } from "../../../bench/src/random.js";
import { type Catalog, getNpcLoot, groupBy } from "../src/index.js";

const KILLS = 4000;
/** How far what is given may be from what is expected. */
const STANDARD_ERRORS = 5;
/** Rows that are given less often are not compared by themselves: so few hits are not normally distributed. */
const ENOUGH_HITS = 50;

/** Takes the pieces of a row that a kill gives. */
export type Give = (row: DropRow, pieces: number) => void;

interface Tally {
  hits: number;
  pieces: number;
  squares: number;
}

function tallyKills(
  drops: readonly DropRow[],
  rollOf: SimulatedKill["rollOf"],
  random: () => number,
): ReadonlyMap<DropRow, Tally> {
  const tallies = new Map(drops.map((row): [DropRow, Tally] => [row, { hits: 0, pieces: 0, squares: 0 }]));
  const give: Give = (row, pieces) => {
    const tally = tallies.get(row);
    if (tally === undefined || pieces === 0) return;
    tally.hits += 1;
    tally.pieces += pieces;
    tally.squares += pieces * pieces;
  };
  const rolls = Array.from(
    groupBy(drops, ({ category }) => category),
    ([category, rows]) => rollOf(category, rows, random, give),
  );
  for (let count = 0; count < KILLS; count += 1) for (const roll of rolls) roll();
  return tallies;
}

/** Whether a row is given often enough to be compared by itself. */
const isOften = (probability: number): boolean => probability * KILLS >= ENOUGH_HITS;

/** Expects that a row is given as often, and in as many pieces, as its odds say. */
function expectOdds(what: string, tally: Tally, odds: { readonly probability: number; readonly expected: number }) {
  const { hits, pieces, squares } = tally;
  const { probability, expected } = odds;
  const deviationOfHits = Math.sqrt(probability * (1 - probability) * KILLS);
  expect(Math.abs(hits - probability * KILLS), `${what}: probability`).toBeLessThanOrEqual(
    STANDARD_ERRORS * deviationOfHits + 1e-6,
  );
  const deviation = Math.sqrt(Math.max(0, squares / KILLS - (pieces / KILLS) ** 2) / KILLS);
  expect(Math.abs(pieces / KILLS - expected), `${what}: expected`).toBeLessThanOrEqual(
    STANDARD_ERRORS * deviation + expected * 1e-9,
  );
}

/** NPCs that are drawn, by the ids of those that drop something. */
export const NPCS = 80;

/** One kill of an NPC as its engine plays it, and the rates at which the odds are asked for. */
export interface SimulatedKill {
  readonly rates: Parameters<typeof getNpcLoot>[2];
  /** Makes the rolls of the rows of a category, which each kill repeats. */
  readonly rollOf: (category: number, rows: readonly DropRow[], random: () => number, give: Give) => () => void;
}

/** Expects that kills of some NPCs give what the odds say, within five standard errors: rows that are seldom given, all together. */
export function expectSimulatedLoot(
  catalog: Catalog,
  { seed, further = [] }: { readonly seed: number; readonly further?: readonly NpcId[] },
  killOf: (id: NpcId) => SimulatedKill,
): void {
  const random = createRandom(seed);
  const dropsByNpc = groupBy(catalog.dataset.drops, ({ npcId }) => npcId);
  const ids = [...dropsByNpc.keys()];
  const drawn = Array.from({ length: NPCS }, () => ids[Math.floor(random() * ids.length)] ?? 0);
  const rare = { hits: 0, expected: 0, variance: 0 };
  let compared = 0;
  for (const id of [...further, ...drawn]) {
    const { rates, rollOf } = killOf(id);
    const tallies = tallyKills(dropsByNpc.get(id) ?? [], rollOf, random);
    const { rows } = getNpcLoot(catalog, id, { ...rates, raw: id });
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
      if (isOften(probability)) {
        compared += 1;
        expectOdds(`NPC ${id}, item ${drop.itemId} of group ${drop.category}`, tally, { probability, expected });
      } else {
        rare.hits += tally.hits;
        rare.expected += probability * KILLS;
        rare.variance += probability * (1 - probability) * KILLS;
      }
    }
  }
  expect(compared).toBeGreaterThan(NPCS);
  expect(Math.abs(rare.hits - rare.expected)).toBeLessThanOrEqual(STANDARD_ERRORS * Math.sqrt(rare.variance));
}
