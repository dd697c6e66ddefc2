import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { counted, makeFolder, replaceEntries, writeDurably } from "@gamedata/program";
import { MANIFEST_FILE, requireExportFolder } from "../copy-folder.js";
import type { DataTarget } from "../flat/data-target.js";
import { csvReadme } from "./csv-readme.js";
import { csvText } from "./csv-text.js";

/**
 * Opens a folder for CSV files: each data set becomes a folder with a file for each table, and one that describes the columns. All of them
 * are written at the end, and replace those of an earlier export together.
 *
 * @param root A new or empty folder, or that of an earlier export.
 * @throws {ProgramError} If the folder has other content.
 */
export function csvTarget(root: string): DataTarget {
  requireExportFolder(root);
  makeFolder(root);
  const texts = new Map<string, string>();
  const dataVersions: Record<string, string> = {};
  return {
    async add(dataset) {
      const { chronicle, dataVersion } = dataset.manifest;
      for (const table of dataset.tables) texts.set(join(chronicle, `${table.name}.csv`), csvText(table));
      texts.set(join(chronicle, "README.md"), csvReadme(dataset));
      dataVersions[chronicle] = dataVersion;
      return `${join(root, chronicle)}: ${counted(dataset.tables.length + 1, "file")}`;
    },
    finish() {
      replaceEntries(root, (staging) => {
        for (const chronicle of Object.keys(dataVersions)) mkdirSync(join(staging, chronicle));
        for (const [file, text] of texts) writeDurably(join(staging, file), text);
        writeDurably(join(staging, MANIFEST_FILE), `${JSON.stringify({ dataVersions })}\n`);
      });
    },
  };
}
