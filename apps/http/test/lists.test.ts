import * as v from "valibot";
import { expect, it } from "vitest";
import { describeAsked, jsonOf, type Reply } from "./ask.js";
import { catalog } from "./served.js";

const root = "/api/interlude";

const record = v.record(v.string(), v.unknown());
const many = v.strictObject({ data: v.array(record), meta: record });

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
  [
    `${root}/hunting?playerLevel=40&class=10&skills=1068-3,1204-2&levelMin=40&levelMax=40&limit=50`,
    { first: 0, last: 0 },
    "class=10&levelMax=40&levelMin=40&playerLevel=40&skills=1068-3,1204-2",
  ],
  [`${root}/search?q=queen+ant&types=item,npc&limit=2`, { first: 0, next: 2, last: 2 }, "q=queen+ant&types=item,npc"],
] as const;

function linksOf({ headers }: Reply): ReadonlyMap<string, string> {
  const found = (headers["link"] ?? "").matchAll(/<([^>]*)>; rel="(\w+)"(?:, |$)/g);
  return new Map([...found].map(([, reference = "", relation = ""]) => [relation, reference]));
}

describeAsked("lists", { catalogs: [catalog] }, (ask) => {
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
    `hunting?playerLevel=40&limit=1&class=10&skills=${Array(100).fill("1068-3").join()}`,
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
});
