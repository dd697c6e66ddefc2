import { findNames } from "./find-names.js";
import type { SearchIndex } from "./search-index.js";

const DIGITS = /^\d+$/u;

/**
 * Returns the positions of the records that a lower-cased text finds without a typo, in lists by rank: those with the id that the
 * text is, then those of each rank of names. Each record is in one list, and every index has as many lists.
 */
export function findRanked(index: SearchIndex, query: string): readonly (readonly number[])[] {
  const byName = findNames(index.names, query);
  const withId = DIGITS.test(query) ? findId(index.ids(), Number(query)) : [];
  if (withId.length === 0) return [withId, ...byName];
  return [withId, ...byName.map((found) => found.filter((position) => !withId.includes(position)))];
}

function findId(ids: Uint32Array, id: number): readonly number[] {
  const found: number[] = [];
  for (let position = ids.indexOf(id); position !== -1; position = ids.indexOf(id, position + 1)) found.push(position);
  return found;
}
