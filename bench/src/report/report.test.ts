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
  neverSeen: [comparison("details", 0.5), comparison("details, gzip", 0.1)],
  answers: [comparison("loot", 0.4), comparison("uses", 0.2)],
};
const results: Results = { machine, quick: true, http };
const query = (mean: number) => ({ name: "getItem", inputs: 1, mean, p50: 1, p99: 1 });
const grown = (size: number, mean: number) => ({
  size,
  rows: size * 10,
  startMs: size,
  indexMs: 1,
  rss: 1,
  queries: [query(mean)],
});

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
      ["never-seen details", "0.50 (details)", true],
      ["never-seen answers over several tables, slowest", "0.20 (uses)", false],
    ]);
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
