import { searchText } from "@gamedata/rules";
import { searchType } from "@gamedata/schema";
import type { Page, SearchResult } from "@gamedata/schema/types";
import * as v from "valibot";
import { derived } from "../catalog/derived.js";
import type { SearchQuery } from "../generated/queries.js";
import { catalogQuery } from "../query/define-query.js";
import { caseless, DEFAULT_LIMIT, pageEntries } from "../query/input.js";
import { type PageBounds, pageOf, selectedPage } from "../query/page.js";
import type { RequiredQuery } from "../query/query.js";
import { findRanked } from "./find-ranked.js";
import { mergeHits } from "./merge-hits.js";
import { findWithOneTypo } from "./one-typo.js";
import { type SearchIndex, searchIndex, searchIndexOf } from "./search-index.js";

const searchQuery = derived(() =>
  v.object({
    q: v.pipe(
      v.string(),
      v.description(
        "A name, a substring of it, beginnings of its words in any order, a name with one typo, or an id. Case, accents and the kind of an apostrophe do not matter; not blank.",
      ),
      v.regex(/\S/u),
      v.transform(searchText),
    ),
    types: v.optional(
      v.pipe(
        v.array(caseless(searchType)),
        v.description("The types to search; all by default. Case-insensitive."),
        v.transform((types) => searchType.options.filter((type) => types.includes(type))),
      ),
    ),
    ...pageEntries(DEFAULT_LIMIT),
  }),
);

/**
 * Searches all records by name: equal names first, then names that begin with the text, then names with a word that
 * begins with it, then other names that contain it, then names with words that begin with each word of a text of several
 * words. Records whose id the text is come before all of them. If there are none: names with a word within one typo.
 * Equally good results are sorted by length, name, type and id.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the parameter.
 *
 * @example
 * ```ts
 * const [best] = search(catalog, { q: "queen ant" }).data;
 * assert.deepEqual(best, { type: "npc", id: 29001, name: "Queen Ant", level: 40 });
 * ```
 */
export const search: RequiredQuery<SearchQuery, Page<SearchResult>> = catalogQuery(
  { name: "search", shape: "page", row: "SearchResult" },
  searchQuery,
  (catalog, query) => {
    const { q, types } = query;
    // All types together have an index of their own: merging the results of each would take longer.
    if (types === undefined || types.length === searchType.options.length)
      return searchOne(searchIndex(catalog), query);
    const indexes = types.map((type) => searchIndexOf(catalog, type));
    const [first, second] = indexes;
    if (first !== undefined && second === undefined) return searchOne(first, query);
    const exact = indexes.map((index) => ({ index, ranked: findRanked(index, q) }));
    const hits = exact.some(({ ranked }) => ranked.some((found) => found.length > 0))
      ? exact
      : indexes.map((index) => ({ index, ranked: [findWithOneTypo(index.names, q)] }));
    return selectedPage(mergeHits(hits, query), query);
  },
);

function searchOne(index: SearchIndex, query: PageBounds & { readonly q: string }): Page<SearchResult> {
  const { names, resultAt } = index;
  const [withId = [], ...others] = findRanked(index, query.q);
  const exact = withId.concat(...others);
  const found = exact.length > 0 ? exact : findWithOneTypo(names, query.q);
  const { data, meta } = pageOf(found, query, (position) => position);
  return { data: data.flatMap((position) => resultAt(position) ?? []), meta };
}
