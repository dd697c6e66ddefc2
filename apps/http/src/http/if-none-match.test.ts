import { describe, expect, it } from "vitest";
import { matchesEntityTag } from "./entity-tag.js";

describe("matchesEntityTag", () => {
  it.each(['"a1"', 'W/"a1"', '"x", "a1"', '"x",W/"a1" , "y"', '"with,comma", "a1"', "*", " * ", ',, "a1",'])(
    "%s matches",
    (header) => {
      expect(matchesEntityTag(header, '"a1"')).toBe(true);
    },
  );

  it.each([
    "",
    '"a2"',
    "a1",
    '"a1',
    '"A1"',
    '"x", "y"',
    '"*"',
    ', "a1 "',
    '"a1"x',
    'x"a1"',
    '"a1" "x"',
    '"x", "a1"x',
    '"a1", x',
    'w/"a1"',
    '"a1", *',
    '"a 1", "a1"',
  ])("%j does not match", (header) => {
    expect(matchesEntityTag(header, '"a1"')).toBe(false);
  });

  it("reads each character of a malformed header once or twice", () => {
    expect(matchesEntityTag(`"a1"${" , ".repeat(5000)}x`, '"a1"')).toBe(false);
  });
});
