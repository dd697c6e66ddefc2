import { createCatalog } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";
import type { Client } from "@modelcontextprotocol/client";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { readGolden } from "../../../scripts/test/golden.js";
import { yaml } from "../../../scripts/test/yaml.js";
import { toolTable } from "../src/tools/tool-table.js";
import { call, catalog, connect } from "./connection.js";
import { rowsOf } from "./table-rows.js";

const record = v.record(v.string(), v.unknown());
const goldenRow = v.objectWithRest({ answer: v.unknown() }, record);
/** Calls, and the answers that they must have. */
const goldenAnswers = v
  .parse(v.array(goldenRow), readGolden(new URL("./golden-answers.yaml", import.meta.url)))
  .flatMap(({ answer, ...calls }) => Object.entries(calls).map(([name, args]) => [name, args, answer] as const));

const refusals = v.parse(
  v.array(v.tuple([v.string(), record, v.string(), v.unknown()])),
  readGolden(new URL("./refusals.yaml", import.meta.url)),
);

let client: Client;
beforeAll(async () => {
  client = await connect();
});

const refusal = async (name: string, args: Readonly<Record<string, unknown>>) => {
  const { isError, answer } = await call(client, name, args);
  expect(isError).toBe(true);
  return answer;
};

describe("each tool", () => {
  it.each(goldenAnswers)("%s %o", async (name, args, expected) => {
    const { isError, answer, meta } = await call(client, name, args);
    expect({ isError, answer }).toEqual({ isError: false, answer: expected });
    const { dataVersion, source } = catalog.manifest;
    expect(meta).toMatchObject({ chronicle: "interlude", dataVersion, source: `${source.project} ${source.revision}` });
  });

  it("has a golden answer", () => {
    expect([...new Set(goldenAnswers.map(([name]) => name))].sort()).toEqual(toolTable.map(({ name }) => name).sort());
  });
});

describe("a name", () => {
  it.each(["Draconic Bow", "  draconic bow ", "DRACONIC BOW", "7575", 7575])("%o is the item 7575", async (item) => {
    expect((await call(client, "get_item", { item, fields: ["id"] })).answer).toEqual({ data: { id: 7575 } });
  });

  it.each([
    ["location", "Gludin", 35],
    ["region", "gludin", 6],
    ["region", "Giran", 8],
  ])("of a town may be short: the %s %s", async (type, record, id) => {
    expect((await call(client, "get_record", { type, record, fields: ["id"] })).answer).toEqual({ data: { id } });
  });

  it("of several records is refused with all of them", async () => {
    // xml/npcs: the treasure chests of twelve levels.
    expect(await refusal("get_npc", { npc: "treasure chest" })).toMatchObject({
      code: "AMBIGUOUS_NAME",
      message: expect.stringMatching(
        /^Invalid npc "treasure chest": \d+ records have this name; give the id of one NPC\.$/u,
      ),
      parameter: "npc",
      matches: expect.arrayContaining([{ id: 18_265, name: "Treasure Chest", level: 21, npcType: "Chest" }]),
    });
  });

  it("of several hennas is refused with what each of them changes", async () => {
    // xml/hennas.xml: STR +1 of dye 4445 costs 3 CON.
    const hawkeye = { class: "Hawkeye", level: 61, show: "character", hennas: ["Symbol of Strength"] };
    expect(await refusal("plan_class_skills", hawkeye)).toMatchObject({
      code: "AMBIGUOUS_NAME",
      matches: expect.arrayContaining([{ id: 1, name: "Symbol of Strength", shortLabel: "Str+1 Con-3" }]),
    });
  });

  it.each([
    ["a part of a name", { item: "draconic bow -" }, [7576, 7577, 7578]],
    ["a name with a typo", { item: "draconik bow" }, [7575, 7579, 7577, 7576, 7580, 7581, 7578]],
    // No name has all of its words: the short ones are left out.
    ["the words of a name in another order", { item: "The Ring of an Ant Queen" }, [6660]],
    // Of Ring, Great and Queen one is left out after the other.
    ["a name with a word too many", { item: "Ring of the Great Queen" }, [6660]],
    ["no name", { item: "qqqq" }, []],
  ])("that no record has is refused with candidates: %s", async (_what, args, ids) => {
    const answer = await refusal("get_item", args);
    expect(answer).toMatchObject({ code: "ITEM_NOT_FOUND", parameter: "item", total: ids.length });
    expect(answer).toMatchObject({ matches: ids.map((id) => ({ id })) });
  });

  it("is accepted in filters, lists and pairs", async () => {
    const fields = ["totals"];
    const byName = { item: "Mithril Arrow", count: 600, buy: ["Mithril Ore"], stock: [["Stem", "10"]], fields };
    const byId = { item: 1344, count: 600, buy: [1876], stock: [[1864, 10]], fields };
    expect((await call(client, "plan_crafting", byName)).answer).toEqual(
      (await call(client, "plan_crafting", byId)).answer,
    );
    const farming = { item: "Stem", region: "Town of Dion", limit: 3 };
    const inCruma = { item: "Animal Bone", location: "Cruma Tower", fields: ["location"] };
    const { data } = v.parse(locationsAnswer, (await call(client, "where_to_farm", inCruma)).answer);
    expect([...new Set(data.map(({ location }) => location.name))]).toEqual(["Cruma Tower"]);
    expect((await call(client, "where_to_farm", farming)).answer).toEqual(
      (await call(client, "where_to_farm", { item: 1864, region: 7, limit: 3 })).answer,
    );
  });
});

