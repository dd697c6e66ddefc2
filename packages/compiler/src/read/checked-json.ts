import { describeIssue, readRegularFile, reasonOf } from "@gamedata/program";
import * as v from "valibot";
import { scanJson } from "./json-scan.js";

/**
 * Parses JSON and checks it with a schema.
 *
 * @throws Error that describes the first fault.
 */
export function checkedJson<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  const { excess } = scanJson(text);
  if (excess !== undefined) throw new Error(`expected ${excess.expected}, received ${excess.received}`);
  const result = v.safeParse(schema, JSON.parse(text));
  if (result.success) return result.output;
  throw new Error(describeIssue(result.issues[0]));
}

/**
 * Reads a JSON file that is to be a list.
 *
 * @throws Error that names the file and the first fault, when the file cannot be read or is not such a list.
 */
export function readCheckedList<Schema extends v.GenericSchema>(
  file: string,
  what: string,
  row: Schema,
): readonly v.InferOutput<Schema>[] {
  try {
    return checkedJson(v.array(row), readRegularFile(file).toString("utf8"));
  } catch (cause) {
    throw new Error(`${file} is no list of ${what}: ${reasonOf(cause)}`, { cause });
  }
}
