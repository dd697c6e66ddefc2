import createClient from "openapi-fetch";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { paths } from "./__snapshots__/openapi.js";
import { portAsker } from "./ask.js";
import { catalog } from "./served.js";

let server: Awaited<ReturnType<typeof portAsker>>;
beforeAll(async () => {
  server = await portAsker({ catalogs: [catalog] });
});
afterAll(() => server.close());

describe("a stock client with generated types", () => {
  it("goes from a list of items to who drops one, and to where that one stands", async () => {
    const client = createClient<paths>({ baseUrl: server.url });
    const chronicle = "interlude";
    const items = await client.GET("/api/{chronicle}/items", {
      params: { path: { chronicle }, query: { q: "stem", type: "etcitem", limit: 200 } },
    });
    const stem = items.data?.data.find((item) => item.name === "Stem");
    expect(stem?.id).toBe(1864);

    const droppers = await client.GET("/api/{chronicle}/items/{id}/dropped-by", {
      params: { path: { chronicle, id: stem?.id ?? 0 }, query: { limit: 1 } },
    });
    const dropper = droppers.data?.data[0]?.npc;
    expect(dropper?.name).toBeTypeOf("string");
    expect(droppers.data?.meta.limit).toBe(1);

    const spawns = await client.GET("/api/{chronicle}/npcs/{id}/spawns", {
      params: { path: { chronicle, id: dropper?.id ?? 0 } },
    });
    expect(spawns.response.status).toBe(200);
    expect(spawns.data?.data.every((spawn) => Number.isInteger(spawn.x))).toBe(true);
  });

  it("gets a typed error", async () => {
    const client = createClient<paths>({ baseUrl: server.url });
    const { data, error } = await client.GET("/api/{chronicle}/items/{id}", {
      params: { path: { chronicle: "interlude", id: 999_999 } },
    });
    expect(data).toBeUndefined();
    expect(error?.code).toBe("ITEM_NOT_FOUND");
  });
});
