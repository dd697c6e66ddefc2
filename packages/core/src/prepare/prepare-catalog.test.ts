import { inventedDataset } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { createCatalog, listNpcs, prepareCatalog, search } from "../index.js";

/** A catalog whose tables can be closed: reading one is an error from then on. */
function closableCatalog() {
  let isOpen = true;
  const dataset = new Proxy(inventedDataset, {
    get(target, name, receiver): unknown {
      if (isOpen || name === "manifest") return Reflect.get(target, name, receiver);
      throw new Error(`The table ${String(name)} is read.`);
    },
  });
  return {
    catalog: createCatalog(dataset),
    close() {
      isOpen = false;
    },
  };
}

const query = { q: "a", limit: 20 };
const expected = search(createCatalog(inventedDataset), query);
const steps = [...prepareCatalog(createCatalog(inventedDataset))].length;

describe("prepareCatalog", () => {
  it("builds what searches and lists of NPCs need", () => {
    const { catalog, close } = closableCatalog();
    expect([...prepareCatalog(catalog)]).toHaveLength(steps);
    close();
    expect(expected.data.length).toBeGreaterThan(0);
    expect(search(catalog, query)).toEqual(expected);
    expect(listNpcs(catalog)).toEqual(listNpcs(createCatalog(inventedDataset)));
  });

  it("is needed for that", () => {
    const { catalog, close } = closableCatalog();
    close();
    expect(() => search(catalog, query)).toThrow(/^The table \w+ is read\.$/u);
  });

  it.each(Array.from({ length: steps }, (_, taken) => [taken]))("changes no answer after %i steps", (taken) => {
    const catalog = createCatalog(inventedDataset);
    const preparation = prepareCatalog(catalog);
    for (let step = 0; step < taken; step += 1) preparation.next();
    expect(search(catalog, query)).toEqual(expected);
    expect([...preparation].length).toBeLessThanOrEqual(steps - taken);
  });
});
