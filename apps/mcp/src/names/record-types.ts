import type { Collection } from "@gamedata/core";
import { collections as allCollections } from "@gamedata/core/collections";
import { type CollectionName, collections as facts } from "@gamedata/schema";

/** The type of a record in arguments: the singular of its collection, as in the results of a search. */
export type RecordType = string;

const nameOfType = (one: string): RecordType => one.replace(/\B[A-Z]/gu, "-$&").toLowerCase();

/** Every collection by the type of its records: `item`, `armor-set`. */
export const collectionsByType: ReadonlyMap<RecordType, Collection> = new Map(
  allCollections.map((collection) => [nameOfType(collection.kind.facts.one), collection]),
);

/** Returns the collection with a name. */
export function collectionOf(name: CollectionName): Collection {
  const found = allCollections.find(({ kind }) => kind.facts === facts[name]);
  if (found === undefined) throw new Error(`There is no collection ${name}.`);
  return found;
}

/** Returns the type of the records of a collection. */
export function typeOf({ kind }: Collection): RecordType {
  return nameOfType(kind.facts.one);
}
