import { join } from "node:path";
import { counted } from "@gamedata/program";
import { openCopyFolder } from "../copy-folder.js";
import type { DataTarget } from "../flat/data-target.js";
import { csvReadme } from "./csv-readme.js";
import { csvText } from "./csv-text.js";

/**
 * Opens a folder for CSV files: each data set becomes a folder with a file for each table, and one that describes the columns.
 *
 * @param root A new or empty folder, or that of an earlier export.
 * @throws {ProgramError} If the folder has other content.
 */
export function csvTarget(root: string): DataTarget {
  const folder = openCopyFolder(root);
  const dataVersions: Record<string, string> = {};
  return {
    async add(dataset) {
      const { chronicle, dataVersion } = dataset.manifest;
      const texts = new Map(dataset.tables.map((table) => [`${chronicle}/${table.name}.csv`, csvText(table)]));
      texts.set(`${chronicle}/README.md`, csvReadme(dataset));
      for (const [file, text] of texts) folder.put(file, text);
      folder.prune(chronicle, new Set(texts.keys()));
      dataVersions[chronicle] = dataVersion;
      return `${join(root, chronicle)}: ${counted(texts.size, "file")}`;
    },
    finish: () => folder.finish(`${JSON.stringify({ dataVersions })}\n`),
  };
}
