import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { rowsOf } from "../../test/table-rows.js";
import { recordAnswer } from "./answer.js";
import { bytesOf } from "./compact.js";
import { fitRecord, listAt } from "./fit-lists.js";

const row = (length: number) => "x".repeat(length);
const rows = (count: number, length: number) => Array.from({ length: count }, () => row(length));

/** Records with lists, also in objects, and lists within the rows; no row is longer than the least number of bytes. */
const record = fc.record({
  id: fc.nat(),
  name: fc.string({ maxLength: 40 }),
  first: fc.array(fc.string({ maxLength: 60 }), { maxLength: 60 }),
  inner: fc.record({ second: fc.array(fc.array(fc.nat(), { maxLength: 9 }), { maxLength: 90 }) }),
  third: fc.array(fc.record({ of: fc.nat({ max: 3 }), at: fc.constant("the same place"), id: fc.nat() }), {
    maxLength: 90,
  }),
});

/** Returns the rows of a list as they are shown. */
const shownAt = (data: object, path: readonly string[]) =>
  rowsOf(path.reduce<unknown>((value, key) => v.parse(v.record(v.string(), v.unknown()), value)[key], data));

describe("a record that does not fit", () => {
  it("is left whole as long as it fits", () => {
    const whole = { id: 1, rows: rows(3, 10) };
    expect(fitRecord(whole, bytesOf({ data: whole }))).toEqual({ data: whole });
  });

  it("keeps short lists whole, and cuts the long ones", () => {
    const { data, more } = fitRecord({ id: 1, short: rows(2, 5), inner: { long: rows(100, 17) } }, 1000);
    // A row of the long list is 20 bytes with quotes and comma.
    expect(data).toMatchObject({ id: 1, short: rows(2, 5) });
    expect(more).toEqual([{ list: "inner.long", shown: expect.any(Number), total: 100, cursor: expect.any(String) }]);
    const shown = more?.[0]?.shown ?? 0;
    expect(shown).toBeGreaterThan(35);
    expect(data).toMatchObject({ inner: { long: rows(shown, 17) } });
    expect(more?.[0]?.cursor).toBe(`inner.long:${shown}`);
  });

  it("fits, whatever it is, and the cursors lead through every list", () => {
    fc.assert(
      fc.property(record, fc.integer({ min: 600, max: 3000 }), (whole, maximumBytes) => {
        const answer = recordAnswer(whole, undefined, maximumBytes);
        expect(bytesOf(answer)).toBeLessThanOrEqual(maximumBytes);
        for (const { list, shown, total, cursor } of answer.more ?? []) {
          const path = list.split(".");
          const first = shownAt(answer.data, path);
          expect(first).toHaveLength(shown);
          // After an overview, the cursor begins anew.
          const read = cursor?.endsWith(":0") ? [] : [...first];
          for (let next: string | undefined = cursor; next !== undefined; ) {
            const part = recordAnswer(whole, next, maximumBytes);
            expect(bytesOf(part)).toBeLessThanOrEqual(maximumBytes);
            read.push(...shownAt(part.data, path));
            next = part.more?.[0]?.cursor;
          }
          expect(read).toEqual(listAt(whole, path));
          expect(total).toBe(read.length);
        }
      }),
    );
  });

  it("has tables of the lists that fit as such, and the first of each group of one that needs more than two answers", () => {
    const short = Array.from({ length: 30 }, (_, id) => ({ id, at: "the same place" }));
    const long = Array.from({ length: 300 }, (_, id) => ({ list: Math.floor(id / 75), at: "the same place", id }));
    const { data, more } = fitRecord({ short, long, one: [{ id: 1 }] }, 1000);
    expect(data).toEqual({
      one: [{ id: 1 }],
      short: { same: { at: "the same place" }, columns: ["id"], rows: short.map(({ id }) => [id]) },
      long: {
        same: { at: "the same place" },
        columns: ["id"],
        groups: [0, 1, 2, 3].map((list) => ({
          list,
          total: 75,
          rows: Array.from({ length: 20 }, (_, at) => [list * 75 + at]),
        })),
      },
    });
    expect(more).toEqual([{ list: "long", shown: 80, total: 300, cursor: "long:0" }]);
  });

  it("does not change the record", () => {
    const whole = Object.freeze({ id: 1, rows: Object.freeze(rows(100, 50)) });
    fitRecord(whole, 500);
    expect(whole.rows).toHaveLength(100);
  });
});

describe("a cursor of a record", () => {
  it.each(["other:1", "id:1", "rows", "rows:-1", "rows:x", "constructor:0", "__proto__.x:0", "rows:1:2", 5, null, ""])(
    "%o is refused",
    (cursor) => {
      expect(() => recordAnswer({ id: 1, rows: [1, 2] }, cursor, 1000)).toThrow(
        /^Invalid cursor .*: it must be a cursor of an earlier answer to the same arguments\.$/u,
      );
    },
  );

  it("past the end of the list gives no rows", () => {
    expect(recordAnswer({ id: 1, rows: [1, 2] }, "rows:7", 1000)).toEqual({ data: { rows: [] } });
  });
});
