// Compiles the data sets from the source data beside the project; with --check, only compares. Other arguments name the chronicles,
// by default all of them.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const chronicles = [
  { name: "interlude", project: "aCis", revision: "382" },
  { name: "high-five", project: "L2J Server", revision: "30d2b767" },
];

const args = process.argv.slice(2);
const isCheck = args.includes("--check");
const names = args.filter((arg) => !arg.startsWith("--"));
const unknown = names.find((name) => !chronicles.some((chronicle) => chronicle.name === name));
if (unknown !== undefined) {
  console.error(`${unknown} is no chronicle; they are ${chronicles.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}
const wanted = chronicles.filter(({ name }) => names.length === 0 || names.includes(name));
const datapackOf = (name) => `../shared/datapack/${name}`;
const isHere = ({ name }) => existsSync(datapackOf(name));

for (const { name } of wanted.filter((chronicle) => isCheck && !isHere(chronicle))) {
  console.log(`The source data is not here (${datapackOf(name)}): the data set was not compared with it.`);
}
const compiled = wanted.filter((chronicle) => !isCheck || isHere(chronicle));
if (compiled.length === 0) process.exit(0);
const build = spawnSync(
  "pnpm",
  ["exec", "turbo", "run", "build", "--filter=@gamedata/compiler...", "--output-logs=errors-only"],
  {
    stdio: "inherit",
    shell: process.platform === "win32",
  },
);
if (build.status !== 0) process.exit(1);
const codes = compiled.map(({ name, project, revision }) => {
  const source = ["--datapack", datapackOf(name), "--project", project, "--revision", revision];
  const run = ["packages/compiler/dist/cli.js", ...source, "--out", `data/${name}`, ...(isCheck ? ["--check"] : [])];
  return spawnSync(process.execPath, run, { stdio: "inherit" }).status ?? 1;
});
process.exit(Math.max(...codes));
