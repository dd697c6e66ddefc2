import { describeIssue } from "@gamedata/program";
import * as v from "valibot";
import { findExcess } from "./json-excess.js";

/**
 * Parses JSON and checks it with a schema.
 *
 * @throws Error that describes the first fault.
 */
export function checkedJson<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  const excess = findExcess(text);
  if (excess !== undefined) throw new Error(`expected ${excess.expected}, received ${excess.received}`);
  const result = v.safeParse(schema, JSON.parse(text));
  if (result.success) return result.output;
  throw new Error(describeIssue(result.issues[0]));
}
