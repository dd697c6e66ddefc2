import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { groupBy, groupByEach, indexBy, knownFirst } from "./group-by.js";

const values = fc.array(fc.record({ key: fc.integer({ min: 0, max: 5 }), tag: fc.nat() }));

describe("groupBy", () => {
  it("is a partition that keeps the order", () => {
    fc.assert(
      fc.property(values, (all) => {
        const groups = groupBy(all, ({ key }) => key);
        for (const [key, group] of groups) expect(group).toEqual(all.filter((value) => value.key === key));
        expect([...groups.values()].flat()).toHaveLength(all.length);
      }),
    );
  });

  it("leaves out values without a key", () => {
    const groups = groupBy([1, 2, 3], (value) => (value === 2 ? undefined : "odd"));
    expect([...groups]).toEqual([["odd", [1, 3]]]);
  });
});

describe("groupByEach", () => {
  it("puts a value under each of its keys, once", () => {
    const groups = groupByEach(["ab", "bb", "c"], (word) => [...word]);
    expect([...groups]).toEqual(yaml`[[a, [ab]], [b, [ab, bb]], [c, [c]]]`);
  });
});

describe("indexBy", () => {
  it("finds the first value of each key", () => {
    fc.assert(
      fc.property(values, (all) => {
        for (const [key, value] of indexBy(all, (row) => row.key)) {
          expect(value).toBe(all.find((row) => row.key === key));
        }
      }),
    );
  });
});

it("returns each word once, the known ones in their order and then the others by name", () => {
  const words = ["z", "s", "event", "none", "s", "event"];
  expect(knownFirst(["none", "d", "s"], words)).toEqual(["none", "s", "event", "z"]);
  expect(words).toEqual(["z", "s", "event", "none", "s", "event"]);
  expect(knownFirst(["none"], [])).toEqual([]);
});
