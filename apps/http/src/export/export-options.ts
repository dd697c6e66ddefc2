import { parseArgs } from "node:util";
import { reasonOf } from "../node/startup-error.js";
import { UsageError } from "../node/usage-error.js";

/** What the export is asked to do. */
export interface ExportOptions {
  /** The folder of the copy. */
  readonly out: string;
  /** Where the copy will be served; its path comes before those of the API. */
  readonly baseUrl: URL | undefined;
  readonly isQuiet: boolean;
}

/** What `gamedata-http export --help` prints. */
export const EXPORT_HELP = `Usage: gamedata-http export --out <dir> [--base-url <url>] [--quiet]

Writes the whole API as files that an object store, a CDN or any web server serves. A run that was
interrupted is continued by the next one; files that are right already are left alone.

Options:
  --out <dir>       the folder to write: a new one, an empty one, or that of an earlier export
  --base-url <url>  where the copy will be served, for example https://data.example.org/game;
                    the path of the URL becomes a folder (default: the root of a host)
  --quiet           show no progress
  --help            print this

Environment:
  TEXT_OVERLAY  the path of a text overlay with descriptions (default none)

Exit code: 0 done, 1 failed, 2 not understood.`;

const HINT = "try gamedata-http export --help.";
const webProtocols = ["http:", "https:"];
const plainPath = /^(?:\/[\w.~-]+)*\/?$/;

/**
 * Reads the arguments of the export.
 *
 * @param args The arguments after `export`.
 * @returns The options; `undefined` when help is asked for.
 * @throws {UsageError} For arguments that make no sense.
 */
export function readExportOptions(args: readonly string[]): ExportOptions | undefined {
  const values = parseOptions(args);
  if (values.help) return undefined;
  const baseUrl = values["base-url"];
  if (!values.out) throw new UsageError(`--out <dir> is missing; ${HINT}`);
  return {
    out: values.out,
    baseUrl: baseUrl === undefined ? undefined : readBaseUrl(baseUrl),
    isQuiet: values.quiet,
  };
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        out: { type: "string" },
        "base-url": { type: "string" },
        quiet: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${reasonOf(error)}; ${HINT}`);
  }
}

function readBaseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url !== undefined && url.username === "" && url.search === "" && url.hash === "";
  if (isPlain && webProtocols.includes(url.protocol) && plainPath.test(url.pathname)) return url;
  const form = "an http or https URL with a plain path, without user, query or fragment";
  throw new UsageError(`--base-url is ${JSON.stringify(text)}; it must be ${form}; ${HINT}`);
}
