import type { UntypedSchema } from "@gamedata/schema/types";
import * as v from "valibot";
import { metadataOf, withoutOptional } from "./inspect.js";

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
