import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type DatasetFiles, readDatasetFile, TABLES_FOLDER } from "./serialize.js";
import { hasInterruptedWrite } from "./write.js";

/** A difference between a file of a data set and the compiled source. */
export interface Difference {
  readonly path: string;
  readonly kind: "differs" | "is missing" | "is not part of the data set" | "is left of an interrupted write";
}

/** Compares a data set on disk with its expected files. Nothing is written. */
export function compareDataset(out: string, files: DatasetFiles): readonly Difference[] {
  const differences: Difference[] = [];
  for (const [path, text] of files) {
    const found = readDatasetFile(out, path);
    if (found === undefined) differences.push({ path, kind: "is missing" });
    else if (found !== text) differences.push({ path, kind: "differs" });
  }
  for (const path of listTables(out)) {
    if (!files.has(path)) differences.push({ path, kind: "is not part of the data set" });
  }
  if (hasInterruptedWrite(out)) differences.push({ path: out, kind: "is left of an interrupted write" });
  return differences;
}

function listTables(out: string): readonly string[] {
  try {
    return readdirSync(join(out, TABLES_FOLDER)).map((file) => `${TABLES_FOLDER}/${file}`);
  } catch {
    return [];
  }
}
