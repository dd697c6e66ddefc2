import { describeIssue } from "@gamedata/program";
import * as v from "valibot";

/**
 * Parses JSON and checks it with a schema.
 *
 * @throws Error that describes the first fault.
 */
export function checkedJson<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, JSON.parse(text));
  if (result.success) return result.output;
  throw new Error(describeIssue(result.issues[0]));
}
