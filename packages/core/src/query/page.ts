import type { Page } from "@gamedata/schema";
import { checkRecord, type QueryParams, readInteger } from "./query-params.js";
import { checkWholeNumber } from "./whole-number.js";

/** Rows on a page of a list when the query does not say. */
export const DEFAULT_LIMIT = 50;
/** Rows on a page of droppers or spoilers when the query does not say. */
export const DEFAULT_SOURCE_LIMIT = 25;
/** Rows on a page at most; a greater limit counts as this one. */
export const MAXIMUM_LIMIT = 200;

/** Which page of a list is asked for. */
export interface PageQuery {
  /** Rows on the page, from 1; above 200 counts as 200. The default is the list's. */
  readonly limit?: number | undefined;
  /** Rows before the page, from 0; 0 by default. */
  readonly offset?: number | undefined;
}

/** A page that was checked: both numbers are there and allowed. */
export interface PageBounds {
  readonly limit: number;
  readonly offset: number;
}

/** What a query selects: the rows of one page, and how many there are in all. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/**
 * Parses the page parameters `limit` and `offset`.
 *
 * @param params The untrusted parameters.
 * @throws {GameDataError} `INVALID_PARAMETER` when one is no whole number or out of bounds.
 *
 * @example
 * ```ts
 * assert.deepEqual(parsePageQuery({ limit: "10", offset: "20" }), { limit: 10, offset: 20 });
 * ```
 */
export function parsePageQuery(params: QueryParams): PageQuery {
  const query = { limit: readInteger(params, "limit"), offset: readInteger(params, "offset") };
  checkPage(query, MAXIMUM_LIMIT);
  return query;
}

/**
 * Checks which page is asked for, and fills in what is left out.
 *
 * @param query The page query, of any content at run time.
 * @param defaultLimit The rows on a page when the query does not say.
 * @throws {GameDataError} `INVALID_PARAMETER` when a number is not whole or out of bounds.
 */
export function checkPage(query: PageQuery, defaultLimit: number): PageBounds {
  const { limit = defaultLimit, offset = 0 } = checkRecord(query);
  return {
    limit: Math.min(checkWholeNumber("limit", limit, 1), MAXIMUM_LIMIT),
    offset: checkWholeNumber("offset", offset, 0, Number.MAX_SAFE_INTEGER),
  };
}

/**
 * Cuts one page out of rows.
 *
 * @param rows All rows, in order.
 * @param bounds The page; past the end it is empty.
 */
export function cutPage<Row>(rows: readonly Row[], { offset, limit }: PageBounds): Selection<Row> {
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
}

/**
 * Shows the page that a query selected.
 *
 * @param selection The rows of the page, and how many there are in all.
 * @param bounds The page.
 * @param show The function that turns a row into what the page shows.
 */
export function showPage<Row, Shown>(
  { rows, total }: Selection<Row>,
  { limit, offset }: PageBounds,
  show: (row: Row) => Shown,
): Page<Shown> {
  return { data: rows.map(show), meta: { total, limit, offset } };
}

/**
 * Cuts one page out of the rows of a list, and shows it.
 *
 * @param rows All rows, in order.
 * @param bounds The page; past the end it is empty.
 * @param show The function that turns a row into what the page shows.
 */
export function pageOf<Row, Shown>(rows: readonly Row[], bounds: PageBounds, show: (row: Row) => Shown): Page<Shown> {
  return showPage(cutPage(rows, bounds), bounds, show);
}

/**
 * Gives all rows of a short list as its only page.
 *
 * @param rows All rows, in order.
 */
export function wholePage<Row>(rows: readonly Row[]): Page<Row> {
  return { data: rows, meta: { total: rows.length, limit: rows.length, offset: 0 } };
}
