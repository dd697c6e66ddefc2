export {
  type Command,
  type Environment,
  parseOptions,
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
} from "./errors.js";
export { counted, createProgress, type Output, type Progress } from "./output.js";
