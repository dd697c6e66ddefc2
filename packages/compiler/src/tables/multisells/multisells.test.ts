import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

const FILE = "xml/multisell/900.xml";

test("reads every multisell by id, with what is kept and every product", () => {
  const kept = 'count="10" maintainIngredient="true"';
  const second = '<production id="4" count="2" /><production id="5" count="7" />';
  const rows = fixtureRows("multisells", [
    ["curated/exchange-lists.json", "900,", ""],
    [FILE, 'count="10"', kept],
    [FILE, '<production id="4" count="2" />', second],
  ]);
  expect(rows).toEqual(yaml`
    - { id: 800, npcIds: [1002], entries: [{ required: [{ itemId: 6, count: 1 }], produces: { itemId: 5, count: 1 } }] }
    - { id: 900, maintainEnchantment: true, appliesTaxes: true, npcIds: [1002],
      entries: [
        { required: [
            { itemId: 6, count: 10, isKept: true },
            { itemId: 57, count: 500 },
            { itemId: 57, count: 25, isTax: true }],
          produces: { itemId: 3, count: 1 } },
        { required: [{ itemId: 65336, count: 100 }], produces: { itemId: 4, count: 2 },
          alsoProduces: [{ itemId: 5, count: 7 }] }] }
  `);
});

test("leaves out a multisell that no NPC offers, with a warning", () => {
  const noNpc = ["xml/multisell/800.xml", "<npc>1002</npc>", ""] as const;
  expect(fixtureRows("multisells", [noNpc]).map(({ id }) => id)).toEqual([900]);
  expect(fixtureDiagnostics(noNpc)).toEqual([
    "xml/multisell/800.xml:2: warning: multisell 800: expected an NPC that offers it, received none: left out",
  ]);
});
