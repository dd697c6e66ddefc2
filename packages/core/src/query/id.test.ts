import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isGameDataError } from "../error/game-data-error.js";
import { checkId, parseId } from "./id.js";

const isInvalidId = expect.toSatisfy((error: unknown) => isGameDataError(error) && error.code === "INVALID_ID");

describe("parseId", () => {
  it("reads every id back from its digits", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (id) => {
        expect(parseId(String(id), 0)).toBe(id);
      }),
    );
  });

  it.each([
    "",
    "-1",
    "+1",
    "1.0",
    "1e3",
    "01",
    "00",
    " 1",
    "1 ",
    "1\n",
    "0x10",
    "１",
    "9007199254740992",
    "9".repeat(10_000_000),
    "__proto__",
    "\ud800",
    undefined,
    null,
    57,
    ["57"],
  ])("refuses %o", (text) => {
    expect(() => parseId(text, 0)).toThrow(isInvalidId);
  });

  it("takes 0 only where ids start at 0", () => {
    expect(parseId("0", 0)).toBe(0);
    expect(() => parseId("0", 1)).toThrow(isInvalidId);
    expect(parseId("9007199254740991", 1)).toBe(Number.MAX_SAFE_INTEGER);
  });

  it("says what is allowed", () => {
    expect(() => parseId("abc", 1)).toThrow(
      'Invalid id "abc": it must be a whole number from 1 to 9007199254740991 in decimal digits.',
    );
  });
});

describe("checkId", () => {
  it.each([-1, -0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "57", null, undefined, {}, 57n])(
    "refuses %o",
    (id) => {
      expect(() => checkId(id, 0)).toThrow(isInvalidId);
    },
  );

  it("takes whole numbers from the minimum", () => {
    expect(checkId(0, 0)).toBe(0);
    expect(checkId(1, 1)).toBe(1);
    expect(() => checkId(0, 1)).toThrow(isInvalidId);
  });
});
