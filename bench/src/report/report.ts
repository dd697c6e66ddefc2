import type { ProbeFigures } from "../core/probe.js";
import type { Comparison } from "../http/comparison.js";
import type { DetailMemory, MemoryFigures } from "../memory/memory.js";
import type { PackageFigures } from "../package/package.js";
import type { Machine, Results } from "../run.js";
import type { StartFigures } from "../start/start.js";
import { decimal, integer, mebibytes, table } from "./table.js";
import { checkTargets } from "./targets.js";

/** Makes what is published of a run: where it was made, and the promised targets, in Markdown. */
export function publishedReport(results: Results): string {
  return `${describeRun(results.machine, results.quick)}\n\n${targetTable(results)}\n`;
}

/** Makes the readable report of a run, in Markdown. */
export function report(results: Results): string {
  const { machine, quick, http, core, start, memory, package: packages } = results;
  const parts = [
    describeRun(machine, quick),
    section("Targets", targetTable(results)),
    http && section("HTTP, repeated URLs", comparisonTable(http.repeated)),
    http && section("HTTP, never-seen URLs", comparisonTable(http.neverSeen)),
    start && section("Start", startTable(start)),
    start && section("First requests of a new server", firstRequestTable(start)),
    memory && section("Memory", memoryTable(memory)),
    core && section("Library", coreTable(core)),
    packages && section("Packages", packageTable(packages)),
  ];
  return `${parts.filter((part) => part !== undefined).join("\n\n")}\n`;
}

function section(title: string, body: string): string {
  return `## ${title}\n\n${body}`;
}

function describeRun({ date, node, system, processor, cores, memoryGiB }: Machine, quick: boolean): string {
  const extent = quick ? "A first impression (`--quick`)" : "A full run";
  return `${extent} of ${date}: Node ${node}, ${system}, ${processor}, ${cores} cores, ${memoryGiB} GiB.`;
}

function targetTable(results: Results): string {
  const rows = checkTargets(results).flatMap(({ figure, isPromised, wanted, measured, holds }) =>
    isPromised ? [[figure, wanted, measured, holds ? "yes" : "NO"]] : [],
  );
  return table(["Figure", "Wanted", "Measured", "Holds"], rows);
}

function comparisonTable(comparisons: readonly Comparison[]): string {
  const head = ["Request", "req/s", "bare", "ratio", "p50 ms", "bare", "p99 ms", "bare", "ratio", "CPU µs", "bare"];
  const rows = comparisons.map(({ name, ours, bare, rate, p99 }) => [
    name,
    integer(ours.requestsPerSecond),
    integer(bare.requestsPerSecond),
    rate.toFixed(2),
    decimal(ours.p50),
    decimal(bare.p50),
    decimal(ours.p99),
    decimal(bare.p99),
    p99.toFixed(2),
    decimal(ours.cpuPerRequest),
    decimal(bare.cpuPerRequest),
  ]);
  return table(head, rows);
}

function startTable({ healthz, mcp, waits }: StartFigures): string {
  return table(
    ["From", "ms"],
    [
      ["spawn to first /healthz, one chronicle", decimal(healthz.oneChronicle)],
      ["spawn to first /healthz, two chronicles", decimal(healthz.twoChronicles)],
      ["spawn to first /healthz, bare node:http", decimal(healthz.bare)],
      ["spawn to first answer, MCP", decimal(mcp.ours)],
      ["spawn to first answer, bare Node", decimal(mcp.bare)],
      ["longest wait in the first second, one chronicle", decimal(waits.oneChronicle)],
      ["longest wait in the first second, two chronicles", decimal(waits.twoChronicles)],
    ],
  );
}

function firstRequestTable({ firstRequests }: StartFigures): string {
  const rows = firstRequests.map(({ name, hasNoTarget, atOnceMs, laterMs }) => [
    hasNoTarget ? `${name} (no target)` : name,
    decimal(atOnceMs),
    decimal(laterMs),
  ]);
  return table(["First request", "as soon as it listens, ms", "one second later, ms"], rows);
}

function memoryTable({ oneChronicle: one, twoChronicles: two }: MemoryFigures): string {
  const rows = (name: string, { afterStart, details, afterDetails }: DetailMemory) => [
    [`${name}, after the start`, mebibytes(afterStart)],
    [`${name}, after ${integer(details)} details, each once`, mebibytes(afterDetails)],
  ];
  return table(
    ["When", "RSS, MiB"],
    [
      ...rows("one chronicle", one),
      [`one chronicle, after ${integer(one.lists)} different lists`, mebibytes(one.afterLists)],
      ...rows("two chronicles", two),
    ],
  );
}

function coreTable({ createCatalog, createIndexes, queries }: ProbeFigures): string {
  const catalogs = [
    ["createCatalog", "", decimal(createCatalog * 1000), "", ""],
    ["createCatalog, all indexes", "", decimal(createIndexes * 1000), "", ""],
  ];
  const rows = queries.map(({ name, inputs, mean, p50, p99 }) => [
    name,
    integer(inputs),
    decimal(mean),
    decimal(p50),
    decimal(p99),
  ]);
  return table(["Query", "inputs", "mean µs", "p50 µs", "p99 µs"], [...catalogs, ...rows]);
}

function packageTable({ tarball, bundle, importMs, importRss }: PackageFigures): string {
  return table(
    ["What", "measured"],
    [
      ["tarball of @gamedata/interlude, kB", integer(tarball / 1000)],
      ["import of @gamedata/interlude, ms", decimal(importMs)],
      ["import of @gamedata/interlude, MiB of RSS", mebibytes(importRss)],
      ["createCatalog and listItems, minified and gzipped, kB", decimal(bundle / 1000)],
    ],
  );
}