describe("an answer", () => {
  const answer = async (name: string, args: Readonly<Record<string, unknown>>) =>
    (await call(client, name, args)).answer;

  it("shows what its rows are sorted and filtered by, unless fields are named", async () => {
    // xml/items: the bow with the highest pAtk is Infinity Bow, 6619.
    const byAttack = { weaponType: "bow", sort: "-pAtk", limit: 1 };
    expect(await answer("list_items", byAttack)).toMatchObject({ data: [{ id: 6619, pAtk: 614, weaponType: "BOW" }] });
    expect(await answer("list_items", { ...byAttack, fields: ["name", "pAtk"] })).toMatchObject({
      data: [{ name: "Infinity Bow", pAtk: 614 }],
    });
    expect(await answer("list_items", { sort: "-pAtk", fields: ["stats"] })).toMatchObject({ code: "INVALID_ENUM" });
  });

  it("has the fields that are named, also those that rows show on request", async () => {
    const byExp = { sort: "-expPerHp", limit: 1, fields: ["id", "expPerHp", "place"] };
    const [row] = v.parse(
      v.object({ data: v.array(v.record(v.string(), v.unknown())) }),
      await answer("list_npcs", byExp),
    ).data;
    expect(Object.keys(row ?? {})).toEqual(["id", "expPerHp", "place"]);
  });

  it("shows the HP of the game in rows, also without a filter by them", async () => {
    // HP of the template of 20120 are 68.20985, and CON 43 multiplies them by 1.58.
    const wolf = { id: 20120, name: "Wolf", hp: 107 };
    for (const [name, args] of [
      ["list_npcs", { monsters: true, q: "wolf", levelMin: 4, levelMax: 4, inWorld: true }],
      ["list_records", { type: "npc", filters: { q: "wolf", levelMin: 4, levelMax: 4, npcType: "Monster" } }],
    ] as const) {
      expect(await answer(name, args)).toMatchObject({ data: expect.arrayContaining([expect.objectContaining(wolf)]) });
    }
    expect(await answer("list_npcs", { q: "wolf", levelMax: 4, hpMin: 107, hpMax: 107, fields: ["hp"] })).toEqual({
      data: Array.from({ length: 6 }, () => ({ hp: 107 })),
      total: 6,
    });
  });

  it("has images only where they are asked for", async () => {
    // xml/items: crystal_type S of Draconic Bow, and its crystal 1462.
    const asked = { show: "uses", item: "Draconic Bow", fields: ["crystal", "iconFile"] };
    expect(await answer("item_sources_and_uses", asked)).toMatchObject({
      data: { crystal: { itemId: 1462, iconFile: "etc_crystal_gold_i00.png" } },
    });
    expect(JSON.stringify(await answer("item_sources_and_uses", { show: "uses", item: "Draconic Bow" }))).not.toContain(
      "iconFile",
    );
    // curated/race-icons.json: level 12 of skill 4416.
    expect(await answer("get_npc", { npc: "Queen Ant", fields: ["raceIconFile"] })).toEqual({
      data: { raceIconFile: "skill4301.png" },
    });
  });

  it("without rows names records of other kinds", async () => {
    expect(await answer("list_items", { q: "queen ant", type: "armor", grade: "a" })).toMatchObject(yaml`
      { data: [], total: 0, elsewhere: !has [{ type: npc, id: 29001, name: Queen Ant, level: 40, npcType: GrandBoss }] }
    `);
    expect(await answer("get_item", { item: "Cruma Tower" })).toMatchObject({
      code: "ITEM_NOT_FOUND",
      message: expect.stringContaining("of other types"),
      matches: expect.arrayContaining([{ type: "location", id: 5, name: "Cruma Tower" }]),
    });
    expect(await answer("get_npc", { npc: "Draconic Bow" })).toMatchObject({
      matches: expect.arrayContaining([{ type: "item", id: 7575, name: "Draconic Bow", grade: "s" }]),
    });
  });

  it("about the loot of a location without spawns names the nearest one with monsters", async () => {
    // client/hunting-zones.json: Ivory Tower and its crater have one centre.
    const nearest = { location: { id: 81, name: "Ivory Tower", minLevel: null }, distance: 0 };
    expect(await answer("where_to_farm", { location: "Ivory Tower Crater" })).toEqual(yaml`
      { data: [], total: 0, nearestWithMonsters: ${nearest} }
    `);
    const args = { type: "location", record: "Ivory Tower Crater", fields: ["nearestWithMonsters"] };
    expect(await answer("get_record", args)).toEqual({ data: { nearestWithMonsters: nearest } });
    const { elsewhere, ...page } = v.parse(v.looseObject({}), await answer("where_to_farm", { location: 139 }));
    expect([elsewhere, page["nearestWithMonsters"], page["total"]]).toEqual([undefined, undefined, 1]);
  });

  it("shows where a raid boss is, and when it returns, where that is asked for", async () => {
    // sql/raidboss_spawnlist.sql: (25082,88512,140576,-3483,0,36,24,0,0,0), in hours.
    const args = { q: "leader of cat", with: ["place"], fields: ["name", "place"] };
    expect(await answer("list_npcs", args)).toMatchObject(yaml`
      { data: [{ name: Leader of Cat Gang,
            place: { location: { name: Giran Castle Town }, spawn: { x: 88512, y: 140576, z: -3483,
                respawnDelay: 129600, respawnRandom: 86400 } } }] }
    `);
  });

  it("about farming has ten rows, of monsters around the level of the player", async () => {
    const rows = async (args: object) =>
      v.parse(farmingAnswer, await answer("where_to_farm", { item: "Animal Bone", ...args })).data;
    expect(await rows({})).toHaveLength(10);
    const levels = (await rows({ playerLevel: 40, limit: 40 })).map(({ npc: { level } }) => level);
    expect(levels.length).toBeGreaterThan(10);
    expect([Math.min(...levels) >= 32, Math.max(...levels) <= 45]).toEqual([true, true]);
    const [highest] = await rows({ playerLevel: 40, levelMin: 60 });
    expect(highest?.npc.level).toBeGreaterThanOrEqual(60);
  });

  it("about farming says what only spoil gives", async () => {
    const args = { item: 1867, levelMax: 6, spoil: true, fields: ["expectedPerKill", "spoiledPerKill"] };
    const [best] = v.parse(spoilAnswer, await answer("where_to_farm", args)).data;
    expect(best?.spoiledPerKill).toBe(best?.expectedPerKill);
  });

  it("about an NPC is about the one with loot, where its name is that of others, too", async () => {
    // xml/npcs: 29020 is the boss, 29025 the statue that wakes it.
    expect(await answer("get_npc", { npc: "Baium", fields: ["id"] })).toEqual({ data: { id: 29_020 } });
  });
});

