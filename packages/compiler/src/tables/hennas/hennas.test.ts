import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";

const FILE = "xml/hennas.xml";

// Class Henna of aCis: DRAW_AMOUNT, REMOVE_AMOUNT; removing costs a fifth.
const dyes = { dyeCount: 10, returnedDyes: 5 };

test("joins symbols and the client's labels by dye; a symbol without a label has none", () => {
  expect(fixtureRows("hennas")).toEqual([
    {
      symbolId: 1,
      dyeItemId: 90,
      engravePrice: 37_000,
      ...dyes,
      removalFee: 7400,
      statChanges: { STR: 1, CON: -3 },
      classIds: [0, 1],
      displayName: "Symbol of Reeds",
      iconFile: "etc_str_symbol_i00.png",
      shortLabel: "Str+1 Con-3",
    },
    {
      symbolId: 2,
      dyeItemId: 91,
      engravePrice: 87_000,
      ...dyes,
      removalFee: 17_400,
      statChanges: { WIT: 2, MEN: -2 },
      classIds: [1],
    },
  ]);
});

test("reports an unknown stat, an unknown class, and warns of a label that no dye has", () => {
  expect(fixtureDiagnostics([FILE, 'WIT="2"', 'AGI="2"'])[0]).toBe(
    `${FILE}:4: error: <henna> AGI: expected no such key, received "2"`,
  );
  expect(fixtureDiagnostics([FILE, 'classes="0;1"', 'classes="0;9"'])).toEqual([
    `${FILE}:3: error: hennas.classIds: expected the id of a class, received 9`,
  ]);
  expect(fixtureDiagnostics(["client/henna-labels.json", ":90,", ":57,"])).toEqual([
    "client/henna-labels.json:2: warning: label of dye 57: expected an existing record, received none: not used",
  ]);
});
