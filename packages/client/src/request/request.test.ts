import { describe, expect, it, vi } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { playService, success } from "../../test/played-service.js";
import type { CacheEntry, ClientOptions } from "./options.js";
import { createRequest } from "./request.js";

const baseUrl = "https://gamedata.example";

describe("the address of a request", () => {
  /** The address that is asked for a query, as a service would get it. */
  async function addressFor(query: object, path = "items"): Promise<string> {
    const fetch = vi.fn<NonNullable<ClientOptions["fetch"]>>(async () => Response.json({ data: [] }));
    await createRequest({ baseUrl, fetch })(path, query);
    return fetch.mock.lastCall?.[0] ?? "";
  }

  it("is the same for equal queries", async () => {
    expect(await addressFor({ q: "bow", limit: 1 })).toBe(await addressFor({ limit: 1, q: "bow" }));
  });

  it("leaves out what is undefined, and keeps 0 and the empty text", async () => {
    expect(await addressFor({ q: "", offset: 0, limit: undefined })).toBe(`${baseUrl}/api/interlude/items?offset=0&q=`);
  });

  it("joins lists by commas, and the numbers of a pair by a colon", async () => {
    const url = new URL(
      await addressFor({
        buy: [57, 1],
        stock: [
          [1864, 10],
          [57, 0],
        ],
        known: [
          [3, 9],
          [16, 1],
        ],
        fields: [],
      }),
    );
    expect(Object.fromEntries(url.searchParams)).toEqual(yaml`
      { buy: "57,1", stock: "1864:10,57:0", known: "3-9,16-1", fields: "" }
    `);
  });

  it("carries any text unharmed", async () => {
    const q = "a&b=c#d?e%2F+ü💎/../";
    expect(new URL(await addressFor({ q })).searchParams.get("q")).toBe(q);
  });

  it("has the replacement character for half a character", async () => {
    expect(await addressFor({ q: "bow\ud83d" })).toBe(`${baseUrl}/api/interlude/items?q=bow%EF%BF%BD`);
  });

  it.each([
    ["https://x.example", "https://x.example/api/interlude/items"],
    ["https://x.example/", "https://x.example/api/interlude/items"],
    ["https://x.example/games", "https://x.example/games/api/interlude/items"],
    ["https://x.example/games//", "https://x.example/games/api/interlude/items"],
    ["http://10.0.2.2:3000", "http://10.0.2.2:3000/api/interlude/items"],
    ["http://[::1]:3000", "http://[::1]:3000/api/interlude/items"],
  ])("continues the path of the base URL %s", async (base, address) => {
    const fetch = vi.fn<NonNullable<ClientOptions["fetch"]>>(async () => Response.json({ data: [] }));
    await createRequest({ baseUrl: base, fetch })("items");
    expect(fetch.mock.lastCall?.[0]).toBe(address);
  });
});

describe("a cache", () => {
  const body = { data: { id: 57, name: "Adena" } };
  const options = { headers: { "X-App": "1" } };

  it("is a Map, if one likes, and asks again only for what changed", async () => {
    let current: object = body;
    const service = await playService((request) => success(current, request.headers["if-none-match"]));
    const cache = new Map<string, CacheEntry>();
    const request = createRequest({ ...options, ...service, cache });
    const statuses = () => service.requests.map(({ headers }) => headers["if-none-match"]);

    expect(await request("items/57")).toEqual(body);
    const [entry] = cache.values();
    expect(entry).toEqual({ etag: expect.stringMatching(/^"[0-9a-f]{16}"$/), body: JSON.stringify(body) });

    const again = await request("items/57");
    expect(again).toEqual(body);
    expect(statuses()).toEqual([undefined, entry?.etag]);
    expect(service.requests.at(-1)?.headers["x-app"]).toBe("1");

    current = { data: { id: 57, name: "Gold" } };
    expect(await request("items/57")).toEqual(current);
    expect([...cache.values()]).toMatchObject([{ body: JSON.stringify(current) }]);
    expect(statuses()).toEqual([undefined, entry?.etag, entry?.etag]);
    await service.close();
  });

  it("gives every caller an answer of their own", async () => {
    const service = await playService((request) => success(body, request.headers["if-none-match"]));
    const request = createRequest({ ...service, cache: new Map() });
    const answers = [await request("items/57"), await request("items/57"), await request("items/57")];
    expect(new Set(answers).size).toBe(3);
    await service.close();
  });

  it("may be asynchronous, and is keyed by address", async () => {
    const kept = new Map<string, CacheEntry>();
    const cache = {
      get: async (url: string) => kept.get(url),
      set: async (url: string, entry: CacheEntry) => void kept.set(url, entry),
    };
    const fetch = async () => Response.json(body, { headers: { ETag: '"a1"' } });
    const request = createRequest({ baseUrl, fetch, cache });
    await request("items/57");
    await request("items", { signal: new AbortController().signal });
    expect([...kept.keys()]).toEqual([`${baseUrl}/api/interlude/items/57`, `${baseUrl}/api/interlude/items`]);
  });

  it.each([
    ["has no tag", () => Response.json(body)],
    [
      "is an error",
      () =>
        Response.json({ error: "No", status: 404, code: "ITEM_NOT_FOUND" }, { status: 404, headers: { ETag: '"a"' } }),
    ],
    ["is no answer of the service", () => new Response("<html>", { headers: { ETag: '"a"' } })],
  ])("keeps nothing that %s", async (_, answer) => {
    const cache = new Map<string, CacheEntry>();
    await createRequest({ baseUrl, fetch: async () => answer(), cache })("items/57").catch(() => undefined);
    expect(cache.size).toBe(0);
  });
});

describe("fetch", () => {
  it("is the one of the moment when none was given, called without this", async () => {
    const request = createRequest({ baseUrl });
    const fetch = vi.fn(async function (this: unknown) {
      expect(this).toBe(globalThis);
      return Response.json({ data: 1 });
    });
    vi.stubGlobal("fetch", fetch);
    await expect(request("regions")).resolves.toEqual({ data: 1 });
    vi.unstubAllGlobals();
  });

  it("gets the signal, and no signal where there is none", async () => {
    const fetch = vi.fn<NonNullable<ClientOptions["fetch"]>>(async () => Response.json({ data: 1 }));
    const request = createRequest({ baseUrl, fetch });
    const { signal } = new AbortController();
    await request("regions", { signal });
    await request("regions");
    expect(fetch.mock.calls.map(([url, init]) => [url, init])).toEqual([
      [`${baseUrl}/api/interlude/regions`, { headers: {}, signal }],
      [`${baseUrl}/api/interlude/regions`, { headers: {} }],
    ]);
  });
});