describe("a place", () => {
  const route = async (to: unknown) =>
    (await call(client, "teleport_route", { from: 30_080, to, fields: ["price", "to"] })).answer;

  it("is an NPC, a location by its name, or coordinates", async () => {
    // curated location 5: Cruma Tower at 17225, 114173.
    const tower = await route([17_225, 114_173]);
    expect(tower).toMatchObject({ data: { to: { x: 17_225, y: 114_173 } } });
    expect([await route("cruma tower"), await route(" 17225, 114173 ")]).toEqual([tower, tower]);
    expect(await route("30059")).toEqual(await route("Trisha"));
  });

  it.each([
    // teleportLocations.xml: "The Town of Dion" at 15670, 142983; the location Town of Dion is 2,000 units away.
    ["The Town of Dion", [15_670, 142_983]],
    // "The Town of Giran" at 83400, 147943: a region is named after it, and no location.
    ["Town of Giran", [83_400, 147_943]],
    ["the town of giran", [83_400, 147_943]],
    // "Cruma Tower, 1st Floor" at 17718, 117315.
    ["Cruma Tower, 1st Floor", [17_718, 117_315]],
    // curated location 34: The Ant Nest at -9959, 176184.
    ["Ant Nest", [-9959, 176_184]],
    // The location Gludin Village, 35, and its harbour and arena are others.
    ["Gludin", [-80_684, 149_770]],
    ["town of gludin", [-80_684, 149_770]],
  ])("is a region, a destination of teleports, or a location without its article: %s", async (name, same) => {
    expect(await route(name)).toMatchObject({ data: { to: { x: same[0], y: same[1] } } });
  });

  it("of several destinations that are far apart is refused with all of them", async () => {
    // Five castles have a throne hall.
    expect(await refusal("teleport_route", { from: 30_080, to: "The Throne Hall" })).toMatchObject({
      code: "AMBIGUOUS_NAME",
      total: 5,
      matches: expect.arrayContaining([{ type: "destination", name: "the Throne Hall", x: 22_090, y: 159_871 }]),
    });
  });

  it.each([
    [
      "of two NPCs",
      "Wolf",
      "AMBIGUOUS_NAME",
      [
        { type: "npc", id: 12_077 },
        { type: "npc", id: 20_120 },
      ],
    ],
    [
      "that is a part of a name",
      "Cruma Towe",
      "PLACE_NOT_FOUND",
      [
        { type: "location", id: 5, name: "Cruma Tower" },
        { type: "destination", name: "Cruma Tower" },
        { type: "destination", name: "Cruma Tower, 1st Floor" },
        { type: "destination", name: "Cruma Tower, 2nd Floor" },
      ],
    ],
    ["that nothing has", "qqqq", "PLACE_NOT_FOUND", []],
  ])("with a name %s is refused with candidates", async (_what, to, code, matches) => {
    expect(await refusal("teleport_route", { from: 30_080, to })).toMatchObject({ code, parameter: "to", matches });
  });
});

