/**
 * The first characters of texts that spreadsheets run as formulas, the wide forms included; also behind apostrophes, so that reading back
 * is exact. Source: OWASP, CSV Injection.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Returns the text of a field that no spreadsheet runs: a text that it would run gets an apostrophe in front. Numbers need none. */
export const spreadsheetText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The options of `csv-stringify` for CSV by RFC 4180 whose texts no spreadsheet runs. */
export const spreadsheetOptions = {
  record_delimiter: "windows",
  // Without this, a line feed alone is not quoted, and parsers would end the record there.
  quoted_match: /[\r\n]/,
  cast: { boolean: String, string: spreadsheetText },
} as const;
