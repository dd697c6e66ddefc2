import { describe, expect, it } from "vitest";
import type { Comparison } from "../http/compare.js";
import { type Results, serializeResults } from "../results.js";
import { drawGrowth } from "./chart.js";
import { decimal, mebibytes } from "./figure.js";
import { report } from "./report.js";
import { table } from "./table.js";
import { checkTargets } from "./targets.js";

const machine = {
  date: "2026-01-02",
  node: "20.19.0",
  v8: "11",
  system: "Linux 6",
  processor: "A processor",
  cores: 2,
  memoryGiB: 8,
};
const figures = { requestsPerSecond: 1, p50: 1, p99: 1, cpuPerRequest: 1 };
const comparison = (name: string, rate: number, p99 = 1): Comparison => ({
  name,
  rate,
  p99,
  ours: figures,
  bare: figures,
});
const http = {
  repeated: [comparison("list", 0.81, 2.1), comparison("304", 0.79)],
  neverSeen: [comparison("details", 0.61), comparison("details, gzip", 0.1)],
  answers: [comparison("loot", 0.4), comparison("uses", 0.2)],
};
const results: Results = { machine, quick: true, http };
const query = (mean: number) => ({ name: "getItem", inputs: 1, mean, p50: 1, p99: 1 });
const grown = (size: number, mean: number, queries = [query(mean)]) => ({
  size,
  rows: size * 10,
  startMs: size,
  indexMs: 1,
  rss: 1,
  queries,
});
const MEBIBYTE = 2 ** 20;
const measured = (part: Omit<Results, "machine" | "quick">) =>
  checkTargets({ machine, quick: false, ...part }).map(({ section, figure, measured, holds }) => [
    section,
    figure,
    measured,
    holds,
  ]);

describe("the table", () => {
  it("is Markdown with aligned columns", () => {
    expect(table(["Name", "ms"], [["a longer name", "1.5"]]).split("\n")).toEqual([
      "| Name          |  ms |",
      "| ------------- | --: |",
      "| a longer name | 1.5 |",
    ]);
  });
});

describe("figures", () => {
  it("have the decimals that their size is worth", () => {
    expect([0.0421, 0.42, 4.21, 421, 42_100].map(decimal)).toEqual(["0.042", "0.42", "4.2", "421", "42,100"]);
    expect(mebibytes(1_572_864)).toBe("1.5");
  });
});

describe("targets", () => {
  it("take the worst request, and pass over what was not measured", () => {
    expect(checkTargets(results).map(({ figure, measured, holds }) => [figure, measured, holds])).toEqual([
      ["repeated URLs, slowest request", "0.81 (list)", true],
      ["304", "0.79 (304)", false],
      ["repeated URLs, longest p99", "2.10 (list)", false],
      ["never-seen details", "0.61 (details)", true],
      ["never-seen answers over several tables, slowest", "0.20 (uses)", false],
    ]);
  });
});

describe("targets of the start", () => {
  it("are milliseconds beyond the bare server", () => {
    const start = {
      ours: { ms: 200, rss: 1 },
      twoChronicles: { ms: 211, rss: 1 },
      firstItem: { ms: 330, rss: 1 },
      bare: { ms: 80, rss: 1 },
    };
    expect(measured({ start })).toEqual([
      ["memory", "spawn to first /healthz, one chronicle, ms beyond bare", "120", true],
      ["memory", "spawn to first /healthz, two chronicles, ms beyond bare", "131", false],
      ["memory", "spawn to first 200 of an item, ms beyond bare", "250", true],
    ]);
  });

  it("take the slowest first request of each column, and no answer", () => {
    const first = {
      requests: [
        { name: "item", atOnceMs: 101, laterMs: 2 },
        { name: "search", atOnceMs: 90, laterMs: 24 },
      ],
      answers: [{ name: "loot", atOnceMs: 500, laterMs: 500 }],
    };
    const wait = (longestMs: number) => ({ requests: 9, longestMs });
    const waits = { oneChronicle: wait(25), twoChronicles: wait(26), otherRequested: wait(300) };
    expect(measured({ first, waits })).toEqual([
      ["memory", "first request as soon as the server listens, slowest kind, ms", "101 (item)", false],
      ["memory", "first request one second later, slowest kind, ms", "24.0 (search)", true],
      ["memory", "longest wait in the first second, one chronicle, ms", "25.0", true],
      ["memory", "longest wait in the first second, two chronicles, ms", "26.0", false],
    ]);
    expect(report({ machine, quick: false, first, waits })).toMatch(/\| loot \(no target\) +\| +500 \| +500 \|/u);
  });

  it("are MiB of memory, of one and of two chronicles", () => {
    const memoryOfTwo = { afterStart: 110 * MEBIBYTE, details: 9, afterDetails: 231 * MEBIBYTE };
    const memory = { ...memoryOfTwo, afterDetails: 140 * MEBIBYTE, lists: 3, afterLists: 147 * MEBIBYTE };
    expect(measured({ memory, memoryOfTwo })).toEqual([
      ["memory", "RSS after the start, one chronicle, MiB", "110", false],
      ["memory", "RSS after the start, two chronicles, MiB", "110", true],
      ["memory", "RSS after every detail was asked once, one chronicle, MiB", "140", true],
      ["memory", "RSS after every detail was asked once, two chronicles, MiB", "231", false],
      // 147 ÷ 140.
      ["memory", "RSS growth by distinct list URLs, %", "5.0", true],
    ]);
  });
});

describe("targets of growth", () => {
  const search = (mean: number, filtered: number) => [
    { ...query(mean), name: "listItems, q" },
    { ...query(filtered), name: "listItems, q, filter and sort" },
  ];

  it("take the search that grows most", () => {
    // 100 ÷ 2 and 180 ÷ 3; the start of a size takes as many milliseconds.
    expect(measured({ growth: [grown(1, 0, search(2, 3)), grown(50, 0, search(100, 180))] })).toEqual([
      ["growth", "search at 50× data, × as long", "60.0 (listItems, q, filter and sort)", true],
      ["growth", "start at 50× data, × as long", "50.0", true],
    ]);
  });

  it("need a data set of 50 times the size", () => {
    expect(measured({ growth: [grown(1, 1), grown(10, 1)] })).toEqual([]);
  });
});

describe("the report", () => {
  it("says where it was made, and what does not hold", () => {
    const text = report(results);
    expect(text).toContain("Node 20.19.0, Linux 6, A processor, 2 cores, 8 GiB");
    expect(text).toMatch(/\| 304 +\| ≥ 0\.80 × bare \| +0\.79 \(304\) \| +NO \|/u);
    expect(text).not.toContain("## Memory");
  });

  it("is written down with the digits that mean something", () => {
    expect(serializeResults({ ...results, mcp: { ours: 123.456789, bare: 1 } })).toContain('"ours": 123.5,');
  });
});

describe("the chart", () => {
  it("shows a cost as a multiple of the smallest size's", () => {
    const svg = drawGrowth([grown(1, 4), grown(10, 6)]);
    expect(svg).toContain("getItem ×1.5");
    expect(svg).toContain("start ×10.0");
    expect(svg).not.toContain("NaN");
  });
});
