import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answers } from "./http/answers.js";
import { cases } from "./http/case.js";
import { sections, smokeExtent } from "./options.js";
import { drawGrowth } from "./report/chart.js";
import { report } from "./report/report.js";
import { checkTargets } from "./report/targets.js";
import { type Results, serializeResults } from "./results.js";
import { run } from "./run.js";

/** Milliseconds; tens of processes are started one after another, and the machine may be shared. */
const RUN_TIMEOUT = 600_000;

let folder: string;
let results: Results;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gamedata-bench-"));
  results = await run({ extent: smokeExtent, quick: true, sections }, folder, () => {});
}, RUN_TIMEOUT);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a run of the whole bench", () => {
  it("measures every request of both servers", () => {
    expect(results.http?.repeated.map(({ name }) => name)).toEqual(cases.map(({ name }) => name));
    expect(results.http?.answers.map(({ name }) => name)).toEqual(answers.map(({ name }) => name));
    const { repeated = [], neverSeen = [], answers: measured = [] } = results.http ?? {};
    const { workers = [] } = results;
    expect(workers.map(({ name }) => name)).toEqual(["small item", "list"]);
    for (const { name, ours, bare } of [...repeated, ...neverSeen, ...measured, ...workers])
      expect(Math.min(ours.requestsPerSecond, bare.requestsPerSecond, ours.p99, bare.p99), name).toBeGreaterThan(0);
  });

  it("measures every query, start, memory, growth and package", () => {
    for (const query of results.core?.queries ?? []) expect(query.mean, query.name).toBeGreaterThan(0);
    expect(results.core?.queries.length).toBeGreaterThan(30);
    expect(results.start?.ours.ms).toBeGreaterThan(0);
    expect(results.mcp?.ours).toBeGreaterThan(results.mcp?.bare ?? Number.POSITIVE_INFINITY);
    expect(results.memory?.afterLists).toBeGreaterThan(results.start?.bare.rss ?? Number.POSITIVE_INFINITY);
    expect(results.growth?.map(({ size }) => size)).toEqual([1, 2]);
    expect(results.growth?.[1]?.rows).toBeGreaterThan(1.9 * (results.growth?.[0]?.rows ?? 0));
    expect(results.packages?.[0]?.tarball).toBeGreaterThan(0);
  });

  it("ends in a report, a verdict on every target, a chart and JSON", () => {
    expect(checkTargets(results)).toHaveLength(34);
    expect(report(results)).toContain("## Growth");
    expect(drawGrowth(results.growth ?? [])).toContain("</svg>");
    expect(serializeResults(results)).not.toContain("null");
  });
});
