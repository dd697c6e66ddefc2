// Compiles the interlude data set from the source data beside the project; with --check, only compares.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const datapack = "../shared/datapack/interlude";
const args = process.argv.slice(2);
if (args.includes("--check") && !existsSync(datapack)) {
  console.log(`The source data is not here (${datapack}): the data set was not compared with it.`);
  process.exit(0);
}
const build = spawnSync(
  "pnpm",
  ["exec", "turbo", "run", "build", "--filter=@gamedata/compiler...", "--output-logs=errors-only"],
  {
    stdio: "inherit",
    shell: process.platform === "win32",
  },
);
if (build.status !== 0) process.exit(1);
const compile = ["packages/compiler/dist/cli.js", "--datapack", datapack, "--out", "data/interlude"];
const run = spawnSync(process.execPath, [...compile, "--project", "aCis", "--revision", "382", ...args], {
  stdio: "inherit",
});
process.exit(run.status ?? 1);
