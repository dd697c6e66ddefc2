import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listItemDroppers } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";
import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Asker, jsonOf, portAsker } from "./ask.js";
import { catalog } from "./served.js";
import { type Ended, spawnProgram } from "./server/spawn-server.js";

const copiedFile = v.strictObject({
  path: v.string(),
  file: v.string(),
  size: v.number(),
  sha256: v.string(),
  contentType: v.string(),
  status: v.number(),
});
const manifest = v.strictObject({
  format: v.literal(1),
  dataVersions: v.record(v.string(), v.string()),
  headers: v.record(v.string(), v.record(v.string(), v.string())),
  files: v.array(copiedFile),
});

const root = mkdtempSync(join(tmpdir(), "gamedata-export-"));
const out = join(root, "copy");
/** Requests that are under way at a time. */
const CONCURRENCY = 16;
/** Collections of at most this many files are compared whole, of others as many are drawn. */
const SAMPLE = 400;
const SEED = 57;
const comparesAll = process.env["EXPORT_COMPARE"] === "all";
const comparedShare = comparesAll ? "all of them" : "small collections whole, of others a sample";
/** Milliseconds; some 70,000 files are written, on a disk that others may be using. */
const EXPORT_TIMEOUT = 600_000;

let live: Asker;
/** The files that a killed run left, with the hash of each. */
let leftByKill: ReadonlyMap<string, string>;
let isWholeAfterKill: boolean;
let finished: Ended;
let copy: v.InferOutput<typeof manifest>;

const exportCopy = (...options: readonly string[]) =>
  spawnProgram({ programArguments: ["export", "--out", out, ...options] });
const bytesOf = (file: string) => readFileSync(join(out, file));
const jsonIn = (file: string): unknown => JSON.parse(bytesOf(file).toString("utf8"));
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const filesIn = (folder: string) =>
  readdirSync(join(out, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1));

beforeAll(async () => {
  live = await portAsker({ catalogs: [catalog] });
  const killed = exportCopy();
  if (killed.child.stderr === null) throw new Error("the export has no error output");
  // The first details are written: many more are to come.
  while (!killed.printed.stderr.includes("items/{id}: ")) await once(killed.child.stderr, "data");
  killed.child.kill("SIGKILL");
  await killed.ended;
  leftByKill = new Map(filesIn("api").map((file) => [file, sha256(bytesOf(file))]));
  isWholeAfterKill = existsSync(join(out, "export.json"));
  finished = await exportCopy("--quiet").ended;
  copy = v.parse(manifest, jsonIn("export.json"));
}, EXPORT_TIMEOUT);

afterAll(async () => {
  await live.close();
  rmSync(root, { recursive: true });
});

describe("an export that was killed", () => {
  it("leaves whole files only, and no manifest", () => {
    const hashes = new Map(copy.files.map((file) => [file.file, file.sha256]));
    const wrong = [...leftByKill].filter(([file, hash]) => hashes.get(file) !== hash);
    expect(leftByKill.size).toBeGreaterThan(9206);
    expect({ wrong, isWholeAfterKill }).toEqual({ wrong: [], isWholeAfterKill: false });
  });

  it("is continued by the next one, which keeps what is right", () => {
    const { code, stdout, stderr } = finished;
    const [, files, written, kept] =
      /: (\d+) files, [\d.]+ MB: (\d+) written, (\d+) kept, 0 removed\n$/.exec(stdout) ?? [];
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(Number(files)).toBe(copy.files.length);
    expect(Number(written) + Number(kept)).toBe(copy.files.length);
    expect(Number(kept)).toBeGreaterThanOrEqual(leftByKill.size);
    expect(readdirSync(out).sort()).toEqual(["404.html", "_headers", "_redirects", "api", "bulk", "export.json"]);
  });
});

