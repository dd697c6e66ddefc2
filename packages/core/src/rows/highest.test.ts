import fc from "fast-check";
import { expect, it } from "vitest";
import { highest } from "./highest.js";

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
