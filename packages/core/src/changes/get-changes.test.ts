import { etcItemRow } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { getChanges } from "../index.js";

const hennas = (...ids: readonly number[]) =>
  ids.map((symbolId) => ({ symbolId, dyeItemId: 4445, engravePrice: 37_000, statChanges: {}, classIds: [0] }));

const from = catalogWith({
  items: [
    etcItemRow(1, "Animal Bone", { weight: 2 }),
    etcItemRow(2, "Hemp Cloak"),
    etcItemRow(3, "Old Coin"),
    etcItemRow(4, "Thread"),
  ],
  hennas: hennas(1),
});
const catalog = catalogWith({
  items: [
    etcItemRow(1, "Animal Bone", { weight: 5, price: 70 }),
    etcItemRow(2, "Vesper Dual Sword"),
    etcItemRow(4, "Thread"),
    etcItemRow(5, "Bracelet"),
  ],
  hennas: hennas(1, 2),
});

const bone = { type: "items", id: 1, name: "Animal Bone" };
const sword = { type: "items", id: 2, name: "Vesper Dual Sword" };

describe("getChanges", () => {
  it("lists what was added, removed and changed, and which ids name another thing", () => {
    const version = { chronicle: catalog.chronicle, dataVersion: catalog.manifest.dataVersion };
    expect(getChanges(catalog, from, { type: "items" })).toEqual({
      ...version,
      from: version,
      counts: [{ type: "items", added: 1, removed: 1, changed: 2, reused: 1 }],
      added: [{ type: "items", id: 5, name: "Bracelet" }],
      removed: [{ type: "items", id: 3, name: "Old Coin" }],
      changed: [
        { ...bone, fields: { price: [null, 70], weight: [2, 5] } },
        { ...sword, fields: { name: ["Hemp Cloak", "Vesper Dual Sword"] } },
      ],
      reused: [{ type: "items", id: 2, names: ["Hemp Cloak", "Vesper Dual Sword"] }],
    });
  });

  it("compares all types unless one is asked for", () => {
    const { counts, added } = getChanges(catalog, from);
    expect(counts.map(({ type }) => type)).toEqual([
      ...["items", "npcs", "skills", "quests", "classes", "recipes", "armor-sets", "exchanges", "hennas", "seeds"],
      ...["soul-crystals", "experience", "locations", "regions"],
    ]);
    expect(added).toEqual(yaml`[{ type: items, id: 5, name: Bracelet }, { type: hennas, id: 2, name: null }]`);
  });

  it("has a page of each of its lists", () => {
    const second = getChanges(catalog, from, { type: "items", limit: 1, offset: 1 });
    expect(second.changed).toEqual([expect.objectContaining(sword)]);
    expect([second.added, second.removed, second.reused]).toEqual([[], [], []]);
    expect(second.counts).toEqual([{ type: "items", added: 1, removed: 1, changed: 2, reused: 1 }]);
  });

  it("has only one record when its id is given, whose kind must be given too", () => {
    const { counts, added, changed } = getChanges(catalog, from, { type: "items", id: 1 });
    expect(counts).toEqual([{ type: "items", added: 0, removed: 0, changed: 1, reused: 0 }]);
    expect([added, changed.map(({ id }) => id)]).toEqual([[], [1]]);
    expect(() => getChanges(catalog, from, { id: 1 })).toThrow(
      "Missing type: it must be the kind of record that id identifies.",
    );
    expect(() => getChanges(catalog, from, { type: "items", id: -1 })).toThrow("Invalid id -1");
  });

  it("refuses a type that is not compared", () => {
    expect(() => Reflect.apply(getChanges, undefined, [catalog, from, { type: "drops" }])).toThrow(
      'Invalid type "drops"',
    );
  });
});

describe("getChanges.prepare", () => {
  const from = catalogWith({ items: [etcItemRow(1, "Animal Bone", { weight: 2 })] });
  const catalog = catalogWith({ items: [etcItemRow(1, "Animal Bone", { weight: 5 }), etcItemRow(2, "Thread")] });

  it("gives the input as it was understood, and then the answer of the query", () => {
    const { input, answer } = getChanges.prepare(catalog, from, { type: "items", limit: 1 });
    expect(input).toMatchObject({ limit: 1, offset: 0 });
    expect(answer()).toMatchObject({
      added: [{ type: "items", id: 2, name: "Thread" }],
      changed: [{ type: "items", id: 1, name: "Animal Bone", fields: { weight: [2, 5] } }],
    });
    expect(answer()).toEqual(getChanges(catalog, from, { type: "items", limit: 1 }));
  });

  it("gives the same answer in steps, each of some records", () => {
    const many = catalogWith({
      items: Array.from({ length: 500 }, (_, index) => etcItemRow(index + 1, `Thread ${index}`)),
    });
    const compared = getChanges.prepare(many, from, { type: "items" }).steps();
    let steps = 0;
    let step = compared.next();
    for (; step.done !== true; step = compared.next()) steps += 1;
    expect(steps).toBeGreaterThan(15);
    expect(step.value).toEqual(getChanges(many, from, { type: "items" }));
    expect(step.value.counts).toEqual([{ type: "items", added: 499, removed: 0, changed: 1, reused: 1 }]);
    // What was computed is kept.
    expect(getChanges.prepare(many, from, { type: "items" }).steps().next()).toEqual({ done: true, value: step.value });
  });

  it("refuses input that is not understood before it compares", () => {
    expect(() => getChanges.prepare(catalog, from, { type: "nothing" })).toThrow(
      expect.objectContaining({ code: "INVALID_ENUM" }),
    );
  });
});
