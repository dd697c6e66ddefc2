import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordAnswer } from "./answer.js";
import { bytesOf } from "./bytes.js";
import { fitRecord, listAt } from "./fit-lists.js";

const row = (length: number) => "x".repeat(length);
const rows = (count: number, length: number) => Array.from({ length: count }, () => row(length));

/** Records with lists, also in objects, and lists within the rows; no row is longer than the least number of bytes. */
const record = fc.record({
  id: fc.nat(),
  name: fc.string({ maxLength: 40 }),
  first: fc.array(fc.string({ maxLength: 60 }), { maxLength: 60 }),
  inner: fc.record({ second: fc.array(fc.array(fc.nat(), { maxLength: 9 }), { maxLength: 90 }) }),
  third: fc.array(fc.record({ id: fc.nat() }), { maxLength: 90 }),
});

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
          const read = [...(listAt(answer.data, path) ?? [])];
          expect(read).toHaveLength(shown);
          for (let next: string | undefined = cursor; next !== undefined; ) {
            const part = recordAnswer(whole, next, maximumBytes);
            expect(bytesOf(part)).toBeLessThanOrEqual(maximumBytes);
            read.push(...(listAt(part.data, path) ?? []));
            next = part.more?.[0]?.cursor;
          }
          expect(read).toEqual(listAt(whole, path));
          expect(total).toBe(read.length);
        }
      }),
    );
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
