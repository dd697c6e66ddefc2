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

const sourceIn = (folder: string, label: string): DataSource => ({ label, pathOf: (file) => join(folder, file) });

/** Returns the data set of a package; `undefined` if it is not installed, which one with missing files is. */
export function packageSource({ name, packageName }: PackagedChronicle, resolve: ResolveFile): DataSource | undefined {
  try {
    // Resolving each file would take as long as reading it.
    return sourceIn(dirname(resolve(`${packageName}/package.json`)), `the data set ${name}`);
  } catch {
    return undefined;
  }
}

/** Returns the data set that the compiler wrote to a folder. */
export const folderSource = (folder: string): DataSource => sourceIn(folder, `the data set in ${folder}`);
