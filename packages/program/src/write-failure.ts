import { ProgramError, reasonOf, systemCodeOf } from "./errors.js";

/** What the codes of the system mean for a place that is to be written. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the quota of the disk is used up",
  EROFS: "the file system is read-only",
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  ENOTDIR: "a file is in the place of a folder",
  EISDIR: "a folder is in the place of a file",
};

/**
 * Returns the error to throw in place of one that a write has thrown: for an error of the system one sentence, any other unchanged.
 *
 * @param what What cannot be written, with its path.
 */
export function writeFailure(what: string, error: unknown): unknown {
  const code = systemCodeOf(error);
  if (code === undefined || error instanceof ProgramError) return error;
  const reason = reasons[code];
  const details = reason === undefined ? reasonOf(error) : `${reason} (${reasonOf(error)})`;
  return new ProgramError(`${what} cannot be written: ${details}.`, { cause: error });
}
