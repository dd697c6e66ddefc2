import type { Report } from "../diagnostic.js";
import type { Sourced } from "../read/datapack.js";

/** What the client says of records, by the records' id. */
export type ClientRows<Row> = ReadonlyMap<number, Sourced<Row>>;

/**
 * Indexes what the client says by the id of the record that it is said of. A second row for one record is an error.
 *
 * @param report The report.
 * @param what The name of the rows, for example `icon of item`.
 * @param rows The rows.
 * @param idOf Gives the record's id.
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

/**
 * Warns of what the client says of records that do not exist.
 *
 * @param report The report.
 * @param what The name of the rows, for example `icon of item`.
 * @param rows The client's rows.
 * @param ids The ids of the records that exist.
 */
export function warnUnusedRows(report: Report, what: string, rows: ClientRows<unknown>, ids: Iterable<number>): void {
  const known = new Set(ids);
  for (const [id, place] of rows) {
    if (!known.has(id)) report.warn(place, `${what} ${id}`, "an existing record", "none: not used");
  }
}
