import { spawn } from "node:child_process";
import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import {
  copyFixture,
  type Edit,
  FIXTURE_KNOWN_DANGLING,
  fixtureFiles,
  temporaryFolder,
} from "../../fixtures/datapack.js";
import { compareDataset } from "./check.js";
import type { DatasetFiles } from "./serialize.js";
import { readDatasetFile } from "./serialize.js";
import { finishInterruptedWrite, hasInterruptedWrite, writeDataset } from "./write.js";

const CLI = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
/** `pnpm test:long` kills it at 24 moments. */
const KILLS = process.env["LONG"] === "all" ? 24 : 10;

/** Many tables change, so that there is much to move into place. */
const EDITS: readonly Edit[] = [
  ["xml/items/0000-0099.xml", 'val="768"', 'val="769"'],
  ["xml/recipes.xml", 'successRate="60"', 'successRate="61"'],
  ["xml/hennas.xml", 'price="37000"', 'price="37001"'],
  ["xml/buyLists.xml", 'price="883"', 'price="884"'],
  ["sql/spawnlist.sql", "'17000'", "'17001'"],
  ["curated/quests.json", '"adena":450', '"adena":451'],
];

const provenance = ["--chronicle", "fen", "--project", "invented", "--revision", "1"];

/** Runs the command and kills it after a delay; gives how long it ran, and whether it was killed. */
function compileAndKill(datapack: string, out: string, delay: number) {
  copyFileSync(FIXTURE_KNOWN_DANGLING, join(out, "known-dangling.json"));
  const args = ["--strict", "--datapack", datapack, "--out", out, ...provenance];
  const start = performance.now();
  return new Promise<{ readonly took: number; readonly wasKilled: boolean }>((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], { stdio: "ignore" });
    const timer = setTimeout(() => child.kill("SIGKILL"), delay);
    child.on("error", reject);
    child.on("exit", (_code, signal) => {
      clearTimeout(timer);
      resolve({ took: performance.now() - start, wasKilled: signal === "SIGKILL" });
    });
  });
}

/** Whether all tables that a folder has are those of one of several data sets. */
function hasTablesOfOne(out: string, datasets: readonly DatasetFiles[]): boolean {
  const isTable = (path: string) => path !== "manifest.json" && readDatasetFile(out, path) !== undefined;
  return datasets.some((files) =>
    [...files].every(([path, text]) => !isTable(path) || readDatasetFile(out, path) === text),
  );
}

test("leaves the old or the new data set, whole, when it is killed at any moment", async () => {
  const [old, next] = [fixtureFiles(), fixtureFiles(...EDITS)];
  const datapack = copyFixture(EDITS);
  const undisturbed = join(temporaryFolder(), "out");
  writeDataset(undisturbed, old);
  const { took } = await compileAndKill(datapack, undisturbed, 60_000);
  expect(compareDataset(undisturbed, next)).toEqual([]);
  const outcomes = { old: 0, new: 0, recovered: 0 };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const out = join(temporaryFolder(), "out");
    writeDataset(out, old);
    // Denser towards the end of the run, where the files are written.
    await compileAndKill(datapack, out, took * Math.sqrt(kill / KILLS));
    const wasInterrupted = hasInterruptedWrite(out);
    expect(hasTablesOfOne(out, [old, next])).toBe(true);
    if (!wasInterrupted) expect([old, next].some((files) => compareDataset(out, files).length === 0)).toBe(true);
    finishInterruptedWrite(out);
    const isNew = compareDataset(out, next).length === 0;
    if (!isNew) expect(compareDataset(out, old)).toEqual([]);
    if (wasInterrupted) expect(isNew).toBe(true);
    expect(readdirSync(out).sort()).toEqual(["known-dangling.json", "manifest.json", "tables"]);
    outcomes[wasInterrupted ? "recovered" : isNew ? "new" : "old"] += 1;
  }
  expect(outcomes.old + outcomes.new + outcomes.recovered).toBe(KILLS);
});
