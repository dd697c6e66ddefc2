import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageError } from "./errors.js";

/**
 * Parses command-line arguments with Node's `parseArgs`.
 *
 * @throws {UsageError} For arguments that do not fit the configuration.
 */
export function parseOptions<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // The first sentence names the argument; the others explain the parser.
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\. |\.?\n/, 1);
    throw new UsageError(reason);
  }
}
