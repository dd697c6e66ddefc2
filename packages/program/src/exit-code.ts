import { UsageError } from "./errors.js";
import type { Output } from "./output.js";

/** The exit codes of every program: 0 done, 1 failed, 2 command line not understood. */
export type ExitCode = 0 | 1 | 2;

/**
 * Writes why a command failed and returns its exit code.
 *
 * @param messageOf Returns the text to write, `undefined` for an unexpected error.
 * @throws Unexpected errors, which are bugs, unchanged.
 */
export function reportFailure(
  error: unknown,
  { err }: Output,
  messageOf: (error: unknown, isUsage: boolean) => string | undefined,
): ExitCode {
  const isUsage = error instanceof UsageError;
  const message = messageOf(error, isUsage);
  if (message === undefined) throw error;
  err(`${message}\n`);
  return isUsage ? 2 : 1;
}
