import { StartupError } from "./startup-error.js";

/** How much the server logs: only errors, or every request too. */
export const logLevels = ["error", "access"] as const;
/** How much the server logs. */
export type LogLevel = (typeof logLevels)[number];

/** What the environment can set. */
export interface Configuration {
  /** The port to listen on; 0 lets the system choose one. */
  readonly port: number;
  /** The address to listen on. */
  readonly host: string;
  readonly log: LogLevel;
  /** The path of a text overlay, if there is one. */
  readonly textOverlay: string | undefined;
}

/** Where the server listens when the environment does not say. */
export const DEFAULT_PORT = 3000;
/** Only this machine can reach the server when the environment does not say otherwise. */
export const DEFAULT_HOST = "127.0.0.1";

const MAXIMUM_PORT = 65_535;
const portForm = /^\d{1,5}$/;

/**
 * Reads the configuration from the environment; an empty variable counts as absent.
 *
 * @param environment The environment variables.
 * @throws {StartupError} Naming the variable that is not allowed, its value and what is.
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const read = (name: string) => environment[name]?.trim() || undefined;
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
  throw new StartupError(`PORT is ${JSON.stringify(text)}; it must be a whole number from 0 to ${MAXIMUM_PORT}.`);
}

function logLevelOf(text: string | undefined): LogLevel {
  const level = logLevels.find((name) => name === (text ?? "error"));
  if (level !== undefined) return level;
  throw new StartupError(`LOG is ${JSON.stringify(text)}; it must be one of ${logLevels.join(", ")}.`);
}
