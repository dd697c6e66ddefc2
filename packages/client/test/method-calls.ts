import { createCatalog } from "@gamedata/core";
import { collections as coreCollections } from "@gamedata/core/collections";
import { interlude } from "@gamedata/interlude";
import { bulkMeta, type CollectionName, collections, type ResourceName, resources } from "@gamedata/schema";
import * as v from "valibot";
import type { Client } from "../src/index.js";
import { operationAt } from "./operations.js";

/** A call of a method: the URL that it requests, below the chronicle, and what it returns. */
export interface MethodCall {
  readonly method: string;
  readonly call: (client: Client) => PromiseLike<unknown>;
  readonly address: string;
  readonly result: Result;
}

/**
 * What a method returns: one resource, a list of them, a page of them, a page that the client makes of a list, records by id,
 * or the whole body.
 */
export interface Result {
  readonly form: "one" | "array" | "page" | "whole page" | "bulk" | "document";
  readonly resource: ResourceName;
  /** The resource of `meta`, where it says more than where the page lies. */
  readonly meta?: ResourceName;
  /** The selected fields; all when left out. */
  readonly fields?: readonly string[];
}

const catalog = createCatalog(interlude);

/**
 * Returns the path of a collection below the chronicle: its name in lower case, with hyphens; the raw layer is a folder, and
 * the levels are those of `experience`.
 */
const pathOf = (many: string): string =>
  many
    .replace(/(?<=[a-z])(?=[A-Z])/gu, "-")
    .toLowerCase()
    .replace(/^raw-/u, "raw/")
    .replace(/^experience-levels$/u, "experience");

/** Returns two ids of records that the data set has. */
function idsOf(many: string): readonly [first: number | undefined, last: number | undefined] {
  const ids = coreCollections.find(({ kind }) => kind.facts.many === many)?.kind.ids(catalog) ?? [];
  return [ids[0], ids.at(-1)];
}

/** Calls a method by name: the types of different methods have no common form. */
const callOf =
  (method: string, ...args: readonly unknown[]) =>
  (client: Client): PromiseLike<unknown> =>
    Reflect.apply(Reflect.get(client, method), undefined, args);

/** Lists the calls of a collection; not every one has an operation for one record. */
function callsOf(name: CollectionName): readonly MethodCall[] {
  const { one, many, row, detail } = collections[name];
  const path = pathOf(many);
  const [first, second] = idsOf(many);
  const calls = [
    [`list${many}`, [], path, { form: "page", resource: row }],
    [`get${one}`, [first], `${path}/${first}`, { form: "one", resource: detail }],
    [`get${many}`, [[first, second, first]], `${path}?ids=${first}%2C${second}`, { form: "bulk", resource: detail }],
  ] as const;
  return calls
    .filter(([, , address]) => operationAt(address) !== undefined)
    .map(([method, args, address, result]) => ({ method, call: callOf(method, ...args), address, result }));
}

