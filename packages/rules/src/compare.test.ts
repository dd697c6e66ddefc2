import { changeType, tables } from "@gamedata/schema";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import { type ComparedTable, changeTables, notComparedInWords } from "./change-tables.js";
import { compareRecords, recordsByKey } from "./compare.js";
import { sharesNoWord } from "./words.js";

const withEntries = v.looseObject({ entries: v.record(v.string(), v.unknown()) });

describe("changeTables", () => {
  it.each(changeType.options)("names the key and fields of the table of %s", (type) => {
    const facts: ComparedTable = changeTables[type];
    const { key, row } = tables[changeTables[type].table];
    const { id, match = id, notCompared = [], comparedIfStated = [], unordered = [] } = facts;
    const { defaults = {}, defaultsIfStated = {}, sameWords = {}, computed = [] } = facts;
    const stated = comparedIfStated.filter((field) => !computed.includes(field));
    expect(notCompared.includes(key.join()) ? [id] : key).toEqual([id]);
    const fields = Object.keys(v.parse(withEntries, row).entries);
    const lists = unordered.map((path) => path.split(".")[0]);
    const objects = [defaults, defaultsIfStated, sameWords].flatMap((byField) => Object.keys(byField));
    expect(fields).toEqual(expect.arrayContaining([match, ...notCompared, ...stated, ...lists, ...objects]));
  });
});

describe("what is not compared", () => {
  const text = notComparedInWords();

  it.each(changeType.options)("names what is not compared of %s", (type) => {
    const { notCompared = [], comparedIfStated = [], skillsNotCompared = [] }: ComparedTable = changeTables[type];
    for (const fields of [notCompared, comparedIfStated, skillsNotCompared.map((id) => `skill ${id}`)]) {
      if (fields.length > 0) expect(text).toContain(`${fields.join(", ")} of ${type}`);
    }
  });

  it("names the words that mean the same", () => {
    expect(text).toContain("BIGBLUNT and BLUNT, BIGSWORD and SWORD of items");
    expect(text).toContain("Folk and Npc, ");
  });
});

describe("sharesNoWord", () => {
  it.each([
    ["Hemp Cloak", "Vesper Dual Sword", true],
    ["Adena", "Adena", false],
    ["Blade of Serenity", "(Not In Use)", true],
    ["Mist Sword", "sword of mist", false],
    ["Sword*", "Sword", false],
    ["Zaken's Sword", "Zaken", true],
    // A placeholder names nothing.
    ["Composite Boots", "_", false],
    ["_", "__", false],
    ["", "Sword", false],
  ])("of %j and %j is %s", (one, other, expected) => {
    expect(sharesNoWord(one, other)).toBe(expected);
    expect(sharesNoWord(other, one)).toBe(expected);
  });
});

describe("compareRecords", () => {
  const before = recordsByKey(
    ["id"],
    [
      { id: 1, name: "Reed", price: 5 },
      { id: 2, name: "Fern" },
      { id: 3, name: "Moss", tags: ["a", "b"] },
      { id: 4, name: "Bog Oak" },
    ],
  );
  const after = recordsByKey(
    ["id"],
    [
      { id: 1, name: "Reed", price: null },
      { id: 3, name: "Moss", tags: ["a", "b"] },
      { id: 4, name: "Willow" },
      { id: 5 },
    ],
  );

  it("gives what was added, removed, changed and reused", () => {
    expect(compareRecords(before, after)).toEqual(yaml`
      { added: [{ key: "5" }], removed: [{ key: "2", name: Fern }],
        changed: [
          { key: "1", name: Reed, fields: [{ field: price, before: 5, after: null }] },
          { key: "4", name: Willow, fields: [{ field: name, before: Bog Oak, after: Willow }] }],
        reused: [{ key: "4", before: Bog Oak, after: Willow }] }
    `);
  });

  it("finds no difference of a table to itself", () => {
    const none = { added: [], removed: [], changed: [], reused: [] };
    expect(compareRecords(before, before)).toEqual(none);
  });

  it("tells a missing field from null, and a list from another order of it", () => {
    const one = recordsByKey(["id"], [{ id: 1, a: null, list: [1, 2] }]);
    const other = recordsByKey(["id"], [{ id: 1, list: [2, 1] }]);
    expect(compareRecords(one, other).changed[0]?.fields).toEqual([
      { field: "a", before: null, after: undefined },
      { field: "list", before: [1, 2], after: [2, 1] },
    ]);
  });
});
