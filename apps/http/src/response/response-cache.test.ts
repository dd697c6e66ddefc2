import { describe, expect, it } from "vitest";
import type { EncodedResponse } from "./encoded-response.js";
import { createResponseCache } from "./response-cache.js";

const responseOf = (bytes: number): EncodedResponse => ({
  full: { status: 200, headers: {}, body: new Uint8Array(bytes) },
});

describe("createResponseCache", () => {
  it("finds a response by every target that asked for it, in the same coding only", () => {
    const cache = createResponseCache(1_000_000);
    const response = responseOf(10);
    cache.keep("items {}", "/items", "identity", response);
    expect(cache.findByTarget("/items", "identity")).toBe(response);
    expect(cache.findByTarget("/items", "br")).toBeUndefined();
    expect(cache.findByTarget("/items?limit=50", "identity")).toBeUndefined();
    expect(cache.find("items {}", "/items?limit=50", "identity")).toBe(response);
    expect(cache.findByTarget("/items?limit=50", "identity")).toBe(response);
  });

  it("stays within its bytes, and lets the least recently used go first", () => {
    const cache = createResponseCache(100_000);
    for (let id = 0; id < 100; id += 1) {
      cache.keep(`item ${id}`, `/items/${id}`, "identity", responseOf(4000));
      cache.findByTarget("/items/0", "identity");
    }
    const kept = Array.from({ length: 100 }, (_, id) => cache.findByTarget(`/items/${id}`, "identity") !== undefined);
    expect(kept[0]).toBe(true);
    expect(kept[99]).toBe(true);
    expect(kept[1]).toBe(false);
    expect(kept.filter(Boolean).length).toBeLessThanOrEqual(100_000 / 5000);
  });

  it("does not keep what is larger than the whole cache", () => {
    const cache = createResponseCache(10_000);
    cache.keep("all", "/all", "identity", responseOf(20_000));
    expect(cache.findByTarget("/all", "identity")).toBeUndefined();
  });
});
