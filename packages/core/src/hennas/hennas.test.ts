import { inventedDataset } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { createCatalog, getHenna } from "../index.js";

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
