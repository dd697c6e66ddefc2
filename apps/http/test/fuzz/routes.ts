import { bulkMeta, type ErrorCode, listMeta, resources } from "@gamedata/schema";
import * as v from "valibot";
import { type Facts, offeredMultisells } from "./facts.js";
import { checkHunting, huntingParameters } from "./hunting.js";
import { checkItemDetail, checkItemSources, checkItemUses } from "./item-oracle.js";
import {
  changesParameters,
  characterParameters,
  classPlanParameters,
  craftingListParameters,
  craftingParameters,
  exchangeList,
  type FilteredList,
  farmingParameters,
  fightParameters,
  filteredLists,
  listByItem,
  lootParameters,
  once,
  type Parameter,
  rawNpc,
  travelParameters,
} from "./lists.js";
import { checkMap, mapParameters } from "./map.js";
import { checkNames, nameParameters } from "./search-oracle.js";
import { skillList, skillParameters } from "./skill-list.js";
import { checkRoute, routeAbsence } from "./travel-oracle.js";
import { type FilteredWhole, filteredArmorSets, filteredHennas, filteredQuests } from "./whole-lists.js";
import { checkZones, zoneParameters } from "./zones.js";

/** The ids of the records that a route knows. */
type Ids = (facts: Facts) => ReadonlySet<number>;

/** Gives the value of a parameter: of a list all values between commas, of any other the first. */
export type ParameterText = (name: string) => string | undefined;

/** What can come of asking for a record that may or may not exist, by the query too; `undefined` is success. */
export type Existence = (facts: Facts, id: number, textOf: ParameterText) => ErrorCode | undefined;

/** What a request asked of a route. */
export interface RouteRequest {
  /** The id of the path; NaN where it has none. */
  readonly id: number;
  readonly textOf: ParameterText;
  /** The parameters as they were read. */
  readonly parameters: unknown;
}

/** The closed schema of a record. */
export type RecordSchema = v.StrictObjectSchema<v.ObjectEntries, undefined>;

/** What a list says of many records by id. */
export interface SpecifiedBulk {
  readonly record: RecordSchema;
  readonly minimumId: 0 | 1;
  /** Gives the id that a record is shown with; `undefined` when there is none. */
  readonly shownId: (facts: Facts, id: number) => number | undefined;
}

/** What the specification, or what this service adds to it, says of one route. */
export interface SpecifiedRoute {
  /** The path, with `{chronicle}` and `{id}` where they belong. */
  readonly path: string;
  /** The closed schema of `data`, or of the whole body of a route outside the chronicles. */
  readonly body: v.GenericSchema;
  /** Where it is a list with `meta`, or a detail: the record whose fields can be chosen. */
  readonly record?: RecordSchema;
  /** The closed schema of `meta`, where it says more than that of other lists. */
  readonly meta?: v.GenericSchema;
  /** `page` has `limit` and `offset`, `whole` is a list with `meta` on one page. */
  readonly list?: "page" | "whole";
  readonly filtered?: FilteredList;
  /** The parameters of a response that is no list. */
  readonly parameters?: Readonly<Record<string, Parameter>>;
  /** Parameters that are allowed only together with another one. */
  readonly companions?: Readonly<Record<string, string>>;
  readonly isSearch?: boolean;
  readonly bulk?: SpecifiedBulk;
  /** Rows on a page when the query does not say. */
  readonly defaultLimit?: number;
  readonly minimumId?: 0 | 1;
  readonly existence?: Existence;
  /** Every id that the route knows. */
  readonly ids?: Ids;
  /** Checks what a response says of the record, beyond its schema. */
  readonly check?: (json: unknown, asked: RouteRequest, facts: Facts) => void;
  /** True for an answer that changes by itself and is not to be kept. */
  readonly isVolatile?: boolean;
}

/** The body of a response that holds one thing, or a list without pages. */
const single = (data: v.GenericSchema) => v.strictObject({ data });
/** The body of a page of a list. */
export const pageOf = (row: v.GenericSchema, meta: v.GenericSchema = listMeta) =>
  v.strictObject({ data: v.array(row), meta });
