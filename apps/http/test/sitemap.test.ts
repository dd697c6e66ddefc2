import { collections } from "@gamedata/core/collections";
import { describe, expect, it } from "vitest";
import { createSitemaps } from "../src/pages/sitemap.js";
import { describeAsked, handlerAsker } from "./ask.js";
import { english } from "./page-texts.js";
import { catalog, highFiveCatalog } from "./served.js";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const site = ["/", "/:", "/:/:", "/:/:/:"].map((path) => ({
  path,
  mediaType: "text/html; charset=utf-8",
  headers: {},
  texts: [english],
  read: () => bytesOf("<title>Site</title>"),
}));
const locationsIn = (body: Buffer | string) =>
  [...body.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
/** The most addresses in a file, of the protocol. */
const MOST = 50_000;

const later = { manifest: highFiveCatalog.manifest, load: async () => highFiveCatalog };
describeAsked("what search engines read", { catalogs: [catalog, later], site }, (ask) => {
  it("leads from robots.txt to every record, whose page is there", async () => {
    const robots = await ask("/robots.txt", { headers: { accept: "text/html" } });
    expect(robots.headers["content-type"]).toBe("text/plain; charset=utf-8");
    const [, index = ""] = /^Sitemap: (.*)$/m.exec(robots.body.toString()) ?? [];
    const { origin, pathname } = new URL(index);
    const files = locationsIn((await ask(pathname)).body);
    expect(files).toContain(`${origin}/sitemap-high-five-skills-1.xml`);
    const counts: Record<string, number> = {};
    for (const url of files) {
      const addresses = locationsIn((await ask(url.slice(origin.length))).body);
      expect(addresses.length).toBeLessThanOrEqual(MOST);
      expect(new Set(addresses).size).toBe(addresses.length);
      const [first = "", last = ""] = [addresses[0], addresses.at(-1)];
      for (const address of [first, last]) {
        const page = await ask(address.slice(origin.length), { headers: { accept: "text/html" } });
        expect([address, page.status]).toEqual([address, 200]);
        const canonical = /rel="canonical" href="([^"]*)"/.exec(page.body.toString())?.[1] ?? "";
        expect(new URL(canonical, address).href).toBe(address);
      }
      const [, chronicle = "", folder = ""] = first.slice(origin.length).split("/");
      counts[`${chronicle} ${folder}`] = (counts[`${chronicle} ${folder}`] ?? 0) + addresses.length;
    }
    for (const of of [catalog, highFiveCatalog])
      for (const { kind } of collections.filter(({ kind: { facts } }) =>
        ["item", "quest", "skill"].includes(facts.label),
      ))
        expect(counts[`${of.chronicle} ${kind.facts.label}s`]).toBe(kind.ids(of).length);
  });

  it("is kept like data, confirmed with 304, and answers HEAD without a body", async () => {
    for (const target of ["/robots.txt", "/sitemap.xml", "/sitemap-interlude-items-1.xml?x=1"]) {
      const { status, headers, body } = await ask(target);
      expect([target, status]).toEqual([target, 200]);
      expect(headers["cache-control"]).toBe("public, max-age=3600, s-maxage=86400");
      const again = await ask(target, { headers: { "if-none-match": headers["etag"] ?? "" } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      const head = await ask(target, { method: "HEAD" });
      expect([head.status, head.body.length, head.headers["etag"]]).toEqual([200, 0, headers["etag"]]);
      expect(head.headers["content-length"]).toBe(String(body.length));
    }
    const { headers } = await ask("/sitemap-interlude-items-1.xml", { headers: { "accept-encoding": "br" } });
    expect(headers).toMatchObject({ "content-encoding": "br", "content-type": "application/xml; charset=utf-8" });
  });

  it("has no file of anything else", async () => {
    for (const target of [
      "/sitemap-interlude-items-2.xml",
      "/sitemap-freya-items-1.xml",
      "/sitemap-interlude-items.xml",
    ])
      expect([target, (await ask(target)).status]).toEqual([target, 404]);
    expect((await ask("/sitemap.xml", { method: "POST" })).status).toBe(404);
  });
});

it("states the URL of the service where it is set, whatever host is asked", async () => {
  const publicUrl = "https://example.org/game";
  const { ask } = handlerAsker({ catalogs: [catalog], site, publicUrl });
  expect((await ask("/robots.txt")).body.toString()).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`);
  const files = locationsIn((await ask("/sitemap.xml")).body);
  expect(files[0]).toBe(`${publicUrl}/sitemap-interlude-items-1.xml`);
  expect(locationsIn((await ask("/sitemap-interlude-items-1.xml")).body)[0]).toMatch(
    /^https:\/\/example\.org\/game\/interlude\/items\/\d+$/,
  );
  const { body } = await ask("/interlude/npcs/29001", { headers: { accept: "text/html" } });
  expect(body.toString()).toContain(`<meta property="og:url" content="${publicUrl}/interlude/npcs/29001">`);
});

it("is not there without the pages", async () => {
  const { ask } = handlerAsker({ catalogs: [catalog] });
  for (const target of ["/robots.txt", "/sitemap.xml"]) expect((await ask(target)).status).toBe(404);
});

describe("the files of a sitemap", () => {
  const root = "http://a&'b";
  const catalogs = new Map([["interlude", catalog]]);
  // The source has 9,206 items.
  const find = createSitemaps(["interlude"], 4000);
  const textAt = (path: string) => find(path)?.text(catalogs, root) ?? "missing";

  it("divide the addresses of a kind, each of which is in one", () => {
    const names = [1, 2, 3].map((part) => `sitemap-interlude-items-${part}.xml`);
    const index = textAt("/sitemap.xml");
    expect(index).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www\.sitemaps\.org\//,
    );
    expect(locationsIn(index).filter((url) => url.includes("items"))).toEqual(
      names.map((name) => `http://a&amp;&#39;b/${name}`),
    );
    const addresses = names.map((name) => locationsIn(textAt(`/${name}`)));
    expect(addresses.map(({ length }) => length)).toEqual([4000, 4000, 1206]);
    expect(new Set(addresses.flat()).size).toBe(9206);
    expect(textAt("/sitemap-interlude-items-4.xml")).toBe("");
  });

  it("name no merged NPC twice", () => {
    // The source has 6,472 NPCs, of which 18342 and 20001 are the same.
    const addresses = [1, 2].flatMap((part) => locationsIn(textAt(`/sitemap-interlude-npcs-${part}.xml`)));
    expect(addresses.length).toBeLessThan(6472);
    expect(addresses).toContain("http://a&amp;&#39;b/interlude/npcs/18342");
    expect(addresses).not.toContain("http://a&amp;&#39;b/interlude/npcs/20001");
  });

  it("need the catalogs of their chronicle, the index those of all", () => {
    expect(find("/sitemap-interlude-items-1.xml")?.chronicles).toEqual(["interlude"]);
    expect(createSitemaps(["one", "other"])("/sitemap.xml")?.chronicles).toEqual(["one", "other"]);
    for (const name of ["other-items-1", "interlude-places-1", "interlude-items", "interlude-items-0", "items-1"])
      expect(find(`/sitemap-${name}.xml`)).toBeUndefined();
  });
});
