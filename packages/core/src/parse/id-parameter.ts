import { collections } from "@gamedata/schema";
import type { CollectionName, UntypedSchema } from "@gamedata/schema/types";
import { type Inspected, parameterKindOf, withoutOptional } from "../query/inspect.js";

/** A parameter that takes ids of records. */
export interface IdParameter {
  /** Whether it is one id, or a list: of ids, of pairs that begin with an id, or of texts of an id that an enchantment can follow. */
  readonly form: "id" | "ids" | "pairs" | "enchanted";
  /** The collection that the ids are of; the first one where several share their ids. */
  readonly collection: CollectionName;
}

/**
 * Returns which ids a parameter of a query takes, for adapters that also accept names; `undefined` for a parameter that
 * takes none.
 *
 * @example
 * ```ts
 * const { drops, levelMin } = listMonsters.input(catalog).entries;
 * assert.deepEqual(drops && idParameterOf(drops), { form: "id", collection: "items" });
 * assert.equal(levelMin && idParameterOf(levelMin), undefined);
 * ```
 */
export function idParameterOf(schema: UntypedSchema): IdParameter | undefined {
  const kind = parameterKindOf(schema);
  const inner = withoutOptional(schema);
  if (kind === undefined || kind === "place") return undefined;
  if (kind === "enchantedId") return { form: "enchanted", collection: "items" };
  if (kind !== "id") return parameterOf("pairs", inner.item?.items?.[0]);
  return inner.item === undefined ? parameterOf("id", inner) : parameterOf("ids", inner.item);
}

function parameterOf(form: IdParameter["form"], idSchema: Inspected | undefined): IdParameter | undefined {
  const schemas = idSchema === undefined ? [] : schemasOf(idSchema);
  for (const [name, { id }] of Object.entries<{ readonly id: unknown }>(collections)) {
    if (isCollection(name) && schemas.includes(id)) return { form, collection: name };
  }
  return undefined;
}

const isCollection = (name: string): name is CollectionName => Object.hasOwn(collections, name);

/** Lists the schemas and actions that a schema is made of, itself included. */
function schemasOf(schema: Pick<Inspected, "pipe">): readonly unknown[] {
  const [first] = schema.pipe ?? [];
  return first === undefined || first === schema ? [schema] : [schema, ...schemasOf(first)];
}
