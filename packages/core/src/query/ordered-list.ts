import { type Lazy, lazy } from "../catalog/lazy.js";
import type { Positions } from "../names/name-search.js";
import { cutPage, type PageBounds, type Selection } from "./page.js";

/** A row that knows its place among all rows in order of id, from 0. */
interface Placed {
  readonly position: number;
}

/** All rows in one order, and the place that each has in it. */
export interface OrderedList<Row> {
  readonly rows: Lazy<readonly Row[]>;
  /** Place of each row in this order, by position. */
  readonly ranks: Lazy<Uint32Array>;
}

/** What a query wants of a list; all rows where both are left out. */
export interface Wanted<Row> {
  /** The positions of the rows that a search found, ascending. */
  readonly found?: Positions | undefined;
  /** Whether the filters take a row. */
  readonly isWanted?: ((row: Row) => boolean) | undefined;
}

/**
 * Keeps an order of rows, and prepares it when it is first needed.
 *
 * @param rows The function that gives all rows in this order.
 */
export function createOrder<Row extends Placed>(rows: Lazy<readonly Row[]>): OrderedList<Row> {
  const ordered = lazy(rows);
  return {
    rows: ordered,
    ranks: lazy(() => {
      const ranks = new Uint32Array(ordered().length);
      ordered().forEach(({ position }, rank) => {
        ranks[position] = rank;
      });
      return ranks;
    }),
  };
}

/**
 * Selects one page of the rows that a query wants.
 *
 * @param all All rows by ascending id.
 * @param order The order of the result.
 * @param wanted What the query wants.
 * @param bounds The page; past the end it is empty.
 */
export function selectPage<Row extends Placed>(
  all: readonly Row[],
  order: OrderedList<Row>,
  { found, isWanted }: Wanted<Row>,
  bounds: PageBounds,
): Selection<Row> {
  const ordered = order.rows();
  if (found === undefined) return cutPage(isWanted === undefined ? ordered : ordered.filter(isWanted), bounds);
  const wanted = isWanted === undefined ? found : filterAt(all, found, isWanted);
  const places = ordered === all ? wanted : placesOf(wanted, order.ranks());
  const page = places.slice(bounds.offset, bounds.offset + bounds.limit);
  return { rows: Array.from(page).flatMap((place) => ordered[place] ?? []), total: places.length };
}

/** Gives the places of rows in an order, ascending: numbers in a typed array sort without a comparing function. */
function placesOf(positions: Positions, ranks: Uint32Array): Uint32Array {
  const places = new Uint32Array(positions.length);
  for (let index = 0; index < positions.length; index += 1) places[index] = ranks[positions[index] ?? 0] ?? 0;
  return places.sort();
}

/** Keeps the positions of wanted rows: a loop, since a search may find thousands of them. */
function filterAt<Row>(all: readonly Row[], found: Positions, isWanted: (row: Row) => boolean): number[] {
  const wanted: number[] = [];
  for (let index = 0; index < found.length; index += 1) {
    const position = found[index] ?? 0;
    const row = all[position];
    if (row !== undefined && isWanted(row)) wanted.push(position);
  }
  return wanted;
}
