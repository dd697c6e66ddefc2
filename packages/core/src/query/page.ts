import type { Page } from "@gamedata/schema/types";

/** The page of a list to return. */
export interface PageBounds {
  readonly limit: number;
  readonly offset: number;
}

/** The rows of a page, and the number of rows of the whole list. */
export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Creates a page of selected rows. */
export function selectedPage<Row>({ rows, total }: Selection<Row>, { limit, offset }: PageBounds): Page<Row> {
  return { data: rows, meta: { total, limit, offset } };
}

/** Creates a page of selected rows, each converted by `show`. */
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

/** Returns a whole list as one page. */
export function wholePage<Row>(rows: readonly Row[]): Page<Row> {
  return { data: rows, meta: { total: rows.length, limit: rows.length, offset: 0 } };
}
