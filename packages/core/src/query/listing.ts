import { createNameSearch, type Positions } from "../names/name-search.js";
import { rankNames } from "../names/rank-names.js";
import { type Lazy, lazy } from "../rows/lazy.js";
import { ascending, type Compare, compareBy, descending } from "../rows/order.js";
import type { PageBounds, Selection } from "./page.js";

/** A sort order; `-` means descending, ties are by ascending id. */
export type SortOf<Key extends string> = "id" | "-id" | `${Key}` | `-${Key}`;

/** The parameters that a listing applies. */
export interface ListingQuery<Key extends string> extends PageBounds {
  /** A substring of the name, lower-cased. */
  readonly q?: string | undefined;
  readonly sort: SortOf<Key>;
}

/** A list that can be searched by name, filtered and sorted. */
export interface Listing<Row, Key extends string> {
  /** The rank of the name of each row, by position of the row. */
  readonly nameRanks: Lazy<Uint32Array>;
  /** Selects one page of the rows that match the name and the filter. */
  readonly select: (query: ListingQuery<Key | "name">, isWanted?: (row: Row) => boolean) => Selection<Row>;
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

  function addOrders(key: string, sortValueOf: (position: number) => number | undefined): void {
    const orderBy = (compare: Compare<number>) => lazy(() => sortRows(rows, compare));
    orders.set(key, orderBy(ascending(sortValueOf)));
    orders.set(`-${key}`, orderBy(descending(sortValueOf)));
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
      if (q === undefined) {
        const wanted = isWanted === undefined ? ordered : ordered.filter(isWanted);
        return { rows: wanted.slice(offset, end), total: wanted.length };
      }
      const found = search().find(q);
      const wanted = isWanted === undefined ? found : filterAt(rows, found, isWanted);
      const places = order === undefined ? wanted : placesOf(wanted, order.places());
      return { rows: rowsAt(ordered, places.slice(offset, end)), total: places.length };
    },
  };
}

function sortRows<Row>(rows: readonly Row[], compare: (a: number, b: number) => number): Order<Row> {
  const byPosition = (a: number, b: number): number => a - b;
  const positions = new Uint32Array(rows.length).map((_, position) => position).sort(compareBy(compare, byPosition));
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

/** Returns the places of rows in an order, ascending. Typed arrays sort numbers without a comparison function. */
function placesOf(positions: Positions, places: Uint32Array): Uint32Array {
  const found = new Uint32Array(positions.length);
  for (let index = 0; index < positions.length; index += 1) found[index] = places[positions[index] ?? 0] ?? 0;
  return found.sort();
}

/** Filters positions by row, in a loop because a search may match thousands of rows. */
function filterAt<Row>(rows: readonly Row[], positions: Positions, isWanted: (row: Row) => boolean): number[] {
  const wanted: number[] = [];
  for (let index = 0; index < positions.length; index += 1) {
    const position = positions[index] ?? 0;
    const row = rows[position];
    if (row !== undefined && isWanted(row)) wanted.push(position);
  }
  return wanted;
}
