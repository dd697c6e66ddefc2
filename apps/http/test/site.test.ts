import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import { describeAsked, jsonOf } from "./ask.js";
import { english } from "./page-texts.js";
import { catalog } from "./served.js";

const page = "<!doctype html><title>Site</title>";
const script = `console.log("${"x".repeat(2000)}");`;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const site = [
  {
    path: "/",
    mediaType: "text/html; charset=utf-8",
    headers: { "cache-control": "no-cache", "content-security-policy": "default-src 'none'" },
    read: () => bytesOf(page),
  },
  {
    path: "/assets/a-0.js",
    mediaType: "text/javascript; charset=utf-8",
    headers: { "cache-control": "public, max-age=31536000, immutable" },
    read: () => bytesOf(script),
  },
];
const { facts } = english;
const pages = ["/:", "/:/:", "/:/:/:"].map((path) => ({
  path,
  mediaType: "text/html; charset=utf-8",
  headers: { "cache-control": "no-cache" },
  ...(path === "/:/:" && {
    texts: [
      english,
      {
        language: "ru",
        titles: { items: "Предметы" },
        facts: { ...facts, types: { ...facts.types, weapon: "оружие" } },
      },
    ],
  }),
  read: () => bytesOf(`<title>Site</title><meta name="description" content="site"><p>page at ${path}`),
}));
const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

