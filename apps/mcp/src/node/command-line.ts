import { DATA_HELP, type SelectionFlags, selectionOptions } from "@gamedata/chronicles";
import { parseOptions, UsageError } from "@gamedata/program";
import { DEFAULT_MAXIMUM_BYTES } from "../answer/answer.js";

export interface Options {
  /** The chronicles to answer about, the default one first; all if there is none. */
  readonly chronicles: readonly string[];
  /** The port of HTTP; without one, the server uses standard input and output. */
  readonly port: number | undefined;
  readonly maximumBytes: number;
  readonly selectionFlags: SelectionFlags;
}

const MAXIMUM_PORT = 65_535;
/** No row and no fixed part of a record is longer, so that every answer fits. */
const LEAST_MAXIMUM_BYTES = 4000;
const GREATEST_MAXIMUM_BYTES = 10_000_000;

export const HELP = `Usage:
  gamedata-mcp [--max-bytes <number>] [--trust-data] [<chronicle> ...]
      Answers questions about game reference data over MCP: standard input and output.
  gamedata-mcp --http <port> [--max-bytes <number>] [--trust-data] [<chronicle> ...]
      The same over streamable HTTP, at http://127.0.0.1:<port>/mcp.
  gamedata-mcp --help | --version

Arguments:
  <chronicle>           a chronicle to answer about, the default one first (default: all)

Options:
  --http <port>         the port to listen on, 0 to ${MAXIMUM_PORT}; 0 lets the system choose
  --max-bytes <number>  the most bytes of an answer (default ${DEFAULT_MAXIMUM_BYTES}); longer lists are cut
  --trust-data          like TRUST_DATA=true

Environment:
  CHRONICLES    like <chronicle>, separated by commas
${DATA_HELP}
  TEXT_OVERLAY  the path of a text overlay with descriptions (default none)

Exit code: 0 done or stopped, 1 failed, 2 not understood.`;

/**
 * Reads the command line.
 *
 * @throws {UsageError} For an unknown or invalid argument.
 */
export function readCommandLine(args: readonly string[]): "help" | "version" | Options {
  const { values, positionals } = parseOptions({
    args: [...args],
    allowPositionals: true,
    options: {
      http: { type: "string" },
      "max-bytes": { type: "string" },
      ...selectionOptions,
      help: { type: "boolean", short: "h", default: false },
      version: { type: "boolean", short: "v", default: false },
    },
  });
  if (values.help) return "help";
  if (values.version) return "version";
  const { http, "max-bytes": bytes } = values;
  return {
    chronicles: positionals,
    port: http === undefined ? undefined : readNumber("--http", http, 0, MAXIMUM_PORT),
    maximumBytes:
      bytes === undefined
        ? DEFAULT_MAXIMUM_BYTES
        : readNumber("--max-bytes", bytes, LEAST_MAXIMUM_BYTES, GREATEST_MAXIMUM_BYTES),
    selectionFlags: { "trust-data": values["trust-data"] },
  };
}

function readNumber(option: string, text: string, least: number, most: number): number {
  const value = /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`${option} is ${JSON.stringify(text)}; it must be a whole number from ${least} to ${most}`);
}
