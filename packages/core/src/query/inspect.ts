import type { UntypedSchema } from "@gamedata/schema/types";

/** A schema in the pipe of another one, or an action of the pipe. */
interface PipeItem {
  readonly type: string;
  readonly pipe?: readonly PipeItem[];
  /** The requirement of an action, for example the bound of a number. */
  readonly requirement?: unknown;
  /** What the action states for programs that read the schema. */
  readonly metadata?: object;
  /** What the action allows, as a phrase, where the schema words it itself. */
  readonly message?: unknown;
}

/** A schema with the optional properties that describe it. */
export interface Inspected extends UntypedSchema {
  /** The inner schema of an optional one. */
  readonly wrapped?: Inspected;
  /** The schema of the elements of a list. */
  readonly item?: Inspected;
  /** The schemas of the parts of a tuple. */
  readonly items?: readonly Inspected[];
  /** The values of a picklist. */
  readonly options?: readonly string[];
  readonly pipe?: readonly PipeItem[];
}

/** Returns the inner schema of an optional parameter. */
export function withoutOptional(schema: Inspected): Inspected {
  return schema.wrapped ?? schema;
}

const knownActions = new WeakMap<PipeItem, readonly PipeItem[]>();

/** Lists the actions of a schema, including those of nested pipes; each request asks for them. */
export function actionsOf(schema: PipeItem): readonly PipeItem[] {
  const known = knownActions.get(schema);
  if (known !== undefined) return known;
  const { pipe = [] } = schema;
  const actions = pipe.flatMap((item) => (item.pipe === undefined ? [item] : actionsOf(item)));
  knownActions.set(schema, actions);
  return actions;
}

/** Returns what a schema states for programs that read it; of equal names the last one. */
export function metadataOf(schema: Inspected): object {
  return Object.assign({}, ...actionsOf(schema).map(({ metadata }) => metadata));
}
