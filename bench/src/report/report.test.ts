import { describe, expect, it } from "vitest";
import type { ProbeFigures } from "../core/probe.js";
import type { Comparison } from "../http/comparison.js";
import type { Results } from "../run.js";
import { publishedReport, report } from "./report.js";
import { decimal, mebibytes, table } from "./table.js";
import { checkTargets } from "./targets.js";

const MEBIBYTE = 2 ** 20;
const processor = "A processor";
const machine = { date: "2026-01-02", node: "20.19.0", system: "Linux 6", processor, cores: 2, memoryGiB: 8 };
const figures = { requestsPerSecond: 1, p50: 1, p99: 1, cpuPerRequest: 1 };
const comparison = (name: string, rate: number, p99 = 1): Comparison => ({
  ...{ name, rate, p99, ours: figures, bare: figures },
});
const query = (name: string, mean: number) => ({ name, inputs: 1, mean, p50: 1, p99: 1 });
const probed = (queries: ProbeFigures["queries"]): ProbeFigures => ({ createCatalog: 1, createIndexes: 301, queries });
const results = (part: Omit<Results, "machine" | "quick">): Results => ({ machine, quick: true, ...part });
const verdicts = (part: Omit<Results, "machine" | "quick">) =>
  checkTargets(results(part)).map(({ figure, measured, holds }) => [figure, measured, holds]);

describe("the table", () => {
  it("is Markdown with aligned columns", () => {
    expect(table(["Name", "ms"], [["a longer name", "1.5"]]).split("\n")).toEqual([
      "| Name          |  ms |",
      "| ------------- | --: |",
      "| a longer name | 1.5 |",
    ]);
  });

  it("has figures with the decimals that their size is worth", () => {
    expect([0.0421, 0.42, 4.21, 421, 42_100].map(decimal)).toEqual(["0.042", "0.42", "4.2", "421", "42,100"]);
    expect(mebibytes(1_572_864)).toBe("1.5");
  });
});

describe("targets", () => {
  it("of HTTP take the worst request, and pass over what was not measured", () => {
    const repeated = [comparison("list", 0.81, 2.1), comparison("304", 0.79)];
    const neverSeen = [comparison("details", 0.22), comparison("details, gzip", 0.1)];
    expect(verdicts({ http: { repeated, neverSeen } })).toEqual([
      ["repeated URLs, slowest request", "0.81 (list)", true],
      ["304", "0.79 (304)", false],
      ["repeated URLs, longest p99", "2.1 (list)", false],
      ["never-seen details", "0.22 (details)", true],
    ]);
  });

  it("of the start are milliseconds beyond the bare server, and those of the slowest first request", () => {
    const start = {
      healthz: { oneChronicle: 280, twoChronicles: 281, bare: 80 },
      mcp: { ours: 300, bare: 100 },
      firstRequests: [
        { name: "item", path: "/a", atOnceMs: 301, laterMs: 2 },
        { name: "search", path: "/b", atOnceMs: 90, laterMs: 50 },
        { name: "loot", path: "/c", hasNoTarget: true, atOnceMs: 500, laterMs: 500 },
      ],
      waits: { oneChronicle: 100, twoChronicles: 101 },
    } as const;
    expect(verdicts({ start })).toEqual([
      ["spawn to first /healthz, one chronicle, ms beyond bare", "200", true],
      ["spawn to first /healthz, two chronicles, ms beyond bare", "201", false],
      ["first request as soon as the server listens, slowest kind, ms", "301 (item)", false],
      ["first request one second later, slowest kind, ms", "50.0 (search)", true],
      ["longest wait in the first second, one chronicle, ms", "100", true],
      ["longest wait in the first second, two chronicles, ms", "101", false],
      ["MCP, spawn to first answer, ms beyond bare Node", "200", true],
    ]);
    expect(report(results({ start }))).toMatch(/\| loot \(no target\) +\| +500 \| +500 \|/u);
  });

  it("of memory are MiB, of one and of two chronicles", () => {
    const twoChronicles = { afterStart: 110 * MEBIBYTE, details: 9, afterDetails: 231 * MEBIBYTE };
    const lists = { lists: 3, afterLists: 189 * MEBIBYTE };
    const oneChronicle = { ...lists, afterStart: 111 * MEBIBYTE, details: 9, afterDetails: 180 * MEBIBYTE };
    expect(verdicts({ memory: { oneChronicle, twoChronicles } })).toEqual([
      ["RSS after the start, one chronicle, MiB", "111", false],
      ["RSS after the start, two chronicles, MiB", "110", true],
      ["RSS after every detail was requested once, one chronicle, MiB", "180", true],
      ["RSS after every detail was requested once, two chronicles, MiB", "231", false],
      // 189 ÷ 180.
      ["RSS growth by distinct list URLs, %", "5.0", true],
    ]);
  });

  it("of the library are means, of the slowest of several lists", () => {
    const queries = [query("listItems, sorted page", 3), query("listSeeds, sorted page", 31), query("search", 600)];
    expect(verdicts({ core: probed(queries) })).toEqual([
      ["createCatalog, ms", "1.0", true],
      ["all indexes of one catalog, ms", "301", false],
      ["search, µs", "600 (search)", true],
      ["sorted page of any list, µs", "31.0 (listSeeds, sorted page)", false],
    ]);
  });
});

describe("the report", () => {
  it("says where it was made, and what does not hold", () => {
    const text = report(results({ http: { repeated: [comparison("304", 0.79)], neverSeen: [] } }));
    expect(text).toContain("Node 20.19.0, Linux 6, A processor, 2 cores, 8 GiB");
    expect(text).toMatch(/\| 304 +\| ≥ 0\.80 × bare \| +0\.79 \(304\) \| +NO \|/u);
    expect(text).not.toContain("## Memory");
  });

  it("is published with the promised targets alone", () => {
    const repeated = [comparison("304", 0.79)];
    const neverSeen = [comparison("lists with q, filter and sort", 0.1)];
    const text = publishedReport(results({ http: { repeated, neverSeen }, core: probed([query("search", 601)]) }));
    expect(text).toContain("Node 20.19.0, Linux 6, A processor, 2 cores, 8 GiB");
    expect([...text.matchAll(/^\| (.+?) +\| ≤|^\| (.+?) +\| ≥/gmu)].map(([, most, least]) => most ?? least)).toEqual([
      "304",
      "repeated URLs, longest p99",
    ]);
  });
});