describe("the static copy", () => {
  it("has every resource of the data, as often as the source has it", () => {
    const count = (path: RegExp) => copy.files.filter((file) => path.test(file.path)).length;
    const counted = {
      items: count(/\/items\/\d+$/),
      droppers: count(/^\/api.*\/items\/\d+\/dropped-by$/),
      npcs: count(/\/interlude\/npcs\/\d+$/),
      spawns: count(/\/interlude\/npcs\/\d+\/spawns$/),
      rawNpcs: count(/\/raw\/npcs\/\d+$/),
      quests: count(/\/quests\/\d+$/),
      classes: count(/\/classes\/\d+$/),
      hennas: count(/\/hennas\/\d+$/),
      documents: count(/\/openapi\.json$/),
      tables: count(/^\/bulk\/interlude\/tables\//),
    };
    expect(counted).toEqual({
      items: 9206,
      droppers: 9206,
      npcs: 6472,
      spawns: 6472,
      rawNpcs: 6472,
      quests: 329,
      classes: 89,
      hennas: 180,
      documents: 1,
      tables: 17,
    });
  });

  it("lists exactly the files that are there, with their sizes and hashes", () => {
    expect(copy.files.map(({ file }) => file).sort()).toEqual(
      [...filesIn("api"), ...filesIn("bulk"), "404.html"].sort(),
    );
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
          reply.headers["content-type"] === contentType &&
          Object.entries(rule).every(([name, value]) => reply.headers[name] === value);
        if (!isSame) differing.push(path);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, compareNext));
    expect(compared.length).toBeGreaterThan(comparesAll ? 67_000 : 5000);
    expect(differing).toEqual([]);
  });

  it("has nothing at paths that the service answers with 404", async () => {
    const paths = ["/api/interlude/npcs/30008/drops", "/api/interlude/monsters/30001", "/api/interlude/items/999999"];
    for (const path of paths) {
      expect((await live.ask(path)).status).toBe(404);
      expect(existsSync(join(out, `${path}.json`))).toBe(false);
    }
    expect(jsonIn("404.html")).toMatchObject({ status: 404, code: "UNKNOWN_ROUTE" });
  });

  it("holds every paged list whole", () => {
    const adena = jsonIn("bulk/interlude/lists/items/57/dropped-by.json");
    const total = listItemDroppers(catalog, 57).meta.total;
    expect(total).toBeGreaterThan(200);
    expect(adena).toMatchObject({ meta: { total, limit: total, offset: 0 } });
    const lists = { items: 9206, npcs: 4354, "raw/npcs": 6472 };
    for (const [list, rows] of Object.entries(lists)) {
      expect(jsonIn(`bulk/interlude/lists/${list}.json`)).toMatchObject({
        data: { length: rows },
        meta: { total: rows, limit: rows, offset: 0 },
      });
    }
  });

  it.each(["items", "monsters", "raw/monsters", "items/57/dropped-by"])(
    "holds %s in the order of its pages",
    async (list) => {
      const rows: unknown[] = [];
      const page = v.object({ data: v.array(v.unknown()) });
      for (;;) {
        const reply = await live.ask(`/api/interlude/${list}?limit=200&offset=${rows.length}`);
        const { data } = v.parse(page, jsonOf(reply));
        if (data.length === 0) break;
        rows.push(...data);
      }
      expect(v.parse(page, jsonIn(`bulk/interlude/lists/${list}.json`)).data).toEqual(rows);
    },
  );

  it("holds the tables as the data package has them", () => {
    for (const { file, sha256: hash } of Object.values(interlude.manifest.tables)) {
      expect(sha256(bytesOf(`bulk/interlude/tables/${file}`))).toBe(hash);
    }
    expect(copy.dataVersions).toEqual({ interlude: interlude.manifest.dataVersion });
  });
});

describe("the command", () => {
  const taken = join(root, "taken");
  const cases = [
    ["without a folder", [], 2, "--out <dir> is missing.\n"],
    ["with a folder that is a file", ["--out", taken], 1, `The copy in ${taken} cannot be written: ENOTDIR`],
    ["with a folder of something else", ["--out", root], 1, `The folder ${root} is not empty`],
  ] as const;
  it.each(cases)("%s ends with one sentence", async (_what, options, code, sentence) => {
    writeFileSync(taken, "a file");
    const ended = await spawnProgram({ programArguments: ["export", ...options] }).ended;
    expect(ended).toMatchObject({ code, stdout: "", stderr: expect.stringContaining(sentence) });
    expect(ended.stderr.split("\n")).toHaveLength(2);
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
