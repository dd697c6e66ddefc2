import { type Lazy, lazy } from "../memoize/lazy.js";
import { createNameSearch, type Positions } from "../names/name-search.js";
import { rankNames } from "../names/rank-names.js";
import { lowest } from "../rows/lowest.js";
import { positionsOf } from "../rows/positions.js";
import { orderByRank, type Ranks, rankNumbers } from "../rows/ranks.js";
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
  /** Selects one page of the rows that match the name and the filter. */
  readonly select: (query: ListingQuery<Key | "name">, isWanted?: RowFilter<Row>) => Selection<Row>;
  /** Returns a list of the wanted rows, which shares the name search and the ranks of this one. */
  readonly part: (isWanted: (row: Row) => boolean) => Listing<Row, Key>;
}

/** What a list is searched and sorted by. */
interface Index {
  /** Returns the positions of the rows whose name contains a text, which is lower-cased and not empty. */
  readonly find: (text: string) => Positions;
  /** The ranks of the rows by each sort key. */
  readonly ranks: Readonly<Record<string, Lazy<Ranks>>>;
}

/** A sort order. */
interface Order {
  /** The positions of the rows in this order. */
  readonly positions: Uint32Array;
  /** The place of each row in it, by position. */
  readonly places: Lazy<Int32Array>;
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
  const ranks: Record<string, Lazy<Ranks>> = {};
  for (const key in sortValues) ranks[key] = lazy(() => rankNumbers(rows.map(sortValues[key])));
  return listingOf(rows, {
    find: (text) => search().find(text),
    ranks: {
      ...ranks,
      id: lazy(() => ({ ranks: positionsOf(rows.length), count: rows.length })),
      name: lazy(() => ({ ranks: rankNames(lowerNames()), count: rows.length })),
    },
  });
}

function listingOf<Row, Key extends string>(rows: readonly Row[], { find, ranks }: Index): Listing<Row, Key> {
  const orders = new Map<string, Lazy<Order>>();
  for (const [key, ranksOf] of Object.entries(ranks)) {
    orders.set(
      key,
      lazy(() => createOrder(orderByRank(ranksOf(), 1))),
    );
    orders.set(
      `-${key}`,
      lazy(() => createOrder(orderByRank(ranksOf(), -1))),
    );
  }
  const positions = lazy(() => positionsOf(rows.length));
  // Overwritten by each selection: an array of this length for each would take longer than the filter.
  const filtered = lazy(() => new Uint32Array(rows.length));

  return {
    part(isWanted) {
      const kept = filterAt(rows, positions(), isWanted, new Uint32Array(rows.length));
      const places = lazy(() => placesOf(kept, rows.length));
      const partRanks = (ranksOf: Lazy<Ranks>) =>
        lazy((): Ranks => {
          const { ranks: all, count } = ranksOf();
          return { ranks: kept.map((position) => all[position] ?? count), count };
        });
      return listingOf(rowsAt(rows, kept), {
        find: (text) => placesAt(places(), find(text)),
        ranks: Object.fromEntries(Object.entries(ranks).map(([key, ranksOf]) => [key, partRanks(ranksOf)])),
      });
    },
    select({ q, sort, limit, offset }, isWanted) {
      const order = sort === "id" ? undefined : orders.get(sort)?.();
      const end = offset + limit;
      if (q === undefined && isWanted === undefined) {
        const page =
          order === undefined ? rows.slice(offset, end) : rowsAt(rows, order.positions.subarray(offset, end));
        return { rows: page, total: rows.length };
      }
      const found = q === undefined ? positions() : find(q);
      const wanted = isWanted === undefined ? found : filterAt(rows, found, isWanted, filtered());
      const page = order === undefined ? wanted.slice(offset, end) : firstOf(order, wanted, end).subarray(offset);
      return { rows: rowsAt(rows, page), total: wanted.length };
    },
  };
}

function createOrder(positions: Uint32Array): Order {
  return { positions, places: lazy(() => placesOf(positions, positions.length)) };
}

/** Returns the place of each position of a list in a choice of them, or -1. */
function placesOf(positions: Uint32Array, length: number): Int32Array {
  const places = new Int32Array(length).fill(-1);
  positions.forEach((position, place) => {
    places[position] = place;
  });
  return places;
}

/** Returns the places of positions that have one, in a loop because a search may find thousands. */
function placesAt(places: Int32Array, positions: Positions): Uint32Array {
  const found = new Uint32Array(positions.length);
  let count = 0;
  for (let index = 0; index < positions.length; index += 1) {
    const place = places[positions[index] ?? 0] ?? -1;
    if (place < 0) continue;
    found[count] = place;
    count += 1;
  }
  return found.subarray(0, count);
}

/** Returns the rows at positions, in a loop because a list may have thousands of rows. */
function rowsAt<Row>(rows: readonly Row[], positions: Positions): Row[] {
  const found: Row[] = [];
  for (let index = 0; index < positions.length; index += 1) {
    const row = rows[positions[index] ?? 0];
    if (row !== undefined) found.push(row);
  }
  return found;
}

/** Returns the positions that come first in an order, in this order. */
function firstOf({ positions, places }: Order, wanted: Positions, count: number): Uint32Array {
  return lowest(placesAt(places(), wanted), count).map((place) => positions[place] ?? 0);
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
