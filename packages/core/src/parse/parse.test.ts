import { inventedDataset } from "@gamedata/fixtures";
import { classFacts, collections, itemFacts, regionFacts } from "@gamedata/schema";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createCatalog, listItems, listNpcs, search } from "../index.js";
import { parseFields, parseId, parseIds, parseInput } from "../parse.js";
import { MAXIMUM_IDS } from "../query/id.js";
import { idCountList, idLevelList, idList, placeInput } from "../query/input.js";

const catalog = createCatalog(inventedDataset);
const items = listItems.input(catalog);
const npcs = listNpcs.input(catalog);
const errorWith = (code: string) => expect.objectContaining({ name: "GameDataError", code });
const upTo = (count: number) => Array.from({ length: count }, (_, position) => position + 1);

const malformedIds = [
  ...["", "-1", "+1", "1.0", "1e3", "01", "00", " 1", "1 ", "1\n", "0x10", "１", "9007199254740992"],
  ...["9".repeat(10_000_000), "__proto__", "\ud800", undefined, null, 57, ["57"]],
];

describe("parseId", () => {
  it("reads every id back from its digits", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (id) => {
        expect(parseId(classFacts, String(id))).toBe(id);
      }),
    );
  });

  it.each(malformedIds)("refuses %o", (text) => {
    expect(() => parseId(classFacts, text)).toThrow(errorWith("INVALID_ID"));
  });

  it.each(Object.entries(collections))("reads the ids of %s, and says what is allowed", (name, facts) => {
    const first = name === "classes" || name === "regions" ? 0 : 1;
    expect(parseId(facts, String(first))).toBe(first);
    expect(() => parseId(facts, String(first - 1))).toThrow(
      `Invalid id "${first - 1}": it must be a whole number from ${first} to 9007199254740991 in decimal digits.`,
    );
  });
});

