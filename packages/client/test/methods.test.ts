import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "../src/index.js";
import { type PlayedService, playService, success } from "./played-service.js";

/** What each method asks for, below `/api/interlude/`, for a given call. */
const calls: { readonly [Method in keyof Client]: readonly [call: (client: Client) => unknown, path: string] } = {
  listItems: [
    (client) =>
      client.listItems({ q: "Draconic Bow", type: "weapon", grade: "s", sort: "-name", limit: 5, offset: 10 }),
    "items?grade=s&limit=5&offset=10&q=Draconic+Bow&sort=-name&type=weapon",
  ],
  getItem: [(client) => client.getItem(57, { fields: ["id", "name"] }), "items/57?fields=id%2Cname"],
  getItems: [(client) => client.getItems([57, 1, 57]), "items?ids=57%2C1"],
  listItemDroppers: [(client) => client.listItemDroppers(57, { limit: 3 }), "items/57/dropped-by?limit=3"],
  listItemSpoilers: [(client) => client.listItemSpoilers(1864, { offset: 25 }), "items/1864/spoiled-by?offset=25"],
  listNpcs: [
    (client) => client.listNpcs({ levelMin: 40, levelMax: 45, npcType: "RaidBoss", sort: "level", region: 0 }),
    "npcs?levelMax=45&levelMin=40&npcType=RaidBoss&region=0&sort=level",
  ],
  getNpc: [(client) => client.getNpc(29001), "npcs/29001"],
  getNpcs: [(client) => client.getNpcs([29001, 30001]), "npcs?ids=29001%2C30001"],
  listNpcSpawns: [(client) => client.listNpcSpawns(29001), "npcs/29001/spawns"],
  getNpcDrops: [(client) => client.getNpcDrops(29001), "npcs/29001/drops"],
  getNpcShop: [(client) => client.getNpcShop(30001), "npcs/30001/shop"],
  listMonsters: [
    (client) => client.listMonsters({ location: 34, fields: ["name", "level"] }),
    "monsters?fields=name%2Clevel&location=34",
  ],
  getMonster: [(client) => client.getMonster(20120), "monsters/20120"],
  getMonsters: [(client) => client.getMonsters([20120]), "monsters?ids=20120"],
  listRawNpcs: [(client) => client.listRawNpcs({ q: "ant" }), "raw/npcs?q=ant"],
  getRawNpc: [(client) => client.getRawNpc(20001), "raw/npcs/20001"],
  getRawNpcs: [(client) => client.getRawNpcs([20001, 2]), "raw/npcs?ids=20001%2C2"],
  listRawMonsters: [(client) => client.listRawMonsters({ sort: "-id" }), "raw/monsters?sort=-id"],
  getRawMonster: [(client) => client.getRawMonster(20120), "raw/monsters/20120"],
  getRawMonsters: [(client) => client.getRawMonsters([20120]), "raw/monsters?ids=20120"],
  listRawMonsterSpawns: [(client) => client.listRawMonsterSpawns(20120), "raw/monsters/20120/spawns"],
  listQuests: [(client) => client.listQuests(), "quests"],
  getQuest: [(client) => client.getQuest(1), "quests/1"],
  getQuests: [(client) => client.getQuests([2, 1]), "quests?ids=2%2C1"],
  listClasses: [(client) => client.listClasses(), "classes"],
  getClass: [(client) => client.getClass(0), "classes/0"],
  getClasses: [(client) => client.getClasses([0, 88]), "classes?ids=0%2C88"],
  listArmorSets: [(client) => client.listArmorSets({ fields: ["name"] }), "armor-sets?fields=name"],
  listHennas: [(client) => client.listHennas(), "hennas"],
  getHenna: [(client) => client.getHenna(180), "hennas/180"],
  getHennas: [(client) => client.getHennas([172]), "hennas?ids=172"],
  listLocations: [(client) => client.listLocations(), "locations"],
  getLocation: [(client) => client.getLocation(34), "locations/34"],
  getLocations: [(client) => client.getLocations([34]), "locations?ids=34"],
  listRegions: [(client) => client.listRegions(), "regions"],
  getRegion: [(client) => client.getRegion(0), "regions/0"],
  getRegions: [(client) => client.getRegions([0]), "regions?ids=0"],
  countItemGrades: [(client) => client.countItemGrades(), "meta/item-grades"],
  countItemTypes: [(client) => client.countItemTypes(), "meta/item-types"],
  countNpcTypes: [(client) => client.countNpcTypes(), "meta/npc-types"],
  getDataset: [(client) => client.getDataset(), "meta/dataset"],
  search: [
    (client) => client.search({ q: "ant & queen", types: ["npc", "armor-set"], limit: 7 }),
    "search?limit=7&q=ant+%26+queen&types=npc%2Carmor-set",
  ],
};

const record = { id: 7, name: "Seven" };
const meta = { total: 1, limit: 1, offset: 0, missing: [3] };

describe("a client", () => {
  let service: PlayedService;
  beforeAll(async () => {
    service = await playService(() => success({ data: [record], meta }));
  });
  afterAll(() => service.close());

  it("has the methods of this table, and no others", () => {
    expect(Object.keys(createClient(service)).sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(Object.entries(calls))("asks for the address of %s, once", async (method, [call, path]) => {
    const before = service.requests.length;
    const answer = await call(createClient(service));
    expect(service.requests.slice(before)).toMatchObject([{ method: "GET", url: `/api/interlude/${path}` }]);
    const isList = method === "search" || (method.startsWith("list") && !method.endsWith("Spawns"));
    const isBulk = path.includes("ids=");
    expect(answer).toEqual(isList ? { data: [record], meta } : isBulk ? { data: [record], missing: [3] } : [record]);
  });

  it("sends no header that makes a browser ask first", async () => {
    await createClient(service).getItem(57);
    const { headers } = service.requests.at(-1) ?? {};
    expect(Object.keys(headers ?? {})).not.toContain("content-type");
    expect(Object.keys(headers ?? {})).not.toContain("if-none-match");
  });

  it("has methods that need no this", async () => {
    const { getItem } = createClient(service);
    await expect(getItem(57)).resolves.toEqual([record]);
  });

  it("sends its headers, to its chronicle, below its base path", async () => {
    const { baseUrl } = service;
    await createClient({ baseUrl: `${baseUrl}/game//`, chronicle: "c4/x", headers: { "X-App": "1" } }).listRegions();
    expect(service.requests.at(-1)).toMatchObject({
      url: "/game/api/c4%2Fx/regions",
      headers: { "x-app": "1" },
    });
  });

  it.each(["", "gamedata.example", "/api", "//"])("refuses the base URL %j by name", (baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow(`Invalid baseUrl "${baseUrl}"`);
  });
});
