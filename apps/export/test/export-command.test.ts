import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { routeTable } from "@gamedata/http/service";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../scripts/test/temporary-folder.js";
import { openCopyFolder } from "../src/copy-folder.js";
import { exportCopy } from "../src/export-copy.js";
import { manifest, memoryFolder, silent, source } from "./copy.js";
import { startExport, startExportIn } from "./programs.js";

const root = temporaryFolder();
/** Milliseconds; the whole copy is some 330,000 files, on a disk that others may be using. */
const DISK_TIMEOUT = 600_000;

const details = routeTable.filter(({ operationId }) => operationId === "getItem");
/** Files of items that are compared: those that a killed export leaves, and some more. */
const firstItems = (count: number): typeof details =>
  details.map((route) => {
    if (route.kind === "service" || route.idsOf === undefined) return route;
    const { idsOf } = route;
    return { ...route, idsOf: (catalog) => idsOf(catalog).slice(0, count) };
  });
const runExport = (out: string) => startExport("--out", out, "--quiet");

/** Kills an export once it has written some of the items, and gives how many files it left. */
async function killExport(out: string, { child, ended }: ReturnType<typeof startExport>): Promise<readonly string[]> {
  const items = join(out, "api/interlude/items");
  while (!existsSync(items) || readdirSync(items).length < 1000) await wait(5);
  child.kill("SIGKILL");
  expect(await ended).toMatchObject({ signal: "SIGKILL", stderr: "" });
  return readdirSync(items).map((name) => `api/interlude/items/${name}`);
}

describe("an export that was killed", () => {
  it("leaves whole files only, and no manifest; the next one keeps them", async () => {
    const out = join(root, "killed");
    const killed = startExportIn({ CHRONICLES: "interlude" }, "--out", out, "--quiet");
    const left = (await killExport(out, killed)).filter((file) => file.endsWith(".json"));
    const memory = memoryFolder();
    const interlude = { ...source, chronicles: source.chronicles.slice(0, 1), routes: firstItems(left.length + 100) };
    await exportCopy(interlude, { folder: memory, baseUrl: undefined, startProgress: () => silent });
    expect(left.length).toBeGreaterThanOrEqual(1000);
    expect(left.filter((file) => memory.files.get(file)?.equals(readFileSync(join(out, file))) !== true)).toEqual([]);
    expect(existsSync(join(out, "export.json"))).toBe(false);

    const folder = openCopyFolder(out);
    const next = await exportCopy(interlude, { folder, baseUrl: undefined, startProgress: () => silent });
    expect(next.kept).toBe(left.length);
    expect(next.written + next.kept).toBe(next.files);
    const { files } = v.parse(manifest, JSON.parse(readFileSync(join(out, "export.json"), "utf8")));
    const wrong = files.filter(({ file }) => memory.files.get(file)?.equals(readFileSync(join(out, file))) !== true);
    expect({ files: files.length, wrong }).toEqual({ files: next.files, wrong: [] });
  });

  // Writes everything to the disk: only in the long form.
  if (process.env["EXPORT_COMPARE"] !== "all") return;
  it(
    "is continued to the end by the command",
    async () => {
      const out = join(root, "continued");
      const memory = memoryFolder();
      await exportCopy(source, { folder: memory, baseUrl: undefined, startProgress: () => silent });
      const left = await killExport(out, runExport(out));
      const { code, stdout, stderr } = await runExport(out).ended;
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      const [, written, kept] = /: \d+ files, [\d.]+ MB: (\d+) written, (\d+) kept, 0 removed\n$/.exec(stdout) ?? [];
      expect(Number(kept)).toBeGreaterThanOrEqual(left.length);
      expect(Number(written) + Number(kept)).toBe(memory.files.size - 2);
      const wrong = [...memory.files].filter(([file, bytes]) => !bytes.equals(readFileSync(join(out, file))));
      expect(wrong).toEqual([]);
      expect(readFileSync(join(out, "export.json"), "utf8")).toBe(memory.manifest());
      expect(readdirSync(out).sort()).toEqual(["404.html", "_headers", "_redirects", "api", "bulk", "export.json"]);
    },
    DISK_TIMEOUT,
  );
});

describe("the command", () => {
  const taken = join(root, "taken-interlude");
  const cases = [
    [
      "without a folder",
      [],
      2,
      "--out <dir>, --csv <dir> or --sqlite <file> is missing; try gamedata-export --help.\n",
    ],
    [
      "with a folder that is a file",
      ["--out", taken],
      1,
      `The copy in ${taken} cannot be written: a file is in the place of a folder (ENOTDIR`,
    ],
    [
      "with a database that is a text",
      ["--sqlite", join(root, "taken")],
      1,
      "is no SQLite database; choose another name.",
    ],
    [
      "with a database in no folder",
      ["--sqlite", join(taken, "a")],
      1,
      "The data cannot be written: a file is in the place of a folder (EEXIST",
    ],
    ["with a folder of something else", ["--out", root], 1, `The folder ${root} is not empty`],
  ] as const;
  it.each(cases)("%s ends with one sentence", async (_what, options, code, sentence) => {
    writeFileSync(taken, "a file");
    const ended = await startExport(...options).ended;
    expect(ended).toMatchObject({ code, stdout: "", stderr: expect.stringContaining(sentence) });
    expect(ended.stderr.split("\n")).toHaveLength(2);
  });

  it("with a heap that a server has enough of ends with one sentence", async () => {
    const environment = { NODE_OPTIONS: "--max-old-space-size=192" };
    const { code, stdout, stderr } = await startExportIn(environment, "--csv", join(root, "csv")).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(
      /^The heap of this process is limited to 240 MiB; with 2 chronicles it must be \d+ MiB or more\. Set .+\n$/,
    );
  });
});
