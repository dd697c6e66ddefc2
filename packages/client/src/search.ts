import type { List } from "./list.js";
import type { FieldSelection, Selected } from "./method.js";
import type { RequestOptions } from "./options.js";
import type { SearchQuery } from "./query.js";
import type { SearchResult } from "./resources.js";
import type { Verbs } from "./verbs.js";

/** Search over all records by name. */
export interface SearchMethods {
  /**
   * Finds records of all types by name: the whole name first, then its beginning, the beginning of a word, any part of
   * it, and, where nothing of that kind is found, names with one typo.
   *
   * @example
   * ```ts
   * const [best] = (await client.search({ q: "queen ant", types: ["npc"] })).data;
   * assert.equal(best?.id, 29001);
   * ```
   */
  readonly search: <Field extends keyof SearchResult = keyof SearchResult>(
    query: SearchQuery & FieldSelection<Field> & RequestOptions,
  ) => List<Selected<SearchResult, Field>>;
}

/** Makes the search method. */
export const searchMethods = ({ list }: Verbs): SearchMethods => ({
  search: list<SearchResult, SearchQuery>("search"),
});
