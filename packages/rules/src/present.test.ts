import { describe, expect, it } from "vitest";
import { nonEmpty, present, presentGroup } from "./present.js";

describe("present", () => {
  it("leaves out what is undefined, keeps null, zero and false, and the order", () => {
    const fields = { b: 1, a: undefined, d: null, c: 0, e: false };
    expect(present(fields)).toEqual({ b: 1, d: null, c: 0, e: false });
    expect(Object.keys(present(fields))).toEqual(["b", "d", "c", "e"]);
    expect(fields).toHaveProperty("a");
  });
});

describe("presentGroup", () => {
  it("is nothing when no field has something to say", () => {
    expect(presentGroup({ a: undefined })).toBeUndefined();
    expect(presentGroup({ a: undefined, b: 2 })).toEqual({ b: 2 });
  });
});

describe("nonEmpty", () => {
  it("is nothing for an empty list", () => {
    expect(nonEmpty([])).toBeUndefined();
    expect(nonEmpty(undefined)).toBeUndefined();
    expect(nonEmpty([0])).toEqual([0]);
  });
});