describeAsked("a site", { catalogs: [catalog], site: [...site, ...pages] }, (ask) => {
  it("gives a browser the page, which is never used without asking", async () => {
    for (const target of ["/", "/?from=elsewhere"]) {
      const { status, headers, body } = await ask(target, { headers: { accept } });
      expect(status).toBe(200);
      expect(body.toString()).toBe(page);
      expect(headers).toMatchObject(yaml`
        { "content-type": "text/html; charset=utf-8", "cache-control": no-cache,
          "content-security-policy": "default-src 'none'", "content-length": ${String(page.length)},
          vary: "Accept, Accept-Encoding", "x-content-type-options": nosniff }
      `);
    }
  });

  it("gives a program the index, before and after a browser asked", async () => {
    for (const headers of [{}, { accept: "*/*" }, { accept: "application/json" }]) {
      const reply = await ask("/", { headers });
      expect(jsonOf(reply)).toMatchObject({ name: "GameData" });
      expect(reply.headers).toMatchObject({
        "content-type": "application/json; charset=utf-8",
        vary: "Accept, Accept-Encoding",
      });
      expect((await ask("/", { headers: { accept } })).body.toString()).toBe(page);
    }
  });

  it("answers the address of a page with the page that is written for its folder, unless JSON is asked for", async () => {
    for (const [target, path] of [
      ["/interlude", "/:"],
      ["/interlude/armor-sets?page=2", "/:/:"],
      ["/interlude/items/57", "/:/:/:"],
      ["/interlude/items/57-adena", "/:/:/:"],
    ] as const)
      for (const headers of [{ accept }, { accept: "*/*" }, {}]) {
        const reply = await ask(target, { headers });
        expect([target, reply.status, reply.body.toString().split("<p>")[1]]).toEqual([target, 200, `page at ${path}`]);
        expect(reply.headers).toMatchObject({ "cache-control": "no-cache", vary: "Accept, Accept-Encoding" });
        const head = await ask(target, { method: "HEAD", headers });
        expect([head.status, head.headers["etag"], head.body.length]).toEqual([200, reply.headers["etag"], 0]);
      }
    for (const [target, headers] of [
      ["/interlude/items/57", { accept: "application/json" }],
      ["/freya/items/57", { accept: "*/*" }],
      ["/interlude/items/adena", {}],
      ["/interlude/items/57/adena", { accept }],
      ["/interlude/", { accept: "*/*" }],
      ["/:", { accept: "*/*" }],
      ["/:/:/:", { accept: "*/*" }],
      ["/api/interlude/item", { accept }],
    ] as const) {
      const reply = await ask(target, { headers });
      expect([target, reply.status]).toEqual([target, 404]);
      expect(jsonOf(reply)).toMatchObject({ code: "UNKNOWN_ROUTE" });
    }
  });

  it("answers a browser at an unknown address with the page, and sends it from a slash too many, and from one without the chronicle, to the address of the page", async () => {
    for (const [target, path] of [
      ["/nowhere", "/:"],
      ["/item/57", "/:/:"],
      ["/freya/items/57", "/:/:/:"],
      ["/interlude/items/adena", "/:/:/:"],
      ["/interlude/items/57/", undefined],
      ["/:/:/:", "/:/:/:"],
    ] as const) {
      const { status, body } = await ask(target, { headers: { accept } });
      expect([target, status, body.toString().split("<p>")[1]]).toEqual(
        path === undefined ? [target, 308, undefined] : [target, 404, `page at ${path}`],
      );
    }
    for (const [target, location] of [
      ["/interlude/", "../interlude"],
      ["/interlude/armor-sets/?page=2", "../../interlude/armor-sets?page=2"],
      ["/interlude/items/57-adena/", "../../../interlude/items/57-adena"],
      ["/armor-sets?page=2", "./interlude/armor-sets?page=2"],
      ["/items/57-adena/", "../../interlude/items/57-adena"],
    ] as const)
      expect((await ask(target, { headers: { accept } })).headers["location"]).toBe(location);
    expect((await ask("/healthz", { headers: { accept } })).status).toBe(200);
  });

  it("describes a record in the head of its page, in the language of the address, and answers 404 without one", async () => {
    const headOf = async (target: string) => {
      const { status, body } = await ask(target, { headers: { accept: "*/*" } });
      const markup = body.toString();
      const of = (pattern: RegExp) => pattern.exec(markup)?.[1];
      return [
        status,
        of(/<title>([^<]*)</),
        of(/name="description" content="([^"]*)"/),
        of(/og:title" content="([^"]*)"/),
      ];
    };
    for (const target of ["/interlude/items/999999999", "/interlude/places/1", "/interlude/npcs/999999999"])
      expect(await headOf(target)).toEqual([404, "Site", "site", undefined]);
    const item = await headOf("/interlude/items/2369?language=en");
    expect(item.slice(0, 2)).toEqual([200, "Squire&#39;s Sword · GameData"]);
    expect(item[2]).toMatch(/^weapon · P\. Atk\. 6 · M\. Atk\. 5/);
    expect((await headOf("/interlude/items/2369-x?language=ru"))[2]).toMatch(/^оружие · /);
    const { body } = await ask("/interlude/monsters/29001-queen?language=ru&rateDrop=3");
    expect(body.toString()).toContain('<link rel="canonical" href="../npcs/29001?language=ru">');
    // One record with two ids.
    const merged = await ask("/interlude/monsters/20001", { headers: { accept } });
    expect(merged.body.toString()).toContain('<link rel="canonical" href="../npcs/18342">');
  });

  it("gives the page of a section its title in the language of the address, and answers 404 for another one", async () => {
    const titled = async (target: string) => {
      const { status, body } = await ask(target, { headers: { accept } });
      return [status, /<title>([^<]*)</.exec(body.toString())?.[1]];
    };
    expect(await titled("/interlude/items?sort=-price")).toEqual([200, "Items · GameData"]);
    expect(await titled("/interlude/items?language=ru")).toEqual([200, "Предметы · GameData"]);
    expect(await titled("/interlude/items?language=xx")).toEqual([200, "Items · GameData"]);
    expect(await titled("/interlude/search?q=bow")).toEqual([200, "GameData"]);
    for (const path of ["nothing", "constructor"]) expect(await titled(`/interlude/${path}`)).toEqual([404, "Site"]);
    const { body, headers } = await ask("/interlude/items", { headers: { accept } });
    expect(body.toString()).toContain('<link rel="canonical" href="./items">');
    expect(headers).toMatchObject({ "cache-control": "no-cache", vary: "Accept, Accept-Encoding" });
  });

  it("gives assets to everyone, for ever, and compressed", async () => {
    const { status, headers, body } = await ask("/assets/a-0.js", { headers: { "accept-encoding": "br" } });
    expect(status).toBe(200);
    expect(brotliDecompressSync(body).toString()).toBe(script);
    expect(headers).toMatchObject(yaml`
      { "content-type": "text/javascript; charset=utf-8", "cache-control": "public, max-age=31536000, immutable",
        "content-encoding": br, vary: Accept-Encoding }
    `);
    expect((await ask("/assets/a-0.js")).body.toString()).toBe(script);
  });

  it("confirms a tag with 304, and answers HEAD without a body", async () => {
    const { headers } = await ask("/", { headers: { accept } });
    const again = await ask("/", { headers: { accept, "if-none-match": headers["etag"] ?? "" } });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    const head = await ask("/assets/a-0.js", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers["content-length"]).toBe(String(script.length));
    expect(head.body.length).toBe(0);
  });

  it("answers anything else like a service without a site", async () => {
    expect((await ask("/assets/b.js")).status).toBe(404);
    expect((await ask("/assets/", { headers: { accept } })).status).toBe(404);
    expect((await ask("/", { method: "POST", headers: { accept } })).status).toBe(405);
    expect((await ask("/healthz", { headers: { accept } })).headers["content-type"]).toContain("json");
  });
});
