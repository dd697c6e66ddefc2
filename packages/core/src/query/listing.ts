import { searchText } from "@gamedata/rules";
import type { Page } from "@gamedata/schema/types";
import * as v from "valibot";
import { lazy, memoize } from "../memoize/memoize.js";
import { compareNames, createNameIndex } from "../names/names.js";
import type { Compare } from "../rows/order.js";
import type { RowFilter } from "../rows/row-filter.js";
import { DEFAULT_LIMIT, nameText, pageEntries, type SortOf, sortBy } from "./input.js";
import { levelEntries } from "./number-ranges.js";

/** The input of a list that has pages, a search by name, filters and orders. */
export const listInput = <const Key extends string, Filters extends v.ObjectEntries>(
  sortKeys: readonly Key[],
  filters: Filters,
) => v.object({ ...pageEntries(DEFAULT_LIMIT), q: nameText(), ...filters, sort: sortBy(sortKeys) });

/** The input of a list that can also be filtered by level, and sorted by id, name and level. */
export const levelListInput = <Filters extends v.ObjectEntries>(filters: Filters) =>
  listInput(["id", "name", "level"], { ...levelEntries(), ...filters });

export interface PageBounds {
  readonly limit: number;
  readonly offset: number;
}

/** The rows of a page, and the number of rows of the whole list. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export function selectedPage<Row>({ rows, total }: Selection<Row>, { limit, offset }: PageBounds): Page<Row> {
  return { data: rows, meta: { total, limit, offset } };
}

export function showPage<Row, Shown>(
  { rows, total }: Selection<Row>,
  bounds: PageBounds,
  show: (row: Row) => Shown,
): Page<Shown> {
  return selectedPage({ rows: rows.map(show), total }, bounds);
}

/** Returns one page of all rows of a list; past the end it is empty. */
export function pageOf<Row, Shown>(rows: readonly Row[], bounds: PageBounds, show: (row: Row) => Shown): Page<Shown> {
  const { limit, offset } = bounds;
  return showPage({ rows: rows.slice(offset, offset + limit), total: rows.length }, bounds, show);
}

export function wholePage<Row>(rows: readonly Row[]): Page<Row> {
  return { data: rows, meta: { total: rows.length, limit: rows.length, offset: 0 } };
}

/** The parameters that a listing applies. */
export interface ListingQuery<Key extends string> extends PageBounds {
  /** A substring of the name, as `searchText` makes it. */
  readonly q?: string | undefined;
  readonly sort: SortOf<Key>;
}

/** A list that can be searched by name, filtered and sorted. */
export interface Listing<Row, Key extends string> {
  /** Selects one page of the rows that match the name and the filter. */
  readonly select: (query: ListingQuery<Key | "name">, isWanted?: RowFilter<Row>) => Selection<Row>;
}

/**
 * Builds a list from rows by ascending id. It can be sorted by id, by name and by `sortValues`; rows without a sort
 * value come last in both directions. The index of names and each sort order are built on first use.
 */
export function createListing<Row, Key extends string>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  sortValues: Readonly<Record<Key, (row: Row) => number | null | undefined>>,
): Listing<Row, Key> {
  const all = [...rows.keys()];
  const shown = lazy(() => rows.map(nameOf));
  const lowerNames = lazy(() => shown().map((name) => name.toLowerCase()));
  const names = lazy(() => createNameIndex(shown().map(searchText)));
  const valuesOf: Readonly<Record<string, (row: Row) => number | null | undefined>> = sortValues;
  function compareAt(key: string, direction: 1 | -1): Compare<number> {
    if (key === "name") {
      const lower = lowerNames();
      return (a, b) => direction * compareNames(lower[a], lower[b]) || a - b;
    }
    const read = valuesOf[key];
    const missing = direction * Number.POSITIVE_INFINITY;
    const values = rows.map((row, position) => (read === undefined ? position : (read(row) ?? missing)));
    // Two missing values give NaN, as equal values give 0.
    return (a, b) => direction * ((values[a] ?? missing) - (values[b] ?? missing)) || a - b;
  }
  const orderOf = memoize((sort: string): readonly number[] => {
    if (!sort.startsWith("-")) return all.toSorted(compareAt(sort, 1));
    const key = sort.slice(1);
    // Only ties and missing values are not in order there, so that little is left to sort.
    return orderOf(key).toReversed().sort(compareAt(key, -1));
  });
  const isWantedAt = (position: number, isWanted: RowFilter<Row>): boolean => {
    const row = rows[position];
    return row !== undefined && isWanted(row);
  };

  return {
    select({ q, sort, limit, offset }, isWanted) {
      const found = q === undefined ? all : names().find(q);
      const wanted = isWanted === undefined ? found : found.filter((position) => isWantedAt(position, isWanted));
      const ordered = sort === "id" ? wanted : inOrder(orderOf(sort), wanted);
      const page = ordered.slice(offset, offset + limit);
      return { rows: page.flatMap((position) => rows[position] ?? []), total: wanted.length };
    },
  };
}

function inOrder(order: readonly number[], some: readonly number[]): readonly number[] {
  if (some.length === order.length) return order;
  const isWanted = new Uint8Array(order.length);
  for (const position of some) isWanted[position] = 1;
  return order.filter((position) => isWanted[position] === 1);
}
