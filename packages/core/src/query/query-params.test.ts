import { describe, expect, it } from "vitest";
import { checkRecord, readInteger, readText } from "./query-params.js";

describe("readText", () => {
  it("treats an empty value as absent", () => {
    expect(readText({ q: "" }, "q")).toBeUndefined();
    expect(readText({}, "q")).toBeUndefined();
    expect(readText({ q: " " }, "q")).toBe(" ");
  });

  it.each([1, null, {}, ["a"]])("refuses %o", (value) => {
    const params = JSON.parse(JSON.stringify({ q: value }));
    expect(() => readText(params, "q")).toThrow(/^Invalid q .*: it must be text\.$/u);
  });
});

describe("readInteger", () => {
  it("reads digits with or without a minus", () => {
    expect(readInteger({ levelMin: "-12" }, "levelMin")).toBe(-12);
    expect(readInteger({ levelMin: "007" }, "levelMin")).toBe(7);
  });
});

describe("checkRecord", () => {
  it.each([null, undefined, 1, "q=1", [], true])("refuses %o", (value) => {
    expect(() => checkRecord(value)).toThrow(/^Invalid query .*: it must be an object\.$/u);
  });
});
