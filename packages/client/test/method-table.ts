import { listMeta, resources } from "@gamedata/schema";
import * as v from "valibot";
import type { Client } from "../src/index.js";

/** A call of a method: what it asks for below the chronicle, and what it gives. */
export interface MethodCall {
  readonly call: (client: Client) => PromiseLike<unknown>;
  readonly address: string;
  readonly answer: v.GenericSchema;
}

const rows = (row: v.GenericSchema) => v.pipe(v.array(row), v.minLength(1));
const page = (row: v.GenericSchema) => v.strictObject({ data: rows(row), meta: listMeta });
const bulk = (row: v.GenericSchema) => v.strictObject({ data: rows(row), missing: v.array(v.number()) });

const {
  ArmorSet,
  ClassDetail,
  ClassSummary,
  DatasetMeta,
  EnrichedSpawn,
  HennaDetail,
  HennaSummary,
  ItemDetail,
  ItemSourceEntry,
  ItemSummary,
  LocationDetail,
  LocationRef,
  NameCount,
  NpcDetail,
  NpcDrops,
  NpcSummary,
  NpcTypeCount,
  QuestDetail,
  QuestSummary,
  RawNpc,
  RawSpawn,
  RegionDetail,
  RegionRef,
  SearchResult,
  ShopView,
} = resources;

