import { expect, it } from "vitest";
import { type GivingTable, givingTables, obtainableItems } from "./obtainable-items.js";

type Rows = Parameters<typeof obtainableItems>[0];
const none = Object.fromEntries(givingTables.map((name) => [name, []])) as unknown as Rows;

const entry = { required: [{ itemId: 90, count: 1 }], produces: { itemId: 1, count: 1 } };

it.each<[GivingTable, object, readonly number[]]>([
  ["drops", { npcId: 9, category: 0, itemId: 1, min: 1, max: 1, chance: 1 }, [1]],
  ["herbGroups", { id: 9, herbs: [{ itemId: 1 }, { itemId: 2 }] }, [1, 2]],
  ["recipes", { id: 9, itemId: 8, product: { itemId: 1 }, rare: { itemId: 2 }, ingredients: [{ itemId: 90 }] }, [1, 2]],
  ["buyLists", { id: 9, products: [{ itemId: 1, price: 5 }] }, [1]],
  ["multisells", { id: 9, entries: [{ ...entry, alsoProduces: [{ itemId: 2, count: 1 }] }] }, [1, 2]],
  [
    "quests",
    { id: 9, questItemIds: [1], rewards: { items: [{ itemId: 2 }], alternatives: [{ items: [{ itemId: 3 }] }] } },
    [1, 2, 3],
  ],
  ["seeds", { itemId: 1, cropItemId: 2, matureItemId: 3, rewardItemIds: [4] }, [1, 2, 3, 4]],
  ["fishes", { itemId: 1, level: 1 }, [1]],
  ["boxes", { itemId: 90, contents: [{ itemId: 1 }] }, [1]],
  ["soulCrystals", { itemId: 90, level: 1, stagedItemId: 1, brokenItemId: 2 }, [1, 2]],
  ["skills", { id: 9, createdItems: [{ itemId: 1, min: 1, max: 1 }] }, [1]],
  ["classes", { id: 9, startItems: [{ itemId: 1, count: 1 }] }, [1]],
])("counts what %s give, not what they take", (table, row, given) => {
  const ofHeroes = obtainableItems(none);
  const found = [...obtainableItems({ ...none, [table]: [row] })].filter((id) => !ofHeroes.has(id));
  expect(found.sort()).toEqual(given);
});

it("counts the weapons and the circlet of heroes", () => {
  expect([...obtainableItems(none)].filter((id) => id < 9000)).toHaveLength(12);
  expect(obtainableItems(none).has(6619)).toBe(true);
});
