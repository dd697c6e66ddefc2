import { spreadsheetOptions } from "@gamedata/csv";
import { stringify } from "csv-stringify/browser/esm/sync";

type Cell = string | number | boolean | null | undefined;

/** Lists the values of a row by the names of their columns; the fields of an object take its place, a list is JSON. */
function* cellsOf(row: object, path: readonly string[] = []): Generator<[column: string, cell: Cell]> {
  for (const [field, value] of Object.entries(row)) {
    const names = [...path, field];
    if (Array.isArray(value)) yield [names.join("_"), JSON.stringify(value)];
    else if (typeof value === "object" && value !== null) yield* cellsOf(value, names);
    else yield [names.join("_"), value];
  }
}

/**
 * Writes the rows of a list as CSV by RFC 4180, with the columns of `gamedata-export --csv`: a column for each field that a row
 * has. An empty field is a missing value; no text is one that a spreadsheet runs.
 */
export function listCsv(rows: readonly object[]): string {
  const records = rows.map((row) => Object.fromEntries(cellsOf(row)));
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return stringify(records, { ...spreadsheetOptions, columns, header: true });
}
