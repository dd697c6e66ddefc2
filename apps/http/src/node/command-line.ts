import { DATA_HELP, GAME_SERVER_HELP, gameServerOptions, selectionOptions } from "@gamedata/chronicles";
import { parseOptions, UsageError } from "@gamedata/program";
import { DEFAULT_HOST, DEFAULT_PORT, type Flags, logLevels, MAXIMUM_WORKERS } from "./configuration.js";

export const HELP = `Usage:
  gamedata-http [--port <number>] [--host <address>] [--trust-data] [--site-name <name>]
                [--site-url <url>] [--site-color <color>] [--site-rates <rates>]
      Serves game reference data over HTTP until it gets SIGTERM or SIGINT.
  gamedata-http --help | --version

Options, which override the environment:
  --port, --host, --site-name, --site-url, --site-color, --site-rates: like PORT, HOST, SITE_NAME …
  --trust-data: like TRUST_DATA=true

Environment:
  PORT          the port to listen on, 0 to 65535; 0 lets the system choose (default ${DEFAULT_PORT})
  HOST          the address to listen on (default ${DEFAULT_HOST})
  LOG           what to log: ${logLevels.join(" or ")} (default ${logLevels[0]})
  CHRONICLES    the chronicles to serve, separated by commas, the default one first (default all)
${DATA_HELP}
  TEXT_OVERLAY  the path of a text overlay with descriptions (default none)
  ICONS_URL     the URL of a folder with an image for each iconFile, or a path from the root of the host, for the explorer (default none)
  PUBLIC_URL    the URL that browsers reach the service at, for the sitemap and links to pages (default that of the request, with http)
  WORKERS       the processes that serve: 1 to ${MAXIMUM_WORKERS}, or auto for one per processor (default the program itself)
${GAME_SERVER_HELP}

Exit code: 0 done or stopped, 1 failed, 2 not understood.`;

/**
 * Reads the command line: a task, or the options of the server.
 *
 * @throws {UsageError} For an unknown argument.
 */
export function readCommandLine(args: readonly string[]): "help" | "version" | Flags {
  if (args[0] === "export") {
    throw new UsageError("The export is the command gamedata-export of @gamedata/export");
  }
  const { values } = parseOptions({
    args: [...args],
    options: {
      port: { type: "string" },
      host: { type: "string" },
      ...selectionOptions,
      ...gameServerOptions,
      help: { type: "boolean", short: "h", default: false },
      version: { type: "boolean", short: "v", default: false },
    },
  });
  const { help, version, ...flags } = values;
  if (help) return "help";
  return version ? "version" : flags;
}
