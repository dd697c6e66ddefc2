import type * as v from "valibot";

/** A schema in the pipe of another one, or an action of the pipe. */
interface PipeItem {
  readonly type: string;
  readonly pipe?: readonly PipeItem[];
  /** What an action requires, for example the bound of a number. */
  readonly requirement?: unknown;
}

/** A schema with the properties that its kind may have, to describe it or to read its value from text. */
export type Inspected = v.GenericSchema & {
  /** The schema under an optional one. */
  readonly wrapped?: Inspected;
  /** The schema of the elements of a list. */
  readonly item?: Inspected;
  /** The values of a picklist. */
  readonly options?: readonly string[];
  readonly pipe?: readonly PipeItem[];
};

/** Removes the wrapper of an optional parameter. */
export function withoutOptional(schema: Inspected): Inspected {
  return schema.wrapped ?? schema;
}

/** Lists the actions of a schema, those of pipes within its pipe too. */
export function actionsOf({ pipe = [] }: Pick<PipeItem, "pipe">): readonly PipeItem[] {
  return pipe.flatMap((item) => (item.pipe === undefined ? [item] : actionsOf(item)));
}
