import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { dataPackages } from "../data-packages.mjs";
import { projectFolder, publicPackages, readManifest } from "../packed/packages.js";
import { tarballOf } from "../packed/packed-project.js";

/** What a package gets with its first release. */
const CHANGELOG = "CHANGELOG.md";

/** Lists the files in a package's tarball, but its changelog; the hashes in the names of shared chunks are left out. */
function packedFiles(folder: string): readonly string[] {
  const listing = execFileSync("tar", ["-tzf", tarballOf(folder)], { encoding: "utf8" });
  const files = listing
    .split("\n")
    .flatMap((line) => (line === "" || line.endsWith(`/${CHANGELOG}`) ? [] : [line.replace(/^package\//, "")]));
  // A hash: hexadecimal, or not of lower-case letters alone, as a word is.
  const hash = /-(?:[\da-f]{8}|(?=[a-z_-]*[A-Z\d])[\w-]{8})(?=\.(?:d\.)?ts$|\.(?:css|js|svg)$)/;
  return [...new Set(files.map((file) => file.replace(hash, "-*")))].toSorted();
}

const packages = publicPackages().map(({ folder, manifest }) => ({ name: manifest.name, folder }));

const FILES_OF_ALL = ["LICENSE", "README.md", "package.json"];

/** Lists the names of the files of a folder that have an ending, without it. */
const namesIn = (folder: string, ending: string) =>
  readdirSync(join(projectFolder, folder)).flatMap((file) => (file.endsWith(ending) ? [basename(file, ending)] : []));

/** Lists the files of the schema package: one module for each source, all of them in one for Node, and the types of what is exported. */
const schemaFiles = () => [
  ...["", "resources/", "rows/", "values/"].flatMap((folder) =>
    namesIn(`packages/schema/src/${folder}`, ".ts")
      .filter((name) => !name.endsWith(".test"))
      .map((name) => `dist/${folder}${name}.js`),
  ),
  "dist/node/index.js",
  "dist/index.d.ts",
  "dist/json-schema.d.ts",
  "dist/types.d.ts",
];

/** Lists the files of a data package: the tables, and the modules that load each of them. */
const dataFiles = (folder: string) => {
  const tables = namesIn(`${folder}/tables`, ".json");
  const modules = [...tables, "manifest"].flatMap((name) => [
    `dist/${name}.cjs`,
    `dist/${name}.d.ts`,
    `dist/${name}.js`,
  ]);
  const whole = ["manifest.json", "dist/index.d.ts", "dist/index.js", "generated/dataset.cjs", "generated/index.js"];
  return [...tables.map((name) => `tables/${name}.json`), ...modules, ...whole];
};

/** The packages whose files follow from their sources or tables. Those of the others are decided by hand, in a snapshot. */
const derived: Readonly<Record<string, () => readonly string[]>> = {
  "packages/schema": schemaFiles,
  ...Object.fromEntries(dataPackages.map(({ folder }) => [folder, () => dataFiles(folder)])),
};

describe("the tarball of", () => {
  it.each(packages)("$name holds the files that it should, and no other", async ({ name, folder }) => {
    const files = packedFiles(folder);
    const expected = derived[folder]?.();
    if (expected === undefined) {
      const snapshot = `__snapshots__/${name.replace("@gamedata/", "")}.txt`;
      await expect(`${files.join("\n")}\n`).toMatchFileSnapshot(snapshot);
    } else {
      expect(files).toEqual([...FILES_OF_ALL, ...expected].toSorted());
    }
    expect(files).toEqual(expect.arrayContaining(FILES_OF_ALL));
    for (const file of files) expect(file).not.toMatch(/test|fixture|\.map$|\.env|(?:^|\/)src\//);
  });

  it.each(packages)("$name can be found and understood in a registry, its changelog too", ({ folder }) => {
    const { description, keywords, files } = readManifest(join(projectFolder, folder));
    expect(description).toMatch(/\.$/u);
    expect(keywords).toContain("game-data");
    expect(new Set(keywords).size).toBe(keywords?.length);
    expect(files).toContain(CHANGELOG);
  });

  it.each(packages)("$name runs nothing when it is installed, and is published with provenance", ({ folder }) => {
    const { scripts = {}, publishConfig } = readManifest(join(projectFolder, folder));
    for (const script of ["preinstall", "install", "postinstall", "prepare"]) expect(scripts[script]).toBeUndefined();
    expect(publishConfig).toEqual({ access: "public", provenance: true });
  });
});
