import { type DatasetFiles, serializeDataset, writeDataset } from "@gamedata/compiler";
import type { Dataset } from "@gamedata/schema";

/** The place of the rows in a source that does not exist. */
const place = { file: "invented.xml", line: 1 };

/** Returns the files of a data set under the name of a chronicle, by path, as the compiler makes them. */
export function filesOf({ manifest, ...tables }: Dataset, chronicle: string): DatasetFiles {
  const sourced = Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => ({ row, ...place }))]);
  const { project, revision } = manifest.source;
  return serializeDataset(Object.fromEntries(sourced), { chronicle, project, revision });
}

/** Writes a data set to a folder as the compiler does. */
export function writeDatasetTo(folder: string, dataset: Dataset, chronicle: string): void {
  writeDataset(folder, filesOf(dataset, chronicle));
}
