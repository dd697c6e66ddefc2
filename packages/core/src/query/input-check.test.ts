import { itemId } from "@gamedata/schema";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  caseless,
  idCount,
  idCountList,
  idFilter,
  idList,
  isListParameter,
  nameText,
  pageEntries,
  placeInput,
  sortBy,
} from "./input.js";
import { inputCheck } from "./input-check.js";
import { levelEntries, levelFilter } from "./number-ranges.js";

const page = v.object(pageEntries(25));
const colours = v.object({ colour: v.optional(caseless(["Red", "Blue"])) });
const levels = v.object(levelEntries());

describe("a page", () => {
  it("has defaults, and a limit above 200 is reduced to 200", () => {
    expect(inputCheck(page)({})).toEqual({ limit: 25, offset: 0 });
    expect(inputCheck(page)({ limit: 201, offset: 7 })).toEqual({ limit: 200, offset: 7 });
    expect(inputCheck(page)({ limit: 1e300 })).toEqual({ limit: 200, offset: 0 });
  });

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, -0, "10", null])("refuses limit %o", (limit) => {
    expect(() => inputCheck(page)({ limit })).toThrow(/^Invalid limit .*: it must be a whole number of at least 1\.$/u);
  });

  it.each([-1, 0.5, Number.NaN, -0, 2 ** 53, "0"])("refuses offset %o", (offset) => {
    expect(() => inputCheck(page)({ offset })).toThrow(
      /^Invalid offset .*: it must be a whole number of at least 0 and at most 9007199254740991\.$/u,
    );
  });
});

describe("a case-insensitive choice", () => {
  it.each(["Blue", "bLUE", "blue"])("spells %s as the list does", (colour) => {
    expect(inputCheck(colours)({ colour })).toEqual({ colour: "Blue" });
  });

  it.each(["green", "__proto__", "constructor", "Red ", "", 1, null, ["Red"]])("refuses %o", (colour) => {
    expect(() => inputCheck(colours)({ colour })).toThrow(/^Invalid colour .*: it must be one of Red, Blue\.$/u);
  });

  it("prefers the exact spelling of options that differ by case only", () => {
    const schema = v.object({ type: caseless(["Chest", "chest"]) });
    expect(["Chest", "chest"].map((type) => inputCheck(schema)({ type }).type)).toEqual(["Chest", "chest"]);
  });
});

describe("a name", () => {
  const schema = v.object({ q: nameText() });

  it("is trimmed and lower-cased; blank text is no search", () => {
    expect(inputCheck(schema)({ q: "  Draconic Bow " }).q).toBe("draconic bow");
    expect(inputCheck(schema)({ q: " \t\n" }).q).toBeUndefined();
  });

  it.each([1, null, {}, ["bow"]])("refuses %o", (q) => {
    expect(() => inputCheck(schema)({ q })).toThrow(/^Invalid q .*: it must be text\.$/u);
  });
});

