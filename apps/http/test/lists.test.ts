import * as v from "valibot";
import { expect, it } from "vitest";
import { describeAsked, jsonOf, type Reply } from "./ask.js";
import { catalog } from "./served.js";

const root = "/api/interlude";
const upTo = (count: number) => Array.from({ length: count }, (_, position) => position + 1).join(",");

const record = v.record(v.string(), v.unknown());
const one = v.strictObject({ data: record });
const many = v.strictObject({ data: v.array(record), meta: record });

const dataOf = (reply: Reply) => v.parse(one, jsonOf(reply)).data;
const rowsOf = (reply: Reply) => v.parse(many, jsonOf(reply)).data;

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

describeAsked("lists", { catalogs: [catalog] }, (ask) => {
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
    expect(statuses).toEqual([200, 200, 200, 304, 204, 405, 400, 404, 404, 404, 414]);
    expect(jsonOf(await ask(`${root}/meta/dataset`))).toMatchObject({ data: { dataVersion } });
  });
});
