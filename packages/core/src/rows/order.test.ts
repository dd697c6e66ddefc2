import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ascending, compareBy, descending, highest, orderById } from "./order.js";

interface Row {
  readonly id: number;
  readonly level: number | undefined;
}

const rows = fc.uniqueArray(fc.record({ id: fc.nat(), level: fc.option(fc.nat(5), { nil: undefined }) }), {
  selector: (row: Row) => row.id,
});
const byId = ascending<Row>((row) => row.id);

describe("an order", () => {
  it.each([
    ["ascending", ascending<Row>((row) => row.level), (a: number, b: number) => a <= b],
    ["descending", descending<Row>((row) => row.level), (a: number, b: number) => a >= b],
  ] as const)("that is %s is a total permutation, absent last, ties by id", (_, byLevel, inOrder) => {
    fc.assert(
      fc.property(rows, (all) => {
        const sorted = all.toSorted(compareBy(byLevel, byId));
        expect(new Set(sorted)).toEqual(new Set(all));
        expect(all.toReversed().toSorted(compareBy(byLevel, byId))).toEqual(sorted);
        sorted.slice(1).forEach((row, position) => {
          const before = sorted[position];
          if (before === undefined) return;
          if (before.level === row.level) expect(before.id).toBeLessThan(row.id);
          else if (before.level === undefined) expect(row.level).toBeUndefined();
          else if (row.level !== undefined) expect(inOrder(before.level, row.level)).toBe(true);
        });
      }),
    );
  });
});

describe("orderById", () => {
  it("gives rows back as they are when they are in order", () => {
    const inOrder = [{ id: 1 }, { id: 2 }];
    expect(orderById(inOrder, (row) => row.id)).toBe(inOrder);
  });

  it("orders others without touching them", () => {
    const shuffled = Object.freeze([{ id: 3 }, { id: 1 }, { id: 2 }]);
    expect(orderById(shuffled, (row) => row.id)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });
});

it("is the beginning of all rows in order, ties as they were, and changes nothing", () => {
  const rows = fc.array(fc.record({ value: fc.nat(9), name: fc.string() }));
  fc.assert(
    fc.property(rows, fc.nat(40), (some, count) => {
      const frozen = Object.freeze(some);
      const sorted = [...some].sort((a, b) => b.value - a.value);
      expect(highest(frozen, count, ({ value }) => value)).toEqual(sorted.slice(0, count));
    }),
  );
});