describe("other parameters", () => {
  it("names the bounds of levels that are not in order", () => {
    expect(() => inputCheck(levels)({ levelMin: 2, levelMax: 1 })).toThrow(
      "Invalid levelMin 2: it must not be above levelMax 1.",
    );
    expect(inputCheck(levels)({ levelMin: -3, levelMax: 1e300 })).toEqual({ levelMin: -3, levelMax: 1e300 });
  });

  it("keeps rows within inclusive bounds, and none without a level", () => {
    const isWithin = levelFilter({ levelMin: 3, levelMax: 4 });
    expect([2, 3, 4, 5, undefined].filter((level) => isWithin?.(level))).toEqual([3, 4]);
    expect([2, undefined].filter((level) => levelFilter({ levelMax: 9 })?.(level))).toEqual([2]);
    expect(levelFilter({})).toBeUndefined();
  });

  it.each(["true", 1, null])("takes true and false for a flag, and refuses %o", (isDwarven) => {
    const schema = v.object({ isDwarven: v.optional(v.boolean()) });
    expect(inputCheck(schema)({ isDwarven: false })).toEqual({ isDwarven: false });
    expect(() => inputCheck(schema)({ isDwarven })).toThrow(/^Invalid isDwarven .*: it must be one of true, false\.$/u);
  });

  it.each([0, -1, -0, Number.NaN, Number.POSITIVE_INFINITY, 1000.5, "2", null])("refuses the rate %o", (rate) => {
    const schema = v.object({ rate: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(1000))) });
    expect(inputCheck(schema)({ rate: 0.001 })).toEqual({ rate: 0.001 });
    expect(() => inputCheck(schema)({ rate })).toThrow(
      /^Invalid rate .*: it must be a number above 0 and at most 1000\.$/u,
    );
  });

  it("is case-sensitive in orders", () => {
    const schema = v.object({ sort: sortBy(["id"]) });
    expect(inputCheck(schema)({})).toEqual({ sort: "id" });
    expect(() => inputCheck(schema)({ sort: "ID" })).toThrow('Invalid sort "ID": it must be one of id, -id.');
  });

  it("names the element of a list that is not allowed, or that it is no list", () => {
    const schema = v.object({ types: v.array(caseless(["item", "npc"])) });
    expect(() => inputCheck(schema)({ types: ["NPC", "sword"] })).toThrow(
      'Invalid types "sword": it must be one of item, npc.',
    );
    expect(() => inputCheck(schema)({ types: "npc" })).toThrow('Invalid types "npc": it must be a list of types.');
  });

  it("shows a list whose schema words what it allows", () => {
    const form = "two numbers";
    const schema = v.object({ ends: v.optional(v.pipe(v.array(v.number()), v.length(2, form))) });
    expect(inputCheck(schema)({ ends: [2, 1] })).toEqual({ ends: [2, 1] });
    expect(() => inputCheck(schema)({ ends: [1, 2, 3] })).toThrow('Invalid ends "1,2,3": it must be two numbers.');
    expect(() => inputCheck(schema)({ ends: null })).toThrow("Invalid ends null: it must be two numbers.");
    expect(() => inputCheck(schema)({ ends: [1, "2"] })).toThrow('Invalid ends "2": it must be a number.');
  });

  it("names what is wrong in a list of ids or of pairs", () => {
    const schema = v.object({
      buy: idList(itemId, "Ids."),
      stock: idCountList(itemId, "Pairs."),
      items: v.optional(v.pipe(v.array(idCount(itemId, 1, 9)), v.maxLength(50))),
    });
    const refused = (input: object, message: string) => expect(() => inputCheck(schema)(input)).toThrow(message);
    refused({ buy: 1864 }, "Invalid buy 1864: it must be a list of at most 200 ids.");
    refused(
      { buy: Array.from({ length: 201 }, () => 1) },
      "Invalid buy of 201 values: it must be a list of at most 200",
    );
    refused({ buy: [1864, 0] }, "Invalid buy 0: it must be a whole number of at least 1");
    refused(
      { stock: { 57: 1 } },
      "Invalid stock a value of type object: it must be a list of pairs of an id and a whole",
    );
    refused({ stock: [57] }, "Invalid stock 57: it must be a pair of an id and a whole number.");
    refused({ stock: [[57, -0]] }, "Invalid stock -0: it must be a whole number of at least 0 and at most ");
    refused({ stock: [[57]] }, "Missing stock: it must be a whole number of at least 0");
    refused({ stock: [[0, 1]] }, "Invalid stock 0: it must be a whole number of at least 1");
    const tooMany = { items: Array.from({ length: 51 }, () => [1, 1]) };
    refused(tooMany, "Invalid items of 51 values: it must be a list of 1 to 50 pairs of an id and a whole number.");
  });

  it.each([
    [0, "0"],
    [-0, "-0"],
    [1.5, "1.5"],
    ["1", '"1"'],
    [[0], "[0]"],
    [[0, 0, 0], "[0,0,0]"],
    [[0, 10_000_001], "[0,10000001]"],
    [[0, Number.NaN], "[0,NaN]"],
  ])("refuses the place %j", (from, shown) => {
    expect(() => inputCheck(v.object({ from: placeInput("A place.") }))({ from })).toThrow(
      `Invalid from ${shown}: it must be the id of an NPC, or x,y: two whole numbers from -10000000 to 10000000.`,
    );
  });

  it("refuses an id filter that is no id", () => {
    const schema = v.object({ product: idFilter(itemId, "Its product.") });
    expect(() => inputCheck(schema)({ product: 0 })).toThrow(
      /^Invalid product 0: it must be a whole number of at least 1/u,
    );
  });
});

describe("a list parameter", () => {
  it("is a list, whether it is required or not", () => {
    expect(isListParameter(v.optional(v.array(v.string())))).toBe(true);
    expect(isListParameter(v.array(v.string()))).toBe(true);
    expect(isListParameter(nameText())).toBe(false);
  });
});

describe("an omitted input", () => {
  it("is the same frozen object of defaults each time", () => {
    const check = inputCheck(page);
    expect(check(undefined)).toEqual({ limit: 25, offset: 0 });
    expect(check(undefined)).toBe(check(undefined));
    expect(Object.isFrozen(check(undefined))).toBe(true);
  });

  it("is refused by name where a parameter is required", () => {
    expect(() => inputCheck(v.object({ q: v.string() }))(undefined)).toThrow(/^Missing q: it must be text\.$/u);
  });
});
