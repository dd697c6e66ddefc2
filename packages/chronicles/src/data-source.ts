import { dirname, join } from "node:path";
import type { PackagedChronicle } from "./chronicles.js";

/** Returns the path of a file that a package exports, for example `@gamedata/interlude/manifest.json`. */
export type ResolveFile = (exportedFile: string) => string;

/** A data set that was not read yet. */
export interface DataSource {
  /** How messages name the data set, for example `the data set interlude`. */
  readonly label: string;
  /** Returns the path of a file of the data set, for example of `tables/items.json`. */
  readonly pathOf: (file: string) => string;
}

/** Returns the data set of a package that is installed. */
export function packageSource({ name, packageName }: PackagedChronicle, resolve: ResolveFile): DataSource {
  // Resolving each file would take as long as reading it.
  const folder = dirname(resolve(`${packageName}/package.json`));
  return { label: `the data set ${name}`, pathOf: (file) => join(folder, file) };
}

/** Returns the data set that the compiler wrote to a folder. */
export function folderSource(folder: string): DataSource {
  return { label: `the data set in ${folder}`, pathOf: (file) => join(folder, file) };
}

/** Returns whether a package is installed; a package with missing files counts as installed. */
export function isInstalled({ packageName }: PackagedChronicle, resolve: ResolveFile): boolean {
  try {
    resolve(`${packageName}/package.json`);
    return true;
  } catch {
    return false;
  }
}
