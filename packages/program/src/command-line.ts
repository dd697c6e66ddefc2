import { readFileSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { type ExitCode, ProgramError, reasonOf, reportFailure, UsageError } from "./errors.js";
import type { Output } from "./output.js";

/**
 * Parses command-line arguments with Node's `parseArgs`.
 *
 * @throws {UsageError} For arguments that do not fit the configuration.
 */
export function parseOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // The first sentence names the argument; the others explain the parser.
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\. |\.?\n/, 1);
    throw new UsageError(reason);
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads an environment variable, trimmed; an empty one is `undefined`. */
export function readVariable(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

/**
 * Reads an environment variable with the URL of a folder: an http or https URL, or a path from the root of the host.
 *
 * @throws {ProgramError} If it is anything else.
 */
export function readFolderUrl(environment: Environment, name: string): string | undefined {
  const text = readVariable(environment, name);
  if (text === undefined || isFolderUrl(text)) return text;
  const form = "an http or https URL, or a path that begins with /";
  throw new ProgramError(`${name} is ${JSON.stringify(text)}; it must be ${form}.`);
}

const webProtocols = ["http:", "https:"];
const plainPath = /^(?:\/[\w.~-]+)*\/?$/;

/** What {@link plainUrlOf} reads. */
export const PLAIN_URL = "an http or https URL with a plain path, without user, query or fragment";

/** Reads the URL of a host, or of a folder of it whose name needs no percent-encoding; `undefined` for any other text. */
export function plainUrlOf(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url !== undefined && url.username + url.password === "" && url.search === "" && url.hash === "";
  return isPlain && webProtocols.includes(url.protocol) && plainPath.test(url.pathname) ? url : undefined;
}

function isFolderUrl(text: string): boolean {
  return URL.canParse(text) ? /^https?:$/.test(new URL(text).protocol) : /^\/(?!\/)/.test(text);
}

export function readVersion(manifest: URL): string {
  const parsed: unknown = JSON.parse(readFileSync(manifest, "utf8"));
  if (typeof parsed === "object" && parsed !== null && "version" in parsed && typeof parsed.version === "string") {
    return parsed.version;
  }
  throw new Error(`${manifest.pathname} has no version`);
}

/** A command: runs with the arguments after the name of the program. Without an exit code it is done. */
export type Command = (args: readonly string[], output: Output) => ExitCode | Promise<void>;

const output: Output = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY === true,
};

/** Runs a program in this process and sets the exit code; a module that cannot be imported is reported in one sentence, without a stack. */
export async function startProgram(name: string, load: () => Promise<Command>): Promise<void> {
  // A closed terminal or pipe must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  let command: Command;
  try {
    command = await load();
  } catch (error) {
    output.err(`${name} cannot be loaded: ${reasonOf(error)}.\n`);
    process.exitCode = 1;
    return;
  }
  try {
    process.exitCode = (await command(process.argv.slice(2), output)) ?? 0;
  } catch (error) {
    process.exitCode = reportFailure(error, output, (failure, isUsage) => {
      if (!(failure instanceof ProgramError)) return undefined;
      return isUsage ? `${failure.message}; try ${name} --help.` : failure.message;
    });
  }
}