/** Every method of the client, called for records that the data set has; every parameter is used somewhere. */
export const methodTable: { readonly [Method in keyof Client]: MethodCall } = {
  listItems: {
    call: (client) =>
      client.listItems({ q: "Draconic Leather", type: "armor", grade: "s", sort: "-name", limit: 2, offset: 1 }),
    address: "items?grade=s&limit=2&offset=1&q=Draconic+Leather&sort=-name&type=armor",
    answer: page(ItemSummary),
  },
  getItem: {
    call: (client) => client.getItem(57, { fields: ["id", "name"] }),
    address: "items/57?fields=id%2Cname",
    answer: v.pick(ItemDetail.pipe[0], ["id", "name"]),
  },
  getItems: { call: (client) => client.getItems([57, 1, 57]), address: "items?ids=57%2C1", answer: bulk(ItemDetail) },
  listItemDroppers: {
    call: (client) => client.listItemDroppers(57, { limit: 3 }),
    address: "items/57/dropped-by?limit=3",
    answer: page(ItemSourceEntry),
  },
  listItemSpoilers: {
    call: (client) => client.listItemSpoilers(1864, { offset: 25 }),
    address: "items/1864/spoiled-by?offset=25",
    answer: page(ItemSourceEntry),
  },
  listNpcs: {
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
    answer: page(NpcSummary),
  },
  getNpc: { call: (client) => client.getNpc(29001), address: "npcs/29001", answer: NpcDetail },
  getNpcs: {
    call: (client) => client.getNpcs([29001, 30001]),
    address: "npcs?ids=29001%2C30001",
    answer: bulk(NpcDetail),
  },
  listNpcSpawns: {
    call: (client) => client.listNpcSpawns(29001),
    address: "npcs/29001/spawns",
    answer: rows(EnrichedSpawn),
  },
  getNpcDrops: { call: (client) => client.getNpcDrops(20120), address: "npcs/20120/drops", answer: NpcDrops },
  getNpcShop: { call: (client) => client.getNpcShop(30001), address: "npcs/30001/shop", answer: ShopView },
  listMonsters: {
    call: (client) => client.listMonsters({ levelMin: 80, fields: ["name", "level"] }),
    address: "monsters?fields=name%2Clevel&levelMin=80",
    answer: page(v.pick(NpcSummary.pipe[0], ["name", "level"])),
  },
  getMonster: { call: (client) => client.getMonster(20120), address: "monsters/20120", answer: NpcDetail },
  getMonsters: {
    call: (client) => client.getMonsters([20120]),
    address: "monsters?ids=20120",
    answer: bulk(NpcDetail),
  },
  listRawNpcs: { call: (client) => client.listRawNpcs({ q: "ant" }), address: "raw/npcs?q=ant", answer: page(RawNpc) },
  getRawNpc: { call: (client) => client.getRawNpc(20001), address: "raw/npcs/20001", answer: RawNpc },
  getRawNpcs: {
    call: (client) => client.getRawNpcs([20001, 2]),
    address: "raw/npcs?ids=20001%2C2",
    answer: bulk(RawNpc),
  },
  listRawMonsters: {
    call: (client) => client.listRawMonsters({ sort: "-id" }),
    address: "raw/monsters?sort=-id",
    answer: page(RawNpc),
  },
  getRawMonster: { call: (client) => client.getRawMonster(20120), address: "raw/monsters/20120", answer: RawNpc },
  getRawMonsters: {
    call: (client) => client.getRawMonsters([20120]),
    address: "raw/monsters?ids=20120",
    answer: bulk(RawNpc),
  },
  listRawMonsterSpawns: {
    call: (client) => client.listRawMonsterSpawns(20120),
    address: "raw/monsters/20120/spawns",
    answer: rows(RawSpawn),
  },
  listQuests: { call: (client) => client.listQuests(), address: "quests", answer: page(QuestSummary) },
  getQuest: { call: (client) => client.getQuest(1), address: "quests/1", answer: QuestDetail },
  getQuests: { call: (client) => client.getQuests([2, 1]), address: "quests?ids=2%2C1", answer: bulk(QuestDetail) },
  listClasses: { call: (client) => client.listClasses(), address: "classes", answer: page(ClassSummary) },
  getClass: { call: (client) => client.getClass(0), address: "classes/0", answer: ClassDetail },
  getClasses: {
    call: (client) => client.getClasses([0, 88]),
    address: "classes?ids=0%2C88",
    answer: bulk(ClassDetail),
  },
  listArmorSets: {
    call: (client) => client.listArmorSets({ fields: ["name"] }),
    address: "armor-sets?fields=name",
    answer: page(v.pick(ArmorSet.pipe[0], ["name"])),
  },
  listHennas: { call: (client) => client.listHennas(), address: "hennas", answer: page(HennaSummary) },
  getHenna: { call: (client) => client.getHenna(180), address: "hennas/180", answer: HennaDetail },
  getHennas: { call: (client) => client.getHennas([172]), address: "hennas?ids=172", answer: bulk(HennaDetail) },
  listLocations: { call: (client) => client.listLocations(), address: "locations", answer: page(LocationRef) },
  getLocation: { call: (client) => client.getLocation(34), address: "locations/34", answer: LocationDetail },
  getLocations: {
    call: (client) => client.getLocations([34]),
    address: "locations?ids=34",
    answer: bulk(LocationDetail),
  },
  listRegions: { call: (client) => client.listRegions(), address: "regions", answer: page(RegionRef) },
  getRegion: { call: (client) => client.getRegion(0), address: "regions/0", answer: RegionDetail },
  getRegions: { call: (client) => client.getRegions([0]), address: "regions?ids=0", answer: bulk(RegionDetail) },
  countItemGrades: {
    call: (client) => client.countItemGrades(),
    address: "meta/item-grades",
    answer: rows(NameCount),
  },
  countItemTypes: { call: (client) => client.countItemTypes(), address: "meta/item-types", answer: rows(NameCount) },
  countNpcTypes: { call: (client) => client.countNpcTypes(), address: "meta/npc-types", answer: rows(NpcTypeCount) },
  getDataset: { call: (client) => client.getDataset(), address: "meta/dataset", answer: DatasetMeta },
  search: {
    call: (client) => client.search({ q: "queen ant", types: ["npc", "armor-set"], limit: 7 }),
    address: "search?limit=7&q=queen+ant&types=npc%2Carmor-set",
    answer: page(SearchResult),
  },
};
