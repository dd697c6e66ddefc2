import { describe, expect, it } from "vitest";
import { checkCaselessChoice, checkChoice } from "./choice.js";

const colours = ["Red", "Blue"] as const;

describe("checkChoice", () => {
  it("takes a value spelled exactly so", () => {
    expect(checkChoice("colour", "Red", colours)).toBe("Red");
    expect(() => checkChoice("colour", "red", colours)).toThrow('Invalid colour "red": it must be one of Red, Blue.');
  });
});

describe("checkCaselessChoice", () => {
  it("gives the value as the list spells it", () => {
    expect(checkCaselessChoice("colour", "bLUE", colours)).toBe("Blue");
  });

  it.each(["green", "__proto__", "constructor", "Red ", "", 1, null, ["Red"]])("refuses %o", (value) => {
    expect(() => checkCaselessChoice("colour", value, colours)).toThrow(
      /^Invalid colour .*: it must be one of Red, Blue\.$/u,
    );
  });
});
