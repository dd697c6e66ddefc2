import { describe, expect, it, vi } from "vitest";
import type { Cache, CacheEntry } from "./options.js";
import { createRequest } from "./request.js";

const baseUrl = "https://gamedata.example";
const url = `${baseUrl}/api/interlude/items/57`;
const body = { data: { id: 57, name: "Adena" } };
const fresh: CacheEntry = { etag: '"a1"', body: JSON.stringify(body) };

/** Requests item 57 through a cache from a service that has it with the tag `"a1"`. */
async function requestThrough(cache: Cache) {
  const onCacheError = vi.fn<(error: unknown, url: string) => void>();
  const tags: (string | undefined)[] = [];
  const request = createRequest({
    baseUrl,
    cache,
    onCacheError,
    fetch: async (_, { headers }) => {
      tags.push(headers["If-None-Match"]);
      return headers["If-None-Match"] === fresh.etag
        ? new Response(null, { status: 304 })
        : Response.json(body, { headers: { ETag: fresh.etag } });
    },
  });
  return { answer: await request("items/57"), tags, errors: onCacheError.mock.calls };
}

const broken = new Error("The disk is full");
const fail = () => {
  throw broken;
};

describe("a cache that fails", () => {
  it.each([
    ["throws in get", { get: fail, set: () => undefined }],
    ["rejects in get", { get: () => Promise.reject(broken), set: () => undefined }],
    ["throws in set", { get: () => undefined, set: fail }],
    ["rejects in set", { get: () => undefined, set: () => Promise.reject(broken) }],
  ])("is a miss, and is told to onCacheError, when it %s", async (_, cache) => {
    const { answer, tags, errors } = await requestThrough(cache);
    expect(answer).toEqual(body);
    expect(tags).toEqual([undefined]);
    expect(errors).toEqual([[broken, url]]);
  });

  it("is a miss without onCacheError too", async () => {
    const request = createRequest({ baseUrl, cache: { get: fail, set: fail }, fetch: async () => Response.json(body) });
    await expect(request("items/57")).resolves.toEqual(body);
  });
});

describe("a damaged entry", () => {
  it.each([
    ["a body that was cut off", { ...fresh, body: fresh.body.slice(0, -3) }],
    ["a body of another form", { ...fresh, body: '{"items":[]}' }],
    ["no body", { etag: fresh.etag }],
    ["no tag", { body: fresh.body }],
    ["a tag without quotes", { ...fresh, etag: "a1" }],
    ["a tag that is no header", { ...fresh, etag: '"a\n1"' }],
    ["only text", "damaged"],
  ])("is a miss, is told to onCacheError, and is replaced: %s", async (_, entry) => {
    const kept = new Map<string, CacheEntry>([[url, JSON.parse(JSON.stringify(entry))]]);
    const { answer, tags, errors } = await requestThrough(kept);
    expect(answer).toEqual(body);
    expect(tags).toEqual([undefined]);
    expect(errors).toEqual([
      [expect.objectContaining({ message: expect.stringMatching(/^Damaged cache entry/u) }), url],
    ]);
    expect(kept.get(url)).toEqual(fresh);
  });
});

describe("an entry", () => {
  it("that is whole is revalidated, and no error is told", async () => {
    const { answer, tags, errors } = await requestThrough(new Map([[url, fresh]]));
    expect(answer).toEqual(body);
    expect(tags).toEqual([fresh.etag]);
    expect(errors).toEqual([]);
  });

  it("may have a weak tag", async () => {
    const { tags, errors } = await requestThrough(new Map([[url, { ...fresh, etag: 'W/"a1"' }]]));
    expect(tags).toEqual(['W/"a1"']);
    expect(errors).toEqual([]);
  });

  it.each([undefined, null])("that is %s is a miss, and no error is told", async (entry) => {
    const { answer, tags, errors } = await requestThrough({ get: () => entry, set: () => undefined });
    expect(answer).toEqual(body);
    expect(tags).toEqual([undefined]);
    expect(errors).toEqual([]);
  });
});
