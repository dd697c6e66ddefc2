import { valibotSchemaOf } from "@gamedata/schema";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { boundsAmong, parseInput } from "../src/parse.js";
import { catalog } from "./interlude.js";
import { queries } from "./queries.js";

/** Hands a value of any type to a function, as a caller without types could. */
function pass(call: (...values: never[]) => unknown, ...values: unknown[]): unknown {
  return Reflect.apply(call, undefined, values);
}

const nonsense = [
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -0, 0.5, 1e300, 2 ** 53],
  ...["57", "", "__proto__", "\ud800", "x".repeat(1_000_000)],
  ...[null, undefined, true, {}, [], [1], 57n, Symbol("id"), () => 1],
];

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
      const message = expect.stringContaining(`${id}`);
      expect(() => pass(query, catalog, id, { class: 0 })).toThrow(
        expect.objectContaining({ code: notFound, message }),
      );
    }
  });
});

/** Values of the parameters that some queries require. */
const needed: Readonly<Record<string, unknown>> = {
  ...{ q: "ant", name: "Adena", type: "item", from: 30_080, to: 30_080, class: 0, playerLevel: 40, items: [[57, 1]] },
};

/** Values that some parameters take, and others do not. */
const wrong = [
  ...nonsense.filter((value) => value !== undefined),
  ...[0, 1, 99_999, 1e9, "yes", "weapon", "A", "57:1", "1,2,3,4"],
  ...[["57"], [0], [57, 57], [1.5, 2], [5, 0, 1, 1], [0, 5, 1, 1]],
  ...[[[]], [[1]], [[0, 1]], [[57, -1]], [[57, -0]], [[1, 1, 1]], [["57", 1]], [null], ["__proto__"], { 57: 1 }],
  Array.from({ length: 201 }, (_, position) => position + 1),
  Array.from({ length: 51 }, (_, position) => [position + 1, 1]),
];

const named = queries.flatMap((query) => (query.name === "getChanges" ? [] : [[query.name, query] as const]));

describe("whatever a caller passes for a query", () => {
  it.each(named)("%s names the parameter that it refuses", (_name, query) => {
    const [id] = query.of?.ids(catalog) ?? [];
    const parameters = Object.entries(query.input(catalog).entries);
    const required = parameters.flatMap(([name, { type }]) => (type === "optional" ? [] : [[name, needed[name]]]));
    const given = Object.fromEntries(required);
    expect(() => query.prepare(catalog, given, id)).not.toThrow();
    for (const [name, schema] of parameters) {
      for (const value of wrong.filter((one) => !v.is(valibotSchemaOf(schema), one)))
        expectRefusal(name, () => query.prepare(catalog, { ...given, [name]: value }, id));
    }
    if (parameters.length === 0) return;
    for (const [name] of required)
      expect(() => query.prepare(catalog, { ...given, [String(name)]: undefined }, id)).toThrow(`Missing ${name}: `);
    for (const { lowest, highest } of boundsAmong(query.input(catalog).entries))
      expect(() => query.prepare(catalog, { classId: 0, ...given, [lowest]: 9, [highest]: 3 }, id)).toThrow(
        `Invalid ${lowest} 9: it must not be above ${highest} 3.`,
      );
    for (const value of [null, 1, "q=bow", true, [], Symbol("q")])
      expectRefusal("query", () => query.prepare(catalog, value, id));
  });

  it("a search text may be anything, and finds nothing when nothing has it", () => {
    for (const q of ["x".repeat(1_000_000), "\ud800", "__proto__", "\u0000"]) {
      expect(core.listItems(catalog, { q }).data).toEqual([]);
    }
  });
});

describe("whatever comes as parameters", () => {
  const parse = (list: (typeof lists)[number], params: unknown) => pass(parseInput, list.input(catalog), params);
  const names = "limit offset q sort type grade npcType levelMin levelMax __proto__ other".split(" ");
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
