import type { UntypedSchema } from "@gamedata/schema/types";
import * as v from "valibot";

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
  readonly wrapped?: Inspected;
  readonly item?: Inspected;
  readonly items?: readonly Inspected[];
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

/**
 * What the values of a parameter are, where their type does not say it: an id; a pair of an id and a number of pieces or a level;
 * the id of an item as text, with its enchantment behind a hyphen or alone; the id of an NPC or coordinates.
 */
export type ParameterKind = "id" | "idCount" | "idLevel" | "enchantedId" | "place";

const kinds: readonly ParameterKind[] = ["id", "idCount", "idLevel", "enchantedId", "place"];

/** Marks the schema of a value as one of a kind. */
export const ofKind = <Value>(kind: ParameterKind) => v.metadata<Value, { readonly kind: ParameterKind }>({ kind });

/**
 * Returns the kind of a parameter, or of the values of a list; `undefined` where their type says all.
 *
 * @example
 * ```ts
 * const { drops, levelMin } = listMonsters.input(catalog).entries;
 * assert.equal(drops && parameterKindOf(drops), "id");
 * assert.equal(levelMin && parameterKindOf(levelMin), undefined);
 * ```
 */
export function parameterKindOf(parameter: UntypedSchema): ParameterKind | undefined {
  const inner = withoutOptional(parameter);
  const { kind: marked }: { readonly kind?: unknown } = metadataOf(inner.item ?? inner);
  return kinds.find((kind) => kind === marked);
}

/** How a pair is written in text. */
export interface PairForm {
  /** Joins the two parts. */
  readonly separator: string;
  /** The form, as in messages. */
  readonly phrase: string;
}

/** How the pairs of each kind are written in text. */
export const pairForms: Readonly<Partial<Record<ParameterKind, PairForm>>> = {
  idCount: { separator: ":", phrase: "an id and a number, joined by a colon, such as 57:100" },
  idLevel: { separator: "-", phrase: "an id and a level, joined by a hyphen, such as 3-9" },
};
