import * as v from "valibot";

/** A schema with the properties that it has by its type. */
export type Schema = v.GenericSchema & {
  /** The inner schema of an optional or nullable one. */
  readonly wrapped?: Schema;
  /** The fields of an object. */
  readonly entries?: Readonly<Record<string, Schema>>;
  /** The schema of the elements of a list. */
  readonly item?: Schema;
  /** The schemas of the names and of the values of a dictionary. */
  readonly key?: Schema;
  readonly value?: Schema;
  /** The values of a picklist, or the schemas of a union. */
  readonly options?: readonly unknown[];
  /** The value of a literal. */
  readonly literal?: unknown;
  /** The schema that this one was made of, and what was added to it. */
  readonly pipe?: readonly PipeItem[];
};

interface PipeItem {
  readonly type: string;
  readonly pipe?: readonly PipeItem[];
}

/** The schema of a value, apart from the question whether there is one. */
export interface Field {
  readonly schema: Schema;
  /** Whether a record may have no value. */
  readonly isNullable: boolean;
  readonly description: string | undefined;
}

/** Unwraps an optional or nullable schema; the outermost description counts. */
export function readField(schema: Schema): Field {
  const description = v.getDescription(schema);
  if (schema.wrapped === undefined) return { schema, isNullable: false, description };
  const inner = readField(schema.wrapped);
  return { schema: inner.schema, isNullable: true, description: description ?? inner.description };
}

/** Whether a schema is another one, perhaps with checks or a description added. */
export function isMadeOf(schema: PipeItem, other: object): boolean {
  const [inner] = schema.pipe ?? [];
  // Of a schema with additions, the first item is the schema itself without them.
  return schema === other || (inner !== undefined && isMadeOf(inner, other));
}

/** Whether numbers of a schema are whole. */
export function isInteger({ pipe = [] }: PipeItem): boolean {
  return pipe.some((item) => item.type === "integer" || isInteger(item));
}
