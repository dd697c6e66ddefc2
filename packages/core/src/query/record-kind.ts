import type { CollectionFacts } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { GameDataError } from "../error/game-data-error.js";

/** A kind of record: its names and id schema, all ids, and the lookup by id. */
export interface RecordKind<Found = unknown> {
  readonly facts: CollectionFacts;
  /** All ids that identify a record. */
  readonly ids: (catalog: Catalog) => readonly number[];
  /** Returns the record with a checked id, if it exists. */
  readonly find: (catalog: Catalog, id: number) => Found | undefined;
}

/** Defines a kind of record by its index; `isOfKind` excludes rows of the index that are of another kind. */
// @__NO_SIDE_EFFECTS__
export function recordKind<Found>(
  facts: CollectionFacts,
  recordsOf: (catalog: Catalog) => ReadonlyMap<number, Found>,
  isOfKind?: (found: Found) => boolean,
): RecordKind<Found> {
  return {
    facts,
    ids(catalog) {
      const ids: number[] = [];
      for (const [id, found] of recordsOf(catalog)) if (isOfKind?.(found) !== false) ids.push(id);
      return ids;
    },
    find(catalog, id) {
      const found = recordsOf(catalog).get(id);
      return found === undefined || isOfKind?.(found) === false ? undefined : found;
    },
  };
}

/**
 * Returns the record with a checked id.
 *
 * @throws {GameDataError} The `*_NOT_FOUND` code of the kind if no record has the id.
 */
export function findRecord<Found>({ facts, find }: RecordKind<Found>, catalog: Catalog, id: number): Found {
  const found = find(catalog, id);
  if (found === undefined) throw new GameDataError({ code: facts.notFound, label: facts.label, id });
  return found;
}
