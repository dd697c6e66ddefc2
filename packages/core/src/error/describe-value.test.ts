import { describe, expect, it } from "vitest";
import { describeValue } from "./describe-value.js";

describe("describeValue", () => {
  it.each([
    ["weapon", '"weapon"'],
    ['a "quoted" line\nand more', '"a \\"quoted\\" line\\nand more"'],
    ["\ud800", '"\\ud800"'],
    [-0, "-0"],
    [Number.NaN, "NaN"],
    [Number.POSITIVE_INFINITY, "Infinity"],
    [null, "null"],
    [undefined, "undefined"],
    [true, "true"],
    [[1, 2], "an array"],
    [{ id: 1 }, "a value of type object"],
    [Symbol("id"), "a value of type symbol"],
    [10n, "a value of type bigint"],
  ])("shows %o", (value, shown) => {
    expect(describeValue(value)).toBe(shown);
  });

  it("cuts long text short", () => {
    expect(describeValue("x".repeat(10_000_000))).toBe(`"${"x".repeat(40)}"…`);
  });
});
