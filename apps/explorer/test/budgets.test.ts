import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { explorerFiles } from "../src/index.js";

const files = explorerFiles({ chronicles: ["interlude"] });
const textOf = (path: string) => Buffer.from(files.find((file) => file.path === path)?.read() ?? []).toString("utf8");
const gzipped = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + gzipSync(textOf(path)).length, 0);

/** Returns the scripts that a script imports, itself among them; those that it imports later only if asked. */
function scriptsOf(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of textOf(path).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    scriptsOf(`/assets/${name}`, found);
  return found;
}

const page = textOf("/");
/** The scripts that the page names: the first one, and those that it loads beside it. */
const entries = [...page.matchAll(/(?:<script[^>]*src|rel="modulepreload"[^>]*href)="\.(\/assets\/[^"]+)"/g)].map(
  ([, path = ""]) => path,
);
const pathsOf = (pattern: RegExp) => files.flatMap(({ path }) => (pattern.test(path) ? [path] : []));
const dictionaries = pathsOf(/\/(?:en|es|pt-BR|ru)-\w+\.js$/);
const [map = ""] = pathsOf(/\/map-page-\w+\.js$/);
// The viewer of the API is a foreign program with its own size.
const pages = pathsOf(/\/(?!map|api)[a-z-]+-page-\w+\.js$/);

describe("the scripts of the explorer", () => {
  it("are at most 75 kB compressed when a page is opened in any language, and 130 kB with the map", () => {
    const first = new Set(entries.flatMap((entry) => [...scriptsOf(entry)]));
    expect(first.size).toBeGreaterThan(0);
    expect([...first].filter((path) => path === map || dictionaries.includes(path))).toEqual([]);
    expect([dictionaries.length, pages.length > 10]).toEqual([4, true]);
    const sizes = dictionaries.flatMap((dictionary) => {
      const site = [...first, ...scriptsOf(dictionary)];
      const language = /[\w-]+(?=-)/.exec(dictionary.slice(8))?.[0];
      const further = (name: string) => pathsOf(new RegExp(`/${name}-${language}-\\w+\\.js$`));
      expect([...further("effects"), ...further("world")]).toHaveLength(2);
      // The words of effects, and of NPCs and zones, are loaded with these pages, and on others with what shows some.
      const more = (path: string) => [
        ...(/\/(?:skill|armor-set)-page/.test(path) ? further("effects") : []),
        ...(/\/(?:npcs?|raid-bosses|place|map)-page/.test(path) ? further("world") : []),
      ];
      const sizeOf = (path: string) => gzipped(new Set([...site, ...scriptsOf(path), ...more(path)]));
      return [...pages.map((path) => [path, sizeOf(path), 75_000] as const), [map, sizeOf(map), 130_000] as const];
    });
    expect(sizes.filter(([, size, most]) => size < 30_000 || size > most)).toEqual([]);
  });

  it("name no other host", () => {
    const scripts = new Set([...entries, map].flatMap((path) => [...scriptsOf(path)]));
    const hosts = [...scripts].flatMap((path) => [...textOf(path).matchAll(/https?:\/\/[\w.-]+/g)]);
    // Names of XML, and examples in messages; none is requested, as the tests in a browser show.
    const allowed = new Set(["http://www.w3.org", "https://leafletjs.com", "https://gamedata.example"]);
    expect(hosts.map(([host]) => host).filter((host) => !allowed.has(host))).toEqual([]);
  });
});

describe("the page of the explorer", () => {
  it("has a strict policy, in a header and in the page, and no script or style of its own", () => {
    const { headers } = files.find(({ path }) => path === "/") ?? {};
    expect(headers?.["content-security-policy"]).toContain("script-src 'self'; style-src 'self'");
    expect(headers?.["content-security-policy"]).not.toContain("unsafe");
    expect(page).toContain('http-equiv="Content-Security-Policy"');
    expect(page).not.toMatch(/<style|<script(?![^>]*\ssrc=)|\son\w+=/);
  });

  it("is confirmed at each visit; what has a hash in its name is kept", () => {
    const keeping = new Set(files.map(({ path, headers }) => `${path.split("/", 2)[1]} ${headers["cache-control"]}`));
    expect([...keeping].toSorted()).toEqual([
      " no-cache",
      "assets public, max-age=31536000, immutable",
      "icon-192.png no-cache",
      "icon-512.png no-cache",
      "site.webmanifest no-cache",
    ]);
  });

  it("takes images from the user's folder of icons, and from nowhere else", () => {
    const withIcons = explorerFiles({ chronicles: ["interlude"], iconsUrl: 'https://img.example/a"b/' });
    const icons = withIcons.find(({ path }) => path === "/");
    expect(icons?.headers["content-security-policy"]).toContain("img-src 'self' data: https://img.example;");
    expect(Buffer.from(icons?.read() ?? []).toString()).toContain('content="https://img.example/a&quot;b/"');
    expect(page).toContain("img-src 'self' data:;");
  });
});
