import { StartupError } from "./startup-error.js";

/** A command line that makes no sense, in one sentence. */
export class UsageError extends StartupError {}
