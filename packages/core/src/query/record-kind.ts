import type { CollectionName, collections } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { GameDataError } from "../error/game-data-error.js";

/** A kind of record: what it is called, which ids there are, and how a record is found. */
export interface RecordKind<Found = unknown> {
  readonly facts: (typeof collections)[CollectionName];
  /** Every id that names a record. */
  readonly ids: (catalog: Catalog) => readonly number[];
  /** Returns the record with a checked id, if there is one. */
  readonly find: (catalog: Catalog, id: number) => Found | undefined;
}

/**
 * Defines a kind of record.
 *
 * @param recordsOf Returns the records of a catalog by id.
 * @param isOfKind Returns whether a record is of this kind, where not every one is.
 */
// @__NO_SIDE_EFFECTS__
export function recordKind<Found>(
  facts: RecordKind["facts"],
  recordsOf: (catalog: Catalog) => ReadonlyMap<number, Found>,
  isOfKind?: (found: Found) => boolean,
): RecordKind<Found> {
  return {
    facts,
    ids: (catalog) => [...recordsOf(catalog)].flatMap(([id, found]) => (isOfKind?.(found) === false ? [] : id)),
    find(catalog, id) {
      const found = recordsOf(catalog).get(id);
      return found === undefined || isOfKind?.(found) === false ? undefined : found;
    },
  };
}

/**
 * Finds the record with a checked id.
 *
 * @throws {GameDataError} The kind's `*_NOT_FOUND` for an id that no record has.
 */
export function findRecord<Found>({ facts, find }: RecordKind<Found>, catalog: Catalog, id: number): Found {
  const found = find(catalog, id);
  if (found === undefined) throw new GameDataError({ code: facts.notFound, label: facts.label, id });
  return found;
}
