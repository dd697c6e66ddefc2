import * as v from "valibot";
import { DEFAULT_HOST, DEFAULT_PORT, logLevels } from "./configuration.js";
import { UsageError } from "./usage-error.js";

const help = `Usage:
  gamedata-http
      Serves game reference data over HTTP until it gets SIGTERM or SIGINT.
  gamedata-http export --out <dir> [--base-url <url>] [--quiet]
      Writes all of it as files for a static host; see gamedata-http export --help.
  gamedata-http --help | --version

Environment:
  PORT          the port to listen on, 0 to 65535; 0 lets the system choose (default ${DEFAULT_PORT})
  HOST          the address to listen on (default ${DEFAULT_HOST})
  LOG           what to log: ${logLevels.join(" or ")} (default ${logLevels[0]})
  TEXT_OVERLAY  the path of a text overlay with descriptions (default none)

Exit code: 0 done or stopped, 1 failed, 2 not understood.`;

const packageManifest = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

const knownOptions: ReadonlySet<string> = new Set(["--help", "-h", "--version", "-v"]);

/** What the command is asked to do. */
export type Command =
  | { readonly kind: "serve" }
  | { readonly kind: "print"; readonly text: string }
  | { readonly kind: "export"; readonly args: readonly string[] };

/**
 * Reads the command line.
 *
 * @param args The arguments after the command.
 * @param readManifest Reads the text of the package's manifest.
 * @throws {UsageError} For an argument that is not known.
 */
export function readCommandLine(args: readonly string[], readManifest: () => string): Command {
  const [option, ...rest] = args;
  if (option === "export") return { kind: "export", args: rest };
  const unknown = option === undefined || knownOptions.has(option) ? rest[0] : option;
  if (unknown !== undefined)
    throw new UsageError(`Unknown argument ${JSON.stringify(unknown)}; try gamedata-http --help.`);
  switch (option) {
    case "--help":
    case "-h":
      return { kind: "print", text: help };
    case "--version":
    case "-v":
      return { kind: "print", text: v.parse(packageManifest, readManifest()).version };
    default:
      return { kind: "serve" };
  }
}
