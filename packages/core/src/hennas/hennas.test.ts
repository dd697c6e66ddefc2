import { inventedDataset } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { createCatalog, getClass, getHenna, listHennas } from "../index.js";

const catalog = createCatalog(inventedDataset);

describe("a henna symbol", () => {
  it("shows its dye and the classes that may wear it", () => {
    expect(getHenna(catalog, 1)).toEqual({
      symbolId: 1,
      displayName: "Berry",
      iconFile: null,
      shortLabel: null,
      statChanges: { STR: 1, CON: -3 },
      engravePrice: 370,
      dyeItem: { id: 7, name: "Berry Dye", iconFile: null },
      allowedClasses: [{ id: 1, name: "Thornwright", professionLevel: 1 }],
    });
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

describe("the list of henna symbols", () => {
  const [first] = inventedDataset.hennas;
  if (first === undefined) throw new Error("There is no henna symbol.");
  const hennas = [
    { ...first, symbolId: 1, statChanges: { STR: 4, CON: -4 } },
    { ...first, symbolId: 2, statChanges: { CON: 4, STR: -4 } },
    { ...first, symbolId: 3, statChanges: { STR: 1 } },
  ];
  const several = createCatalog({ ...inventedDataset, hennas });
  const idsOf = (query: object) => listHennas(several, query).data.map(({ symbolId }) => symbolId);

  it.each([
    [{}, [1, 2, 3]],
    [{ stat: "STR" }, [1, 3]],
    [{ stat: "str", value: 4 }, [1]],
    [{ stat: "STR", value: -4 }, [2]],
    [{ stat: "MEN" }, []],
  ])("is filtered by %o", (query, ids) => {
    expect(idsOf(query)).toEqual(ids);
  });

  it("refuses a value without a stat", () => {
    expect(() => idsOf({ value: 4 })).toThrow("Missing stat: it must be the stat that value is of.");
  });
});
