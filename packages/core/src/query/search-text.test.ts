import { expect, it } from "vitest";
import { searchText } from "./search-text.js";

it("trims and lowers; blank is no search", () => {
  expect(searchText("  Draconic Bow ")).toBe("draconic bow");
  expect(searchText(" \t\n")).toBeUndefined();
  expect(searchText(undefined)).toBeUndefined();
});

it.each([1, null, {}, ["bow"]])("refuses %o", (value) => {
  expect(() => searchText(value)).toThrow(/^Invalid q .*: it must be text\.$/u);
});
