import { join } from "node:path";
import { measureLibrary } from "./core/measure-library.js";
import { measureGrowth } from "./growth/growth.js";
import { startLoadDriver } from "./http/driver.js";
import { measureAnswers, measureNeverSeen } from "./http/never-seen.js";
import { measureRepeated } from "./http/repeated.js";
import { measureWorkers } from "./http/workers.js";
import { describeMachine } from "./machine.js";
import type { Options, Section } from "./options.js";
import { measurePackages } from "./package/measure.js";
import type { Results } from "./results.js";
import { measureFirstRequests } from "./start/first-request.js";
import { measureWaits } from "./start/longest-wait.js";
import { measureMemory, measureMemoryOfTwo } from "./start/memory.js";
import { measureStart } from "./start/start.js";
import { measureStdioStart } from "./start/stdio.js";

/**
 * Measures the wanted sections, one after the other.
 *
 * @param options What to measure, and how much.
 * @param folder A folder for temporary files.
 * @param say Told what begins.
 */
export async function run(
  { extent, quick, sections }: Options,
  folder: string,
  say: (line: string) => void,
): Promise<Results> {
  const driver = startLoadDriver();
  const measure = async <T>(section: Section, title: string, work: () => Promise<T>) => {
    if (!sections.includes(section)) return undefined;
    say(`${title} ...`);
    return work();
  };
  try {
    const packages = await measure("package", "Data package", () => measurePackages(extent, join(folder, "packages")));
    const core = await measure("core", "Library", () => measureLibrary(extent));
    const start = await measure("memory", "Start", () => measureStart(extent.starts, folder));
    const mcp = await measure("memory", "MCP", () => measureStdioStart(extent.starts));
    const first = await measure("memory", "First requests", () => measureFirstRequests(extent));
    const waits = await measure("memory", "Waits in the first second", () => measureWaits(extent));
    const memory = await measure("memory", "Memory", () => measureMemory(extent, driver));
    const memoryOfTwo = await measure("memory", "Memory, two chronicles", () => measureMemoryOfTwo(extent, driver));
    const repeated = await measure("http", "HTTP, repeated URLs", () => measureRepeated(extent, driver, folder));
    const neverSeen = await measure("http", "HTTP, never-seen URLs", () => measureNeverSeen(extent, driver, folder));
    const answers = await measure("http", "HTTP, never-seen answers", () => measureAnswers(extent, driver, folder));
    const workers = await measure("http", "HTTP, two workers", () => measureWorkers(extent, driver, folder));
    const growth = await measure("growth", "Growth", () => measureGrowth(extent, folder));
    return {
      machine: describeMachine(),
      quick,
      ...(repeated && neverSeen && answers && { http: { repeated, neverSeen, answers } }),
      ...(workers && { workers }),
      ...(core && { core }),
      ...(start && { start }),
      ...(mcp && { mcp }),
      ...(first && { first }),
      ...(waits && { waits }),
      ...(memory && { memory }),
      ...(memoryOfTwo && { memoryOfTwo }),
      ...(growth && { growth }),
      ...(packages && { packages }),
    };
  } finally {
    driver.close();
  }
}
