import { highFive } from "@gamedata/high-five";
import { interlude } from "@gamedata/interlude";
import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wrongFigures } from "../../../scripts/docs/page.js";
import { exportCopy } from "../src/export-copy.js";
import { comparesAll, type Manifest, manifest, memoryFolder, sha256, shares, silent, source } from "./copy.js";
import { type LiveServer, startServer } from "./programs.js";

/** Requests that are under way at a time. */
const CONCURRENCY = 16;
/** Collections of at most this many files are compared whole, of others as many are drawn. */
const SAMPLE = 50;
const SEED = 57;
const comparedShare = comparesAll ? "all of them" : "small collections whole, of others a sample";

const memory = memoryFolder();
let live: LiveServer;
let copy: Manifest;

const bytesOf = (file: string) => {
  const bytes = memory.files.get(file);
  if (bytes === undefined) throw new Error(`the copy has no file ${file}`);
  return bytes;
};
const jsonIn = (file: string): unknown => JSON.parse(bytesOf(file).toString("utf8"));

beforeAll(async () => {
  live = await startServer();
  await exportCopy(source, { folder: memory, baseUrl: undefined, startProgress: () => silent });
  copy = v.parse(manifest, JSON.parse(memory.manifest()));
});

afterAll(() => live.close());

describe("the static copy", () => {
  it("has every resource of the data, as often as the source has it", () => {
    const count = (path: RegExp) => copy.files.filter((file) => path.test(file.path)).length;
    const countedIn = (chronicle: string) => ({
      items: count(new RegExp(`^/api/${chronicle}/items/\\d+$`)),
      droppers: count(new RegExp(`^/api/${chronicle}/items/\\d+/dropped-by$`)),
      npcs: count(new RegExp(`^/api/${chronicle}/npcs/\\d+$`)),
      spawns: count(new RegExp(`^/api/${chronicle}/npcs/\\d+/spawns$`)),
      rawNpcs: count(new RegExp(`^/api/${chronicle}/raw/npcs/\\d+$`)),
      quests: count(new RegExp(`^/api/${chronicle}/quests/\\d+$`)),
      classes: count(new RegExp(`^/api/${chronicle}/classes/\\d+$`)),
      hennas: count(new RegExp(`^/api/${chronicle}/hennas/\\d+$`)),
      plans: count(new RegExp(`^/api/${chronicle}/items/\\d+/crafting$`)),
      exchanges: count(new RegExp(`^/api/${chronicle}/exchanges/\\d+$`)),
      maps: count(new RegExp(`^/api/${chronicle}/map(?:/spawns)?$`)),
      tables: count(new RegExp(`^/bulk/${chronicle}/tables/`)),
    });
    expect([count(/^\/api\/chronicles$/), count(/^\/api\/openapi\.json$/)]).toEqual([1, 1]);
    // The rows of the tables in the README of each data package.
    const expected = (chronicle: string, rows: Readonly<Record<string, number>>) =>
      Object.fromEntries(
        Object.entries(rows).map(([name, count]) => [name, Math.ceil(count / (shares[chronicle] ?? 1))]),
      );
    const interludeRows = { items: 9206, droppers: 9206, npcs: 6472, spawns: 6472, rawNpcs: 6472, classes: 89 };
    expect(countedIn("interlude")).toEqual({
      ...expected("interlude", { ...interludeRows, hennas: 180, plans: 9206, exchanges: 85 }),
      quests: 329,
      maps: 2,
      tables: 47,
    });
    const laterRows = { droppers: 19_197, npcs: 10_195, spawns: 10_195, rawNpcs: 10_195, quests: 512, classes: 103 };
    expect(countedIn("high-five")).toEqual({
      ...expected("high-five", { ...laterRows, items: 19_197, hennas: 180, plans: 19_197, exchanges: 175 }),
      maps: 2,
      tables: 47,
    });
  });

  it.runIf(comparesAll)("has about as many files and bytes as the documentation says", () => {
    const page = "docs/scaling.md";
    const figuresOf = (prefix: string) => {
      const sizes = copy.files.flatMap(({ path, size }) => (path.startsWith(prefix) ? [size] : []));
      return [sizes.length, sizes.reduce((sum, size) => sum + size, 0) / 1_000_000];
    };
    const largest = copy.files.reduce((most, { size }) => Math.max(most, size), 0);
    const figures = "([\\d,]+) \\| ([\\d,]+) \\| ([\\d,]+) \\| ([\\d,]+) \\|";
    const wrongRow = (start: string, path: (chronicle: string) => string) =>
      wrongFigures(
        page,
        new RegExp(`\\| ${start}[^|]* \\| ${figures}`, "u"),
        ["interlude", "high-five"].flatMap((chronicle) => figuresOf(path(chronicle))),
        0.05,
      );
    expect([
      ...wrongFigures(page, /in about a minute on two cores: ([\d,]+) files, (\d+) MB together/u, figuresOf("/"), 0.05),
      ...wrongFigures(
        page,
        /`export\.json`, of (\d+) MB, [^.]+\. No other file has more than ([\d.]+) MB/u,
        [memory.manifest().length / 1_000_000, largest / 1_000_000],
        0.05,
      ),
      ...wrongRow("resources of the API", (chronicle) => `/api/${chronicle}/`),
      ...wrongRow("`bulk/\\{chronicle\\}/lists`", (chronicle) => `/bulk/${chronicle}/lists/`),
      ...wrongRow("`bulk/\\{chronicle\\}/tables`", (chronicle) => `/bulk/${chronicle}/tables/`),
    ]).toEqual([]);
  });

  it("lists exactly the files that are there, with their sizes and hashes", () => {
    const hostFiles = ["_headers", "_redirects"];
    expect([...copy.files.map(({ file }) => file), ...hostFiles].sort()).toEqual([...memory.files.keys()].sort());
    const wrong = copy.files.filter(({ file, size, sha256: hash }) => {
      const bytes = bytesOf(file);
      return bytes.length !== size || sha256(bytes) !== hash;
    });
    expect(wrong).toEqual([]);
  });

  it(`equals the live responses byte by byte, in status, type and caching too: ${comparedShare}`, async () => {
    const resources = copy.files.filter(({ path }) => path.startsWith("/api/"));
    const compared = [...new Set(resources.map(collectionOf))].flatMap((collection) => {
      const files = resources.filter((file) => collectionOf(file) === collection);
      return files.length <= SAMPLE || comparesAll ? files : sampleOf(files);
    });
    const differing: string[] = [];
    const pending = compared.values();
    const compareNext = async () => {
      for (const { path, file, status, contentType } of pending) {
        const reply = await live.ask(path);
        const [, rule = {}] = Object.entries(copy.headers).find(([pattern]) => matches(pattern, path)) ?? [];
        const isSame =
          reply.body.equals(bytesOf(file)) &&
          reply.status === status &&
          reply.headers.get("content-type") === contentType &&
          Object.entries(rule).every(([name, value]) => reply.headers.get(name) === value);
        if (!isSame) differing.push(path);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, compareNext));
    expect(compared.length).toBeGreaterThan(comparesAll ? 370_000 : 1500);
    expect(differing).toEqual([]);
  });

  it.each(["items", "monsters", "raw/monsters", "items/57/dropped-by"])(
    "holds %s whole, in the order of its pages",
    async (list) => {
      const rows: unknown[] = [];
      const page = v.object({ data: v.array(v.unknown()) });
      for (;;) {
        const reply = await live.ask(`/api/interlude/${list}?limit=200&offset=${rows.length}`);
        const { data } = v.parse(page, JSON.parse(reply.body.toString("utf8")));
        if (data.length === 0) break;
        rows.push(...data);
      }
      expect(rows.length).toBeGreaterThan(200);
      const meta = { total: rows.length, limit: rows.length, offset: 0 };
      expect(jsonIn(`bulk/interlude/lists/${list}.json`)).toEqual({ data: rows, meta });
    },
  );

  it("holds the tables as the data package has them", () => {
    for (const { chronicle, tables } of [interlude.manifest, highFive.manifest])
      for (const { file, sha256: hash } of Object.values(tables))
        expect(sha256(bytesOf(`bulk/${chronicle}/tables/${file}`))).toBe(hash);
    expect(copy.dataVersions).toEqual({
      interlude: interlude.manifest.dataVersion,
      "high-five": highFive.manifest.dataVersion,
    });
  });
});

const collectionOf = ({ path }: { readonly path: string }) => path.replace(/\d+/, "{id}");

function sampleOf<File>(files: readonly File[]): readonly File[] {
  const [drawn = []] = fc.sample(fc.subarray([...files], { minLength: SAMPLE, maxLength: SAMPLE }), {
    seed: SEED,
    numRuns: 1,
  });
  return drawn;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
