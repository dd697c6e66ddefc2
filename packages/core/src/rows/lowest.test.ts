import fc from "fast-check";
import { expect, it } from "vitest";
import { lowest } from "./lowest.js";

it("is the beginning of all numbers in order, in short and in long lists, and changes nothing", () => {
  const long = { minLength: 1024, maxLength: 3000, size: "max" } as const;
  const lists = fc.oneof(fc.uint32Array(), fc.uint32Array(long), fc.uint32Array({ ...long, max: 500 }));
  fc.assert(
    fc.property(lists, fc.nat(3000), (numbers, count) => {
      const before = [...numbers];
      expect([...lowest(numbers, count)]).toEqual(before.toSorted((a, b) => a - b).slice(0, count));
      expect([...numbers]).toEqual(before);
    }),
  );
});
