import { expect, test } from "vitest";
import { type Edit, fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

const FILE = "xml/recipes.xml";

test("reads product and ingredients, by id", () => {
  expect(fixtureRows("recipes")).toEqual([
    {
      id: 1,
      itemId: 5,
      level: 1,
      product: { itemId: 1, count: 1 },
      ingredients: [{ itemId: 6, count: 18 }],
      successRate: 100,
      mpConsume: 30,
      isDwarven: false,
    },
    {
      id: 2,
      itemId: 5,
      level: 3,
      product: { itemId: 3, count: 1 },
      ingredients: [
        { itemId: 6, count: 24 },
        { itemId: 57, count: 12 },
      ],
      successRate: 60,
      mpConsume: 60,
      isDwarven: true,
    },
  ]);
});

test("reports broken ingredients, two products, and a rate above 100", () => {
  expect(fixtureDiagnostics([FILE, "6-24;57-12", "6-24;57"])).toEqual([
    `${FILE}:3: error: <recipe> material: expected "item-count", joined by ";", received "6-24;57"`,
  ]);
  expect(fixtureDiagnostics([FILE, 'product="3-1"', 'product="3-1;4-1"'])).toEqual([
    `${FILE}:3: error: <recipe> product: expected one product, received 2`,
  ]);
  expect(fixtureDiagnostics([FILE, 'successRate="60"', 'successRate="600"'])).toEqual([
    `${FILE}:3: error: <recipe> successRate: expected a whole number of at most 100, received 600`,
  ]);
});

test("warns about items that are needed to craft themselves, and names the cycle", () => {
  const expected = "expected ingredients that are crafted without it";
  // Item 3 needs item 6, and here the recipe of item 1 becomes one of item 6 that needs item 3.
  const intoSix: Edit = [FILE, 'material="6-18" product="1-1"', 'material="57-1;3-18" product="6-1"'];
  expect(fixtureDiagnostics(intoSix)).toEqual([
    `${FILE}:4: warning: recipe of item 6: ${expected}, received the cycle 6 → 3 → 6`,
    `${FILE}:3: warning: recipe of item 3: ${expected}, received the cycle 3 → 6 → 3`,
  ]);
  expect(fixtureDiagnostics([FILE, 'material="6-18"', 'material="1-1"'])).toEqual([
    `${FILE}:4: warning: recipe of item 1: ${expected}, received the cycle 1 → 1`,
  ]);
});
