import type { CoreFigures } from "../core/message.js";
import type { SizedFigures } from "../growth/growth.js";
import { growthQueries } from "../growth/growth-query.js";
import type { Comparison } from "../http/compare.js";
import type { Machine } from "../machine.js";
import type { PackageFigures } from "../package/measure.js";
import type { Results } from "../results.js";
import { decimal, mebibytes, ratio, whole } from "./figure.js";
import { firstRequestTable, memoryTable, startTable, waitTable } from "./start-tables.js";
import { table } from "./table.js";
import { checkTargets } from "./targets.js";

/**
 * Makes the readable report of a run, in Markdown.
 *
 * @param results What the run found.
 */
export function report(results: Results): string {
  const { machine, quick, http, workers, core, start, mcp, first, waits, memory, growth, packages } = results;
  const parts = [
    describeRun(machine, quick),
    section("Against what we want", targetTable(results)),
    http && section("HTTP, repeated URLs", comparisonTable(http.repeated)),
    http && section("HTTP, never-seen URLs", comparisonTable(http.neverSeen)),
    http && section("HTTP, never-seen answers over several tables", comparisonTable(http.answers)),
    workers && section("HTTP, repeated URLs, two workers", comparisonTable(workers)),
    start && section("Start", startTable(start)),
    first && section("First requests of a new server", firstRequestTable(first)),
    waits && section("Waits in the first second", waitTable(waits)),
    mcp &&
      section(
        "MCP",
        table(
          ["Program", "first answer, ms"],
          Object.entries(mcp).map(([name, ms]) => [name, decimal(ms)]),
        ),
      ),
    memory && section("Memory", memoryTable(memory, results.memoryOfTwo)),
    core && section("Library", coreTable(core)),
    growth && section("Growth", growthTable(growth)),
    packages && section("Data package", packageTable(packages)),
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
  const rows = checkTargets(results).map(({ figure, wanted, measured, holds }) => [
    figure,
    wanted,
    measured,
    holds ? "yes" : "NO",
  ]);
  return table(["Figure", "Wanted", "Measured", "Holds"], rows);
}

function comparisonTable(comparisons: readonly Comparison[]): string {
  const head = ["Request", "req/s", "bare", "ratio", "p50 ms", "bare", "p99 ms", "bare", "ratio", "CPU µs", "bare"];
  const rows = comparisons.map(({ name, ours, bare, rate, p99 }) => [
    name,
    whole(ours.requestsPerSecond),
    whole(bare.requestsPerSecond),
    ratio(rate),
    decimal(ours.p50),
    decimal(bare.p50),
    decimal(ours.p99),
    decimal(bare.p99),
    ratio(p99),
    decimal(ours.cpuPerRequest),
    decimal(bare.cpuPerRequest),
  ]);
  return table(head, rows);
}

function coreTable({ createCatalog, createIndexes, queries }: CoreFigures): string {
  const catalogs = [
    ["createCatalog", "", decimal(createCatalog * 1000), "", ""],
    ["createCatalog, all indexes", "", decimal(createIndexes * 1000), "", ""],
  ];
  const rows = queries.map(({ name, inputs, mean, p50, p99 }) => [
    name,
    whole(inputs),
    decimal(mean),
    decimal(p50),
    decimal(p99),
  ]);
  return table(["Query", "inputs", "mean µs", "p50 µs", "p99 µs"], [...catalogs, ...rows]);
}

function growthTable(growth: readonly SizedFigures[]): string {
  const head = ["Size", "rows", "start ms", "RSS MiB", ...growthQueries.map((name) => `${name}, µs`)];
  const rows = growth.map(({ size, rows: count, startMs, rss, queries }) => [
    `${size}×`,
    whole(count),
    whole(startMs),
    whole(rss / 2 ** 20),
    ...growthQueries.map((name) => decimal(queries.find((query) => query.name === name)?.mean ?? Number.NaN)),
  ]);
  return table(head, rows);
}

function packageTable(packages: readonly PackageFigures[]): string {
  const rows = packages.map(({ name, tarball, ms, rss }) => [
    name,
    tarball === undefined ? "" : whole(tarball / 1000),
    decimal(ms),
    mebibytes(rss),
  ]);
  return table(["Import", "tarball kB", "ms", "RSS MiB"], rows);
}
