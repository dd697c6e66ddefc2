/** A JSON Schema of an object: of the arguments of a tool, or of its answer. */
export interface ObjectSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}
