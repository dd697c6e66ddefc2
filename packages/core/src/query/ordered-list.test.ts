import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createOrder, selectPage } from "./ordered-list.js";

interface Row {
  readonly position: number;
  readonly weight: number;
}

const rowsOf = (weights: readonly number[]): readonly Row[] =>
  weights.map((weight, position) => ({ position, weight }));

describe("selectPage", () => {
  it("gives what filtering all rows in order and cutting the page gives", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 9 }), { maxLength: 120 }),
        fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
        fc.option(fc.nat({ max: 9 }), { nil: undefined }),
        fc.record({ offset: fc.nat({ max: 130 }), limit: fc.integer({ min: 1, max: 50 }) }),
        (weights, step, lightest, bounds) => {
          const all = rowsOf(weights);
          const ordered = all.toSorted((a, b) => b.weight - a.weight || a.position - b.position);
          const isFound = ({ position }: Row): boolean => step === undefined || position % step === 0;
          const isHeavy = ({ weight }: Row): boolean => lightest === undefined || weight >= lightest;
          const wanted = ordered.filter((row) => isFound(row) && isHeavy(row));
          const found = step === undefined ? undefined : all.filter(isFound).map(({ position }) => position);
          const isWanted = lightest === undefined ? undefined : isHeavy;
          expect(
            selectPage(
              all,
              createOrder(() => ordered),
              { found, isWanted },
              bounds,
            ),
          ).toEqual({ rows: wanted.slice(bounds.offset, bounds.offset + bounds.limit), total: wanted.length });
        },
      ),
    );
  });

  it("orders found rows of any number", () => {
    const all = rowsOf(Array.from({ length: 64 }, (_, position) => position));
    const backwards = createOrder(() => all.toReversed());
    const bounds = { offset: 1, limit: 2 };
    const few = selectPage(all, backwards, { found: [3, 10, 40] }, bounds);
    expect(few).toEqual({ rows: [all[10], all[3]], total: 3 });
    const many = selectPage(all, backwards, { found: [3, 10, 40, 41, 42] }, bounds);
    expect(many).toEqual({ rows: [all[41], all[40]], total: 5 });
  });
});

describe("createOrder", () => {
  it("puts the rows in order once, when they are first needed", () => {
    let asked = 0;
    const all = rowsOf([1, 2]);
    const order = createOrder(() => {
      asked += 1;
      return all;
    });
    expect(asked).toBe(0);
    expect([...order.ranks()]).toEqual([0, 1]);
    expect(order.rows()).toBe(all);
    expect(asked).toBe(1);
  });
});
