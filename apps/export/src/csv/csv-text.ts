import { spreadsheetText } from "@gamedata/csv";
import { stringify } from "csv-stringify/sync";
import type { FlatTable } from "../flat/flat-table.js";

/** Writes a table as CSV by RFC 4180: commas, CRLF, a header; an empty field is a missing value. No text is one that a spreadsheet runs. */
export function csvText({ columns, rows }: FlatTable): string {
  return stringify([columns.map(({ name }) => name), ...rows], {
    record_delimiter: "windows",
    // Without this, a line feed alone is not quoted, and parsers would end the record there.
    quoted_match: /[\r\n]/,
    cast: { boolean: String, string: spreadsheetText },
  });
}
