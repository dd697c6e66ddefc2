import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchText } from "./words.js";

describe("searchText", () => {
  it.each([
    ["Artisan\u2019s Sword", "artisan's sword"],
    ["artisan\u2018s", "artisan's"],
    ["artisan\u02BCs", "artisan's"],
    ["artisan\u00B4s", "artisan's"],
    ["artisan`s", "artisan's"],
    ["artisan\u1FEFs", "artisan's"],
    ["artisan\uFF07s", "artisan's"],
    ["  queen \u00A0 ant\u3000egg\t", "queen ant egg"],
    ["Épée", "epee"],
    ["E\u0301pe\u0301e", "epee"],
    ["CAFÉ", "cafe"],
    ["Mîxed 'n ﬁne", "mixed 'n ﬁne"],
    // These marks make other letters.
    ["Йод", "йод"],
    ["Ёлка", "ёлка"],
    ["ガ", "ガ"],
    ["각", "각"],
  ])("makes %j %j", (text, expected) => {
    expect(searchText(text)).toBe(expected);
  });

  it("changes nothing that it has made", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(searchText(searchText(text))).toBe(searchText(text));
      }),
    );
  });
});
