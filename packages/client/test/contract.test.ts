import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type CacheEntry, type Client, createClient, type GameDataApiError } from "../src/index.js";
import { methodTable } from "./method-table.js";
import { isServed, operationAt, operations } from "./operations.js";
import { baseUrl, fetchFromService } from "./real-service.js";

const client = createClient({ baseUrl, fetch: fetchFromService });

/** Operations that no method asks for: an alias of `getNpcDrops`, and what is about the service itself. */
const operationsWithoutMethod = ["getDropsOfNpc", "getIndex", "getHealth", "getOpenApiDocument"];

describe("the service's description", () => {
  it.each(Object.entries(methodTable).filter(([, { address }]) => operationAt(address) && !address.includes("ids=")))(
    "calls the operation of %s by the method's name",
    (method, { address }) => expect(operationAt(address)?.operationId).toBe(method),
  );

  it("has no operation without a method, but for the known ones", () => {
    const others = operations.map(({ operationId }) => operationId).filter((id) => !(id in methodTable));
    expect(others.sort()).toEqual([...operationsWithoutMethod].sort());
  });
});

describe("the service", () => {
  for (const [method, { call, address, answer }] of Object.entries(methodTable)) {
    it.runIf(operationAt(address))(`gives ${method} what its type says`, async () => {
      expect(v.safeParse(answer, await call(client)).issues).toBeUndefined();
    });
  }

  it.runIf(isServed("getItems"))(
    "gives bulk answers in the order asked, each record once, and says what is missing",
    async () => {
      const ids = Array.from({ length: 450 }, (_, index) => 450 - index);
      const { data, missing } = await client.getItems(ids, { fields: ["id"] });
      expect([...data.map(({ id }) => id), ...missing].sort((a, b) => b - a)).toEqual(ids);
      expect(data.map(({ id }) => id)).toEqual(ids.filter((id) => !missing.includes(id)));
    },
  );

  it.runIf(isServed("getNpcs"))("gives an NPC once, however many of its raw ids are asked for", async () => {
    const { mergedIds } = await client.getNpc(20001);
    expect(mergedIds).toContain(18342);
    const apart = [20001, ...Array.from({ length: 200 }, (_, index) => 30001 + index), 18342];
    const { data } = await client.getNpcs(apart, { fields: ["name"] });
    expect(data.filter(({ name }) => name === "Gremlin")).toEqual([{ name: "Gremlin" }]);
  });

  it("lists every monster once over all pages", async () => {
    const ids = new Set<number>();
    let rows = 0;
    for await (const { id } of client.listMonsters({ sort: "-level" })) {
      ids.add(id);
      rows += 1;
    }
    const { meta } = await client.listMonsters({ limit: 1 });
    expect(rows).toBe(meta.total);
    expect(ids.size).toBe(meta.total);
  });

  it("answers 304 to what the cache has", async () => {
    const statuses: number[] = [];
    const cached = createClient({
      baseUrl,
      cache: new Map<string, CacheEntry>(),
      fetch: async (url, init) => {
        const response = await fetchFromService(url, init);
        statuses.push(response.status);
        return response;
      },
    });
    const first = await cached.getItem(57);
    expect(await cached.getItem(57)).toEqual(first);
    expect(statuses).toEqual([200, 304]);
  });

  const failures: readonly [
    GameDataApiError["code"],
    number,
    keyof Client,
    (client: Client) => PromiseLike<unknown>,
  ][] = [
    ["INVALID_ID", 400, "getItem", ({ getItem }) => getItem(0)],
    ["INVALID_ID", 400, "getItem", ({ getItem }) => getItem(Number.NaN)],
    ["INVALID_ID", 400, "getItems", ({ getItems }) => getItems([1.5])],
    ["INVALID_PARAMETER", 400, "listItems", ({ listItems }) => listItems({ limit: 0 })],
    ["INVALID_PARAMETER", 400, "search", ({ search }) => search({ q: " " })],
    ["INVALID_ENUM", 400, "listNpcs", ({ listNpcs }) => listNpcs({ npcType: "Dragon" })],
    ["INVALID_RANGE", 400, "listNpcs", ({ listNpcs }) => listNpcs({ levelMin: 2, levelMax: 1 })],
    [
      "UNKNOWN_CHRONICLE",
      404,
      "listRegions",
      () => createClient({ baseUrl, chronicle: "c0", fetch: fetchFromService }).listRegions(),
    ],
    [
      "UNKNOWN_ROUTE",
      404,
      "listRegions",
      () => createClient({ baseUrl: `${baseUrl}/x`, fetch: fetchFromService }).listRegions(),
    ],
    ["URI_TOO_LONG", 414, "listItems", ({ listItems }) => listItems({ q: "x".repeat(10_000) })],
    ["ITEM_NOT_FOUND", 404, "getItem", ({ getItem }) => getItem(999_999)],
    ["NPC_NOT_FOUND", 404, "getNpc", ({ getNpc }) => getNpc(1)],
    ["MONSTER_NOT_FOUND", 404, "getMonster", ({ getMonster }) => getMonster(30001)],
    ["DROPS_NOT_FOUND", 404, "getNpcDrops", ({ getNpcDrops }) => getNpcDrops(30001)],
    ["QUEST_NOT_FOUND", 404, "getQuest", ({ getQuest }) => getQuest(999_999)],
    ["CLASS_NOT_FOUND", 404, "getClass", ({ getClass }) => getClass(999)],
    ["HENNA_NOT_FOUND", 404, "getHenna", ({ getHenna }) => getHenna(181)],
    ["LOCATION_NOT_FOUND", 404, "getLocation", ({ getLocation }) => getLocation(9999)],
    ["REGION_NOT_FOUND", 404, "getRegion", ({ getRegion }) => getRegion(19)],
  ];
  for (const [code, status, method, call] of failures) {
    it.runIf(isServed(method))(`fails with ${code} in ${method}`, async () => {
      await expect(call(client)).rejects.toMatchObject({ name: "GameDataApiError", code, status });
    });
  }
});
