import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

const FILE = "xml/buyLists.xml";

test("reads what NPCs sell, and leaves out lists that nobody sells from", () => {
  expect(fixtureRows("buyLists")).toEqual([
    {
      id: 5,
      npcId: 1002,
      products: [
        { itemId: 1, price: 883 },
        { itemId: 6, price: 20, count: 10, restockDelay: 60 },
      ],
    },
  ]);
});

test("reports a product of a shop without a price, and another negative NPC id", () => {
  expect(fixtureDiagnostics([FILE, ' price="883"', ""])).toEqual([
    `${FILE}:4: error: <product> price: expected "price", received nothing`,
  ]);
  expect(fixtureDiagnostics([FILE, 'npcId="-1"', 'npcId="-2"'])).toEqual([
    `${FILE}:7: error: <buyList> npcId: expected a whole number of at least -1, received -2`,
  ]);
});
