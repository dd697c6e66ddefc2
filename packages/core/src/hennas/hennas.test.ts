import { inventedDataset } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { createCatalog, getClass, getHenna, listHennas } from "../index.js";

const catalog = createCatalog(inventedDataset);

describe("a henna symbol", () => {
  it("shows its dye and the classes that may wear it", () => {
    expect(getHenna(catalog, 1)).toEqual(yaml`
      { symbolId: 1, displayName: Berry, iconFile: null, shortLabel: null, statChanges: { STR: 1, CON: -3 },
        engravePrice: 370, dyeItem: { id: 7, name: Berry Dye, iconFile: null },
        allowedClasses: [{ id: 1, name: Thornwright, professionLevel: 1 }] }
    `);
    expect(() => getHenna(catalog, 2)).toThrow("There is no henna symbol with id 2.");
  });
});

it("shows a symbol that names no class with all classes, and in each of them", () => {
  const hennas = inventedDataset.hennas.slice(0, 1).map(({ classIds: _, ...henna }) => henna);
  const forAll = createCatalog({ ...inventedDataset, hennas });
  const classes = inventedDataset.classes.map(({ id }) => id);
  expect(getHenna(forAll, 1).allowedClasses.map(({ id }) => id)).toEqual(classes);
  for (const id of classes) expect(getClass(forAll, id).allowedHennas?.map((one) => one.symbolId)).toEqual([1]);
});

it("the list of henna symbols is filtered by the value of a stat, and refuses a value without one", () => {
  const idsOf = (value: number) => listHennas(catalog, { stat: "CON", value }).data.map(({ symbolId }) => symbolId);
  expect([-3, 3].map(idsOf)).toEqual([[1], []]);
  expect(() => listHennas(catalog, { value: 4 })).toThrow("Missing stat: it must be the stat that value is of.");
});
