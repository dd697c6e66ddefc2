import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Ask, type Asker, askers, jsonOf, type Reply } from "./ask.js";
import { catalog } from "./served.js";

const root = "/api/interlude";
const SHOWN_CHARACTERS = 90;
const upTo = (count: number) => Array.from({ length: count }, (_, position) => position + 1).join(",");

const record = v.record(v.string(), v.unknown());
const one = v.strictObject({ data: record });
const many = v.strictObject({ data: v.array(record), meta: record });

const dataOf = (reply: Reply) => v.parse(one, jsonOf(reply)).data;
const rowsOf = (reply: Reply) => v.parse(many, jsonOf(reply)).data;

/** Requests that are refused: target, code, and a part of the message. */
const refusals = [
  // Many records by id.
  [`${root}/items?ids=0`, "INVALID_ID", 'Invalid ids "0"'],
  [`${root}/items?ids=57,+1`, "INVALID_ID", 'Invalid ids " 1"'],
  [`${root}/npcs?ids=29001,queen`, "INVALID_ID", 'Invalid ids "queen"'],
  [`${root}/classes?ids=-1`, "INVALID_ID", "Invalid ids"],
  [`${root}/items?ids=57&ids=x`, "INVALID_ID", 'Invalid ids "x"'],
  [`${root}/items?ids[]=57&ids[]=x`, "INVALID_ID", 'Invalid ids "x"'],
  [`${root}/items?ids=${upTo(200)}&ids[]=201`, "INVALID_PARAMETER", "at most 200"],
  [`${root}/items?ids[]=57&limit=10`, "INVALID_PARAMETER", "Invalid limit"],
  [`${root}/items?ids=${upTo(201)}`, "INVALID_PARAMETER", "at most 200"],
  [`${root}/items?ids=57&limit=10`, "INVALID_PARAMETER", "Invalid limit"],
  [`${root}/items?ids=57&offset=0`, "INVALID_PARAMETER", "Invalid offset"],
  [`${root}/items?ids=57&q=a`, "INVALID_PARAMETER", "Invalid q"],
  [`${root}/items?ids=57&type=weapon`, "INVALID_PARAMETER", "Invalid type"],
  [`${root}/items?ids=57&sort=nonsense`, "INVALID_PARAMETER", "Invalid sort"],
  [`${root}/npcs?ids=29001&location=34`, "INVALID_PARAMETER", "Invalid location"],
  [`${root}/monsters?ids=29001&levelMin=2`, "INVALID_PARAMETER", "Invalid levelMin"],
  [`${root}/raw/npcs?ids=29001&npcType=Pet`, "INVALID_PARAMETER", "Invalid npcType"],
  [`${root}/items?ids=57&fields=weather`, "INVALID_ENUM", "partOfSets"],

  // Fields.
  [
    `${root}/items?fields=stats`,
    "INVALID_ENUM",
    "id, name, type, grade, weight, price, iconFile, pAtk, mAtk, pDef, mDef, crystalCount, armorSets.",
  ],
  [`${root}/items/57?fields=Name`, "INVALID_ENUM", 'Invalid fields "Name"'],
  [`${root}/items/57?fields=id&fields[]=Name`, "INVALID_ENUM", 'Invalid fields "Name"'],
  [`${root}/items/57?fields=__proto__`, "INVALID_ENUM", "__proto__"],
  [`${root}/items/999999?fields=weather`, "INVALID_ENUM", "fields"],
  [`${root}/items/0?fields=weather`, "INVALID_ID", "id"],
  [`${root}/items/57/dropped-by?fields=name`, "INVALID_ENUM", "npc, qty, chance, chanceDisplay, rollCount."],
  [`${root}/armor-sets?fields=weather`, "INVALID_ENUM", "pieces"],
  [`${root}/search?q=ant&fields=weather`, "INVALID_ENUM", "type, id, name, level, iconFile."],

  // The search.
  [`${root}/search`, "INVALID_PARAMETER", "Missing q: it must be text that is not blank."],
  [`${root}/search?q=+%20`, "INVALID_PARAMETER", "not blank"],
  [
    `${root}/search?q=ant&types=spell`,
    "INVALID_ENUM",
    "item, npc, quest, class, henna, armor-set, location, region, skill, recipe",
  ],
  [`${root}/search?q=ant&types=item&types=spell`, "INVALID_ENUM", 'Invalid types "spell"'],
  [`${root}/search?q=ant&limit=0`, "INVALID_PARAMETER", "limit"],

  // Places.
  [`${root}/npcs?location=0`, "INVALID_PARAMETER", "Invalid location"],
  [`${root}/monsters?region=-1`, "INVALID_PARAMETER", "Invalid region"],
  [`${root}/npcs?region=gludio`, "INVALID_PARAMETER", "Invalid region"],
  [`${root}/locations/0`, "INVALID_ID", "id"],
  [`${root}/regions/x`, "INVALID_ID", "id"],
  [`${root}/locations/1`, "LOCATION_NOT_FOUND", "There is no location with id 1."],
  [`${root}/regions/19`, "REGION_NOT_FOUND", "There is no region with id 19."],
] as const;