/** Calls of every method. Every parameter is used at least once. */
export const methodCalls: readonly MethodCall[] = [
  ...Object.keys(collections)
    .filter((name): name is CollectionName => name in collections)
    .flatMap(callsOf),
  {
    method: "listItems",
    call: (client) =>
      client.listItems({ q: "Draconic Leather", type: "armor", grade: "s", sort: "-name", limit: 2, offset: 1 }),
    address: "items?grade=s&limit=2&offset=1&q=Draconic+Leather&sort=-name&type=armor",
    result: { form: "page", resource: "ItemSummary" },
  },
  {
    method: "getItem",
    call: (client) => client.getItem(57, { fields: ["id", "name"] }),
    address: "items/57?fields=id%2Cname",
    result: { form: "one", resource: "ItemDetail", fields: ["id", "name"] },
  },
  {
    method: "listNpcs",
    call: (client) =>
      client.listNpcs({
        q: "ant",
        levelMin: 31,
        levelMax: 35,
        npcType: "Monster",
        sort: "level",
        location: 34,
        region: 5,
      }),
    address: "npcs?levelMax=35&levelMin=31&location=34&npcType=Monster&q=ant&region=5&sort=level",
    result: { form: "page", resource: "NpcSummary" },
  },
  {
    method: "listMonsters",
    call: (client) => client.listMonsters({ levelMin: 80, fields: ["name", "level"] }),
    address: "monsters?fields=name%2Clevel&levelMin=80",
    result: { form: "page", resource: "NpcSummary", fields: ["name", "level"] },
  },
  {
    method: "listSkills",
    call: (client) =>
      client.listSkills({ q: "strike", operateType: "OP_ACTIVE", classId: 10, minPlayerLevel: 7, maxPlayerLevel: 14 }),
    address: "skills?classId=10&maxPlayerLevel=14&minPlayerLevel=7&operateType=OP_ACTIVE&q=strike",
    result: { form: "page", resource: "SkillOverview" },
  },
  {
    method: "getSkill",
    call: (client) => client.getSkill(1068, { level: 2, fields: ["name", "levels"] }),
    address: "skills/1068?fields=name%2Clevels&level=2",
    result: { form: "one", resource: "SkillDetail", fields: ["name", "levels"] },
  },
  {
    method: "listRawNpcs",
    call: (client) => client.listRawNpcs({ q: "ant" }),
    address: "raw/npcs?q=ant",
    result: { form: "page", resource: "RawNpc" },
  },
  {
    method: "listRawMonsters",
    call: (client) => client.listRawMonsters({ sort: "-id" }),
    address: "raw/monsters?sort=-id",
    result: { form: "page", resource: "RawNpc" },
  },
  {
    method: "listArmorSets",
    call: (client) => client.listArmorSets({ fields: ["name"] }),
    address: "armor-sets?fields=name",
    result: { form: "page", resource: "ArmorSet", fields: ["name"] },
  },
  {
    method: "listItemDroppers",
    call: (client) => client.listItemDroppers(57, { limit: 3 }),
    address: "items/57/dropped-by?limit=3",
    result: { form: "page", resource: "ItemSourceEntry" },
  },
  {
    method: "listItemSpoilers",
    call: (client) => client.listItemSpoilers(1864, { offset: 25 }),
    address: "items/1864/spoiled-by?offset=25",
    result: { form: "page", resource: "ItemSourceEntry" },
  },
  {
    method: "listItems",
    call: (client) =>
      client.listItems({ bodypart: "One-handed", weaponType: "SWORD", tradable: true, sort: "-pAtk", limit: 1 }),
    address: "items?bodypart=One-handed&limit=1&sort=-pAtk&tradable=true&weaponType=SWORD",
    result: { form: "page", resource: "ItemSummary" },
  },
  {
    method: "listItems",
    call: (client) => client.listItems({ armorType: "HEAVY", limit: 1 }),
    address: "items?armorType=HEAVY&limit=1",
    result: { form: "page", resource: "ItemSummary" },
  },
  {
    method: "listItems",
    call: (client) => client.listItems({ etcItemType: "arrow" }),
    address: "items?etcItemType=arrow",
    result: { form: "page", resource: "ItemSummary" },
  },
  {
    method: "listMonsters",
    call: (client) =>
      client.listMonsters({ race: "Magic Creature", aggressive: true, drops: 57, skill: 4157, limit: 1 }),
    address: "monsters?aggressive=true&drops=57&limit=1&race=Magic+Creature&skill=4157",
    result: { form: "page", resource: "NpcSummary" },
  },
  {
    method: "listNpcs",
    call: (client) => client.listNpcs({ spoils: 1122, inWorld: true }),
    address: "npcs?inWorld=true&spoils=1122",
    result: { form: "page", resource: "NpcSummary" },
  },
  {
    method: "listExchanges",
    call: (client) => client.listExchanges({ npc: 31555, produces: 7725, requires: 7251, sort: "-id" }),
    address: "exchanges?npc=31555&produces=7725&requires=7251&sort=-id",
    result: { form: "page", resource: "ExchangeSummary" },
  },
  {
    method: "planCrafting",
    call: (client) =>
      client.planCrafting(2404, {
        count: 2,
        recipe: 4989,
        buy: [1894, 57],
        stock: [
          [1864, 10],
          [57, 0],
        ],
      }),
    address: "items/2404/crafting?buy=1894%2C57&count=2&recipe=4989&stock=1864%3A10%2C57%3A0",
    result: { form: "one", resource: "CraftingPlan" },
  },
  {
    method: "planCraftingList",
    call: (client) =>
      client.planCraftingList({
        items: [
          [1344, 600],
          [2404, 1],
        ],
        recipes: [4989],
        buy: [1894],
        stock: [[1864, 10]],
      }),
    address: "crafting?buy=1894&items=1344%3A600%2C2404%3A1&recipes=4989&stock=1864%3A10",
    result: { form: "one", resource: "CraftingListPlan" },
  },
  {
    method: "getClassGrowth",
    call: (client) => client.getClassGrowth(0),
    address: "classes/0/growth",
    result: { form: "one", resource: "ClassGrowth" },
  },
  {
    method: "getCharacter",
    call: (client) =>
      client.getCharacter(9, { level: 76, items: ["7575-4", "2391"], hennas: [65], skills: [[1068, 3]] }),
    address: "classes/9/character?hennas=65&items=7575-4%2C2391&level=76&skills=1068-3",
    result: { form: "one", resource: "Character" },
  },
  {
    method: "getFight",
    call: (client) => client.getFight(20_120, { class: 0, level: 18, shots: "soulshot", attackSkill: [[3, 9]] }),
    address: "npcs/20120/fight?attackSkill=3-9&class=0&level=18&shots=soulshot",
    result: { form: "one", resource: "Fight" },
  },
  {
    method: "planClassSkills",
    call: (client) =>
      client.planClassSkills(2, {
        level: 60,
        known: [
          [3, 9],
          [16, 1],
        ],
      }),
    address: "classes/2/skills?known=3-9%2C16-1&level=60",
    result: { form: "one", resource: "ClassSkillPlan" },
  },
  {
    method: "listNpcSpawns",
    call: (client) => client.listNpcSpawns(29001),
    address: "npcs/29001/spawns",
    result: { form: "whole page", resource: "EnrichedSpawn" },
  },
  {
    method: "listRawMonsterSpawns",
    call: (client) => client.listRawMonsterSpawns(20120),
    address: "raw/monsters/20120/spawns",
    result: { form: "whole page", resource: "RawSpawn" },
  },
  {
    method: "getNpcDrops",
    call: (client) => client.getNpcDrops(20120),
    address: "npcs/20120/drops",
    result: { form: "one", resource: "NpcDrops" },
  },
  {
    method: "getItemSources",
    call: (client) => client.getItemSources(6660, { rateRaid: 2 }),
    address: "items/6660/sources?rateRaid=2",
    result: { form: "one", resource: "ItemSources" },
  },
  {
    method: "listFarmingSpots",
    call: (client) => client.listFarmingSpots(8338, { by: "kill", spoil: false, limit: 5 }),
    address: "items/8338/farming?by=kill&limit=5&spoil=false",
    result: { form: "page", resource: "FarmingSpot" },
  },
  {
    method: "listLocationLoot",
    call: (client) => client.listLocationLoot(139, { playerLevel: 10, limit: 5 }),
    address: "locations/139/loot?limit=5&playerLevel=10",
    result: { form: "page", resource: "LocationLoot" },
  },
  {
    method: "getItemUses",
    call: (client) => client.getItemUses(1666),
    address: "items/1666/uses",
    result: { form: "one", resource: "ItemUses" },
  },
  {
    method: "getSkillEnchanting",
    call: (client) => client.getSkillEnchanting(1),
    address: "skills/1/enchant",
    result: { form: "one", resource: "SkillEnchanting" },
  },
  {
    method: "getEnchanting",
    call: (client) => client.getEnchanting(79, { to: 4 }),
    address: "items/79/enchant?to=4",
    result: { form: "one", resource: "Enchanting" },
  },
  {
    method: "getNpcLoot",
    call: (client) => client.getNpcLoot(20120, { rateDrop: 7.5, playerLevel: 12 }),
    address: "npcs/20120/loot?playerLevel=12&rateDrop=7.5",
    result: { form: "one", resource: "NpcLoot" },
  },
  {
    method: "findTeleportRoute",
    call: (client) => client.findTeleportRoute({ from: 30_080, to: [85_348, 16_142], noble: false, walk: 500 }),
    address: "teleports/route?from=30080&noble=false&to=85348%2C16142&walk=500",
    result: { form: "one", resource: "TeleportRoute" },
  },
  {
    method: "getNpcShop",
    call: (client) => client.getNpcShop(30001),
    address: "npcs/30001/shop",
    result: { form: "one", resource: "ShopView" },
  },
  {
    method: "countItemGrades",
    call: (client) => client.countItemGrades(),
    address: "meta/item-grades",
    result: { form: "array", resource: "NameCount" },
  },
  {
    method: "countItemTypes",
    call: (client) => client.countItemTypes(),
    address: "meta/item-types",
    result: { form: "array", resource: "NameCount" },
  },
  {
    method: "countNpcTypes",
    call: (client) => client.countNpcTypes(),
    address: "meta/npc-types",
    result: { form: "array", resource: "NpcTypeCount" },
  },
  {
    method: "countWords",
    call: (client) => client.countWords(),
    address: "meta/words",
    result: { form: "one", resource: "ChronicleWords" },
  },
  {
    method: "getDataset",
    call: (client) => client.getDataset(),
    address: "meta/dataset",
    result: { form: "one", resource: "DatasetMeta" },
  },
  {
    method: "getMapFrame",
    call: (client) => client.getMapFrame(),
    address: "map",
    result: { form: "one", resource: "MapFrame" },
  },
  {
    method: "spawnMap",
    call: (client) =>
      client.spawnMap({ bbox: [-25_000.5, 178_000, -20_000, 185_000], npc: [29_001, 20_089], q: "ant" }),
    address: "map/spawns?bbox=-25000.5%2C178000%2C-20000%2C185000&npc=29001%2C20089&q=ant",
    result: { form: "document", resource: "SpawnMap" },
  },
  {
    method: "zoneMap",
    call: (client) => client.zoneMap({ kind: ["water", "town"], bbox: [0, 0, 9, 9] }),
    address: "map/zones?bbox=0%2C0%2C9%2C9&kind=water%2Ctown",
    result: { form: "document", resource: "ZoneMap" },
  },
  {
    method: "getChanges",
    call: (client) => client.getChanges({ from: "high-five", type: "armor-sets", limit: 7, offset: 1 }),
    address: "changes?from=high-five&limit=7&offset=1&type=armor-sets",
    result: { form: "one", resource: "Changes" },
  },
  {
    method: "listChronicles",
    call: (client) => client.listChronicles(),
    address: "../chronicles",
    result: { form: "page", resource: "Chronicle" },
  },
  {
    method: "listHuntingTargets",
    call: (client) => client.listHuntingTargets({ playerLevel: 20, by: "adena", per: "kill", limit: 7 }),
    address: "hunting?by=adena&limit=7&per=kill&playerLevel=20",
    result: { form: "page", resource: "HuntingTarget", meta: "HuntingMeta" },
  },
  {
    method: "findByName",
    call: (client) => client.findByName({ type: "item", name: "Claymore" }),
    address: "by-name?name=Claymore&type=item",
    result: { form: "one", resource: "NameMatches" },
  },
  {
    method: "search",
    call: (client) => client.search({ q: "queen ant", types: ["npc", "armor-set"], limit: 7 }),
    address: "search?limit=7&q=queen+ant&types=npc%2Carmor-set",
    result: { form: "page", resource: "SearchResult" },
  },
];

function recordSchema({ resource, fields }: Result): v.GenericSchema {
  const record = resources[resource];
  if (fields === undefined) return record;
  const entries = Object.entries<v.GenericSchema>(record.entries).filter(([name]) => fields.includes(name));
  return v.strictObject(Object.fromEntries(entries));
}

/** Returns the schema of what a method returns; lists have at least one row. */
export function resultSchema(result: Result): v.GenericSchema {
  const record = recordSchema(result);
  const data = v.pipe(v.array(record), v.minLength(1));
  switch (result.form) {
    case "one":
    case "document":
      return record;
    case "array":
      return data;
    case "page":
    case "whole page":
      return v.strictObject({ data, meta: resources[result.meta ?? "ListMeta"] });
    case "bulk":
      return v.strictObject({ data, meta: bulkMeta });
  }
}