describe("arguments in another form", () => {
  it.each([
    ["get_item", { item: 57, fields: "name" }, { fields: ["name"] }],
    ["get_item", { item: 57, fields: "name, iconFile" }, { fields: ["name", "iconFile"] }],
    [
      "list_items",
      { pAtkMin: "600", obtainable: "true", grade: null },
      { pAtkMin: 600, obtainable: true, grade: undefined },
    ],
    ["npc_loot", { npc: "Wolf", rate: "5", rateSpoil: null }, { rate: 5, rateSpoil: undefined }],
    ["list_records", { type: "recipe", filters: { levelMin: "8", product: null } }, { filters: { levelMin: 8 } }],
    ["where_to_hunt", { playerLevel: "20", class: 0, items: "1-3" }, { playerLevel: 20, items: ["1-3"] }],
    ["where_to_hunt", { playerLevel: 20, class: 0, items: ["Short Sword +3"] }, { items: ["1-3"] }],
    ["where_to_hunt", { playerLevel: 20, class: 0, items: ["+3 Short Sword"] }, { items: ["1-3"] }],
    ["where_to_hunt", { npc: "Wolf", class: 0, level: "20", passives: "false" }, { level: 20, passives: false }],
    ["where_to_hunt", { npc: "Wolf", class: 0, level: 20 }, { level: undefined, playerLevel: 20 }],
    ["where_to_farm", { item: "Stem", rateSpoil: "5" }, { rateSpoil: 5 }],
    ["list_npcs", { npcType: "grand boss" }, { npcType: "GrandBoss" }],
    ["list_npcs", { race: "MAGIC_CREATURE", limit: 3 }, { race: "Magic Creature" }],
    ["list_items", { weaponType: "big-sword", limit: 3 }, { weaponType: "BIGSWORD" }],
    ["list_records", { type: "item", filters: { obtainable: "true" } }, { filters: { obtainable: true } }],
    ["plan_crafting", { item: 1344, stock: ["Stem", "10"] }, { stock: [["Stem", 10]] }],
    ["plan_crafting", { item: 1344, stock: { Stem: 10 } }, { stock: [["Stem", 10]] }],
    ["plan_crafting", { item: 1344, stock: '[["Stem", 10]]', buy: [] }, { stock: [["Stem", 10]], buy: undefined }],
    ["list_records", { type: "recipe", filters: '{"levelMin":8}' }, { filters: { levelMin: 8 } }],
    [
      "get_record",
      { type: "Armor Set", record: 1, cursor: "", chronicle: "" },
      { type: "armor-set", cursor: undefined },
    ],
  ])("are read as they are meant: %s %j", async (name, args, strict) => {
    const loose = await call(client, name, args);
    expect(loose.isError).toBe(false);
    expect(loose.answer).toEqual((await call(client, name, { ...args, ...strict })).answer);
  });
});

