import type { DropRow } from "@gamedata/schema";
import { expect } from "vitest";
import { groupBy } from "../src/index.js";

/** Kills of each NPC. */
export const KILLS = 4000;
/** How far what is given may be from what is expected. */
export const STANDARD_ERRORS = 5;
/** Rows that are given less often are not compared by themselves: so few hits are not normally distributed. */
const ENOUGH_HITS = 50;

/** Random numbers from 0 to 1 by mulberry32: the same seed gives the same numbers. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Takes the pieces of a row that a kill gives. */
export type Give = (row: DropRow, pieces: number) => void;

/** What many kills gave of a row. */
export interface Tally {
  hits: number;
  pieces: number;
  squares: number;
}

/** Counts what many kills give of each row. */
export function tallyKills(
  drops: readonly DropRow[],
  kill: (categories: ReadonlyMap<number, readonly DropRow[]>, give: Give) => void,
): ReadonlyMap<DropRow, Tally> {
  const tallies = new Map(drops.map((row): [DropRow, Tally] => [row, { hits: 0, pieces: 0, squares: 0 }]));
  const categories = groupBy(drops, ({ category }) => category);
  for (let count = 0; count < KILLS; count += 1) {
    kill(categories, (row, pieces) => {
      const tally = tallies.get(row);
      if (tally === undefined || pieces === 0) return;
      tally.hits += 1;
      tally.pieces += pieces;
      tally.squares += pieces * pieces;
    });
  }
  return tallies;
}

/** Whether a row is given often enough to be compared by itself. */
export const isOften = (probability: number): boolean => probability * KILLS >= ENOUGH_HITS;

/** Expects that a row is given as often, and in as many pieces, as its odds say. */
export function expectOdds(
  what: string,
  tally: Tally,
  odds: { readonly probability: number; readonly expected: number },
) {
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