describe("parseIds", () => {
  it("reads ids in the order asked for, each once", () => {
    expect(parseIds(itemFacts, { ids: "57,1,99999,57" }, items)).toEqual([57, 1, 99_999]);
    expect(parseIds(regionFacts, { ids: "0" }, items)).toEqual([0]);
  });

  it("finds none in an empty value, and none that is not there", () => {
    expect(parseIds(itemFacts, { ids: "" }, items)).toBeUndefined();
    expect(parseIds(itemFacts, { limit: "many" }, items)).toBeUndefined();
  });

  it.each([
    ["1,", [1]],
    [",1", [1]],
    ["1,,2", [1, 2]],
    ["01,002", [1, 2]],
    [",", undefined],
  ])("reads %j", (text, ids) => {
    expect(parseIds(itemFacts, { ids: text }, items)).toEqual(ids);
  });

  it.each(["0", "1, 2", "1;2", "-1", "1.0", "1e3", "9007199254740992", "__proto__"])("refuses %o", (ids) => {
    expect(() => parseIds(itemFacts, { ids }, items)).toThrow(errorWith("INVALID_ID"));
    expect(() => parseIds(itemFacts, { ids }, items)).toThrow(/^Invalid ids "/u);
  });

  it("takes 200 ids, repetitions not counted, and no more", () => {
    const most = upTo(MAXIMUM_IDS);
    expect(parseIds(itemFacts, { ids: [...most, ...most].join(",") }, items)).toEqual(most);
    const tooMany = { ids: upTo(MAXIMUM_IDS + 1).join(",") };
    expect(() => parseIds(itemFacts, tooMany, items)).toThrow(
      "Invalid ids of 201 ids: it must be a list of at most 200.",
    );
  });

  it("goes with no other parameter of the list, whatever its value", () => {
    expect(() => parseIds(itemFacts, { ids: "1", sort: "nonsense" }, items)).toThrow(
      'Invalid sort "nonsense": it must be left out where ids are given.',
    );
    expect(parseIds(itemFacts, { ids: "1", sort: "", fields: "id" }, items)).toEqual([1]);
  });

  it("goes with the defaults of the list, which generated clients send with every request", () => {
    expect(parseIds(itemFacts, { ids: "1", limit: "50", offset: "0", sort: "id" }, items)).toEqual([1]);
    for (const other of [{ limit: "49" }, { offset: "1" }, { sort: "-id" }, { type: "undefined" }])
      expect(() => parseIds(itemFacts, { ids: "1", ...other }, items)).toThrow(
        "it must be left out where ids are given",
      );
  });
});

describe("parseInput", () => {
  it("reads what is given, in the order of the query's parameters", () => {
    const params = { types: "NPC,item", limit: "007", q: " Ant ", other: "x", offset: "" };
    expect(Object.entries(parseInput(search.input(catalog), params))).toEqual([
      ["q", " Ant "],
      ["types", ["NPC", "item"]],
      ["limit", 7],
    ]);
  });

  it("reads digits with or without a minus, and keeps those beyond the exact range apart from small numbers", () => {
    expect(parseInput(npcs, { levelMin: "-12" })).toEqual({ levelMin: -12 });
    const { limit, offset } = parseInput(npcs, { limit: "9".repeat(400), offset: `-${"9".repeat(400)}` });
    expect(limit).toBe(Number.MAX_SAFE_INTEGER + 1);
    expect(offset).toBe(-Number.MAX_SAFE_INTEGER - 1);
  });

  it.each(["ten", "1.5", "1e2", "+1", " 1", "0x10", "NaN", "Infinity", "--1", "-", "1_000"])("refuses %s", (text) => {
    expect(() => parseInput(items, { limit: text })).toThrow(`Invalid limit "${text}": it must be a whole number.`);
  });

  it.each([
    ["0.5", 0.5],
    ["10", 10],
    ["007.50", 7.5],
    ["1e-7", 1e-7],
    ["2.5E2", 250],
    ["-0.5", -0.5],
    ["9".repeat(400), Number.MAX_SAFE_INTEGER + 1],
  ])("reads the number %s as JSON writes it", (text, value) => {
    expect(parseInput(v.object({ rate: v.optional(v.number()) }), { rate: text })).toEqual({ rate: value });
  });

  it.each(["many", "1.", ".5", "+1", " 1", "0x10", "NaN", "Infinity", "1e", "1e1.5", "1,5", "1_0"])(
    "refuses %s as a number",
    (text) => {
      const schema = v.object({ rate: v.optional(v.number()) });
      expect(() => parseInput(schema, { rate: text })).toThrow(`Invalid rate "${text}": it must be a number.`);
    },
  );

  it("reads id filters, also with leading zeros", () => {
    expect(parseInput(npcs, { location: "034", region: "0" })).toEqual({ location: 34, region: 0 });
    expect(() => parseInput(npcs, { location: "34x" })).toThrow(
      'Invalid location "34x": it must be a whole number from 1 to 9007199254740991 in decimal digits.',
    );
    expect(() => parseInput(npcs, { region: "-0" })).toThrow(errorWith("INVALID_PARAMETER"));
  });

  it("reads true and false", () => {
    const schema = v.object({ isDwarven: v.optional(v.boolean()) });
    expect(parseInput(schema, { isDwarven: "false" })).toEqual({ isDwarven: false });
    expect(parseInput(schema, { isDwarven: "true" })).toEqual({ isDwarven: true });
    expect(() => parseInput(schema, { isDwarven: "TRUE" })).toThrow(
      'Invalid isDwarven "TRUE": it must be one of true, false.',
    );
  });

  describe("lists of ids and of pairs", () => {
    const schema = v.object({ buy: idList(itemFacts.id, "Ids."), stock: idCountList(itemFacts.id, "Pairs.") });

    it("are read from commas and colons", () => {
      const read = parseInput(schema, { buy: "57,,1,057,", stock: "57:100,1:0,057:007," });
      expect(JSON.stringify(read)).toBe('{"buy":[57,1,57],"stock":[[57,100],[1,0],[57,7]]}');
    });

    it.each([
      ["buy", "57:1", "57:1"],
      ["stock", "57", "57"],
      ["stock", "57:1:2", "57:1:2"],
      ["stock", ":1", ":1"],
      ["stock", "57:", "57:"],
      ["stock", "57:1e3", "1e3"],
    ])("refuses %s=%s", (name, text, part) => {
      expect(() => parseInput(schema, { [name]: text })).toThrow(errorWith("INVALID_PARAMETER"));
      expect(() => parseInput(schema, { [name]: text })).toThrow(`Invalid ${name} "${part}": it must be `);
    });

    const levels = v.object({ known: idLevelList(itemFacts.id, "Pairs.") });

    it("of an id and a level are read from hyphens", () => {
      expect(JSON.stringify(parseInput(levels, { known: "3-9,16-01" }))).toBe('{"known":[[3,9],[16,1]]}');
    });

    it.each(["3", "3:9", "3-9-1", "3--9", "-9", "3-", "3-nine"])("refuse known=%s", (text) => {
      const refused = "an id and a level, joined by a hyphen, such as 3-9";
      expect(() => parseInput(levels, { known: text })).toThrow(
        text === "3-nine"
          ? 'Invalid known "nine": it must be a whole number.'
          : `Invalid known "${text}": it must be ${refused}.`,
      );
    });

    it("say how a pair is written", () => {
      expect(() => parseInput(schema, { stock: "57-1" })).toThrow(
        'Invalid stock "57-1": it must be an id and a number, joined by a colon, such as 57:100.',
      );
    });
  });

  describe("places", () => {
    const schema = v.object({ from: placeInput("A place.") });

    it.each<[string, unknown]>([
      ["30080", 30_080],
      ["83396,-147904", [83_396, -147_904]],
      ["0,007", [0, 7]],
      [`${"9".repeat(30)},0`, [2 ** 53, 0]],
    ])("reads %s as an id or as coordinates", (text, place) => {
      expect(parseInput(schema, { from: text })).toEqual({ from: place });
    });

    it.each(["Giran", "0", "1.5", "-1", "1,", ",1", "1,2,3", "1;2", "1, 2", "1e3,0", "+1,0", "1,2 "])(
      "refuses %j",
      (text) => {
        expect(() => parseInput(schema, { from: text })).toThrow(
          `Invalid from "${text}": it must be the id of an NPC, or x,y: two whole numbers from -10000000 to 10000000.`,
        );
      },
    );
  });

  it.each([1, null, {}, ["a"]])("refuses %o where text is expected", (value) => {
    const params = JSON.parse(JSON.stringify({ q: value }));
    expect(() => parseInput(items, params)).toThrow(/^Invalid q .*: it must be text\.$/u);
  });
});

describe("parseFields", () => {
  const schema = { entries: { id: 1, name: 1, title: 1, level: 1 } };

  it("gives each field once, in the order of the schema", () => {
    expect(parseFields(schema, { fields: "level,id,level" })).toEqual(["id", "level"]);
  });

  it("takes an empty value for no selection", () => {
    expect(parseFields(schema, { fields: "level,title,name,id" })).toEqual(["id", "name", "title", "level"]);
    expect(parseFields(schema, { fields: "" })).toBeUndefined();
    expect(parseFields(schema, { fields: "name,,id," })).toEqual(["id", "name"]);
    expect(parseFields(schema, {})).toBeUndefined();
  });

  it.each(["hp", "ID", " id", "__proto__", "constructor", "id;name"])("refuses %o", (fields) => {
    expect(() => parseFields(schema, { fields })).toThrow(
      /^Invalid fields ".*": it must be one of id, name, title, level\.$/u,
    );
  });
});
