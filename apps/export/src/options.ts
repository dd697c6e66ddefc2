import {
  DATA_HELP,
  GAME_SERVER_HELP,
  type GameServerFlags,
  gameServerOptions,
  type SelectionFlags,
  selectionOptions,
} from "@gamedata/chronicles";
import { PLAIN_URL, parseOptions, plainUrlOf, UsageError } from "@gamedata/program";

export interface ExportOptions {
  /** The folder of the copy, if one is written. */
  readonly out: string | undefined;
  /** The URL that the copy will be served at; its path is prepended to the paths of the API. */
  readonly baseUrl: URL | undefined;
  /** Whether the copy has the tables and the explorer only. */
  readonly isCompact: boolean;
  readonly csv: string | undefined;
  readonly sqlite: string | undefined;
  readonly isQuiet: boolean;
  /** What the copy says of its game server; each overrides its variable. */
  readonly gameServerFlags: GameServerFlags;
  readonly selectionFlags: SelectionFlags;
}

export const HELP = `Usage: gamedata-export --out <dir> [--compact] [--base-url <url>] [--quiet]
       gamedata-export --csv <dir> | --sqlite <file>
       gamedata-export --help | --version

Writes the whole API as files that an object store, a CDN or any web server serves. Run it again to
continue an interrupted export; files that are up to date are not written again. Or writes the data for
spreadsheets and SQL.

Options:
  --out <dir>       the folder to write: a new one, an empty one, or that of an earlier export
  --base-url <url>  where the copy will be served, for example https://data.example.org/game;
                    the path of the URL becomes a folder (default: the root of a host)
  --compact         write the explorer and the tables, and no file for each resource: a browser computes them
  --csv <dir>       the folder to write CSV files to, one for each collection and each list in its records,
                    with a README that describes the columns
  --sqlite <file>   the SQLite database to write; of several chronicles each has a file of its own,
                    with the name of the chronicle before the extension
  --site-name <name>, --site-url <url>, --site-color <color>, --site-rates <rates>
                    override the variables SITE_NAME, SITE_URL, SITE_COLOR, SITE_RATES
  --trust-data      like TRUST_DATA=true
  --quiet           show no progress

Environment:
  CHRONICLES    the chronicles to copy, separated by commas, the default one first (default all)
${DATA_HELP}
  TEXT_OVERLAY  the path of a text overlay with descriptions (default none)
  ICONS_URL     the URL of a folder with the images of icons, for the explorer (default none)
${GAME_SERVER_HELP}

Exit code: 0 done, 1 failed, 2 not understood.`;

/**
 * Reads the command line.
 *
 * @throws {UsageError} If an argument is unknown or not valid.
 */
export function readCommandLine(args: readonly string[]): "help" | "version" | ExportOptions {
  const { values } = parseOptions({
    args: [...args],
    options: {
      out: { type: "string" },
      "base-url": { type: "string" },
      compact: { type: "boolean", default: false },
      csv: { type: "string" },
      sqlite: { type: "string" },
      ...selectionOptions,
      ...gameServerOptions,
      quiet: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
      version: { type: "boolean", short: "v", default: false },
    },
  });
  if (values.help) return "help";
  if (values.version) return "version";
  const {
    out,
    compact,
    csv,
    sqlite,
    quiet,
    "base-url": baseUrl,
    "trust-data": trustData,
    help: _help,
    version: _version,
    ...gameServerFlags
  } = values;
  for (const path of [out, csv, sqlite]) if (path === "") throw new UsageError("the path of an option is empty");
  if (out === undefined && csv === undefined && sqlite === undefined) {
    throw new UsageError("--out <dir>, --csv <dir> or --sqlite <file> is missing");
  }
  if (baseUrl !== undefined && out === undefined) throw new UsageError("--base-url needs --out <dir>");
  for (const flag of Object.keys(gameServerFlags))
    if (out === undefined) throw new UsageError(`--${flag} needs --out <dir>`);
  if (compact && out === undefined) throw new UsageError("--compact needs --out <dir>");
  const url = baseUrl === undefined ? undefined : readBaseUrl(baseUrl);
  const selectionFlags = { "trust-data": trustData };
  return { out, csv, sqlite, baseUrl: url, isCompact: compact, isQuiet: quiet, gameServerFlags, selectionFlags };
}

function readBaseUrl(text: string): URL {
  const url = plainUrlOf(text);
  if (url !== undefined) return url;
  throw new UsageError(`--base-url is ${JSON.stringify(text)}; it must be ${PLAIN_URL}`);
}
