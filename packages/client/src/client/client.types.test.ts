import type * as schema from "@gamedata/schema";
import { describe, expectTypeOf, it } from "vitest";
import type * as client from "../index.js";

declare const api: client.Client;

describe("a method", () => {
  it("gives the whole record, or the fields that were asked for", () => {
    expectTypeOf(() => api.getItem(57)).returns.resolves.toEqualTypeOf<client.ItemDetail>();
    expectTypeOf(() => api.getItem(57, {})).returns.resolves.toEqualTypeOf<client.ItemDetail>();
    expectTypeOf(() => api.getItem(57, { fields: ["id", "stats"] })).returns.resolves.toEqualTypeOf<
      Pick<client.ItemDetail, "id" | "stats">
    >();
    expectTypeOf(() => api.getSkill(1068, { level: 2 })).returns.resolves.toEqualTypeOf<client.SkillDetail>();
    expectTypeOf(() => api.getQuests([1], { fields: ["name"] })).returns.resolves.toEqualTypeOf<
      client.Bulk<Pick<client.QuestDetail, "name">>
    >();
    expectTypeOf(() => api.listItems({ q: "bow", fields: ["id"] })).returns.toEqualTypeOf<
      client.List<Pick<client.ItemSummary, "id">>
    >();
    expectTypeOf(() => api.listNpcSpawns(29001)).returns.toEqualTypeOf<client.List<client.EnrichedSpawn>>();
    expectTypeOf(() => api.listChronicles()).returns.toEqualTypeOf<client.List<client.Chronicle>>();
    expectTypeOf(() => api.search({ q: "ant" })).returns.toEqualTypeOf<client.List<client.SearchHit>>();
  });

  it("refuses what does not exist", () => {
    // @ts-expect-error an item has no field of this name
    expectTypeOf(() => api.getItem(57, { fields: ["colour"] })).returns.not.toBeNever();
    // @ts-expect-error a type of items is one of three
    expectTypeOf(() => api.listItems({ type: "jewel" })).returns.not.toBeNever();
    // @ts-expect-error an item has no levels
    expectTypeOf(() => api.getItem(57, { level: 2 })).returns.not.toBeNever();
    // @ts-expect-error quests have no pages to ask for
    expectTypeOf(() => api.listQuests({ limit: 5 })).returns.not.toBeNever();
    // @ts-expect-error the raw layer knows no locations
    expectTypeOf(() => api.listRawNpcs({ location: 34 })).returns.not.toBeNever();
    // @ts-expect-error a search needs something to search for
    expectTypeOf(() => api.search({ types: ["item"] })).returns.not.toBeNever();
    // @ts-expect-error a route needs an end
    expectTypeOf(() => api.findTeleportRoute({ from: 30080 })).returns.not.toBeNever();
    // @ts-expect-error spawns have no fields to select
    expectTypeOf(() => api.listNpcSpawns(29001, { fields: ["x"] })).returns.not.toBeNever();
  });

  it("refuses the id of another kind", () => {
    const item = (): client.ItemId => 57;
    // @ts-expect-error the id of an item names no NPC
    expectTypeOf(() => api.getNpc(item())).returns.not.toBeNever();
    // @ts-expect-error nor does it among others
    expectTypeOf(() => api.getNpcs([item()])).returns.not.toBeNever();
    expectTypeOf(() => api.getItem(item())).returns.resolves.toEqualTypeOf<client.ItemDetail>();
  });
});

describe("the options", () => {
  it("take the platform's fetch and a Map", () => {
    expectTypeOf<typeof globalThis.fetch>().toExtend<client.Fetch>();
    expectTypeOf<Map<string, client.CacheEntry>>().toExtend<client.Cache>();
  });
});

describe("an error", () => {
  it("is told apart by its code", () => {
    const statusOf = (error: client.GameDataApiError) => {
      if (error.code === "NETWORK_ERROR") {
        expectTypeOf(error.status).toEqualTypeOf<undefined>();
        return 0;
      }
      expectTypeOf(error.status).toEqualTypeOf<number>();
      if (error.code !== "UNEXPECTED_RESPONSE") expectTypeOf(error.code).toEqualTypeOf<schema.ErrorCode>();
      return error.status;
    };
    expectTypeOf(statusOf).returns.toEqualTypeOf<number>();
  });
});
