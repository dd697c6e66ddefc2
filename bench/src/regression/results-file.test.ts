import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Comparison } from "../http/compare.js";
import type { Results } from "../results.js";
import { ratiosOf } from "./ratios.js";
import { readFormerRun, resultsFile } from "./results-file.js";

const figures = { requestsPerSecond: 1, p50: 1, p99: 1, cpuPerRequest: 1 };
const comparison = (name: string, rate: number, p99: number): Comparison => ({
  name,
  rate,
  p99,
  ours: figures,
  bare: figures,
});
const grown = (size: number, mean: number) => ({
  size,
  rows: size,
  startMs: size * 10,
  indexMs: 1,
  rss: 1,
  queries: [{ name: "listItems, q", inputs: 1, mean, p50: 1, p99: 1 }],
});
const results: Results = {
  machine: {
    date: "2026-01-02",
    node: "20.19.0",
    v8: "11",
    system: "Linux 6",
    processor: "A processor",
    cores: 2,
    memoryGiB: 8,
  },
  quick: false,
  http: { repeated: [comparison("list", 0.9, 1.2)], neverSeen: [], answers: [comparison("loot", 0.12345678, 2)] },
  mcp: { ours: 300, bare: 100 },
  growth: [grown(1, 2), grown(50, 130)],
};

describe("the ratios of a run", () => {
  it("are those against the bare server, growth, and the figures of targets, but no plain time", () => {
    const ratios = new Map(ratiosOf(results).map(({ section, figure, value }) => [`${section} ${figure}`, value]));
    expect(ratios.get("http repeated URL, list: req/s × bare")).toBe(0.9);
    expect(ratios.get("http never-seen answer, loot: p99 × bare")).toBe(2);
    // 130 µs ÷ 2 µs, and 500 ms ÷ 10 ms.
    expect(ratios.get("growth listItems, q: cost at 50× ÷ cost at 1×")).toBe(65);
    expect(ratios.get("growth target: search at 50× data, × as long")).toBe(65);
    expect(ratios.get("growth target: start at 50× data, × as long")).toBe(50);
    expect(ratios.get("memory target: MCP, spawn to first answer, ms beyond bare Node")).toBe(200);
    expect([...ratios.values()]).not.toContain(300);
  });

  it("have a name of their own each", () => {
    const names = ratiosOf(results).map(({ section, figure }) => `${section} ${figure}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("a results file", () => {
  let folder: string;
  let path: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "gamedata-results-"));
    path = join(folder, "results.json");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("gives the ratios back, cut to four digits", async () => {
    writeFileSync(path, resultsFile(results));
    const { ratios, quick, machine } = await readFormerRun(path, ["http", "growth"]);
    expect(ratios).toHaveLength(ratiosOf(results).length);
    expect(ratios).toContainEqual({ section: "http", figure: "never-seen answer, loot: req/s × bare", value: 0.1235 });
    expect([quick, machine.date]).toEqual([false, "2026-01-02"]);
  });

  it("has to have every section that is measured", async () => {
    writeFileSync(path, resultsFile(results));
    await expect(readFormerRun(path, ["http", "core", "package"])).rejects.toThrow(
      `--compare is "${path}", which lacks core, package; compare sections that it has: --only http,memory,growth.`,
    );
  });

  it.each([
    ["not JSON", "{", /which is not a results file of this bench: .*JSON/u],
    ["another JSON", '{"name":"x"}', /which is not a results file of this bench: machine: /u],
    ["a broken one", '{"format":2,"machine":{}}', /which is not a results file of this bench: machine\.date: /u],
    ["of another section", changed('"section": "http"', '"section": "htpp"'), /ratios\.0\.section: /u],
    ["without a number", changed('"value": 0.9', '"value": null'), /ratios\.0\.value: /u],
    ["of no format number", changed('"format": 2,', ""), /which has the results format 1; this bench reads format 2/u],
    ["of a newer format", changed('"format": 2', '"format": 3'), /which has the results format 3; this bench reads/u],
  ])("is refused if it is %s", async (_what, text, fault) => {
    writeFileSync(path, text);
    await expect(readFormerRun(path, ["http"])).rejects.toThrow(fault);
  });

  it("is refused if it is not there", async () => {
    await expect(readFormerRun(join(folder, "none.json"), [])).rejects.toThrow(
      /^--compare is ".*none\.json", which cannot be read: ENOENT/u,
    );
  });

  function changed(from: string, to: string): string {
    const text = resultsFile(results);
    if (!text.includes(from)) throw new Error(`There is no ${from} in the file.`);
    return text.replace(from, to);
  }
});
