import {
  type GameServerFlags,
  readGameServer,
  readSelection,
  type Selection,
  type SelectionFlags,
} from "@gamedata/chronicles";
import {
  type Environment,
  PLAIN_URL,
  ProgramError,
  plainUrlOf,
  readFolderUrl,
  readVariable,
  UsageError,
} from "@gamedata/program";
import type { GameServer } from "@gamedata/schema";

/** What the server logs: only errors (the default), or requests too. */
export const logLevels = ["error", "access"] as const;
export type LogLevel = (typeof logLevels)[number];

/** The number of worker processes; `auto` is one for each processor that the program may use. */
export type Workers = number | "auto";

export interface Configuration extends Selection {
  /** The port to listen on; 0 lets the system choose one. */
  readonly port: number;
  readonly host: string;
  readonly log: LogLevel;
  /** The URL of a folder with the images of icons, for the explorer, if there is one. */
  readonly iconsUrl: string | undefined;
  /** The URL that browsers reach the service at, without a slash at its end, if it is stated. */
  readonly publicUrl: string | undefined;
  /** The game server that the service belongs to, if any of its settings is set. */
  readonly gameServer: GameServer | undefined;
  /** The worker processes; without them, the program itself serves. */
  readonly workers: Workers | undefined;
}

/** The options of the command line that override environment variables, as text. */
export interface Flags extends GameServerFlags, SelectionFlags {
  /** Overrides `PORT`. */
  readonly port?: string | undefined;
  /** Overrides `HOST`. */
  readonly host?: string | undefined;
}

/** The port if neither `--port` nor `PORT` is set. */
export const DEFAULT_PORT = 3000;
/** The address if neither `--host` nor `HOST` is set; it accepts connections from this machine only. */
export const DEFAULT_HOST = "127.0.0.1";

const MAXIMUM_PORT = 65_535;
const portForm = /^\d{1,5}$/;
/** The largest number of `WORKERS`: more than the processors of any machine. */
export const MAXIMUM_WORKERS = 1024;
const workersForm = /^\d{1,4}$/;

/**
 * Reads the configuration from the environment; an empty variable counts as absent. A flag overrides its variable.
 *
 * @throws {ProgramError} If a variable is not valid; the message names it, its value and the allowed values.
 * @throws {UsageError} The same for a flag.
 */
export function readConfiguration(environment: Environment, flags: Flags = {}): Configuration {
  const read = (name: string) => readVariable(environment, name);
  return {
    port: readPort(flags.port, read("PORT")),
    host: readHost(flags.host, read("HOST")),
    log: logLevelOf(read("LOG")),
    ...readSelection(environment, flags),
    iconsUrl: readFolderUrl(environment, "ICONS_URL"),
    publicUrl: publicUrlOf(read("PUBLIC_URL")),
    gameServer: readGameServer(environment, flags),
    workers: workersOf(read("WORKERS")),
  };
}

function readPort(flag: string | undefined, variable: string | undefined): number {
  const text = flag?.trim() ?? variable;
  if (text === undefined) return DEFAULT_PORT;
  const port = portForm.test(text) ? Number(text) : Number.NaN;
  if (port <= MAXIMUM_PORT) return port;
  const fault = `is ${JSON.stringify(text)}; it must be a whole number from 0 to ${MAXIMUM_PORT}`;
  throw flag === undefined ? new ProgramError(`PORT ${fault}.`) : new UsageError(`--port ${fault}`);
}

function readHost(flag: string | undefined, variable: string | undefined): string {
  const host = flag?.trim() ?? variable ?? DEFAULT_HOST;
  if (host !== "") return host;
  throw new UsageError(`--host is ${JSON.stringify(flag)}; it must be an address of this machine`);
}

function publicUrlOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = plainUrlOf(text);
  if (url !== undefined) return url.href.replace(/\/$/, "");
  throw new ProgramError(`PUBLIC_URL is ${JSON.stringify(text)}; it must be ${PLAIN_URL}.`);
}

function logLevelOf(text: string | undefined): LogLevel {
  const level = logLevels.find((name) => name === (text ?? "error"));
  if (level !== undefined) return level;
  throw new ProgramError(`LOG is ${JSON.stringify(text)}; it must be one of ${logLevels.join(", ")}.`);
}

function workersOf(text: string | undefined): Workers | undefined {
  if (text === undefined || text === "auto") return text;
  const workers = workersForm.test(text) ? Number(text) : Number.NaN;
  if (workers >= 1 && workers <= MAXIMUM_WORKERS) return workers;
  const allowed = `a whole number from 1 to ${MAXIMUM_WORKERS}, or auto`;
  throw new ProgramError(`WORKERS is ${JSON.stringify(text)}; it must be ${allowed}.`);
}
