import type { Output } from "./output.js";

/** An expected failure of a program. The message is one sentence for the user; no stack is shown. */
export class ProgramError extends Error {}

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

/** A fault that a schema found in a value; valibot's issues have this form. */
export interface SchemaIssue {
  readonly message: string;
  /** What the schema expects; `never` for a key that it does not have. */
  readonly expected: string | null;
  /** The rejected value, shortened; `undefined` for a missing one. */
  readonly received: string;
  /** The keys from the whole value to the rejected one. */
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}

/** Start of valibot's default messages; the custom message of a schema states what is allowed. */
const DEFAULT_MESSAGE = "Invalid ";

export function expectedBy({ message, expected }: SchemaIssue): string {
  if (expected === "never") return "no such key";
  return message.startsWith(DEFAULT_MESSAGE) ? (expected ?? message) : message;
}

export function receivedBy({ received }: SchemaIssue): string {
  return received === "undefined" ? "nothing" : received;
}

/** Formats a fault as a phrase: the path of the value, if it has one, and what is wrong with it. */
export function describeIssue(issue: SchemaIssue): string {
  const path = issue.path?.map(({ key }) => String(key)).join(".");
  return path === undefined ? faultOf(issue) : `${path}: ${faultOf(issue)}`;
}

function faultOf(issue: SchemaIssue): string {
  if (issue.expected === "never") return "unknown key";
  if (issue.expected === null) return issue.message;
  if (issue.received === "undefined") return "missing key";
  return `expected ${expectedBy(issue)}, received ${issue.received}`;
}

/** What the codes of the system mean for a place that is to be written. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the quota of the disk is used up",
  EROFS: "the file system is read-only",
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  ENOTDIR: "a file is in the place of a folder",
  EEXIST: "a file is in the place of a folder",
  EISDIR: "a folder is in the place of a file",
};

/** Returns the error to throw in place of one of a write to `what`: for an error of the system one sentence, any other unchanged. */
export function writeFailure(what: string, error: unknown): unknown {
  const code = systemCodeOf(error);
  if (code === undefined || error instanceof ProgramError) return error;
  const reason = reasons[code];
  const details = reason === undefined ? reasonOf(error) : `${reason} (${reasonOf(error)})`;
  return new ProgramError(`${what} cannot be written: ${details}.`, { cause: error });
}
