import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import type * as v from "valibot";
import { scanJson } from "./checked-json.js";
import type { Datapack, Sourced } from "./datapack.js";
import { parseRecord } from "./fault.js";
import { hasFile, lineAt, readText } from "./file.js";

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** Reads the value of a JSON file; one that is not JSON is an error. */
function readJson(datapack: Datapack, file: string) {
  const text = readText(datapack, file);
  if (text === undefined) return undefined;
  const kind = datapack.inventory.open(file);
  kind.isRead = true;
  const refuse = (offset: number, what: string, expected: string, received: string) => {
    const position = { file, line: lineAt(text, offset) };
    datapack.report.loseFile(position);
    datapack.report.fail(position, what, expected, received);
    return undefined;
  };
  const { excess, rows } = scanJson(text);
  if (excess) return refuse(excess.offset, "JSON", excess.expected, excess.received);
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    const faults: ParseError[] = [];
    parse(text, faults, STRICT);
    const [{ offset, error } = { offset: 0, error: 0 }] = faults;
    const received = JSON.stringify(text.slice(offset, offset + 20));
    return refuse(offset, `JSON (${printParseErrorCode(error)})`, "well-formed JSON", received);
  }
  return { text, kind, rows, values };
}

const kindOf = (value: unknown) => (value === null ? "null" : Array.isArray(value) ? "a list" : typeof value);

/** Reads what a JSON file has by key, with the place of each key. A file that has no keys is an error. */
export function readJsonEntries(datapack: Datapack, file: string): readonly Sourced<readonly [string, unknown]>[] {
  const read = readJson(datapack, file);
  if (read === undefined) return [];
  const { text, kind, values } = read;
  if (typeof values !== "object" || values === null || Array.isArray(values))
    return datapack.report.error({ file, line: 1 }, "JSON", "keys with values", kindOf(values));
  const entries = Object.entries(values);
  kind.count += entries.length;
  return entries.map((row) => ({ file, line: lineAt(text, text.indexOf(`"${row[0]}"`)), row }));
}

/**
 * Reads the rows of a JSON file that contains a list. A file that is not JSON or not a list and an invalid row are
 * errors.
 */
export function readJsonRows<Schema extends v.GenericSchema>(
  datapack: Datapack,
  file: string,
  schema: Schema,
): readonly Sourced<v.InferOutput<Schema>>[] {
  const read = readJson(datapack, file);
  if (read === undefined) return [];
  const { text, kind, rows, values } = read;
  if (!Array.isArray(values)) return datapack.report.error({ file, line: 1 }, "JSON", "a list", kindOf(values));
  kind.count += values.length;
  const lines = lineCounter(text);
  // A list may have values that are no rows: then none is known to be where a row is.
  const offsets = rows.length === values.length ? rows : [];
  return values.flatMap((value: object, index) => {
    const position = { file, line: lines(offsets[index] ?? 0) };
    const row = parseRecord(datapack.report, position, "row", schema, value);
    return row === undefined ? [] : { ...position, row };
  });
}

/** Reads the rows of a JSON file as `readJsonRows`; undefined when the datapack has no such file, which its manifest says. */
export function readOptionalJsonRows<Schema extends v.GenericSchema>(
  datapack: Datapack,
  file: string,
  schema: Schema,
): readonly Sourced<v.InferOutput<Schema>>[] | undefined {
  if (hasFile(datapack, file)) return readJsonRows(datapack, file, schema);
  datapack.missing.add(file);
  return undefined;
}

/** Returns a function that gives the line of a position; positions must be ascending. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let next = text.indexOf("\n");
  return (offset) => {
    while (next !== -1 && next < offset) {
      line += 1;
      next = text.indexOf("\n", next + 1);
    }
    return line;
  };
}
