import { createRequire } from "node:module";
import { chronicleNames, openChronicles, type ResolveFile, readSelection, type Selection } from "@gamedata/chronicles";
import type { Catalog } from "@gamedata/core";
import { type Output, readVersion, reasonOf, UsageError } from "@gamedata/program";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { HELP, readCommandLine } from "./node/command-line.js";
import { LineTransport } from "./node/line-transport.js";
import { onSignal } from "./node/signals.js";
import { createServer, type Failure } from "./server/create-server.js";

const { resolve } = createRequire(import.meta.url);

/** The most characters of the arguments that a line shows. */
const SHOWN_CHARACTERS = 500;

/** Characters that a terminal or a log viewer may interpret, and that JSON does not escape. */
const unsafe = /[\u007f-\u009f\u2028\u2029]/gu;

/** Formats a bug as one line of JSON with the tool, the arguments and the stack; the arguments cannot break the line. */
function failureLine({ tool, args, error }: Failure): string {
  const stack = error instanceof Error ? error.stack : String(error);
  const shown = JSON.stringify(args).slice(0, SHOWN_CHARACTERS);
  return `gamedata-mcp: ${JSON.stringify({ tool, arguments: shown, stack }).replace(unsafe, "?")}\n`;
}

/**
 * Opens the chronicles to answer about, by name: the named ones, or those of the environment. The tables of each are loaded
 * when they are first needed.
 *
 * @throws {UsageError} For a name that no chronicle has.
 * @throws {ProgramError} If a data set or the overlay is not valid.
 */
export function openCatalogs(
  names: readonly string[],
  selection: Selection,
  resolve: ResolveFile,
): ReadonlyMap<string, Catalog> {
  const { chronicles, ...there } = selection;
  const allowed = names.length === 0 ? [] : chronicleNames(there, resolve);
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(
      `The chronicle ${JSON.stringify(unknown)} is not here; it must be one of ${allowed.join(", ")}`,
    );
  }
  const opened = openChronicles(
    { ...there, chronicles: names.length === 0 ? chronicles : [...new Set(names)] },
    resolve,
  );
  return new Map(opened.map(({ name, catalog }) => [name, catalog]));
}

/**
 * Runs `gamedata-mcp`: over standard input and output until the input ends and every call is answered, the output is closed, or a
 * signal; over HTTP until a signal. Over standard input and output, nothing but the protocol is written to the output.
 *
 * @throws {UsageError} For an unknown or invalid argument.
 * @throws {ProgramError} If the data or the address is not valid.
 */
export async function runCommand(args: readonly string[], { out, err }: Output): Promise<void> {
  const version = readVersion(new URL("../package.json", import.meta.url));
  const task = readCommandLine(args);
  if (task === "help") return out(`${HELP}\n`);
  if (task === "version") return out(`${version}\n`);
  const chronicles = openCatalogs(task.chronicles, readSelection(process.env, task.selectionFlags), resolve);
  const { maximumBytes, port } = task;
  const onFailure = (failure: Failure) => err(failureLine(failure));
  const create = () => createServer({ chronicles, version, maximumBytes, onFailure });
  const onerror = (error: Error) => err(`gamedata-mcp: ${reasonOf(error)}.\n`);
  if (port === undefined) {
    const transport = new LineTransport(process.stdin, process.stdout, ({ error }) => {
      err(`gamedata-mcp: a line of the input was refused. ${error.message}\n`);
    });
    onSignal(() => process.exit(0));
    serveStdio(create, { onerror, transport });
    return;
  }
  // Only where it is needed: a host waits for the start of a server over standard input and output.
  const { startHttp } = await import("./node/http.js");
  const url = await startHttp(create, port, onerror);
  out(`GameData serves MCP for ${[...chronicles.keys()].join(", ")} at ${url}\n`);
}
