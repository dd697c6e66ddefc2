import { ProgramError } from "./errors.js";

/** Environment variables by name. */
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

function isFolderUrl(text: string): boolean {
  return URL.canParse(text) ? /^https?:$/.test(new URL(text).protocol) : /^\/(?!\/)/.test(text);
}
