export {
  type Command,
  type Environment,
  PLAIN_URL,
  parseOptions,
  plainUrlOf,
  readFolderUrl,
  readVariable,
  readVersion,
  startProgram,
} from "./command-line.js";
export {
  describeIssue,
  type ExitCode,
  expectedBy,
  ProgramError,
  reasonOf,
  receivedBy,
  reportFailure,
  type SchemaIssue,
  systemCodeOf,
  UsageError,
  writeFailure,
} from "./errors.js";
export { refuseOtherRuns, removeLeftovers, unfinishedName } from "./leftovers.js";
export { counted, createProgress, type Output, type Progress } from "./output.js";
export { kindOfFile, readRegularFile, UnreadableFile } from "./read-regular-file.js";
export {
  finishReplacement,
  hasUnfinishedReplacement,
  isOfReplacement,
  makeFolder,
  replaceEntries,
} from "./replace-entries.js";
export { replaceFile, writeDurably } from "./replace-file.js";
