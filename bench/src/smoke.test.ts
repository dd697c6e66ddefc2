import { beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../scripts/test/temporary-folder.js";
import { sections, smokeExtent } from "./options.js";
import { serializeResults } from "./report/compare-runs.js";
import { report } from "./report/report.js";
import { checkTargets } from "./report/targets.js";
import { type Results, run } from "./run.js";

/** Milliseconds; tens of processes are started one after another, and the machine may be shared. */
const RUN_TIMEOUT = 600_000;

const folder = temporaryFolder();
let results: Results;
beforeAll(async () => {
  results = await run({ extent: smokeExtent, quick: true, sections }, folder, () => {});
}, RUN_TIMEOUT);

describe("a run of the whole bench", () => {
  it("measures requests of both servers", () => {
    const { repeated = [], neverSeen = [] } = results.http ?? {};
    expect([repeated.length, neverSeen.length]).toEqual([2, 2]);
    for (const { name, ours, bare } of [...repeated, ...neverSeen])
      expect(Math.min(ours.requestsPerSecond, bare.requestsPerSecond, ours.p99, bare.p99), name).toBeGreaterThan(0);
  });

  it("measures every query, start, memory and package", () => {
    const { core, start, memory, package: packages } = results;
    for (const query of core?.queries ?? []) expect(query.mean, query.name).toBeGreaterThan(0);
    expect(core?.queries.length).toBeGreaterThan(90);
    for (const time of [start?.healthz.bare, start?.healthz.oneChronicle, start?.mcp.bare, start?.mcp.ours])
      expect(time).toBeGreaterThan(0);
    expect(memory?.oneChronicle.afterLists).toBeGreaterThan(30 * 2 ** 20);
    expect(Math.min(packages?.tarball ?? 0, packages?.bundle ?? 0)).toBeGreaterThan(1000);
  });

  it("ends in a report, a verdict on every target and JSON", () => {
    expect(checkTargets(results)).toHaveLength(36);
    expect(report(results)).toContain("## Package");
    expect(serializeResults(results)).not.toContain("null");
  });
});
