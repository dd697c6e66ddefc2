import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type Chronicle,
  HEAP_OF_TABLES,
  openChronicles,
  readGameServer,
  readSelection,
  siteNameOf,
} from "@gamedata/chronicles";
import { routeTable } from "@gamedata/http/service";
import { counted, createProgress, type Output, readFolderUrl, readVersion, writeFailure } from "@gamedata/program";
import type { GameServer } from "@gamedata/schema";
import type { CopySource } from "./copy-files.js";
import { type CopyFolder, openCopyFolder } from "./copy-folder.js";
import { type CopySummary, exportCopy } from "./export-copy.js";
import { exportData } from "./export-data.js";
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
  const gameServer = readGameServer(process.env, task.gameServerFlags);
  const selection = readSelection(process.env, task.selectionFlags);
  const chronicles = openChronicles(selection, resolve, HEAP_OF_TABLES.export);
  const siteName = siteNameOf(gameServer, selection, chronicles);
  const { out, csv, sqlite } = task;
  const catalogs = chronicles.map(({ catalog }) => catalog);
  const copied = `The copy in ${out}`;
  // A folder that cannot be written is refused before the data is loaded.
  const folder = out === undefined ? undefined : await refuse(copied, () => openCopyFolder(out));
  const report = (line: string) => output.out(`${line}\n`);
  await refuse("The data", () => exportData(catalogs, { csv, sqlite }, report));
  if (folder !== undefined) {
    for (const { prepare } of chronicles) await prepare();
    const summary = await refuse(copied, () => writeCopy(chronicles, folder, task, { siteName, gameServer }, output));
    report(`${out}: ${describe(summary)}`);
  }
}

/** Runs what writes files, and reports what the system does not let it write. */
async function refuse<Written>(what: string, write: () => Written | Promise<Written>): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    throw writeFailure(what, error);
  }
}

function describe({ files, bytes, written, kept, removed }: CopySummary): string {
  const megabytes = (bytes / MEGABYTE).toFixed(1);
  return `${counted(files, "file")}, ${megabytes} MB: ${written} written, ${kept} kept, ${removed} removed`;
}

async function writeCopy(
  chronicles: readonly Chronicle[],
  folder: CopyFolder,
  { baseUrl, isCompact, isQuiet }: ExportOptions,
  { siteName, gameServer }: { readonly siteName: string | undefined; readonly gameServer: GameServer | undefined },
  output: Output,
): Promise<CopySummary> {
  const source: CopySource = {
    chronicles,
    site: siteFiles({
      manifests: chronicles.map(({ catalog }) => catalog.manifest),
      worker: readFileSync(new URL("browser/copy-worker.js", import.meta.url), "utf8"),
      iconsUrl: readFolderUrl(process.env, "ICONS_URL"),
      siteName,
      gameServer,
      isCompact,
    }),
    routes: routeTable,
    gameServer,
    isCompact,
  };
  const startProgress = (total: number) => createProgress(output, { total, barWidth: BAR_WIDTH, isQuiet });
  return exportCopy(source, { folder, baseUrl, startProgress });
}
