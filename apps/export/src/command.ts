import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { openChronicles, readSelection } from "@gamedata/chronicles";
import { routeTable } from "@gamedata/http/service";
import {
  counted,
  createProgress,
  type Output,
  ProgramError,
  readFolderUrl,
  readVersion,
  reasonOf,
  systemCodeOf,
} from "@gamedata/program";
import type { CopySource } from "./copy-files.js";
import { openCopyFolder } from "./copy-folder.js";
import { type CopySummary, exportCopy } from "./export-copy.js";
import { type ExportOptions, HELP, readCommandLine } from "./options.js";
import { siteFiles } from "./site-files.js";

const { resolve } = createRequire(import.meta.url);

/** Bytes of a megabyte, as storage providers bill them. */
const MEGABYTE = 1_000_000;
/** The width of the progress bar in characters. */
const BAR_WIDTH = 30;

/**
 * Runs `gamedata-export`.
 *
 * @throws {UsageError} If the arguments are not valid.
 * @throws {ProgramError} If the data is not valid or the folder cannot be written.
 */
export async function runCommand(args: readonly string[], output: Output): Promise<void> {
  const task = readCommandLine(args);
  if (task === "help") return output.out(`${HELP}\n`);
  if (task === "version") return output.out(`${readVersion(new URL("../package.json", import.meta.url))}\n`);
  const chronicles = openChronicles(readSelection(process.env), resolve);
  for (const { prepare } of chronicles) await prepare();
  const source: CopySource = {
    chronicles,
    site: siteFiles({
      manifests: chronicles.map(({ catalog }) => catalog.manifest),
      worker: readFileSync(new URL("browser/copy-worker.js", import.meta.url), "utf8"),
      iconsUrl: readFolderUrl(process.env, "ICONS_URL"),
    }),
    routes: routeTable,
  };
  output.out(`${task.out}: ${describe(await writeCopy(source, task, output))}\n`);
}

function describe({ files, bytes, written, kept, removed }: CopySummary): string {
  const megabytes = (bytes / MEGABYTE).toFixed(1);
  return `${counted(files, "file")}, ${megabytes} MB: ${written} written, ${kept} kept, ${removed} removed`;
}

async function writeCopy(source: CopySource, { out, baseUrl, isQuiet }: ExportOptions, output: Output) {
  const startProgress = (total: number) => createProgress(output, { total, barWidth: BAR_WIDTH, isQuiet });
  try {
    return await exportCopy(source, { folder: openCopyFolder(out), baseUrl, startProgress });
  } catch (error) {
    if (systemCodeOf(error) === undefined) throw error;
    throw new ProgramError(`The copy in ${out} cannot be written: ${reasonOf(error)}.`);
  }
}
