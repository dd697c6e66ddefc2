import { describe, expect, it } from "vitest";
import type { EncodedResponse } from "./response.js";
import { createResponseCache, type ResponseCache } from "./response-cache.js";

const responseOf = (bytes: number): EncodedResponse => ({
  full: { status: 200, headers: {}, body: new Uint8Array(bytes) },
});

/** Stores a response twice: only the second call has an effect. */
function keepTwice(cache: ResponseCache, target: string, response: EncodedResponse): void {
  cache.keep(target, "identity", response);
  cache.keep(target, "identity", response);
}

describe("createResponseCache", () => {
  it("keeps a response from the second time on", () => {
    const cache = createResponseCache(1_000_000);
    const response = responseOf(10);
    cache.keep("/items/57", "identity", response);
    expect(cache.find("/items/57", "identity")).toBeUndefined();
    cache.keep("/items/57", "br", response);
    expect(cache.find("/items/57", "br")).toBeUndefined();
    cache.keep("/items/57", "identity", response);
    expect(cache.find("/items/57", "identity")).toBe(response);
  });

  it("keeps what is asked again after a crawler asked for everything once", () => {
    const cache = createResponseCache(100_000);
    keepTwice(cache, "/items/0", responseOf(4000));
    for (let id = 1; id < 10_000; id += 1) cache.keep(`/items/${id}`, "identity", responseOf(4000));
    expect(cache.find("/items/0", "identity")).toBeDefined();
  });

  it("finds a response by its target, in the same coding only", () => {
    const cache = createResponseCache(1_000_000);
    const response = responseOf(10);
    keepTwice(cache, "/items", response);
    expect(cache.find("/items", "identity")).toBe(response);
    expect(cache.find("/items", "br")).toBeUndefined();
    expect(cache.find("/items?limit=50", "identity")).toBeUndefined();
  });

  it("stays within its bytes, and lets the least recently used go first", () => {
    const cache = createResponseCache(100_000);
    for (let id = 0; id < 100; id += 1) {
      keepTwice(cache, `/items/${id}`, responseOf(4000));
      cache.find("/items/0", "identity");
    }
    const kept = Array.from({ length: 100 }, (_, id) => cache.find(`/items/${id}`, "identity") !== undefined);
    expect(kept[0]).toBe(true);
    expect(kept[99]).toBe(true);
    expect(kept[1]).toBe(false);
    expect(kept.filter(Boolean).length).toBeLessThanOrEqual(100_000 / 5000);
  });

  it("does not keep what is larger than the whole cache", () => {
    const cache = createResponseCache(10_000);
    keepTwice(cache, "/all", responseOf(20_000));
    expect(cache.find("/all", "identity")).toBeUndefined();
  });
});
