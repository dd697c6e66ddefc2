import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { parseInput } from "../src/parse.js";
import { catalog } from "./interlude.js";
import { queries } from "./queries.js";

/** Hands a value of any type to a function, as a caller without types could. */
function pass(call: (...values: never[]) => unknown, ...values: unknown[]): unknown {
  return Reflect.apply(call, undefined, values);
}

const nonsense = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -1,
  -0,
  0.5,
  1e300,
  2 ** 53,
  "57",
  "",
  "__proto__",
  "\ud800",
  "x".repeat(10_000_000),
  null,
  undefined,
  true,
  {},
  [],
  [1],
  57n,
  Symbol("id"),
  () => 1,
];

/** The queries about one record. */
const byId = queries.flatMap((query) => (query.of === undefined ? [] : [{ query, ...query.of.facts }]));
const lists = [core.listItems, core.listNpcs, core.listMonsters, core.listRawNpcs, core.listRawMonsters] as const;

/** Expects a GameDataError whose message is short and names the field. */
function expectRefusal(field: string, call: () => unknown): void {
  try {
    call();
  } catch (error) {
    if (!core.isGameDataError(error)) throw error;
    expect(error.code).toMatch(/^INVALID_/u);
    expect(error.message).toContain(field);
    expect(error.message.length).toBeLessThan(1200);
    return;
  }
  throw new Error(`${field} was taken.`);
}

describe("whatever a caller passes for an id", () => {
  it.each(byId)("$query.name refuses what is no id", ({ query }) => {
    for (const id of nonsense) expectRefusal("id", () => pass(query, catalog, id));
  });

  it.each(byId)("$query.name names an id that nothing has: $notFound", ({ query, notFound }) => {
    for (const id of [999_999, Number.MAX_SAFE_INTEGER]) {
      // One of them requires a class.
      expect(() => pass(query, catalog, id, { class: 0 })).toThrow(
        expect.toSatisfy(
          (error) => core.isGameDataError(error) && error.code === notFound && error.message.includes(`${id}`),
        ),
      );
    }
  });

  it("an NPC that drops nothing is told apart from one that is not there", () => {
    expect(() => core.getNpcDrops(catalog, 30001)).toThrow("The NPC with id 30001 drops nothing.");
  });
});

describe("whatever a caller passes for a query", () => {
  const notNumbers = nonsense.filter((value) => value !== undefined);

  it.each(lists)("%o names the field that it refuses", (list) => {
    for (const value of notNumbers) {
      if (value !== 1e300 && value !== 2 ** 53) expectRefusal("limit", () => pass(list, catalog, { limit: value }));
      expectRefusal("offset", () => pass(list, catalog, { offset: value }));
      expectRefusal("sort", () => pass(list, catalog, { sort: value }));
      if (typeof value !== "string") expectRefusal("q", () => pass(list, catalog, { q: value }));
    }
    for (const value of [null, 1, "q=bow", true, [], Symbol("q")])
      expectRefusal("query", () => pass(list, catalog, value));
  });

  it("NPC lists name the level or type that they refuse", () => {
    const levels = notNumbers.filter((value) => ![-1, 1e300, 2 ** 53].some((taken) => taken === value));
    for (const list of lists.slice(1)) {
      for (const value of levels) {
        expectRefusal("levelMin", () => pass(list, catalog, { levelMin: value }));
        expectRefusal("levelMax", () => pass(list, catalog, { levelMax: value }));
      }
      for (const value of notNumbers) expectRefusal("npcType", () => pass(list, catalog, { npcType: value }));
    }
  });

  it("item lists name the type or grade that they refuse", () => {
    for (const value of notNumbers) {
      expectRefusal("type", () => pass(core.listItems, catalog, { type: value }));
      expectRefusal("grade", () => pass(core.listItems, catalog, { grade: value }));
    }
  });

  it("a search text may be anything, and finds nothing when nothing has it", () => {
    for (const q of ["x".repeat(10_000_000), "\ud800", "__proto__", "\u0000"]) {
      expect(core.listItems(catalog, { q }).data).toEqual([]);
    }
  });
});

describe("whatever comes as parameters", () => {
  const parse = (list: (typeof lists)[number], params: unknown) => pass(parseInput, list.input(catalog), params);
  const names = [
    "limit",
    "offset",
    "q",
    "sort",
    "type",
    "grade",
    "npcType",
    "levelMin",
    "levelMax",
    "__proto__",
    "other",
  ];
  const values = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.integer().map(String),
    fc.constantFrom("id", "-name", "weapon", "S", "Monster", "", " ", "1e3", "-0", "+1", "９", "\ud800"),
    fc.anything(),
  );

  it("is parsed into a query that the list takes, or refused by a GameDataError", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), values), fc.constantFrom(...lists), (params, list) => {
        try {
          pass(list, catalog, parse(list, params));
        } catch (error) {
          expect(core.isGameDataError(error)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("that is no record is refused", () => {
    for (const list of lists) {
      for (const params of [null, undefined, "limit=1", 1, []]) expectRefusal("query", () => parse(list, params));
    }
  });
});
