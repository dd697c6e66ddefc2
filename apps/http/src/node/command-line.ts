import { UsageError } from "@gamedata/program";
import { DEFAULT_HOST, DEFAULT_PORT, logLevels } from "./configuration.js";

/** The output of `gamedata-http --help`. */
export const HELP = `Usage:
  gamedata-http
      Serves game reference data over HTTP until it gets SIGTERM or SIGINT.
  gamedata-http --help | --version

Environment:
  PORT          the port to listen on, 0 to 65535; 0 lets the system choose (default ${DEFAULT_PORT})
  HOST          the address to listen on (default ${DEFAULT_HOST})
  LOG           what to log: ${logLevels.join(" or ")} (default ${logLevels[0]})
  TEXT_OVERLAY  the path of a text overlay with descriptions (default none)

Exit code: 0 done or stopped, 1 failed, 2 not understood.`;

/** The tasks of `gamedata-http`. */
export type Task = "help" | "serve" | "version";

const tasks: ReadonlyMap<string | undefined, Task> = new Map([
  [undefined, "serve"],
  ["--help", "help"],
  ["-h", "help"],
  ["--version", "version"],
  ["-v", "version"],
]);

/**
 * Reads the command line.
 *
 * @throws {UsageError} For an unknown argument.
 */
export function readCommandLine([option, ...rest]: readonly string[]): Task {
  if (option === "export") {
    throw new UsageError("The export is the command gamedata-export of @gamedata/export");
  }
  const task = tasks.get(option);
  const unknown = task === undefined ? option : rest[0];
  if (task === undefined || unknown !== undefined) {
    throw new UsageError(`Unknown argument ${JSON.stringify(unknown)}`);
  }
  return task;
}
