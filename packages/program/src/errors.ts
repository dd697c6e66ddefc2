/** An expected failure of a program. The message is one sentence for the user; no stack is shown. */
export class ProgramError extends Error {}

/** A command line that is not valid. */
export class UsageError extends ProgramError {}

/** Returns the system code of an error, for example `EADDRINUSE`; `undefined` if it has none. */
export function systemCodeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** Returns the first line of an error's message, without its final full stop. */
export function reasonOf(error: unknown): string {
  const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n", 1);
  return line.replace(/\.$/, "");
}
