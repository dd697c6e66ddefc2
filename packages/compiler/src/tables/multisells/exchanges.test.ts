import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

const FILE = "xml/multisell/900.xml";

test("reads the curated multisells in curated order, tax marked and not summed", () => {
  const fromNine = { multisellId: 900, maintainEnchantment: true, npcIds: [1002] };
  expect(fixtureRows("exchanges")).toEqual([
    {
      ...fromNine,
      position: 1,
      required: [
        { itemId: 6, count: 10 },
        { itemId: 57, count: 500 },
        { itemId: 57, count: 25, isTax: true },
      ],
      produces: { itemId: 3, count: 1 },
    },
    { ...fromNine, position: 2, required: [{ itemId: 65_336, count: 100 }], produces: { itemId: 4, count: 2 } },
    {
      multisellId: 800,
      position: 1,
      npcIds: [1002],
      required: [{ itemId: 6, count: 1 }],
      produces: { itemId: 5, count: 1 },
    },
  ]);
});

test("reports no product, and a multisell that is not there", () => {
  const production = '<production id="3" count="1" />';
  expect(fixtureDiagnostics([FILE, production, ""])).toEqual([
    `${FILE}:6: error: <item>: expected a <production>, received none`,
  ]);
  expect(fixtureDiagnostics(["curated/exchange-lists.json", "800", "801"])).toEqual([
    "xml/multisell/801.xml:1: error: file: expected a readable file, received ENOENT",
  ]);
});

test("reports an NPC id that is none, and an ingredient that is not taken", () => {
  expect(fixtureDiagnostics([FILE, "<npc>1002</npc>", "<npc>trader</npc>"])).toEqual([
    `${FILE}:4: error: <npc>: expected an NPC id, received "trader"`,
  ]);
  expect(fixtureDiagnostics([FILE, 'count="10"', 'count="10" maintainIngredient="true"'])).toEqual([
    `${FILE}:6: error: row of exchanges required 0 isKept: expected no such key, received "isKept"`,
  ]);
});
