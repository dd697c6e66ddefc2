import { readFileSync } from "node:fs";
import { readConfiguration } from "../node/configuration.js";
import { loadChronicles } from "../node/load-chronicles.js";
import type { ResolveFile } from "../node/load-dataset.js";
import { reasonOf, systemCodeOf } from "../node/startup-error.js";
import { routeTable } from "../routes/route-table.js";
import { openCopyFolder } from "./copy-folder.js";
import { type CopySummary, exportCopy } from "./export-copy.js";
import { ExportError } from "./export-error.js";
import { EXPORT_HELP, readExportOptions } from "./export-options.js";
import { type Output, showProgress } from "./progress.js";

/** Bytes of a megabyte, as stores bill them. */
const MEGABYTE = 1_000_000;

/**
 * Runs `gamedata-http export`.
 *
 * @param args The arguments after `export`.
 * @param resolve Finds the files of the data packages.
 * @param output Where to write.
 * @throws {UsageError} For arguments that make no sense.
 * @throws {StartupError} When the data is not usable.
 * @throws {ExportError} When the folder cannot be written.
 */
export async function runExport(args: readonly string[], resolve: ResolveFile, output: Output): Promise<void> {
  const options = readExportOptions(args);
  if (options === undefined) {
    output.out(`${EXPORT_HELP}\n`);
    return;
  }
  const { out, baseUrl, isQuiet } = options;
  const chronicles = loadChronicles(readConfiguration(process.env).textOverlay, resolve);
  const source = {
    chronicles,
    routes: routeTable,
    readTable: ({ packageName }: { readonly packageName: string }, file: string) =>
      readFileSync(resolve(`${packageName}/tables/${file}`)),
  };
  const summary = await explainingFaults(out, () =>
    exportCopy(source, {
      folder: openCopyFolder(out),
      baseUrl,
      startProgress: (paths) => showProgress(output, paths, isQuiet),
    }),
  );
  output.out(`${out}: ${describe(summary)}\n`);
}

function describe({ files, bytes, written, kept, removed }: CopySummary): string {
  const megabytes = (bytes / MEGABYTE).toFixed(1);
  return `${files} files, ${megabytes} MB: ${written} written, ${kept} kept, ${removed} removed`;
}

async function explainingFaults<Result>(folder: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (systemCodeOf(error) === undefined) throw error;
    throw new ExportError(`The copy in ${folder} cannot be written: ${reasonOf(error)}.`);
  }
}
