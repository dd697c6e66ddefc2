import { createNameSearch, type Positions } from "../names/name-search.js";
import { rankNames } from "../names/rank-names.js";
import { type Lazy, lazy } from "../rows/lazy.js";
import { lowest } from "../rows/lowest.js";
import type { PageBounds, Selection } from "./page.js";

/** A sort order; `-` means descending, ties are by ascending id. */
export type SortOf<Key extends string> = "id" | "-id" | `${Key}` | `-${Key}`;

/** The parameters that a listing applies. */
export interface ListingQuery<Key extends string> extends PageBounds {
  /** A substring of the name, lower-cased. */
  readonly q?: string | undefined;
  readonly sort: SortOf<Key>;
}

/** Returns whether a row, which is given with its position in the list, is wanted. */
export type RowFilter<Row> = (row: Row, position: number) => boolean;

/** A list that can be searched by name, filtered and sorted. */
export interface Listing<Row, Key extends string> {
  /** The rank of the name of each row, by position of the row. */
  readonly nameRanks: Lazy<Uint32Array>;
  /** Selects one page of the rows that match the name and the filter. */
  readonly select: (query: ListingQuery<Key | "name">, isWanted?: RowFilter<Row>) => Selection<Row>;
}

/** A sort order: the rows in this order, and the place of each row in it, by position. */
interface Order<Row> {
  readonly rows: readonly Row[];
  readonly places: Lazy<Uint32Array>;
}

/**
 * Builds a list from rows by ascending id. It can be sorted by id, by name and by `sortValues`; rows without a sort
 * value come last in both directions. The name search and the sort orders are built on first use.
 */
export function createListing<Row, Key extends string>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  sortValues: Readonly<Record<Key, (row: Row) => number | null | undefined>>,
): Listing<Row, Key> {
  const lowerNames = lazy(() => rows.map((row) => nameOf(row).toLowerCase()));
  const search = lazy(() => createNameSearch(lowerNames()));
  const nameRanks = lazy(() => rankNames(lowerNames()));
  const orders = new Map<string, Lazy<Order<Row>>>();
  const positions = lazy(() => new Uint32Array(rows.keys()));
  // Overwritten by each selection: an array of this length for each would take longer than the filter.
  const filtered = lazy(() => new Uint32Array(rows.length));

  function addOrders(key: string, sortValueOf: (position: number) => number | undefined): void {
    orders.set(
      key,
      lazy(() => sortRows(rows, sortValueOf, 1)),
    );
    orders.set(
      `-${key}`,
      lazy(() => sortRows(rows, sortValueOf, -1)),
    );
  }
  addOrders("id", (position) => position);
  addOrders("name", (position) => nameRanks()[position]);
  for (const key in sortValues) {
    const sortValueOf = sortValues[key];
    addOrders(key, (position) => {
      const row = rows[position];
      return row && (sortValueOf(row) ?? undefined);
    });
  }

  return {
    nameRanks,
    select({ q, sort, limit, offset }, isWanted) {
      const order = sort === "id" ? undefined : orders.get(sort)?.();
      const ordered = order?.rows ?? rows;
      const end = offset + limit;
      if (q === undefined && isWanted === undefined) return { rows: ordered.slice(offset, end), total: rows.length };
      const found = q === undefined ? positions() : search().find(q);
      const wanted = isWanted === undefined ? found : filterAt(rows, found, isWanted, filtered());
      const places = order === undefined ? wanted.slice(offset, end) : placesOf(wanted, order.places(), offset, end);
      return { rows: rowsAt(ordered, places), total: wanted.length };
    },
  };
}

/** Sorts rows by a number, ascending or descending; rows without one come last, ties by position. */
function sortRows<Row>(
  rows: readonly Row[],
  sortValueOf: (position: number) => number | undefined,
  direction: 1 | -1,
): Order<Row> {
  // In one array, because each value is compared many times.
  const values = new Float64Array(rows.length);
  for (let position = 0; position < rows.length; position += 1) {
    const value = sortValueOf(position);
    values[position] = value === undefined ? Number.POSITIVE_INFINITY : direction * value;
  }
  const valueAt = (position: number): number => values[position] ?? Number.POSITIVE_INFINITY;
  // The difference of two missing values is not a number, and counts as a tie.
  const positions = new Uint32Array(rows.keys()).sort((a, b) => valueAt(a) - valueAt(b) || a - b);
  return {
    rows: rowsAt(rows, positions),
    places: lazy(() => {
      const places = new Uint32Array(rows.length);
      positions.forEach((position, place) => {
        places[position] = place;
      });
      return places;
    }),
  };
}

/** Returns the rows at places, in a loop because a list may have thousands of rows. */
function rowsAt<Row>(rows: readonly Row[], places: Positions): Row[] {
  const found: Row[] = [];
  for (let index = 0; index < places.length; index += 1) {
    const row = rows[places[index] ?? 0];
    if (row !== undefined) found.push(row);
  }
  return found;
}

/** Returns a page of the places of rows in an order, ascending. */
function placesOf(positions: Positions, places: Uint32Array, offset: number, end: number): Positions {
  const found = new Uint32Array(positions.length);
  for (let index = 0; index < positions.length; index += 1) found[index] = places[positions[index] ?? 0] ?? 0;
  return lowest(found, end).subarray(offset);
}

/**
 * Filters positions, in a loop because a search may match thousands of rows.
 *
 * @param wanted Where the positions of the wanted rows are written.
 */
function filterAt<Row>(
  rows: readonly Row[],
  positions: Positions,
  isWanted: RowFilter<Row>,
  wanted: Uint32Array,
): Uint32Array {
  let count = 0;
  for (let index = 0; index < positions.length; index += 1) {
    const position = positions[index] ?? 0;
    const row = rows[position];
    if (row === undefined || !isWanted(row, position)) continue;
    wanted[count] = position;
    count += 1;
  }
  return wanted.subarray(0, count);
}
