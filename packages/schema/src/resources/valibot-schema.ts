import type * as v from "valibot";
import type { UntypedSchema } from "./collection-facts.js";

/** Returns whether a schema has what the functions of valibot call. */
const isValibotSchema = (schema: UntypedSchema): schema is UntypedSchema & v.GenericSchema =>
  "~run" in schema && "~standard" in schema;

/**
 * Returns a schema as valibot's own type, for functions of valibot.
 *
 * @throws {TypeError} For a schema that valibot did not make.
 */
export function valibotSchemaOf(schema: UntypedSchema): v.GenericSchema {
  if (!isValibotSchema(schema)) throw new TypeError("The schema is none of valibot.");
  return schema;
}
