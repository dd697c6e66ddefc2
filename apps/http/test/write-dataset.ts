import { serializeDataset, writeDataset } from "@gamedata/compiler";
import type { Dataset } from "@gamedata/schema";

/** The place of the rows in a source that does not exist. */
const place = { file: "invented.xml", line: 1 };

/** Writes a data set to a folder as the compiler does. */
export function writeDatasetTo(folder: string, { manifest, ...tables }: Dataset, chronicle: string): void {
  const sourced = Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => ({ row, ...place }))]);
  const { project, revision } = manifest.source;
  writeDataset(folder, serializeDataset(Object.fromEntries(sourced), { chronicle, project, revision }));
}
