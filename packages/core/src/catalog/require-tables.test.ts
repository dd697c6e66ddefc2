import { interlude } from "@gamedata/interlude";
import { describe, expect, it } from "vitest";
import { createCatalog, getItem, isGameDataError, listItems } from "../index.js";

describe("a catalog of some tables", () => {
  const { manifest, items } = interlude;
  const catalog = createCatalog({ manifest, items });

  it("answers what they suffice for", () => {
    expect(listItems(catalog, { limit: 1 }).data[0]?.name).toBe("Short Sword");
  });

  it("names the table that a query lacks, instead of answering that there is nothing", () => {
    let error: unknown;
    try {
      getItem(catalog, 1);
    } catch (caught) {
      error = caught;
    }
    expect(isGameDataError(error)).toBe(true);
    expect(String(error)).toMatch(/Missing dataset\.\w+: it must be a table, since this query needs it/u);
  });
});
