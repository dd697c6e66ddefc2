import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as v from "valibot";
import { builtFile } from "./workspace.js";

const run = promisify(execFile);
/** Bytes of output that a child may have. */
const OUTPUT_LIMIT = 64 * 2 ** 20;

/**
 * Runs one of the bench's own files as a process and reads the JSON that it prints.
 *
 * @param file The built file.
 * @param args Its arguments.
 * @param schema What it prints.
 * @param nodeOptions Options for Node itself.
 */
export async function runChild<Schema extends v.GenericSchema>(
  file: string,
  args: readonly string[],
  schema: Schema,
  nodeOptions: readonly string[] = [],
): Promise<v.InferOutput<Schema>> {
  const { stdout } = await run(process.execPath, [...nodeOptions, builtFile(file), ...args], {
    maxBuffer: OUTPUT_LIMIT,
  });
  return v.parse(schema, JSON.parse(stdout));
}
