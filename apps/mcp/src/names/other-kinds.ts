import type { Catalog, Collection } from "@gamedata/core";
import { hasNames, type NamedRow, rowsContaining } from "./named-rows.js";
import { collectionsByType, type RecordType } from "./record-types.js";

/** A record of another kind than was asked for. */
export interface OtherRecord extends NamedRow {
  readonly type: RecordType;
}

/** The most records of each kind. */
const MAXIMUM_OF_KIND = 3;

/** The kinds whose records are those of another kind, too. */
const repeated: readonly RecordType[] = ["monster", "raw-npc", "raw-monster"];

/** Finds records with a name that contains a text among the kinds of records other than one. */
export function recordsOfOtherKinds(catalog: Catalog, text: string, asked?: Collection): readonly OtherRecord[] {
  return [...collectionsByType].flatMap(([type, collection]) => {
    if (collection === asked || repeated.includes(type) || !hasNames(collection)) return [];
    return rowsContaining(catalog, collection, text)
      .slice(0, MAXIMUM_OF_KIND)
      .map((row) => ({ type, ...row }));
  });
}
