import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { dataPackages } from "./data-packages.mjs";
import { projectFolder, readManifest } from "./packed/packages.js";

/** Prints the names of all fields of a data set, those that are read after the import, and those after a use. */
const FIELDS = `
  const [dataset] = Object.values(await import(process.argv[1]));
  const isRead = (name) => Object.getOwnPropertyDescriptor(dataset, name).get === undefined;
  const readFields = () => Object.keys(dataset).filter(isRead);
  const atFirst = readFields();
  const castles = dataset.castles.length;
  console.log(JSON.stringify({ atFirst, castles, later: readFields(), all: Object.keys(dataset) }));
`;

it.each(dataPackages)("reads a table of $name when it is first used", ({ folder }) => {
  // A process of its own: here other tests may have used the tables.
  const args = ["--input-type=module", "--eval", FIELDS, join(projectFolder, folder, "generated/index.js")];
  const printed: unknown = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
  const { tables } = JSON.parse(readFileSync(join(projectFolder, folder, "manifest.json"), "utf8"));
  expect(printed).toEqual({ atFirst: [], castles: 9, later: ["castles"], all: ["manifest", ...Object.keys(tables)] });
});

it("lists every package in data, under its name and with the origin that its manifest states", () => {
  const isPackage = (chronicle: string) => existsSync(join(projectFolder, "data", chronicle, "package.json"));
  const found = readdirSync(join(projectFolder, "data")).filter(isPackage);
  expect(dataPackages.map(({ chronicle }) => chronicle).toSorted()).toEqual(found.toSorted());
  for (const { chronicle, folder, name, project, revision } of dataPackages) {
    expect(readManifest(join(projectFolder, folder)).name).toBe(name);
    const manifest: unknown = JSON.parse(readFileSync(join(projectFolder, folder, "manifest.json"), "utf8"));
    expect(manifest).toMatchObject({ chronicle, source: { project, revision } });
  }
});

it.each(dataPackages)("has the rows of $name in the README as the manifest has them", ({ chronicle, folder }) => {
  const { tables } = JSON.parse(readFileSync(join(projectFolder, folder, "manifest.json"), "utf8"));
  const row = readFileSync(join(projectFolder, "README.md"), "utf8").match(
    new RegExp(`^\\| \`${chronicle}\` \\|.*$`, "mu"),
  );
  const counts = ["items", "npcs", "spawns", "drops"].map((table) => tables[table].rows.toLocaleString("en"));
  expect(row?.[0].split(" | ").slice(1, 5)).toEqual(counts);
});
