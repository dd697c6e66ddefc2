import { openChronicles, type ResolveFile } from "@gamedata/chronicles";
import { explorerFiles } from "@gamedata/explorer";
import { counted } from "@gamedata/program";
import { createService } from "../create-service.js";
import { withAccessLog } from "./access-log.js";
import type { Configuration } from "./configuration.js";
import { errorLog, serverErrorLog } from "./error-log.js";
import { createListener } from "./listener.js";
import type { WriteLine } from "./log.js";
import { type RunningServer, startServer } from "./server.js";
import { zlibCompression } from "./zlib-compression.js";

/** A running server. */
export interface Running extends RunningServer {
  /** What the user is told: chronicles and address. */
  readonly summary: string;
  /** Milliseconds that the start took. */
  readonly milliseconds: number;
}

/**
 * Loads the default chronicle and starts the server.
 *
 * @throws {ProgramError} If the data, the text overlay or the address is not valid.
 */
export async function run(configuration: Configuration, resolve: ResolveFile, writeLog: WriteLine): Promise<Running> {
  const startedAt = performance.now();
  const chronicles = openChronicles(configuration, resolve);
  // Only the default chronicle costs time at the start and memory from then on.
  const catalogs = chronicles.map(({ manifest, load, loadInTurns }, position) =>
    position === 0 ? load() : { manifest, load: loadInTurns },
  );
  const site = explorerFiles({ iconsUrl: configuration.iconsUrl, chronicles: chronicles.map(({ name }) => name) });
  const service = createService({ catalogs, site, compression: zlibCompression, onFailure: errorLog(writeLog) });
  const listener = createListener(service);
  const server = await startServer({
    ...configuration,
    listener: configuration.log === "access" ? withAccessLog(listener, writeLog) : listener,
    refusal: service.refusal,
    onError: serverErrorLog(writeLog),
  });
  const data = chronicles.map(({ name, manifest }) => {
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    return `${name} ${manifest.dataVersion} (${counted(rows, "row")})`;
  });
  const milliseconds = Math.round(performance.now() - startedAt);
  return { ...server, summary: `GameData serves ${data.join(", ")} at ${server.url}`, milliseconds };
}
