import type { Report } from "../diagnostic.js";
import type { Sourced } from "../read/datapack.js";

/** Rows of a client file, by the id of the record that they belong to. */
export type ClientRows<Row> = ReadonlyMap<number, Sourced<Row>>;

/**
 * Indexes rows of a client file by the id of the record that they belong to. A second row for one record is an error.
 *
 * @param what The name of the rows, for example `icon of item`.
 */
export function indexClientRows<Row>(
  report: Report,
  what: string,
  rows: readonly Sourced<Row>[],
  idOf: (row: Row) => number,
): ClientRows<Row> {
  const index = new Map<number, Sourced<Row>>();
  for (const entry of rows) {
    const id = idOf(entry.row);
    if (index.has(id)) report.error(entry, `${what} ${id}`, "one", "another one");
    index.set(id, entry);
  }
  return index;
}

/** Reports a warning for each row of a client file whose record does not exist. */
export function warnUnusedRows<Row>(
  report: Report,
  what: string,
  clientRows: ClientRows<unknown>,
  rows: readonly Sourced<Row>[],
  idOf: (row: Row) => number,
): void {
  const known = new Set(rows.map(({ row }) => idOf(row)));
  for (const [id, position] of clientRows) {
    if (!known.has(id)) report.warn(position, `${what} ${id}`, "an existing record", "none: not used");
  }
}
