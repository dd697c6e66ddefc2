import { createNameSearch, type Positions } from "../names/name-search.js";
import { rankNames } from "../names/rank-names.js";
import { type Lazy, lazy } from "../rows/lazy.js";
import { ascending, compareBy, descending } from "../rows/order.js";
import type { PageBounds, Selection } from "./page.js";

/** An order of a list; `-` means descending, ties are by ascending id. */
export type SortOf<Key extends string> = "id" | "-id" | `${Key}` | `-${Key}`;

/** The parameters that a listing itself understands. */
export interface ListingQuery<Key extends string> extends PageBounds {
  /** A part of the name, lower-cased. */
  readonly q?: string | undefined;
  readonly sort: SortOf<Key>;
}

/** A list that can be searched by name, filtered and sorted. */
export interface Listing<Row, Key extends string> {
  /** The rank of each row's name, by the row's position. */
  readonly nameRanks: Lazy<Uint32Array>;
  /** Selects one page of the rows that the search and the filter accept. */
  readonly select: (query: ListingQuery<Key | "name">, isWanted?: (row: Row) => boolean) => Selection<Row>;
}

/** One order of a list: the rows, and the place of each row by its position. */
interface Order<Row> {
  readonly rows: readonly Row[];
  readonly places: Lazy<Uint32Array>;
}

/**
 * Prepares a list for queries. The name search and the orders are built when they are first needed.
 *
 * @param rows All rows, by ascending id.
 * @param sortValues The numbers that the list can be sorted by beside id and name, by name of the order; rows without a
 * number come last in both directions.
 */
export function createListing<Row, Key extends string>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  sortValues: Readonly<Record<Key, (row: Row) => number | undefined>>,
): Listing<Row, Key> {
  const lowerNames = lazy(() => rows.map((row) => nameOf(row).toLowerCase()));
  const search = lazy(() => createNameSearch(lowerNames()));
  const nameRanks = lazy(() => rankNames(lowerNames()));
  const orders = new Map<string, Lazy<Order<Row>>>();

  function addOrders(key: string, sortValueOf: (position: number) => number | undefined): void {
    orders.set(
      key,
      lazy(() => sortRows(rows, ascending(sortValueOf))),
    );
    orders.set(
      `-${key}`,
      lazy(() => sortRows(rows, descending(sortValueOf))),
    );
  }
  addOrders("id", (position) => position);
  addOrders("name", (position) => nameRanks()[position]);
  for (const key in sortValues) {
    const sortValueOf = sortValues[key];
    addOrders(key, (position) => {
      const row = rows[position];
      return row && sortValueOf(row);
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

/** A loop, since a list may have thousands of rows. */
function rowsAt<Row>(rows: readonly Row[], places: Positions): Row[] {
  const found: Row[] = [];
  for (let index = 0; index < places.length; index += 1) {
    const row = rows[places[index] ?? 0];
    if (row !== undefined) found.push(row);
  }
  return found;
}

/** Returns the places of rows in an order, ascending: numbers in a typed array sort without a comparing function. */
function placesOf(positions: Positions, places: Uint32Array): Uint32Array {
  const found = new Uint32Array(positions.length);
  for (let index = 0; index < positions.length; index += 1) found[index] = places[positions[index] ?? 0] ?? 0;
  return found.sort();
}

/** Keeps the positions of wanted rows: a loop, since a search may find thousands of them. */
function filterAt<Row>(rows: readonly Row[], positions: Positions, isWanted: (row: Row) => boolean): number[] {
  const wanted: number[] = [];
  for (let index = 0; index < positions.length; index += 1) {
    const position = positions[index] ?? 0;
    const row = rows[position];
    if (row !== undefined && isWanted(row)) wanted.push(position);
  }
  return wanted;
}
