import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Chronicle, openChronicles, siteNameOf } from "@gamedata/chronicles";
import { explorerFiles } from "@gamedata/explorer";
import { counted, type Output } from "@gamedata/program";
import { createService } from "../create-service.js";
import { rowCount } from "../served-chronicles.js";
import type { Configuration } from "./configuration.js";
import { createListener } from "./listener.js";
import { errorLog, serverErrorLog, withAccessLog } from "./log.js";
import { type RunningServer, type ServerOptions, startServer } from "./server.js";
import { stopOnSignals } from "./signals.js";
import { zlibCompression } from "./zlib-compression.js";

export interface Running extends RunningServer {
  /** What the user is told: chronicles and address. */
  readonly summary: string;
  /** Milliseconds that the start took. */
  readonly milliseconds: number;
}

const { resolve } = createRequire(import.meta.url);

/** Returns what differs if the same data may be answered in another way: by another program, or with another text overlay. */
function answersVersion(chronicles: readonly Chronicle[]): string {
  // The names of the files that this one imports have hashes of their content.
  const hash = createHash("sha256").update(readFileSync(new URL(import.meta.url)));
  return hash.update(JSON.stringify(chronicles.map(({ catalog }) => catalog.text ?? null))).digest("hex");
}

/**
 * Serves in this process until it gets a signal. The default chronicle is prepared while the server listens, each other one when it is
 * first requested.
 *
 * @throws {ProgramError} If the data, the text overlay or the address is not valid.
 */
export async function serve(
  configuration: Configuration,
  { err }: Output,
  allHaveClosed?: ServerOptions["allHaveClosed"],
): Promise<Running> {
  const startedAt = performance.now();
  const writeLog = (line: string) => err(`${line}\n`);
  const chronicles = openChronicles(configuration, resolve);
  const [first] = chronicles;
  first?.check();
  // A server that stops has seconds to answer what it has let in: too few to prepare what none of it needs.
  const stopping = new AbortController();
  const catalogs = chronicles.map((chronicle) =>
    chronicle === first
      ? chronicle.catalog
      : {
          manifest: chronicle.manifest,
          load: async () => chronicle.prepare(stopping.signal).then(() => chronicle.catalog),
        },
  );
  const { iconsUrl, publicUrl, gameServer } = configuration;
  const siteName = siteNameOf(gameServer, configuration, chronicles);
  const site = explorerFiles({
    siteName,
    iconsUrl,
    gameServer,
    chronicles: chronicles.map(({ name }) => name),
    dataVersions: Object.fromEntries(chronicles.map(({ name, manifest }) => [name, manifest.dataVersion])),
    answersVersion: answersVersion(chronicles),
    hasPaths: true,
  });
  const service = createService({
    catalogs,
    site,
    siteName,
    gameServer,
    publicUrl,
    compression: zlibCompression,
    onFailure: errorLog(writeLog),
  });
  const listener = createListener(service);
  const reportError = serverErrorLog(writeLog);
  const server = await startServer({
    ...configuration,
    listener: configuration.log === "access" ? withAccessLog(listener, writeLog) : listener,
    errorResponse: service.errorResponse,
    onError: reportError,
    allHaveClosed,
  });
  // Not awaited: the server answers meanwhile.
  void first?.prepare(stopping.signal).catch(reportError);
  const stop = () => {
    stopping.abort();
    return server.stop();
  };
  stopOnSignals(stop);
  const data = chronicles.map(
    ({ name, manifest }) => `${name} ${manifest.dataVersion} (${counted(rowCount(manifest), "row")})`,
  );
  const milliseconds = Math.round(performance.now() - startedAt);
  return { ...server, stop, summary: `GameData serves ${data.join(", ")} at ${server.url}`, milliseconds };
}