const titledRefusals = refusals.map(
  ([target, code, words]) => [target.slice(0, SHOWN_CHARACTERS), code, target, words] as const,
);

/** Targets that mean the same, pair by pair: bytes, tags and links are equal. */
const synonyms = [
  [`${root}/items?ids=57,1,57`, `${root}/items?ids=57,1`],
  [`${root}/items?ids=57,,001,`, `${root}/items?ids=57,1`],
  [`${root}/items/57?fields=id,,name,`, `${root}/items/57?fields=id,name`],
  [`${root}/search?q=ant&types=item,,npc`, `${root}/search?q=ant&types=item,npc`],
  [`${root}/items?ids=57%2C1&limit=&q=`, `${root}/items?ids=57,1`],
  [`${root}/items?ids=57&unknown=1`, `${root}/items?ids=57`],
  [`${root}/items?ids=57&ids=1&ids=99999`, `${root}/items?ids=57,1,99999`],
  [`${root}/items?ids[]=57&ids[]=1`, `${root}/items?ids=57,1`],
  [`${root}/items?ids%5B%5D=57&ids=1,1864&ids[]=30`, `${root}/items?ids=57,1,1864,30`],
  [`${root}/items?ids=57&q=&ids=&ids=1`, `${root}/items?ids=57,1`],
  [`${root}/items?ids[]=`, `${root}/items`],
  [`${root}/items?limit=2&limit[]=3&sort[]=name&q[]=a`, `${root}/items?limit=2`],
  [`${root}/quests?ids=1&limit=5`, `${root}/quests?ids=1`],
  [`${root}/items?ids=`, `${root}/items`],
  [`${root}/items/57?fields=name,id`, `${root}/items/57?fields=id,name`],
  [`${root}/items/57?fields=name,id,name`, `${root}/items/57?fields=id%2Cname`],
  [`${root}/items/57?fields=`, `${root}/items/57`],
  [`${root}/items/57?fields=name&fields=id`, `${root}/items/57?fields=id,name`],
  [`${root}/items?fields[]=grade&limit=3&fields[]=id`, `${root}/items?fields=id,grade&limit=3`],
  [`${root}/items/57?ids[]=1`, `${root}/items/57`],
  [`${root}/items?fields=grade,id`, `${root}/items?fields=id,grade&limit=50`],
  [`${root}/npcs?location=34&location=x`, `${root}/npcs?location=34`],
  [`${root}/npcs?location=&region=`, `${root}/npcs`],
  [`${root}/raw/npcs?location=x`, `${root}/raw/npcs`],
  [`${root}/search?q=+ANT+`, `${root}/search?q=ant`],
  [`${root}/search?q=ant&types=NPC,item,npc`, `${root}/search?types=item,npc&q=ant`],
  [`${root}/search?q=ant&types=npc&types=item&q=bee`, `${root}/search?types=item,npc&q=ant`],
  [`${root}/search?q=ant&types[]=npc&types[]=ITEM`, `${root}/search?types=item,npc&q=ant`],
  [`${root}/search?q=ant&types=`, `${root}/search?q=ant&limit=50&offset=0`],
] as const;

/** The links of pages, as they are sent: first, previous, next, last. */
const links = [
  [
    `${root}/items?q=Draconic&sort=-name&limit=10&offset=10`,
    { first: 0, prev: 0, next: 20, last: 30 },
    "q=draconic&sort=-name",
  ],
  [`${root}/items?q=draconic&limit=32`, { first: 0, last: 0 }, "q=draconic"],
  [`${root}/items?q=draconic&limit=31`, { first: 0, next: 31, last: 31 }, "q=draconic"],
  [`${root}/items?q=draconic&limit=10&offset=5`, { first: 0, prev: 0, next: 15, last: 30 }, "q=draconic"],
  [`${root}/items?q=draconic&limit=10&offset=999`, { first: 0, prev: 30, last: 30 }, "q=draconic"],
  [`${root}/items?q=draconic&limit=10&offset=32`, { first: 0, prev: 30, last: 30 }, "q=draconic"],
  [`${root}/items?limit=999&fields=name,id`, { first: 0, next: 200, last: 9200 }, "fields=id,name"],
  [
    `${root}/monsters?levelMin=-5&location=72&npcType=MONSTER&nonsense=1`,
    { first: 0, last: 0 },
    "levelMin=-5&location=72&npcType=Monster",
  ],
  [`${root}/items/1122/spoiled-by?offset=25`, { first: 0, prev: 0, last: 0 }, ""],
  [`${root}/search?q=queen+ant&types=item,npc&limit=2`, { first: 0, next: 2, last: 2 }, "q=queen+ant&types=item,npc"],
] as const;