/** The body of a response to a request for many records by id. */
export const bulkOf = (record: v.GenericSchema) => v.strictObject({ data: v.array(record), meta: bulkMeta });
/** The body of a response that is one record. */
export const detailOf = single;

const DEFAULT_LIMIT = 50;
const DEFAULT_SOURCE_LIMIT = 25;

const known =
  (ids: Ids, code: ErrorCode): Existence =>
  (facts, id) =>
    ids(facts).has(id) ? undefined : code;
const itself = (ids: Ids) => (facts: Facts, id: number) => (ids(facts).has(id) ? id : undefined);
const canonical = (ids: Ids) => (facts: Facts, id: number) =>
  ids(facts).has(id) ? facts.canonicalIds.get(id) : undefined;

const isItem = known((facts) => facts.items, "ITEM_NOT_FOUND");
const isNpc = known((facts) => facts.rawNpcs, "NPC_NOT_FOUND");
const isClass = known((facts) => facts.classes, "CLASS_NOT_FOUND");
const isRawMonster = known((facts) => facts.rawMonsters, "MONSTER_NOT_FOUND");
const drops: Existence = (facts, id, textOf) =>
  isNpc(facts, id, textOf) ?? (facts.droppers.has(id) ? undefined : "DROPS_NOT_FOUND");

/** The raw NPC of a loot is one of those that were merged into the NPC. */
const isLooted: Existence = (facts, id, textOf) => {
  const { canonicalIds } = facts;
  const raw = textOf("raw") ?? "";
  const isMember = raw === "" || canonicalIds.get(Number(raw)) === canonicalIds.get(id);
  return isNpc(facts, id, textOf) ?? (isMember ? undefined : "INVALID_ENUM");
};

function chronicle(
  path: string,
  body: v.GenericSchema,
  rest: Omit<SpecifiedRoute, "path" | "body"> = {},
): SpecifiedRoute {
  return { path: `/api/{chronicle}/${path}`, body, ...rest };
}

interface Collection {
  readonly name: string;
  readonly row: RecordSchema;
  readonly detail: RecordSchema;
  /** Left out where they are those of the list. */
  readonly ids?: Ids;
  readonly code: ErrorCode;
  readonly minimumId?: 0 | 1;
  readonly isCleaned?: boolean;
  readonly filtered?: FilteredList;
  /** What a list without pages is filtered by. */
  readonly listed?: FilteredWhole;
  /** What the route of one record has besides. */
  readonly further?: Pick<SpecifiedRoute, "existence" | "parameters" | "check">;
}

/** A list of records with the route of one of them. */
function collection({
  name,
  row,
  detail,
  filtered,
  ids = once((facts) => new Set(filtered?.records(facts).map(({ id }) => id))),
  code,
  minimumId = 1,
  isCleaned,
  listed,
  further,
}: Collection): SpecifiedRoute[] {
  const shownId = isCleaned === true ? canonical(ids) : itself(ids);
  const bulk = { record: detail, minimumId, shownId };
  const list = filtered
    ? ({ list: "page", filtered, defaultLimit: DEFAULT_LIMIT } as const)
    : ({ list: "whole", ...listed } as const);
  return [
    chronicle(name, pageOf(row), { ...list, record: row, bulk }),
    chronicle(`${name}/{id}`, single(detail), {
      existence: known(ids, code),
      ids,
      minimumId,
      record: detail,
      ...further,
    }),
  ];
}

const below = (path: string, body: v.GenericSchema, existence: Existence, ids: Ids = (facts) => facts.rawNpcs) =>
  chronicle(path, single(body), { existence, ids, minimumId: 1 });

function sources(path: string): SpecifiedRoute {
  const record = resources.ItemSourceEntry;
  const page = { list: "page", defaultLimit: DEFAULT_SOURCE_LIMIT, record } as const;
  return chronicle(path, pageOf(record), { ...page, existence: isItem, ids: (facts) => facts.items, minimumId: 1 });
}

const highestSkillLevels = once(({ dataset }) => new Map(dataset.skills.map((row) => [row.id, row.maxLevel])));

