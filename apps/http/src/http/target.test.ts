import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalPath, MAXIMUM_TARGET_LENGTH, splitTarget, targetOf } from "./request.js";

describe("targetOf", () => {
  it.each([
    ["http://127.0.0.1:3000/api?x=1", "/api?x=1"],
    ["https://example.org", "/"],
    ["https://example.org?x=1", "/?x=1"],
    ["http://user@[::1]:80/a//b", "/a//b"],
    ["/api/interlude/items", "/api/interlude/items"],
    ["//host/items", "//host/items"],
    ["/redirect?to=http://example.org/x", "/redirect?to=http://example.org/x"],
    ["*", "*"],
  ])("of %s is %s", (url, target) => {
    expect(targetOf(url)).toBe(target);
  });
});

describe("splitTarget", () => {
  it.each([
    ["/", "/", ""],
    ["/items?q=a?b", "/items", "q=a?b"],
    ["/items?", "/items", ""],
    ["/items#here?q=1", "/items", ""],
    ["/items?q=1#here", "/items", "q=1"],
    ["", "", ""],
  ])("of %j gives %j and %j", (target, path, query) => {
    expect(splitTarget(target)).toEqual({ path, query });
  });

  it("takes 8 KiB and no more", () => {
    expect(splitTarget(`/${"a".repeat(MAXIMUM_TARGET_LENGTH - 1)}`).path).toHaveLength(MAXIMUM_TARGET_LENGTH);
    expect(() => splitTarget(`/${"a".repeat(MAXIMUM_TARGET_LENGTH)}`)).toThrow(/8193 characters; at most 8192/);
  });
});

describe("canonicalPath", () => {
  it.each([
    ["/api/interlude/items/", "/api/interlude/items"],
    ["//api///interlude/items", "/api/interlude/items"],
    ["/api/./interlude/x/../items", "/api/interlude/items"],
    ["/api/%2E%2e/api/interlude/%2e/items", "/api/interlude/items"],
    ["/../../..", "/"],
    ["/api/...", "/api/..."],
    ["", "/"],
  ])("of %s is %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it("is its own canonical path", () => {
    const segment = fc.constantFrom("", ".", "..", "%2e", "api", "items", "57");
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        const path = canonicalPath(`/${segments.join("/")}`);
        expect(canonicalPath(path)).toBe(path);
      }),
    );
  });
});