describe("invalid arguments", () => {
  it.each(refusals)("%s %o: %s", async (name, args, code, message) => {
    const answer = await refusal(name, args);
    expect(answer).toMatchObject({ code, message });
  });

  it.each([
    ["get_item", { item: "a ".repeat(101) }, "item", "a text of at most 200 characters"],
    ["where_to_hunt", { playerLevel: 20, class: 0, items: Array(201).fill("Saber") }, "items", "at most 200 values"],
    ["list_records", { type: "item", filters: { q: "a".repeat(201) } }, "filters", "a text of at most 200 characters"],
  ])("are refused before they are looked for: %s", async (name, args, parameter, allowed) => {
    expect(await refusal(name, args)).toMatchObject({
      code: "INVALID_PARAMETER",
      message: expect.stringMatching(`^Invalid ${parameter} .*: it must be ${allowed}`),
    });
  });

  it("name the allowed values apart from the message", async () => {
    expect(await refusal("list_items", { grade: "x" })).toMatchObject({
      parameter: "grade",
      allowed: ["none", "d", "c", "b", "a", "s"],
    });
  });

  it("are an error of the protocol only where there is no such tool", async () => {
    await expect(client.callTool({ name: "get_dragon" })).rejects.toThrow(
      /Unknown tool "get_dragon": it must be one of search, /u,
    );
  });
});

const locationsAnswer = v.object({ data: v.array(v.object({ location: v.object({ name: v.string() }) })) });
const farmingAnswer = v.object({ data: v.array(v.object({ npc: v.object({ level: v.number() }) })) });
const spoilAnswer = v.object({ data: v.array(v.object({ expectedPerKill: v.number(), spoiledPerKill: v.number() })) });
const skillsAnswer = v.object({
  data: v.object({ skills: v.unknown() }),
  more: v.optional(v.array(v.object({ cursor: v.string() }))),
});
const skillKeys = v.object({
  skillId: v.number(),
  skillLevel: v.number(),
  minPlayerLevel: v.number(),
  spCost: v.number(),
});
describe("a cursor", () => {
  it("leads through the whole list of a record", async () => {
    const args = { type: "class", record: "Gladiator", fields: ["skills"] };
    const read: unknown[] = [];
    let cursor: string | undefined;
    do {
      const { answer } = await call(client, "get_record", cursor === undefined ? args : { ...args, cursor });
      const { data, more = [] } = v.parse(skillsAnswer, answer);
      read.push(...rowsOf(data.skills));
      cursor = more[0]?.cursor;
    } while (cursor !== undefined);
    const whole = await call(await connect({ maximumBytes: 1_000_000 }), "get_record", args);
    const { data } = v.parse(skillsAnswer, whole.answer);
    expect(read).toMatchObject(rowsOf(data.skills).map((row) => v.parse(skillKeys, row)));
  });
});

describe("a client", () => {
  it("gets no second page of the list of tools", async () => {
    await expect(client.listTools({ cursor: "2" })).rejects.toThrow(
      'Invalid cursor "2": the list of tools is one page.',
    );
  });

  it("of the older generation of the protocol gets the same", async () => {
    const older = await connect({}, "legacy");
    expect([older.getNegotiatedProtocolVersion(), client.getNegotiatedProtocolVersion()]).toEqual([
      "2025-11-25",
      "2026-07-28",
    ]);
    expect((await older.listTools()).tools).toEqual((await client.listTools()).tools);
    const args = { item: "Draconic Bow" };
    expect((await call(older, "get_item", args)).answer).toEqual((await call(client, "get_item", args)).answer);
  });

  it("is told the licence, the trademarks and the traps of the data", async () => {
    const instructions = client.getInstructions() ?? "";
    for (const words of [
      "GPL-3.0-only",
      "trademarks",
      "mergedIds",
      "upper bound",
      "group",
      catalog.manifest.dataVersion,
    ]) {
      expect(instructions).toContain(words);
    }
  });
});

describe("a bug", () => {
  it("is told honestly, without its details, and reported", async () => {
    const failures: unknown[] = [];
    const items = new Proxy(interlude.items, {
      get() {
        throw new Error("The table is broken.");
      },
    });
    const faulty = await connect({
      catalogs: [createCatalog({ ...interlude, items })],
      onFailure: (one) => failures.push(one),
    });
    const args = { item: 57, chronicle: "interlude" };
    const { isError, answer } = await call(faulty, "get_item", args);
    expect(isError).toBe(true);
    expect(answer).toEqual({
      code: "INTERNAL_ERROR",
      message: "The server failed to answer this call; the cause was written to its standard error.",
    });
    expect(failures).toEqual([{ tool: "get_item", args, error: expect.any(Error) }]);
  });
});
