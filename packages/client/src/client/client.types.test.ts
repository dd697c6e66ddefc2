import type * as core from "@gamedata/core";
import type * as schema from "@gamedata/schema";
import { describe, expectTypeOf, it } from "vitest";
import type * as client from "../index.js";

declare const api: client.Client;

describe("the resource types", () => {
  it("are those that the schemas infer", () => {
    expectTypeOf<client.ArmorSet>().toEqualTypeOf<schema.ArmorSet>();
    expectTypeOf<client.BulkMeta>().toEqualTypeOf<schema.BulkMeta>();
    expectTypeOf<client.ClassDetail>().toEqualTypeOf<schema.ClassDetail>();
    expectTypeOf<client.ClassSummary>().toEqualTypeOf<schema.ClassSummary>();
    expectTypeOf<client.DatasetMeta>().toEqualTypeOf<schema.DatasetMeta>();
    expectTypeOf<client.EnrichedSpawn>().toEqualTypeOf<schema.EnrichedSpawn>();
    expectTypeOf<client.ErrorCode>().toEqualTypeOf<schema.ErrorCode>();
    expectTypeOf<client.HennaDetail>().toEqualTypeOf<schema.HennaDetail>();
    expectTypeOf<client.HennaSummary>().toEqualTypeOf<schema.HennaSummary>();
    expectTypeOf<client.ItemDetail>().toEqualTypeOf<schema.ItemDetail>();
    expectTypeOf<client.ItemSourceEntry>().toEqualTypeOf<schema.ItemSourceEntry>();
    expectTypeOf<client.ItemSummary>().toEqualTypeOf<schema.ItemSummary>();
    expectTypeOf<client.ListMeta>().toEqualTypeOf<schema.ListMeta>();
    expectTypeOf<client.LocationDetail>().toEqualTypeOf<schema.LocationDetail>();
    expectTypeOf<client.LocationRef>().toEqualTypeOf<schema.LocationRef>();
    expectTypeOf<client.NameCount>().toEqualTypeOf<schema.NameCount>();
    expectTypeOf<client.NpcDetail>().toEqualTypeOf<schema.NpcDetail>();
    expectTypeOf<client.NpcDrops>().toEqualTypeOf<schema.NpcDrops>();
    expectTypeOf<client.NpcSummary>().toEqualTypeOf<schema.NpcSummary>();
    expectTypeOf<client.NpcTypeCount>().toEqualTypeOf<schema.NpcTypeCount>();
    expectTypeOf<client.QuestDetail>().toEqualTypeOf<schema.QuestDetail>();
    expectTypeOf<client.QuestSummary>().toEqualTypeOf<schema.QuestSummary>();
    expectTypeOf<client.RawNpc>().toEqualTypeOf<schema.RawNpc>();
    expectTypeOf<client.RawSpawn>().toEqualTypeOf<schema.RawSpawn>();
    expectTypeOf<client.RegionDetail>().toEqualTypeOf<schema.RegionDetail>();
    expectTypeOf<client.RegionRef>().toEqualTypeOf<schema.RegionRef>();
    expectTypeOf<client.SearchResult>().toEqualTypeOf<schema.SearchResult>();
    expectTypeOf<client.SkillDetail>().toEqualTypeOf<schema.SkillDetail>();
    expectTypeOf<client.ShopView>().toEqualTypeOf<schema.ShopView>();
    expectTypeOf<client.TeleportRoute>().toEqualTypeOf<schema.TeleportRoute>();
  });

  it("have the schema package's envelopes", () => {
    expectTypeOf<client.Page<1>>().toEqualTypeOf<schema.Page<1>>();
    expectTypeOf<client.Bulk<1>>().toEqualTypeOf<schema.Bulk<1>>();
  });

  it("are the parameters of the queries, but for values that are in the data", () => {
    expectTypeOf<core.ItemListQuery>().toExtend<client.ItemListQuery>();
    expectTypeOf<client.ItemListQuery>().toExtend<core.ItemListQuery>();
    expectTypeOf<core.NpcListQuery>().toExtend<client.NpcListQuery>();
    expectTypeOf<client.NpcListQuery>().toExtend<core.NpcListQuery>();
    expectTypeOf<core.RawNpcListQuery>().toExtend<client.RawNpcListQuery>();
    expectTypeOf<client.RawNpcListQuery>().toExtend<core.RawNpcListQuery>();
    expectTypeOf<core.SearchQuery>().toExtend<client.SearchQuery>();
    expectTypeOf<client.SearchQuery>().toExtend<core.SearchQuery>();
    expectTypeOf<core.SkillListQuery>().toExtend<client.SkillListQuery>();
    expectTypeOf<client.SkillListQuery>().toExtend<core.SkillListQuery>();
    expectTypeOf<core.GetSkillQuery>().toExtend<client.GetSkillQuery>();
    expectTypeOf<client.GetSkillQuery>().toExtend<core.GetSkillQuery>();
    expectTypeOf<core.FindTeleportRouteQuery>().toExtend<client.FindTeleportRouteQuery>();
    expectTypeOf<client.FindTeleportRouteQuery>().toExtend<core.FindTeleportRouteQuery>();
    expectTypeOf<core.PageQuery>().toExtend<client.PageQuery>();
    expectTypeOf<client.PageQuery>().toExtend<core.PageQuery>();
  });
});

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
    expectTypeOf(() => api.search({ q: "ant" })).returns.toEqualTypeOf<client.List<client.SearchResult>>();
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
