import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { groupBy } from "@gamedata/core";
import type { DropRow } from "@gamedata/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rowsByNpc } from "./rows-by-npc.js";

type Row = Pick<DropRow, "npcId" | "itemId">;

/** The form that the compiler writes. */
const compiled = (rows: readonly object[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;

/** Opens a table, and counts how often its parts are used. */
function open(text: string) {
  const uses = { bytes: 0, all: 0 };
  let isParsed = false;
  const rows = rowsByNpc<Row>({
    bytes() {
      uses.bytes += 1;
      return Buffer.from(text);
    },
    parse: (part) => JSON.parse(`[${part}]`),
    isParsed: () => isParsed,
    all() {
      uses.all += 1;
      isParsed = true;
      return JSON.parse(text);
    },
  });
  return { rows, uses, parseAll: () => (isParsed = true) };
}

const three: readonly Row[] = [
  { npcId: 18_001, itemId: 57 },
  { npcId: 18_001, itemId: 58 },
  { npcId: 180, itemId: 57 },
];

describe("rowsByNpc", () => {
  it("finds the rows of one NPC without parsing the others", () => {
    const { rows, uses } = open(compiled(three));
    expect(rows.get(18_001)).toEqual(three.slice(0, 2));
    expect(rows.get(180)).toEqual(three.slice(2));
    expect([18_001, 180, 1800, 18, 57].map(rows.has)).toEqual([true, true, false, false, false]);
    expect(rows.get(18)).toBeUndefined();
    expect(uses).toEqual({ bytes: 1, all: 0 });
  });

  it.each([
    ["indented", JSON.stringify(three, undefined, 2)],
    ["in one line", JSON.stringify(three)],
    ["with the id elsewhere", compiled(three.map(({ npcId, itemId }) => ({ itemId, npcId })))],
    ["with an id that is no number", compiled([...three, { npcId: null, itemId: 1 }])],
    ["with another line", compiled(three).replace(",\n", ",\n\n")],
    ["empty", "[]\n"],
  ])("parses all rows of a table that the compiler did not write: %s", (_form, text) => {
    const { rows, uses } = open(text);
    expect(rows.get(180)).toEqual(JSON.parse(text).length === 0 ? undefined : three.slice(2));
    expect(uses.all).toBe(1);
  });

  it("parses all rows when those of many NPCs are asked for", () => {
    const { rows, uses } = open(compiled(three));
    for (let call = 0; call < 300; call += 1) expect(rows.get(180)).toEqual(three.slice(2));
    expect(uses).toEqual({ bytes: 1, all: 1 });
  });

  it("needs no bytes of a table that is parsed, and groups its rows once", () => {
    const { rows, uses, parseAll } = open(compiled(three));
    expect(rows.load()).toBe(false);
    parseAll();
    expect(rows.has(180)).toBe(true);
    expect(uses).toEqual({ bytes: 0, all: 1 });
    expect(rows.load()).toBe(false);
  });

  it("answers from all rows when they are loaded", () => {
    const { rows, uses, parseAll } = open(compiled(three));
    expect(rows.has(180)).toBe(true);
    parseAll();
    expect([rows.load(), rows.load()]).toEqual([true, false]);
    expect(rows.get(180)).toBe(rows.get(180));
    expect(uses).toEqual({ bytes: 1, all: 1 });
  });

  it("tries again after a fault", () => {
    let isThere = false;
    const rows = rowsByNpc<Row>({
      bytes() {
        if (!isThere) throw new Error("not there");
        return Buffer.from(compiled(three));
      },
      parse: (part) => JSON.parse(`[${part}]`),
      isParsed: () => false,
      all: () => three,
    });
    expect(() => rows.has(180)).toThrow("not there");
    isThere = true;
    expect(rows.has(180)).toBe(true);
  });

  it("finds the same rows as grouping all, in any order and with any text", () => {
    const row = fc.record({ npcId: fc.nat({ max: 12 }), itemId: fc.nat(), name: fc.string({ unit: "binary" }) });
    fc.assert(
      fc.property(fc.array(row), (all) => {
        const { rows } = open(compiled(all));
        const expected = groupBy(all, ({ npcId }) => npcId);
        for (let id = 0; id <= 12; id += 1) {
          expect(rows.get(id)).toEqual(expected.get(id));
          expect(rows.has(id)).toBe(expected.has(id));
        }
      }),
    );
  });

  it.each([
    ["spawns", 3229],
    ["drops", 2376],
  ])("finds all NPCs in the table %s as the compiler wrote it", (name, count) => {
    const bytes = readFileSync(createRequire(import.meta.url).resolve(`@gamedata/interlude/tables/${name}.json`));
    const { rows, uses } = open(String(bytes));
    const ids = Array.from({ length: 40_000 }, (_, id) => id);
    expect(ids.filter(rows.has)).toHaveLength(count);
    expect(uses).toEqual({ bytes: 1, all: 0 });
  });
});
