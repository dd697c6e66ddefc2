import { datasetWith, etcItemRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { createCatalog, getChanges } from "../index.js";

const from = createCatalog(datasetWith({ items: [etcItemRow(1, "Animal Bone", { weight: 2 })] }));
const catalog = createCatalog(
  datasetWith({ items: [etcItemRow(1, "Animal Bone", { weight: 5 }), etcItemRow(2, "Thread")] }),
);

describe("getChanges.prepare", () => {
  it("gives the input as it was understood, and then the answer of the query", () => {
    const { input, answer } = getChanges.prepare(catalog, from, { type: "items", limit: 1 });
    expect(input).toMatchObject({ limit: 1, offset: 0 });
    expect(answer()).toMatchObject({
      added: [{ type: "items", id: 2, name: "Thread" }],
      changed: [{ type: "items", id: 1, name: "Animal Bone", fields: { weight: [2, 5] } }],
    });
    expect(answer()).toEqual(getChanges(catalog, from, { type: "items", limit: 1 }));
  });

  it("refuses input that is not understood before it compares", () => {
    expect(() => getChanges.prepare(catalog, from, { type: "nothing" })).toThrow(
      expect.objectContaining({ code: "INVALID_ENUM" }),
    );
  });
});
