import { searchText } from "@gamedata/rules";
import { searchType } from "@gamedata/schema";
import type { Page, SearchHit } from "@gamedata/schema/types";
import * as v from "valibot";
import { derived } from "../catalog/catalog.js";
import type { SearchQuery } from "../generated/queries.js";
import { compareNames } from "../names/names.js";
import { catalogQuery } from "../query/define-query.js";
import { caseless, DEFAULT_LIMIT, pageEntries } from "../query/input.js";
import { type PageBounds, pageOf, type Selection, selectedPage } from "../query/listing.js";
import type { RequiredQuery } from "../query/query.js";
import { findNames, findWithOneTypo } from "./find-names.js";
import { type SearchIndex, searchIndex, searchIndexOf } from "./search-index.js";

interface Hits {
  readonly index: SearchIndex;
  /** Positions in lists by rank; every index has as many. */
  readonly ranked: readonly (readonly number[])[];
}

/**
 * Selects one page of what a search found in several indexes, best rank first. Results of one rank are ordered as in an
 * index of all: by length of the name, name, and order of the indexes.
 */
function mergeHits(hits: readonly Hits[], { limit, offset }: PageBounds): Selection<SearchHit> {
  const total = hits.reduce((sum, { ranked }) => sum + ranked.reduce((count, found) => count + found.length, 0), 0);
  const end = Math.min(offset + limit, total);
  const rows: SearchHit[] = [];
  let passed = 0;
  for (let rank = 0; passed < end; rank += 1) {
    const queues = hits.map(({ index, ranked }) => ({ index, found: ranked[rank] ?? [], next: 0 }));
    for (let first = firstOf(queues); first !== undefined && passed < end; first = firstOf(queues)) {
      const result = passed < offset ? undefined : first.index.resultAt(positionOf(first));
      if (result !== undefined) rows.push(result);
      first.next += 1;
      passed += 1;
    }
  }
  return { rows, total };
}

interface Queue {
  readonly index: SearchIndex;
  readonly found: readonly number[];
  next: number;
}

const positionOf = ({ found, next }: Queue): number => found[next] ?? -1;

function firstOf(queues: readonly Queue[]): Queue | undefined {
  let first: Queue | undefined;
  let firstName: string | undefined;
  for (const queue of queues) {
    const name = queue.index.nameAt(positionOf(queue));
    if (name === undefined || (firstName !== undefined && !comesBefore(name, firstName))) continue;
    first = queue;
    firstName = name;
  }
  return first;
}

function comesBefore(name: string, other: string): boolean {
  if (name.length !== other.length) return name.length < other.length;
  return compareNames(name.toLowerCase(), other.toLowerCase()) < 0;
}

const DIGITS = /^\d+$/u;

/**
 * Returns the positions of the records that a lower-cased text finds without a typo, in lists by rank: those with the id that the
 * text is, then those of each rank of names. Each record is in one list, and every index has as many lists.
 */
function findRanked(index: SearchIndex, query: string): readonly (readonly number[])[] {
  const byName = findNames(index.names, query);
  const withId = DIGITS.test(query) ? findId(index, Number(query)) : [];
  if (withId.length === 0) return [withId, ...byName];
  return [withId, ...byName.map((found) => found.filter((position) => !withId.includes(position)))];
}

/** Finds the records with an id; an NPC also by the id of a raw one that it stands for. */
function findId({ ids, resultAt, shownNpc }: SearchIndex, id: number): readonly number[] {
  const npcId = shownNpc(id);
  const found: number[] = [];
  for (const [position, own] of ids().entries())
    if (own === id || (own === npcId && resultAt(position)?.type === "npc")) found.push(position);
  return found;
}

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
        v.array(caseless(searchType.options)),
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
export const search: RequiredQuery<SearchQuery, Page<SearchHit>> = catalogQuery(
  { name: "search", shape: "page", row: "SearchHit" },
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

function searchOne(index: SearchIndex, query: PageBounds & { readonly q: string }): Page<SearchHit> {
  const { names, resultAt } = index;
  const [withId = [], ...others] = findRanked(index, query.q);
  const exact = withId.concat(...others);
  const found = exact.length > 0 ? exact : findWithOneTypo(names, query.q);
  const { data, meta } = pageOf(found, query, (position) => position);
  return { data: data.flatMap((position) => resultAt(position) ?? []), meta };
}
