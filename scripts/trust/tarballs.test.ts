import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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
  return [
    ...new Set(
      files.map((file) => file.replace(/-(?=[a-z_-]*[A-Z0-9])[\w-]{8}(?=\.(?:d\.)?ts$|\.(?:css|js|svg)$)/, "-*")),
    ),
  ].toSorted();
}

const packages = publicPackages().map(({ folder, manifest }) => ({ name: manifest.name, folder }));

describe("the tarball of", () => {
  it.each(packages)("$name holds the files that are listed for it, and no other", async ({ name, folder }) => {
    const files = packedFiles(folder);
    const snapshot = `__snapshots__/${name.replace("@gamedata/", "")}.txt`;
    await expect(`${files.join("\n")}\n`).toMatchFileSnapshot(snapshot);
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md"]));
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
