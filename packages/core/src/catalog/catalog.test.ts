import { etcItemRow, inventedDataset, inventedText } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import { createCatalog, getItem, getNpc, listItems, listNpcs, listQuests } from "../index.js";
import { derivedFor } from "./catalog.js";

describe("createCatalog", () => {
  it("names the chronicle and shows the manifest", () => {
    const catalog = createCatalog(inventedDataset);
    expect(catalog.chronicle).toBe("invented");
    expect(catalog.manifest).toBe(inventedDataset.manifest);
  });

  it("reads no table before a query needs it", () => {
    const touched: string[] = [];
    const watched = new Proxy(inventedDataset, {
      get: (target, table, receiver) => {
        touched.push(String(table));
        return Reflect.get(target, table, receiver);
      },
    });
    const catalog = createCatalog(watched);
    expect(touched).toEqual(["manifest"]);
    listItems(catalog);
    expect(new Set(touched)).toEqual(new Set(["manifest", "items"]));
  });

  it("changes nothing in the data set", () => {
    const before = structuredClone(inventedDataset);
    const catalog = createCatalog(deepFreeze(structuredClone(inventedDataset)), { text: deepFreeze(inventedText) });
    for (const { id } of inventedDataset.items) getItem(catalog, id);
    for (const { id } of inventedDataset.npcs) getNpc(catalog, id);
    for (const sort of ["name", "-name", "-id"] as const) listNpcs(catalog, { sort });
    listQuests(catalog);
    expect(inventedDataset).toEqual(before);
  });

  it("keeps catalogs apart", () => {
    const one = catalogWith({ items: [etcItemRow(1, "Reed")] });
    const other = catalogWith({ items: [etcItemRow(1, "Fern"), etcItemRow(2, "Moss")] });
    expect(getItem(one, 1).name).toBe("Reed");
    expect(getItem(other, 1).name).toBe("Fern");
    expect(listItems(one, { sort: "name" }).meta.total).toBe(1);
    expect(listItems(other, { sort: "name" }).meta.total).toBe(2);
  });

  it("refuses a data set of another schema version", () => {
    const manifest = { ...inventedDataset.manifest, schemaVersion: 3 };
    expect(() => createCatalog({ ...inventedDataset, manifest })).toThrow(
      "Invalid dataset.manifest.schemaVersion 3: it must be 2.",
    );
  });

  // Programs without types pass these.
  it.each([
    ["{}", "Missing dataset.manifest: it must be the manifest of a data set."],
    ['{ "manifest": null }', "Invalid dataset.manifest null: it must be the manifest of a data set."],
    ['{ "manifest": {} }', "Missing dataset.manifest.schemaVersion: it must be 2."],
    ["null", "Invalid dataset null: it must be a data set."],
    ['"interlude"', 'Invalid dataset "interlude": it must be a data set.'],
  ])("names what %s lacks", (source, message) => {
    expect(() => createCatalog(JSON.parse(source))).toThrow(
      expect.objectContaining({ name: "GameDataError", message }),
    );
  });

  it("refuses text that is no overlay", () => {
    expect(() => createCatalog(inventedDataset, { text: JSON.parse("null") })).toThrow(
      "Invalid text null: it must be a text overlay.",
    );
  });

  it("refuses the prose of another chronicle", () => {
    const text = { ...inventedText, chronicle: "elsewhere" };
    expect(() => createCatalog(inventedDataset, { text })).toThrow(
      expect.objectContaining({ code: "INVALID_PARAMETER" }),
    );
  });
});

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

describe("a value computed from a catalog and a key", () => {
  const asked = (most?: number) => {
    const computed: number[] = [];
    const ofKey = derivedFor((_catalog, key: number) => {
      computed.push(key);
      return { key };
    }, most);
    const [one, other] = [createCatalog(inventedDataset), createCatalog(inventedDataset)];
    for (const key of [1, 1, 2, 1, 3, 2]) expect(ofKey(one, key)).toEqual({ key });
    ofKey(other, 1);
    return computed;
  };

  it("is computed once for each key, and for each catalog", () => {
    expect(asked()).toEqual([1, 2, 3, 1]);
  });

  it("is computed again where only the latest keys are kept", () => {
    expect(asked(2)).toEqual([1, 2, 3, 2, 1]);
  });
});
