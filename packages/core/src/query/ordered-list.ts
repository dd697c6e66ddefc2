import { type Lazy, lazy } from "../catalog/lazy.js";
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
  readonly found?: readonly number[] | undefined;
  /** Whether the filters take a row. */
  readonly isWanted?: ((row: Row) => boolean) | undefined;
}

/** Up to this share of all rows, sorting what was found is cheaper than going through all rows in order. */
const SORTED_SHARE = 1 / 16;

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
  const filtered = (isTaken: (row: Row) => boolean) => cutPage(order.rows().filter(isTaken), bounds);
  if (found === undefined) return isWanted === undefined ? cutPage(order.rows(), bounds) : filtered(isWanted);
  const wanted = isWanted === undefined ? found : found.filter((position) => isAt(all, position, isWanted));
  if (wanted.length > all.length * SORTED_SHARE) {
    const marks = new Uint8Array(all.length);
    for (const position of wanted) marks[position] = 1;
    return filtered(({ position }) => marks[position] === 1);
  }
  const ranks = order.ranks();
  const { rows, total } = cutPage(
    wanted.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0)),
    bounds,
  );
  return { rows: rows.flatMap((position) => all[position] ?? []), total };
}

function isAt<Row>(all: readonly Row[], position: number, isWanted: (row: Row) => boolean): boolean {
  const row = all[position];
  return row !== undefined && isWanted(row);
}
