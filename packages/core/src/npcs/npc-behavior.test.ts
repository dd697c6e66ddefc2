import { npcRow, spawnRow } from "@gamedata/fixtures";
import { expect, test } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import { getNpc, getRawNpc, listNpcs } from "../index.js";

const catalog = catalogWith({
  npcs: [
    npcRow(1, "Toad", { ai: { aggro: 300, clanRange: 500, clan: "FEN" } }),
    npcRow(2, "Meek Toad", { ai: { aggro: 300, isAggressive: false } }),
    npcRow(3, "Shooter", { ai: { ssCount: 2, ssRate: 30, spsCount: 1, spsRate: 10, canMove: false, seedable: true } }),
    npcRow(4, "Toad Friend", { ai: { clan: "FEN" } }),
    npcRow(5, "Bold Toad", { ai: { isAggressive: true } }),
  ],
  spawns: [spawnRow(1, 1, 1)],
});

const factsOf = (id: number) => {
  const { isAggressive, behavior } = getNpc(catalog, id);
  const { aiAggro, aiIsAggressive } = getRawNpc(catalog, id);
  return { isAggressive, behavior, aiAggro, aiIsAggressive };
};

test("an NPC attacks first within its aggro range", () => {
  expect(factsOf(1)).toEqual({ isAggressive: true, behavior: { aggroRange: 300, assistRange: 500 }, aiAggro: 300 });
});

test("an NPC that the source denies to be aggressive attacks nobody first; the raw layer shows its range", () => {
  expect(factsOf(2)).toEqual({ isAggressive: false, behavior: { aggroRange: 0 }, aiAggro: 300, aiIsAggressive: false });
  expect(listNpcs(catalog, { aggressive: true }).data.map(({ id }) => id)).toEqual([1]);
});

test("shots, movement and sowing are no behavior; a clan is", () => {
  expect(factsOf(3)).toEqual({ isAggressive: false, behavior: undefined, aiAggro: null });
  expect(getNpc(catalog, 3)).not.toHaveProperty("behavior");
  expect(factsOf(4)).toEqual({ isAggressive: false, behavior: { aggroRange: 0 }, aiAggro: null });
});

test("an NPC without an aggro range is not aggressive, whatever the source says", () => {
  expect(factsOf(5)).toEqual({ isAggressive: false, behavior: { aggroRange: 0 }, aiAggro: null, aiIsAggressive: true });
});
