import { interlude } from "@gamedata/interlude";
import type { DropRow, NpcRow } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { getNpcLoot, groupBy } from "../src/index.js";
import { catalog } from "./interlude.js";
import { createRandom, expectOdds, type Give, isOften, KILLS, STANDARD_ERRORS, tallyKills } from "./simulated-kills.js";

const NPCS = 80;
const ADENA = 57;
const MILLION = 1_000_000;

interface Server {
  readonly rateDrop: number;
  readonly rateAdena: number;
  readonly rateSpoil: number;
  readonly rateRaid?: number;
  /** Levels of the player above the monster. */
  readonly above?: number;
}

const servers: readonly Server[] = [
  { rateDrop: 1, rateAdena: 1, rateSpoil: 1 },
  { rateDrop: 7.5, rateAdena: 10, rateSpoil: 5, rateRaid: 2, above: 9 },
  { rateDrop: 50, rateAdena: 0.5, rateSpoil: 30, above: 15 },
];

/**
 * Plays the rolls of one kill as the engine's methods do them, one after the other: `calculateCategorizedRewardItem` and
 * `dropOne` for each category, `calculateRewardItem` for each row of spoil; without cutting chances to whole millionths.
 */
function kill(
  categories: ReadonlyMap<number, readonly DropRow[]>,
  { rateAdena, rateSpoil }: Server,
  rate: number,
  levelModifier: number,
  random: () => number,
  give: Give,
): void {
  const reduced = (chance: number) =>
    levelModifier > 0 ? (chance - (chance * Math.min(levelModifier, 100)) / 100) / 3 : chance;
  const piecesOf = ({ min, max }: DropRow) =>
    min < max ? min + Math.floor(random() * (max - min + 1)) : min === max ? min : 1;
  const rolled = (row: DropRow, chance: number) => {
    let pieces = 0;
    const roll = random() * MILLION;
    for (let left = chance; roll < left; left -= MILLION) pieces += piecesOf(row);
    return pieces;
  };
  for (const [category, rows] of categories) {
    if (category < 0) {
      for (const row of rows) give(row, rolled(row, Math.max(1, reduced(row.chance) * rateSpoil)));
      continue;
    }
    const sum = rows.reduce((total, { chance }) => total + chance, 0);
    if (random() * MILLION >= Math.max(1, reduced(sum) * rate)) continue;
    const balanced = rows.map(({ chance }) => Math.min(chance * rate, MILLION));
    let left = random() * balanced.reduce((total, chance) => total + chance, 0);
    const taken = rows.find((_, index) => {
      left -= balanced[index] ?? 0;
      return left < 0;
    });
    if (taken === undefined) continue;
    const ownRate = taken.itemId === ADENA ? rateAdena : rate;
    give(taken, rolled(taken, Math.max(MILLION, taken.chance * ownRate)));
  }
}

const dropsByNpc = groupBy(interlude.drops, ({ npcId }) => npcId);
const npcsById = new Map(interlude.npcs.map((npc) => [npc.id, npc]));

function chosenNpcs(seed: number): readonly NpcRow[] {
  const random = createRandom(seed);
  const ids = [...dropsByNpc.keys()];
  return Array.from({ length: NPCS }, () => npcsById.get(ids[Math.floor(random() * ids.length)] ?? 0)).filter(
    (npc) => npc !== undefined,
  );
}

function simulate(npc: NpcRow, server: Server, levelModifier: number, random: () => number) {
  const drops = dropsByNpc.get(npc.id) ?? [];
  const isRaid = npc.type === "RaidBoss" || npc.type === "GrandBoss";
  const rate = isRaid ? (server.rateRaid ?? server.rateDrop) : server.rateDrop;
  return tallyKills(drops, (categories, give) => kill(categories, server, rate, levelModifier, random, give));
}

describe.each(servers)("at the rates %o", ({ above, ...server }) => {
  it("80 random NPCs give what the engine's rolls give, within five standard errors", () => {
    const random = createRandom(382);
    const rare = { hits: 0, expected: 0, variance: 0 };
    let compared = 0;
    for (const npc of chosenNpcs(20_260)) {
      const { level = 1 } = npc;
      const playerLevel = above === undefined ? undefined : Math.min(80, level + above);
      const gap = (playerLevel ?? level) - level;
      const tallies = simulate(npc, server, gap >= 9 ? (gap - 8) * 9 : 0, random);
      const { rows } = getNpcLoot(catalog, npc.id, { ...server, playerLevel, raw: npc.id });
      for (const [drop, tally] of tallies) {
        const row = rows.find(
          ({ itemId, group, min, max, chance }) =>
            itemId === drop.itemId &&
            group === drop.category &&
            min === drop.min &&
            max === drop.max &&
            Math.round(chance * 10_000) === drop.chance,
        );
        const { probability = -1, expected = -1 } = row ?? {};
        if (!isOften(probability)) {
          rare.hits += tally.hits;
          rare.expected += probability * KILLS;
          rare.variance += probability * (1 - probability) * KILLS;
          continue;
        }
        compared += 1;
        const what = `${npc.name} (${npc.id}), item ${drop.itemId} of group ${drop.category}`;
        expectOdds(what, tally, { probability, expected });
      }
    }
    expect(compared).toBeGreaterThan(NPCS);
    expect(Math.abs(rare.hits - rare.expected)).toBeLessThanOrEqual(STANDARD_ERRORS * Math.sqrt(rare.variance));
  });
});
