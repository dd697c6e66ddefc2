import { type Page, type SearchResult, searchType } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { pageOf } from "../query/page.js";
import { findNames } from "./find-names.js";
import { findWithOneTypo } from "./one-typo.js";
import type { SearchIndex } from "./search-index.js";
import { type CheckedSearchQuery, checkSearchQuery, type SearchQuery } from "./search-query.js";

/**
 * Searches everything that has a name: whole names first, then beginnings, then beginnings of words, then any part; when
 * there is nothing of that kind, names with a word within one typo. Equally good results are ordered by length, name, type
 * and id.
 *
 * @param catalog The catalog.
 * @param query The text, the types and the page; the first 50 results of all types when left out.
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the field.
 *
 * @example
 * ```ts
 * const [best] = search(catalog, { q: "queen ant" }).data;
 * assert.deepEqual(best, { type: "npc", id: 29001, name: "Queen Ant", level: 40 });
 * ```
 */
export function search(catalog: Catalog, query: SearchQuery): Page<SearchResult> {
  const checked = checkSearchQuery(query);
  const index = catalog[parts].search();
  const { data, meta } = pageOf(find(index, checked), checked, (position) => position);
  return { data: data.flatMap((position) => index.results[position] ?? []), meta };
}

/** Gives the positions of what is found, best first. */
function find({ results, names }: SearchIndex, { text, types }: CheckedSearchQuery): readonly number[] {
  const searched = new Set(types);
  const isSearched =
    searched.size === searchType.options.length
      ? () => true
      : (position: number): boolean => {
          const result = results[position];
          return result !== undefined && searched.has(result.type);
        };
  const exact = findNames(names, text, isSearched);
  return exact.length > 0 ? exact : findWithOneTypo(names, text, isSearched);
}