/** A level is one of the skill's. */
const hasLevel: Existence = (facts, id, textOf) => {
  const highest = highestSkillLevels(facts).get(id);
  if (highest === undefined) return "SKILL_NOT_FOUND";
  return Number(textOf("level") ?? "") > highest ? "INVALID_PARAMETER" : undefined;
};

/** A plan of crafting takes only recipes that make the item. */
const isPlannable: Existence = (facts, id, textOf) => {
  const recipe = textOf("recipe") ?? "";
  const isMaker = facts.dataset.recipes.some(
    ({ itemId, product, rare = product }) => itemId === Number(recipe) && [product.itemId, rare.itemId].includes(id),
  );
  return isItem(facts, id, textOf) ?? (recipe === "" || isMaker ? undefined : "INVALID_PARAMETER");
};

/** A plan of several crafts takes only recipes that make one of the items. */
const arePlannable: Existence = (facts, _id, textOf) => {
  const numbersOf = (name: string) =>
    (textOf(name) || undefined)?.split(",").map((text) => Number.parseInt(text, 10)) ?? [];
  const items = numbersOf("items");
  const absent = items.map((id) => isItem(facts, id, textOf)).find((code) => code !== undefined);
  const areMakers = numbersOf("recipes").every((recipe) =>
    items.some(
      (id) => isPlannable(facts, id, (name) => (name === "recipe" ? String(recipe) : undefined)) === undefined,
    ),
  );
  return absent ?? (areMakers ? undefined : "INVALID_PARAMETER");
};

/** Refuses pairs of a parameter that are not levels that skills have. */
const absentLevel = (name: string, facts: Facts, textOf: Parameters<Existence>[2]): ReturnType<Existence> => {
  const highest = highestSkillLevels(facts);
  const known = (textOf(name) || undefined)?.split(",") ?? [];
  const pairs = known.map((pair) => pair.split("-").map(Number));
  const exist = pairs.every(([skill = 0, level = 0]) => level <= (highest.get(skill) ?? 0));
  return exist ? undefined : "INVALID_PARAMETER";
};

/** A fight is that of a class that there is. */
const hasFighter: Existence = (facts, id, textOf) =>
  isNpc(facts, id, textOf) ??
  (facts.classes.has(Number(textOf("class"))) ? absentLevel("skills", facts, textOf) : "INVALID_PARAMETER");

/** What a plan of skills knows are levels that skills have. */
const isLearned: Existence = (facts, id, textOf) => isClass(facts, id, textOf) ?? absentLevel("known", facts, textOf);

/** The effects that a character is under are levels that skills have. */
const hasSkills: Existence = (facts, id, textOf) => isClass(facts, id, textOf) ?? absentLevel("skills", facts, textOf);

const { NpcSummary, NpcDetail, RawNpc } = resources;

