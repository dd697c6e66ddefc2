import * as v from "valibot";
import { DEFAULT_HOST, DEFAULT_PORT, logLevels } from "./configuration.js";
import { StartupError } from "./startup-error.js";

const help = `Usage: gamedata-http [--help] [--version]

Serves game reference data over HTTP until it gets SIGTERM or SIGINT.

Environment:
  PORT          the port to listen on, 0 to 65535; 0 lets the system choose (default ${DEFAULT_PORT})
  HOST          the address to listen on (default ${DEFAULT_HOST})
  LOG           what to log: ${logLevels.join(" or ")} (default ${logLevels[0]})
  TEXT_OVERLAY  the path of a text overlay with descriptions (default none)`;

const packageManifest = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/**
 * Reads the command line.
 *
 * @param args The arguments after the command.
 * @param readManifest Reads the text of the package's manifest.
 * @returns What to print instead of serving; `undefined` to serve.
 * @throws {StartupError} For an argument that is not known.
 */
export function readCommandLine(args: readonly string[], readManifest: () => string): string | undefined {
  const [option] = args;
  switch (option) {
    case undefined:
      return undefined;
    case "--help":
    case "-h":
      return help;
    case "--version":
    case "-v":
      return v.parse(packageManifest, readManifest()).version;
    default:
      throw new StartupError(`Unknown argument ${JSON.stringify(option)}; try gamedata-http --help.`);
  }
}
