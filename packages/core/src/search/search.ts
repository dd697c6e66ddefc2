import { type Page, type SearchResult, type SearchType, searchType } from "@gamedata/schema";
import * as v from "valibot";
import { derived } from "../catalog/derived.js";
import { catalogQuery } from "../query/define-query.js";
import { caseless, DEFAULT_LIMIT, pageEntries } from "../query/input.js";
import { pageOf } from "../query/page.js";
import type { QueryInput, RequiredQuery } from "../query/query.js";
import { findNames } from "./find-names.js";
import { findWithOneTypo } from "./one-typo.js";
import { type SearchIndex, searchIndex } from "./search-index.js";

const searchQuery = derived(() =>
  v.object({
    q: v.pipe(
      v.string(),
      v.description("A name, a substring of it, or a name with one typo. Case-insensitive; not blank."),
      v.regex(/\S/u),
      v.transform((text) => text.trim().toLowerCase()),
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

/** The text, the types and the page of a search. */
export type SearchQuery = QueryInput<typeof searchQuery>;

/**
 * Searches all records by name: equal names first, then names that begin with the text, then names with a word that
 * begins with it, then other names that contain it. If there are none: names with a word within one typo. Equally good
 * results are sorted by length, name, type and id.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the parameter.
 *
 * @example
 * ```ts
 * const [best] = search(catalog, { q: "queen ant" }).data;
 * assert.deepEqual(best, { type: "npc", id: 29001, name: "Queen Ant", level: 40 });
 * ```
 */
export const search: RequiredQuery<SearchQuery, Page<SearchResult>> = catalogQuery(searchQuery, (catalog, query) => {
  const index = searchIndex(catalog);
  const { data, meta } = pageOf(find(index, query), query, (position) => position);
  return { data: data.flatMap((position) => index.results[position] ?? []), meta };
});

function find(
  { results, names }: SearchIndex,
  { q, types = searchType.options }: { readonly q: string; readonly types?: readonly SearchType[] | undefined },
): readonly number[] {
  const isSearched =
    types.length === searchType.options.length
      ? () => true
      : (position: number): boolean => {
          const result = results[position];
          return result !== undefined && types.includes(result.type);
        };
  const exact = findNames(names, q, isSearched);
  return exact.length > 0 ? exact : findWithOneTypo(names, q, isSearched);
}
