import type { Failure } from "../server/create-server.js";

/** The most characters of the arguments that a line shows. */
const SHOWN_CHARACTERS = 500;

/** Characters that a terminal or a log viewer may interpret, and that JSON does not escape. */
const unsafe = /[\u007f-\u009f\u2028\u2029]/gu;

/** Formats a bug as one line of JSON with the tool, the arguments and the stack; the arguments cannot break the line. */
export function failureLine({ tool, args, error }: Failure): string {
  const stack = error instanceof Error ? error.stack : String(error);
  const shown = JSON.stringify(args).slice(0, SHOWN_CHARACTERS);
  return `gamedata-mcp: ${JSON.stringify({ tool, arguments: shown, stack }).replace(unsafe, "?")}\n`;
}
