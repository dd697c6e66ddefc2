import { interlude } from "@gamedata/interlude";
import { describe, expect, test } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";

const { doubts, drops, npcs, recipes, spawns } = interlude;

/** Returns the whole numbers from the first to the last. */
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

const placed = new Set([
  ...spawns.map(({ npcId }) => npcId),
  ...npcs.flatMap(({ minions = [] }) => minions.map(({ npcId }) => npcId)),
]);

const doubt = (id: string) => doubts.find((row) => row.id === id);

// A test that fails here after a change of the source tells that a doubt is settled, or that there is another one.
describe("the doubts", () => {
  test("are these", () => {
    expect(doubts.map(({ id }) => id)).toEqual([
      "ingredientCount-847",
      "noSpawn-21166",
      "noSpawn-21801",
      "aggroRange-ai.aggro",
      "nobleTeleport-9041",
      "dropMinAboveMax-22224-57",
      "dropAboveCertain-29019-8620",
      "dropAboveCertain-29066-8620",
    ]);
  });

  // xml/recipes.xml, recipes 846 (60 %) and 847 (100 %) of the Sword of Ipos: 113 each of Durable Metal Plate (5550),
  // Synthetic Cokes (1888) and Enria (4042) become 234, 420 and 234.
  test("Sword of Ipos wants 420 Synthetic Cokes where its 60 % recipe scales to 234", () => {
    const counts = [846, 847].map((id) => {
      const ingredients = recipes.find((recipe) => recipe.id === id)?.ingredients ?? [];
      return [5550, 1888, 4042].map((itemId) => ingredients.find((one) => one.itemId === itemId)?.count);
    });
    expect(counts).toEqual(yaml`[[113, 113, 113], [234, 420, 234]]`);
    expect(doubt("ingredientCount-847")).toEqual(yaml`
      { id: ingredientCount-847, kind: ingredientCount, table: recipes, field: ingredients, ids: [847],
        stated: "420 of item 1888", doubt: "the 60 % recipe 846 scales to 234" }
    `);
  });

  test.each([
    ["42 monsters", 21_166, 21_207, "Monster"],
    ["22 chests", 21_801, 21_822, "Chest"],
  ])("%s have drops and no place", (_what, first, last, type) => {
    const ids = range(first, last);
    expect(npcs.filter(({ id }) => ids.includes(id)).map((npc) => npc.type)).toEqual(ids.map(() => type));
    expect(ids.filter((id) => placed.has(id))).toEqual([]);
    expect(ids.filter((id) => !drops.some(({ npcId }) => npcId === id))).toEqual([]);
    expect(doubt(`noSpawn-${first}`)).toMatchObject({
      table: "npcs",
      ids,
      stated: `no place of ${ids.length} NPCs`,
      doubt: "all of them have drops",
    });
  });

  // `aggro="..."` counted over xml/npcs: 5,205 times 0 or missing (the nameless NPC 32110 aside), 1,068 times 500, 190 times
  // 1000, and 9 others.
  test("the aggro range is 0, 500 or 1000 on all but 9 NPCs", () => {
    const aggro = npcs.map(({ ai }) => ai?.aggro ?? 0);
    expect([0, 500, 1000].map((usual) => aggro.filter((one) => one === usual).length)).toEqual([5205, 1068, 190]);
    expect(doubt("aggroRange-ai.aggro")).toMatchObject({
      stated: "one of 0, 500, 1000 for 6463 of 6472 NPCs",
      doubt: "3 ranges for nearly every NPC",
    });
    expect(doubt("aggroRange-ai.aggro")).not.toHaveProperty("ids");
  });

  // xml/npcs/29000-29999.xml: chance="2000000" and "1487600"; 1,000,000 is certain.
  test("two drops of Antharas are above certain", () => {
    expect(drops.filter(({ chance }) => chance > 1_000_000)).toEqual([
      { npcId: 29_019, category: 27, itemId: 8620, min: 12, max: 29, chance: 2_000_000 },
      { npcId: 29_066, category: 27, itemId: 8620, min: 12, max: 29, chance: 1_487_600 },
    ]);
    expect(doubt("dropAboveCertain-29019-8620")).toMatchObject({ ids: [29_019], stated: "2000000 for item 8620" });
    expect(doubt("dropAboveCertain-29066-8620")).toMatchObject({ ids: [29_066], stated: "1487600 for item 8620" });
  });

  // xml/npcs/22000-22999.xml: min="56398" max="11510".
  test("the adena of NPC 22224 has its minimum above its maximum", () => {
    expect(drops.filter(({ min, max }) => min > max)).toEqual([
      { npcId: 22_224, category: 0, itemId: 57, min: 56_398, max: 11_510, chance: 700_000 },
    ]);
    expect(doubt("dropMinAboveMax-22224-57")).toMatchObject(yaml`
      { field: min, ids: [22224], stated: "56398 of item 57", doubt: "above the maximum, 11510" }
    `);
  });
});
