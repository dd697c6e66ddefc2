// Compiles the data sets from the source data beside the project; with --check, only compares. Other arguments name the chronicles,
// by default all of them.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dataPackages } from "./data-packages.mjs";

const args = process.argv.slice(2);
const isCheck = args.includes("--check");
const names = args.filter((arg) => arg !== "--check");
const unknown = names.find((name) => !dataPackages.some(({ chronicle }) => chronicle === name));
if (unknown !== undefined) {
  console.error(`${unknown} is no chronicle; they are ${dataPackages.map(({ chronicle }) => chronicle).join(", ")}`);
  process.exit(2);
}
const wanted = dataPackages.filter(({ chronicle }) => names.length === 0 || names.includes(chronicle));
const datapackOf = ({ chronicle }) => `../shared/datapack/${chronicle}`;
const isHere = (dataPackage) => existsSync(datapackOf(dataPackage));

for (const dataPackage of wanted.filter((candidate) => isCheck && !isHere(candidate))) {
  console.log(`The source data is not here (${datapackOf(dataPackage)}): the data set was not compared with it.`);
}
const compiled = wanted.filter((dataPackage) => !isCheck || isHere(dataPackage));
if (compiled.length === 0) process.exit(0);
const build = spawnSync(
  "pnpm",
  ["exec", "turbo", "run", "bundle", "--filter=@gamedata/compiler...", "--output-logs=errors-only"],
  {
    stdio: "inherit",
    shell: process.platform === "win32",
  },
);
if (build.status !== 0) process.exit(1);
const codes = compiled.map((dataPackage) => {
  const { folder, project, revision, engine } = dataPackage;
  const source = [
    "--datapack",
    datapackOf(dataPackage),
    "--project",
    project,
    "--revision",
    revision,
    "--engine",
    engine,
  ];
  const run = [
    "packages/compiler/dist/cli.js",
    ...source,
    "--out",
    folder,
    "--strict",
    ...(isCheck ? ["--check"] : []),
  ];
  return spawnSync(process.execPath, run, { stdio: "inherit" }).status ?? 1;
});
process.exit(Math.max(...codes));
