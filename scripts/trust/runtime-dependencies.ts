import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { type PackageManifest, projectFolder, publicPackages, readManifest } from "../packed/packages.js";

/** A package that a user gets beside those of this project. */
export interface RuntimeDependency {
  readonly name: string;
  readonly usedBy: readonly string[];
  readonly folder: string;
  readonly manifest: PackageManifest;
}

/** Finds where a package sees one of its dependencies, as Node does. */
function findDependency(from: string, name: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(join(candidate, "package.json"))) return realpathSync(candidate);
    if (folder === dirname(folder)) throw new Error(`${name} is not installed for ${from}`);
  }
}

/** Finds every package of other projects that the published packages bring along, directly or not, by name. */
export function runtimeDependencies(): readonly RuntimeDependency[] {
  const found = new Map<
    string,
    { readonly folder: string; readonly manifest: PackageManifest; readonly usedBy: Set<string> }
  >();
  const visit = (folder: string, manifest: PackageManifest) => {
    for (const [name, range] of Object.entries(manifest.dependencies ?? {})) {
      if (range.startsWith("workspace:")) continue;
      const known = found.get(name);
      known?.usedBy.add(manifest.name);
      if (known !== undefined) continue;
      const dependencyFolder = findDependency(folder, name);
      const dependency = readManifest(dependencyFolder);
      found.set(name, { folder: dependencyFolder, manifest: dependency, usedBy: new Set([manifest.name]) });
      visit(dependencyFolder, dependency);
    }
  };
  for (const { folder, manifest } of publicPackages()) visit(join(projectFolder, folder), manifest);
  return [...found]
    .map(([name, { usedBy, ...dependency }]) => ({ name, ...dependency, usedBy: [...usedBy].toSorted() }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