/** Reads a Link header. */
function linksOf({ headers }: Reply): ReadonlyMap<string, string> {
  const found = (headers["link"] ?? "").matchAll(/<([^>]*)>; rel="(\w+)"(?:, |$)/g);
  return new Map([...found].map(([, reference = "", relation = ""]) => [relation, reference]));
}

describe.each(askers)("asked through %s", (_name, open) => {
  let asker: Asker;
  const ask: Ask = (target, question) => asker.ask(target, question);
  beforeAll(async () => {
    asker = await open({ catalogs: [catalog] });
  });
  afterAll(() => asker.close());

  it.each(titledRefusals)("GET %s is refused with %s", async (_title, code, target, words) => {
    const reply = await ask(target);
    const status = code.endsWith("NOT_FOUND") ? 404 : 400;
    expect(jsonOf(reply)).toEqual({ error: expect.stringContaining(words), status, code });
    expect(reply.status).toBe(status);
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  it.each(synonyms)("%s means the same as %s", async (target, same) => {
    const [reply, expected] = [await ask(target), await ask(same)];
    expect(reply.status).toBe(200);
    expect(reply).toEqual(expected);
  });

  it.each([
    ["items", [57, 1, 1864], [99_999, 2_000_000]],
    ["npcs", [30_001, 29_001], [999_999]],
    ["monsters", [29_001, 20_002], [30_001]],
    ["quests", [3, 1], [9999]],
    ["classes", [88, 0], [999]],
    ["hennas", [180, 1], [181]],
    ["locations", [72, 5], [1]],
    ["regions", [18, 0], [19]],
    ["raw/npcs", [30_001, 20_001, 18_342], [9]],
    ["raw/monsters", [20_001, 18_342], [30_001]],
  ])("%s?ids= gives the details one by one, and says what is missing", async (collection, ids, missing) => {
    const asked = [...missing.toReversed(), ...ids, ...ids].join(",");
    const details = [];
    for (const id of ids) details.push(dataOf(await ask(`${root}/${collection}/${id}`)));
    expect(jsonOf(await ask(`${root}/${collection}?ids=${asked}`))).toEqual({
      data: details,
      meta: { total: ids.length, limit: ids.length, offset: 0, missing },
    });
  });

  it("gives 200 records at once, and an NPC once by the id of whichever of its raw NPCs", async () => {
    expect(rowsOf(await ask(`${root}/items?ids=${upTo(200)}`)).length).toBeGreaterThan(150);
    const names = rowsOf(await ask(`${root}/npcs?ids=20001,30001,18342&fields=name`));
    expect(names).toEqual([{ name: "Gremlin" }, { name: "Lector" }]);
  });

  it.each([
    ["items", "id,name"],
    ["items?q=bow&sort=-name", "iconFile,grade,name"],
    ["items?ids=1,57", "stats,id,soldBy"],
    ["items/1864/dropped-by", "npc,chance"],
    ["npcs?location=34", "level"],
    ["raw/monsters", "skills,source"],
    ["quests", "rewardsPreview"],
    ["armor-sets", "enchant6BonusSkill,id"],
    ["search?q=queen", "level,name"],
    ["items/1", "name,stats,crafting"],
    ["npcs/29001", "title,dropCount,level"],
    ["locations/34", "npcs"],
  ])("%s with fields=%s has these fields as they were, and no others", async (target, fields) => {
    const names = fields.split(",");
    const only = (whole: Readonly<Record<string, unknown>>) =>
      Object.entries(whole).filter(([name]) => names.includes(name));
    const whole = await ask(`${root}/${target}`);
    const part = await ask(`${root}/${target}${target.includes("?") ? "&" : "?"}fields=${fields}`);
    expect(part.status).toBe(200);
    if (v.is(one, jsonOf(whole))) {
      expect(Object.entries(dataOf(part))).toEqual(only(dataOf(whole)));
    } else {
      expect(rowsOf(part).map(Object.entries)).toEqual(rowsOf(whole).map(only));
      expect(v.parse(many, jsonOf(part)).meta).toEqual(v.parse(many, jsonOf(whole)).meta);
    }
  });

  it("keeps what was seen with fields apart from what was seen without", async () => {
    const [whole, part, again] = [
      await ask(`${root}/items/57`),
      await ask(`${root}/items/57?fields=id`),
      await ask(`${root}/items/57`),
    ];
    expect(jsonOf(part)).toEqual({ data: { id: 57 } });
    expect(part.headers["etag"]).not.toBe(whole.headers["etag"]);
    expect(again).toEqual(whole);
  });

  it.each(links)("%s is linked to other pages", async (target, pages, others) => {
    const reply = await ask(target);
    const { limit } = v.parse(v.object({ limit: v.number() }), v.parse(many, jsonOf(reply)).meta);
    const found = linksOf(reply);
    expect([...found.keys()]).toEqual(Object.keys(pages));
    for (const [relation, offset] of Object.entries(pages)) {
      const parameters = new URLSearchParams((found.get(relation) ?? "").replace(/^\?/, ""));
      expect(parameters.get("limit")).toBe(String(limit));
      expect(parameters.get("offset")).toBe(String(offset));
      parameters.delete("limit");
      parameters.delete("offset");
      parameters.sort();
      expect(decodeURIComponent(parameters.toString())).toBe(others);
    }
    const again = await ask(target, { headers: { "if-none-match": reply.headers["etag"] ?? "" } });
    expect(again.status).toBe(304);
    expect(again.headers["link"]).toBe(reply.headers["link"]);
  });

  it("leads through a whole list, forwards and back", async () => {
    const seen: unknown[] = [];
    let target = `${root}/npcs?q=wolf&sort=-level&limit=7&fields=id`;
    const walk = async (relation: string) => {
      const pages = [target];
      while (true) {
        const reply = await ask(target);
        seen.push(...rowsOf(reply));
        const next = linksOf(reply).get(relation);
        if (next === undefined) return pages;
        const { pathname, search } = new URL(next, `http://gamedata.example${target}`);
        target = pathname + search;
        pages.push(target);
      }
    };
    const forwards = await walk("next");
    expect(seen).toEqual(rowsOf(await ask(`${root}/npcs?q=wolf&sort=-level&limit=200&fields=id`)));
    expect(seen.length).toBeGreaterThan(14);
    const backwards = await walk("prev");
    expect(
      backwards
        .map((page) => /offset=\d+/.exec(page)?.[0])
        .toReversed()
        .slice(1),
    ).toEqual(forwards.map((page) => /offset=\d+/.exec(page)?.[0]).slice(1));
  });

  it.each([
    "items?q=nothing+has+this+name",
    "npcs?location=99999",
    "items?ids=57",
    "items/57",
    "quests",
    "search?q=zzzzzz",
    "meta/dataset",
  ])("%s is no page, or has no others", async (target) => {
    const reply = await ask(`${root}/${target}`);
    expect(reply.status).toBe(200);
    expect(reply.headers).not.toHaveProperty("link");
  });

  it("does not let a long text blow up the headers", async () => {
    const reply = await ask(`${root}/items?q=${"%22".repeat(2000)}`);
    expect(reply.status).toBe(200);
    expect(JSON.stringify(reply.headers).length).toBeLessThan(2000);
  });

  it("names its data on every response, and lets other origins read it", async () => {
    const { dataVersion } = catalog.manifest;
    const named = {
      "x-data-version": dataVersion,
      "access-control-expose-headers": "Link, X-Data-Version",
    };
    const { etag = "" } = (await ask(`${root}/items/57`)).headers;
    const statuses: number[] = [];
    for (const [target, question] of [
      ["/", {}],
      ["/healthz", { method: "HEAD" }],
      ["/api/openapi.json", {}],
      [`${root}/items/57`, {}],
      [`${root}/items/57`, { headers: { "if-none-match": etag } }],
      [`${root}/items`, { method: "OPTIONS" }],
      [`${root}/items`, { method: "POST" }],
      [`${root}/items/0`, {}],
      [`${root}/items/999999`, {}],
      ["/nothing", {}],
      ["/api/gracia/items", {}],
      [`/?${"a".repeat(9000)}`, {}],
    ] as const) {
      const reply = await ask(target, question);
      expect(reply.headers, target).toMatchObject(named);
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 304, 204, 405, 400, 404, 404, 404, 414]);
    expect(jsonOf(await ask(`${root}/meta/dataset`))).toMatchObject({ data: { dataVersion } });
  });
});
