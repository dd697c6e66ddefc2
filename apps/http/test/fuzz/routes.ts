import { type ErrorCode, listMeta, resources } from "@gamedata/schema";
import * as v from "valibot";
import type { Facts, ListName } from "./facts.js";

/** What can come of asking for a record that may or may not exist; `undefined` is success. */
export type Existence = (facts: Facts, id: number) => ErrorCode | undefined;

/** What the specification says of one route. */
export interface SpecifiedRoute {
  /** The path, with `{chronicle}` and `{id}` where they belong. */
  readonly path: string;
  /** The closed schema of the whole body. */
  readonly body: v.GenericSchema;
  /** `page` has `limit` and `offset`, `whole` is a list with `meta` on one page. */
  readonly list?: "page" | "whole";
  /** The list that filters and orders are about. */
  readonly filtered?: ListName;
  /** Rows on a page when the query does not say. */
  readonly defaultLimit?: number;
  readonly minimumId?: 0 | 1;
  readonly existence?: Existence;
  /** True for an answer that changes by itself and is not to be kept. */
  readonly isVolatile?: boolean;
}

const data = (schema: v.GenericSchema) => v.strictObject({ data: schema });
const rows = (schema: v.GenericSchema) => data(v.array(schema));
const page = (schema: v.GenericSchema) => v.strictObject({ data: v.array(schema), meta: listMeta });

const DEFAULT_LIMIT = 50;
const DEFAULT_SOURCE_LIMIT = 25;

const known = (ids: (facts: Facts) => ReadonlySet<number>, code: ErrorCode) => (facts: Facts, id: number) =>
  ids(facts).has(id) ? undefined : code;

const item = known((facts) => facts.items, "ITEM_NOT_FOUND");
const npc = known((facts) => facts.rawNpcs, "NPC_NOT_FOUND");
const monster = known((facts) => facts.monsters, "MONSTER_NOT_FOUND");
const rawMonster = known((facts) => facts.rawMonsters, "MONSTER_NOT_FOUND");
const drops: Existence = (facts, id) => npc(facts, id) ?? (facts.droppers.has(id) ? undefined : "DROPS_NOT_FOUND");

function chronicle(
  path: string,
  body: v.GenericSchema,
  rest: Omit<SpecifiedRoute, "path" | "body"> = {},
): SpecifiedRoute {
  return { path: `/api/{chronicle}/${path}`, body, ...rest };
}

function filtered(name: ListName, row: v.GenericSchema): SpecifiedRoute {
  return chronicle(name, page(row), { list: "page", filtered: name, defaultLimit: DEFAULT_LIMIT });
}

function whole(path: string, row: v.GenericSchema): SpecifiedRoute {
  return chronicle(path, page(row), { list: "whole" });
}

function record(path: string, body: v.GenericSchema, existence: Existence, minimumId: 0 | 1 = 1): SpecifiedRoute {
  return chronicle(path, body, { existence, minimumId });
}

function sources(path: string): SpecifiedRoute {
  return chronicle(path, page(resources.ItemSourceEntry), {
    list: "page",
    defaultLimit: DEFAULT_SOURCE_LIMIT,
    existence: item,
    minimumId: 1,
  });
}

/** Every route that the specification names, written from it: not from the route table of the service. */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  filtered("items", resources.ItemSummary),
  record("items/{id}", data(resources.ItemDetail), item),
  sources("items/{id}/dropped-by"),
  sources("items/{id}/spoiled-by"),
  filtered("npcs", resources.NpcSummary),
  record("npcs/{id}", data(resources.NpcDetail), npc),
  record("npcs/{id}/spawns", rows(resources.EnrichedSpawn), npc),
  record("npcs/{id}/drops", data(resources.NpcDrops), drops),
  record("npcs/{id}/shop", data(resources.ShopView), npc),
  filtered("monsters", resources.NpcSummary),
  record("monsters/{id}", data(resources.NpcDetail), monster),
  record("drops/npc/{id}", data(resources.NpcDrops), drops),
  whole("quests", resources.QuestSummary),
  record(
    "quests/{id}",
    data(resources.QuestDetail),
    known((facts) => facts.quests, "QUEST_NOT_FOUND"),
  ),
  whole("classes", resources.ClassSummary),
  record(
    "classes/{id}",
    data(resources.ClassDetail),
    known((facts) => facts.classes, "CLASS_NOT_FOUND"),
    0,
  ),
  whole("armor-sets", resources.ArmorSet),
  whole("hennas", resources.HennaSummary),
  record(
    "hennas/{id}",
    data(resources.HennaDetail),
    known((facts) => facts.hennas, "HENNA_NOT_FOUND"),
  ),
  whole("locations", resources.LocationRef),
  whole("regions", resources.RegionRef),
  chronicle("meta/item-grades", rows(resources.NameCount)),
  chronicle("meta/item-types", rows(resources.NameCount)),
  chronicle("meta/npc-types", rows(resources.NpcTypeCount)),
  filtered("raw/npcs", resources.RawNpc),
  record("raw/npcs/{id}", data(resources.RawNpc), npc),
  filtered("raw/monsters", resources.RawNpc),
  record("raw/monsters/{id}", data(resources.RawNpc), rawMonster),
  record("raw/monsters/{id}/spawns", rows(resources.RawSpawn), rawMonster),
  { path: "/api/openapi.json", body: v.looseObject({ openapi: v.literal("3.0.3") }) },
  { path: "/", body: v.looseObject({}) },
  { path: "/healthz", body: v.looseObject({ status: v.literal("ok") }), isVolatile: true },
];
