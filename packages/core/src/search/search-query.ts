import { type SearchType, searchType } from "@gamedata/schema";
import { describeValue } from "../error/describe-value.js";
import { GameDataError } from "../error/game-data-error.js";
import { checkCaselessChoice } from "../query/choice.js";
import { checkPage, DEFAULT_LIMIT, type PageBounds, type PageQuery, parsePageQuery } from "../query/page.js";
import { checkRecord, type QueryParams, readText } from "../query/query-params.js";
import { searchText } from "../query/search-text.js";

/** What is searched for, among what, and which page of the results. */
export interface SearchQuery extends PageQuery {
  /** The name, a part of it, or nearly so, upper and lower case aside; not blank. */
  readonly q: string;
  /** The types to search; all when left out. */
  readonly types?: readonly SearchType[] | undefined;
}

/** A search query that was checked. */
export interface CheckedSearchQuery extends PageBounds {
  readonly text: string;
  /** Each once, in the order of the schema. */
  readonly types: readonly SearchType[];
}

/** Stands between the types in a query string. */
const SEPARATOR = ",";

/**
 * Parses the parameters of a search: `q`, `types` (separated by commas, upper and lower case aside), `limit`, `offset`;
 * others are ignored. Searches that mean the same give the same query.
 *
 * @param params The untrusted parameters.
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the parameter.
 *
 * @example
 * ```ts
 * const query = parseSearchQuery({ q: " Ant ", types: "NPC,item" });
 * assert.deepEqual(query.types, ["item", "npc"]);
 * ```
 */
export function parseSearchQuery(params: QueryParams): SearchQuery {
  const types = readText(params, "types")?.split(SEPARATOR);
  return {
    q: checkText(readText(params, "q")),
    types: types && checkTypes(types),
    ...parsePageQuery(params),
  };
}

/**
 * Checks a search query, and fills in what is left out.
 *
 * @param query The query, of any content at run time.
 * @throws {GameDataError} `INVALID_PARAMETER` or `INVALID_ENUM`, naming the field.
 */
export function checkSearchQuery(query: SearchQuery): CheckedSearchQuery {
  const { q, types = searchType.options } = checkRecord(query);
  return { text: checkText(q), types: checkTypes(types), ...checkPage(query, DEFAULT_LIMIT) };
}

function checkText(q: unknown): string {
  const text = searchText(q);
  if (text !== undefined) return text;
  throw new GameDataError({
    code: "INVALID_PARAMETER",
    parameter: "q",
    value: describeValue(q),
    allowed: "text that is not blank",
  });
}

function checkTypes(types: unknown): readonly SearchType[] {
  if (!Array.isArray(types)) {
    throw new GameDataError({
      code: "INVALID_PARAMETER",
      parameter: "types",
      value: describeValue(types),
      allowed: "a list of types",
    });
  }
  const chosen = new Set(types.map((type: unknown) => checkCaselessChoice("types", type, searchType.options)));
  return searchType.options.filter((type) => chosen.has(type));
}