/** Every route of the service, written from its specification: not from the route table of the service. */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  ...collection({
    name: "items",
    row: resources.ItemSummary,
    detail: resources.ItemDetail,
    ids: (facts) => facts.items,
    code: "ITEM_NOT_FOUND",
    filtered: filteredLists.items,
    further: { check: checkItemDetail },
  }),
  sources("items/{id}/dropped-by"),
  sources("items/{id}/spoiled-by"),
  chronicle("items/{id}/crafting", single(resources.CraftingPlan), {
    existence: isPlannable,
    ids: (facts) => facts.items,
    minimumId: 1,
    parameters: craftingParameters,
  }),
  chronicle("crafting", single(resources.CraftingListPlan), {
    existence: arePlannable,
    parameters: craftingListParameters,
  }),
  {
    ...below("items/{id}/sources", resources.ItemSources, isItem, (facts) => facts.items),
    parameters: lootParameters,
    check: checkItemSources,
  },
  {
    ...chronicle("items/{id}/farming", pageOf(resources.FarmingSpot), {
      list: "page",
      defaultLimit: DEFAULT_LIMIT,
      record: resources.FarmingSpot,
      existence: isItem,
      ids: (facts) => facts.items,
      minimumId: 1,
    }),
    parameters: farmingParameters,
  },
  { ...below("items/{id}/uses", resources.ItemUses, isItem, (facts) => facts.items), check: checkItemUses },
  ...collection({
    name: "npcs",
    row: NpcSummary,
    detail: NpcDetail,
    ids: (facts) => facts.rawNpcs,
    code: "NPC_NOT_FOUND",
    isCleaned: true,
    filtered: filteredLists.npcs,
  }),
  below("npcs/{id}/spawns", v.array(resources.EnrichedSpawn), isNpc),
  below("npcs/{id}/drops", resources.NpcDrops, drops),
  {
    ...below("npcs/{id}/loot", resources.NpcLoot, isLooted),
    parameters: { ...lootParameters, raw: rawNpc },
  },
  {
    ...below("npcs/{id}/fight", resources.Fight, hasFighter),
    parameters: fightParameters,
  },
  below("npcs/{id}/shop", resources.ShopView, isNpc),
  ...collection({
    name: "monsters",
    row: NpcSummary,
    detail: NpcDetail,
    ids: (facts) => facts.monsters,
    code: "MONSTER_NOT_FOUND",
    isCleaned: true,
    filtered: filteredLists.monsters,
  }),
  chronicle("hunting", pageOf(resources.HuntingTarget, resources.HuntingMeta), {
    list: "page",
    defaultLimit: DEFAULT_LIMIT,
    record: resources.HuntingTarget,
    meta: resources.HuntingMeta,
    parameters: huntingParameters,
    check: checkHunting,
  }),
  below("drops/npc/{id}", resources.NpcDrops, drops),
  ...collection({
    name: "quests",
    row: resources.QuestSummary,
    detail: resources.QuestDetail,
    ids: (facts) => facts.quests,
    code: "QUEST_NOT_FOUND",
    listed: filteredQuests,
  }),
  ...collection({
    name: "classes",
    row: resources.ClassSummary,
    detail: resources.ClassDetail,
    ids: (facts) => facts.classes,
    code: "CLASS_NOT_FOUND",
    minimumId: 0,
  }),
  chronicle("classes/{id}/skills", single(resources.ClassSkillPlan), {
    existence: isLearned,
    ids: (facts) => facts.classes,
    minimumId: 0,
    parameters: classPlanParameters,
  }),
  chronicle("classes/{id}/growth", single(resources.ClassGrowth), {
    existence: isClass,
    ids: (facts) => facts.classes,
    minimumId: 0,
  }),
  chronicle("classes/{id}/character", single(resources.Character), {
    existence: hasSkills,
    ids: (facts) => facts.classes,
    minimumId: 0,
    parameters: characterParameters,
  }),
  chronicle("armor-sets", pageOf(resources.ArmorSet), {
    ...filteredArmorSets,
    list: "whole",
    record: resources.ArmorSet,
    bulk: { record: resources.ArmorSet, minimumId: 1, shownId: itself((facts) => facts.armorSets) },
  }),
  ...collection({
    name: "hennas",
    row: resources.HennaSummary,
    detail: resources.HennaDetail,
    ids: (facts) => facts.hennas,
    code: "HENNA_NOT_FOUND",
    listed: filteredHennas,
  }),
  ...collection({
    name: "locations",
    row: resources.LocationRef,
    detail: resources.LocationDetail,
    ids: (facts) => facts.locations,
    code: "LOCATION_NOT_FOUND",
  }),
  {
    ...chronicle("locations/{id}/loot", pageOf(resources.LocationLoot), {
      list: "page",
      defaultLimit: DEFAULT_LIMIT,
      record: resources.LocationLoot,
      existence: known((facts) => facts.locations, "LOCATION_NOT_FOUND"),
      ids: (facts) => facts.locations,
      minimumId: 1,
    }),
    parameters: lootParameters,
  },
  ...collection({
    name: "regions",
    row: resources.RegionRef,
    detail: resources.RegionDetail,
    ids: (facts) => facts.regions,
    code: "REGION_NOT_FOUND",
    minimumId: 0,
  }),
  chronicle("meta/item-grades", single(v.array(resources.NameCount))),
  chronicle("meta/item-types", single(v.array(resources.NameCount))),
  chronicle("meta/npc-types", single(v.array(resources.NpcTypeCount))),
  chronicle("meta/words", single(resources.ChronicleWords)),
  chronicle("meta/dataset", single(resources.DatasetMeta)),
  ...collection({
    name: "recipes",
    row: resources.RecipeSummary,
    detail: resources.RecipeDetail,
    code: "RECIPE_NOT_FOUND",
    filtered: listByItem(
      ({ recipes }) => recipes,
      {
        product: ({ product, rare = product }) => [product.itemId, rare.itemId],
        ingredient: ({ ingredients }) => ingredients.map(({ itemId }) => itemId),
      },
      { isDwarven: ({ isDwarven }) => isDwarven },
    ),
  }),
  ...collection({
    name: "skills",
    row: resources.SkillOverview,
    detail: resources.SkillDetail,
    code: "SKILL_NOT_FOUND",
    filtered: skillList,
    further: { existence: hasLevel, parameters: skillParameters },
  }),
  ...collection({
    name: "seeds",
    row: resources.Seed,
    detail: resources.Seed,
    code: "SEED_NOT_FOUND",
    filtered: listByItem(
      ({ seeds }) => seeds,
      { reward: ({ rewardItemIds }) => rewardItemIds, castle: ({ castleId }) => [castleId] },
      {},
    ),
  }),
  // Before the teleports, of which it is none.
  chronicle("teleports/route", single(resources.TeleportRoute), {
    existence: (facts, _id, textOf) => routeAbsence(facts, textOf),
    check: checkRoute,
    parameters: travelParameters,
  }),
  ...collection({
    name: "teleports",
    row: resources.Teleport,
    detail: resources.Teleport,
    code: "TELEPORT_NOT_FOUND",
    filtered: filteredLists.teleports,
  }),
  ...collection({
    name: "experience",
    row: resources.ExperienceLevel,
    detail: resources.ExperienceLevel,
    ids: ({ dataset }) => new Set(dataset.experience.map(({ level }) => level)),
    code: "EXPERIENCE_LEVEL_NOT_FOUND",
  }),
  ...collection({
    name: "soul-crystals",
    row: resources.SoulCrystalSummary,
    detail: resources.SoulCrystalDetail,
    code: "SOUL_CRYSTAL_NOT_FOUND",
    filtered: filteredLists.soulCrystals,
  }),
  ...collection({
    name: "exchanges",
    row: resources.ExchangeSummary,
    detail: resources.ExchangeDetail,
    ids: once(({ dataset }) => new Set(offeredMultisells(dataset).map(({ id }) => id))),
    code: "EXCHANGE_NOT_FOUND",
    filtered: exchangeList,
  }),
  ...collection({
    name: "raw/npcs",
    row: RawNpc,
    detail: RawNpc,
    ids: (facts) => facts.rawNpcs,
    code: "NPC_NOT_FOUND",
    filtered: filteredLists.rawNpcs,
  }),
  ...collection({
    name: "raw/monsters",
    row: RawNpc,
    detail: RawNpc,
    ids: (facts) => facts.rawMonsters,
    code: "MONSTER_NOT_FOUND",
    filtered: filteredLists.rawMonsters,
  }),
  below("raw/monsters/{id}/spawns", v.array(resources.RawSpawn), isRawMonster, (facts) => facts.rawMonsters),
  chronicle("map", single(resources.MapFrame)),
  // GeoJSON is the whole body, so that programs can load it by its URL.
  chronicle("map/spawns", resources.SpawnMap, { parameters: mapParameters, check: checkMap }),
  chronicle("map/zones", resources.ZoneMap, { parameters: zoneParameters, check: checkZones }),
  chronicle("search", pageOf(resources.SearchResult), {
    list: "page",
    isSearch: true,
    defaultLimit: DEFAULT_LIMIT,
    record: resources.SearchResult,
  }),
  chronicle("by-name", single(resources.NameMatches), { parameters: nameParameters, check: checkNames }),
  chronicle("changes", single(resources.Changes), {
    parameters: changesParameters,
    companions: { id: "type" },
  }),
  { path: "/api/chronicles", body: pageOf(resources.Chronicle) },
  { path: "/api/openapi.json", body: v.looseObject({ openapi: v.literal("3.0.3") }) },
  { path: "/", body: v.looseObject({}) },
  { path: "/healthz", body: v.looseObject({ status: v.literal("ok") }), isVolatile: true },
];
