import { errorCode } from "@gamedata/schema";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { errorCodes } from "../src/generated/constants.js";
import { type Client, createClient, type GameDataApiError } from "../src/index.js";
import { methodCalls, resultSchema } from "./method-calls.js";
import { baseUrl, fetchFromService } from "./real-service.js";

const client = createClient({ baseUrl, fetch: fetchFromService });

it("the client knows every code that the service can give", () => {
  expect(errorCodes).toEqual(errorCode.options);
});

describe("the service", () => {
  it.each(methodCalls)("gives $method what its type says at $address", async ({ call, result }) => {
    expect(v.safeParse(resultSchema(result), await call(client)).issues).toBeUndefined();
  });

  it("gives an NPC once, however many ids of its raw NPCs are asked for", async () => {
    const { mergedIds } = await client.getNpc(20001);
    expect(mergedIds).toContain(18342);
    const apart = [20001, ...Array.from({ length: 200 }, (_, index) => 30001 + index), 18342];
    const { data } = await client.getNpcs(apart, { fields: ["name"] });
    expect(data.filter(({ name }) => name === "Gremlin")).toEqual([{ name: "Gremlin" }]);
  });

  it("compares one record of two chronicles, and names what has another name in each", async () => {
    // Both sources state the price and the crystals of item 6364.
    const { changed } = await client.getChanges({ from: "high-five", type: "items", id: 6364 });
    expect(changed).toMatchObject([
      { id: 6364, fields: { price: [42_759_400, 48_800_000], crystalCount: [2052, 2440] } },
    ]);
    const { reused } = await client.getChanges({ from: "high-five", type: "items", limit: 1 });
    expect(reused.map(({ names }) => names.length)).toEqual([2]);
  });

  it("answers about the chronicle that the client is made for, and lists all of them", async () => {
    const { data } = await client.listChronicles();
    expect(data.map(({ name }) => name)).toEqual(["interlude", "high-five"]);
    const later = createClient({ baseUrl, chronicle: "high-five", fetch: fetchFromService });
    // xml/stats/items/15500-15599.xml and 00000-00099.xml of High Five: `crystal_type` is S84.
    expect(await later.getItem(15_558, { fields: ["name", "grade"] })).toEqual({ name: "Periel Sword", grade: "s84" });
    const { data: best } = await later.listItems({ grade: "s84", weaponType: "DUAL", limit: 1, fields: ["id"] });
    expect(best).toEqual([{ id: 52 }]);
    expect((await later.getDataset()).chronicle).toBe("high-five");
    await expect(client.listItems({ grade: "s84" })).rejects.toMatchObject({ code: "INVALID_ENUM" });
  });

  it("gives the spawns of a record as a page that can be iterated", async () => {
    const { data, meta } = await client.listRawMonsterSpawns(20120);
    expect(data).toHaveLength(64);
    expect(meta).toEqual({ total: 64, limit: 64, offset: 0 });
    const iterated = [];
    for await (const spawn of client.listRawMonsterSpawns(20120)) iterated.push(spawn);
    expect(iterated).toEqual(data);
  });

  const failures: readonly [GameDataApiError["code"], number, (client: Client) => PromiseLike<unknown>][] = [
    ["INVALID_RANGE", 400, ({ listNpcs }) => listNpcs({ levelMin: 2, levelMax: 1 })],
    ["URI_TOO_LONG", 414, ({ listItems }) => listItems({ q: "x".repeat(10_000) })],
    ["ITEM_NOT_FOUND", 404, ({ getItem }) => getItem(999_999)],
  ];
  it.each(failures)("fails with %s and status %i: %s", async (code, status, call) => {
    await expect(call(client)).rejects.toMatchObject({ name: "GameDataApiError", code, status });
  });
});
