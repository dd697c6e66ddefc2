export { ProgramError, reasonOf, systemCodeOf, UsageError } from "./errors.js";
export { type ExitCode, reportFailure } from "./exit-code.js";
export { parseOptions } from "./options.js";
export type { Output } from "./output.js";
export { createProgress, type Progress } from "./progress.js";
export { type Command, startProgram } from "./start-program.js";
export { type Environment, readVariable } from "./variable.js";
export { readVersion } from "./version.js";
