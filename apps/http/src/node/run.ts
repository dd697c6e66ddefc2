import { openChronicles, type ResolveFile } from "@gamedata/chronicles";
import { explorerFiles } from "@gamedata/explorer";
import { counted } from "@gamedata/program";
import { createService } from "../create-service.js";
import { withAccessLog } from "./access-log.js";
import { createAdapter } from "./adapter.js";
import type { Configuration } from "./configuration.js";
import { errorLog, serverErrorLog } from "./error-log.js";
import { createListener } from "./listener.js";
import type { WriteLine } from "./log.js";
import { prepareInTurns } from "./prepare-in-turns.js";
import { type RunningServer, startServer } from "./server.js";
import { zlibCompression } from "./zlib-compression.js";

/** A running server. */
export interface Running extends RunningServer {
  /** What the user is told: chronicles and address. */
  readonly summary: string;
  /** Milliseconds that the start took. */
  readonly milliseconds: number;
  /** Settles when the default chronicle is prepared, or could not be. */
  readonly prepared: Promise<void>;
}

/**
 * Starts the server. The default chronicle is prepared after the start, the others after their first request.
 *
 * @throws {ProgramError} If the data, the text overlay or the address is not valid.
 */
export async function run(configuration: Configuration, resolve: ResolveFile, writeLog: WriteLine): Promise<Running> {
  const startedAt = performance.now();
  const chronicles = openChronicles(configuration, resolve);
  const [first] = chronicles;
  first?.check();
  // Most answers need the NPCs, whose table is the largest; the search needs the classes too, and its first request takes longest.
  await first?.load(["npcs", "classes"]);
  // The default chronicle answers at once, each other one when it is prepared, which its first request starts.
  const catalogs = chronicles.map((chronicle) =>
    chronicle === first
      ? chronicle.catalog
      : { manifest: chronicle.manifest, load: async () => prepareInTurns(chronicle).then(() => chronicle.catalog) },
  );
  const site = explorerFiles({ iconsUrl: configuration.iconsUrl, chronicles: chronicles.map(({ name }) => name) });
  const service = createService({ catalogs, site, compression: zlibCompression, onFailure: errorLog(writeLog) });
  const listener = createListener(service, createAdapter(service));
  const reportError = serverErrorLog(writeLog);
  const server = await startServer({
    ...configuration,
    listener: configuration.log === "access" ? withAccessLog(listener, writeLog) : listener,
    refusal: service.refusal,
    onError: reportError,
  });
  const prepared = first === undefined ? Promise.resolve() : prepareInTurns(first).catch(reportError);
  const data = chronicles.map(({ name, manifest }) => {
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    return `${name} ${manifest.dataVersion} (${counted(rows, "row")})`;
  });
  const milliseconds = Math.round(performance.now() - startedAt);
  return { ...server, summary: `GameData serves ${data.join(", ")} at ${server.url}`, milliseconds, prepared };
}
