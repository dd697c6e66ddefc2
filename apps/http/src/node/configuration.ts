import { type Environment, ProgramError, readVariable } from "@gamedata/program";

/** What the server logs: only errors (the default), or requests too. */
export const logLevels = ["error", "access"] as const;
/** What the server logs. */
export type LogLevel = (typeof logLevels)[number];

/** The configuration of the server. */
export interface Configuration {
  /** The port to listen on; 0 lets the system choose one. */
  readonly port: number;
  /** The address to listen on. */
  readonly host: string;
  readonly log: LogLevel;
  /** The path of a text overlay, if there is one. */
  readonly textOverlay: string | undefined;
}

/** The port if `PORT` is not set. */
export const DEFAULT_PORT = 3000;
/** The address if `HOST` is not set; it accepts connections from this machine only. */
export const DEFAULT_HOST = "127.0.0.1";

const MAXIMUM_PORT = 65_535;
const portForm = /^\d{1,5}$/;

/**
 * Reads the configuration from the environment; an empty variable counts as absent.
 *
 * @throws {ProgramError} If a variable is not valid; the message names it, its value and the allowed values.
 */
export function readConfiguration(environment: Environment): Configuration {
  const read = (name: string) => readVariable(environment, name);
  return {
    port: portOf(read("PORT")),
    host: read("HOST") ?? DEFAULT_HOST,
    log: logLevelOf(read("LOG")),
    textOverlay: read("TEXT_OVERLAY"),
  };
}

function portOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = portForm.test(text) ? Number(text) : Number.NaN;
  if (port <= MAXIMUM_PORT) return port;
  throw new ProgramError(`PORT is ${JSON.stringify(text)}; it must be a whole number from 0 to ${MAXIMUM_PORT}.`);
}

function logLevelOf(text: string | undefined): LogLevel {
  const level = logLevels.find((name) => name === (text ?? "error"));
  if (level !== undefined) return level;
  throw new ProgramError(`LOG is ${JSON.stringify(text)}; it must be one of ${logLevels.join(", ")}.`);
}
