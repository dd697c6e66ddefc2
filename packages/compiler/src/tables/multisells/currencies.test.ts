import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

test("reads the point currencies, which stand where items do", () => {
  expect(fixtureRows("pointCurrencies")).toEqual([{ itemId: 65_336, name: "Marsh Renown" }]);
  expect(fixtureDiagnostics(["curated/point-currencies.json", "65336", "65337"])).toEqual([
    "xml/multisell/900.xml:12: error: exchanges.required: expected the id of an item, received 65336",
    "xml/multisell/900.xml:2: error: multisells.required: expected the id of an item, received 65336",
  ]);
});
