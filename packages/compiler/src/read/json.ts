import { type ParseError, printParseErrorCode, visit } from "jsonc-parser";
import type * as v from "valibot";
import type { Datapack, Sourced } from "./datapack.js";
import { parseRecord } from "./fault.js";
import { hasFile, lineAt, readText } from "./file.js";
import { findExcess } from "./json-excess.js";

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/**
 * Reads the rows of a JSON file that contains a list. A file that is not JSON or not a list and an invalid row are
 * errors.
 *
 * @param file Path relative to the datapack's folder.
 */
export function readJsonRows<Schema extends v.GenericSchema>(
  datapack: Datapack,
  file: string,
  schema: Schema,
): readonly Sourced<v.InferOutput<Schema>>[] {
  const text = readText(datapack, file);
  if (text === undefined) return [];
  const kind = datapack.inventory.open(file);
  kind.isRead = true;
  const refuse = (offset: number, what: string, expected: string, received: string) => {
    const position = { file, line: lineAt(text, offset) };
    datapack.report.loseFile(position);
    return datapack.report.fail(position, what, expected, received);
  };
  const tooMuch = findExcess(text);
  if (tooMuch) return refuse(tooMuch.offset, "JSON", tooMuch.expected, tooMuch.received);
  const { offsets, fault } = scan(text);
  if (fault) {
    const received = JSON.stringify(text.slice(fault.offset, fault.offset + 20));
    return refuse(fault.offset, `JSON (${printParseErrorCode(fault.error)})`, "well-formed JSON", received);
  }
  const values: unknown = JSON.parse(text);
  if (!Array.isArray(values))
    return datapack.report.error({ file, line: 1 }, "JSON", "a list", values === null ? "null" : typeof values);
  kind.count += offsets.length;
  const lines = lineCounter(text);
  return offsets.flatMap((offset, index) => {
    const position = { file, line: lines(offset) };
    const row = parseRecord(datapack.report, position, "row", schema, values[index]);
    return row === undefined ? [] : { ...position, row };
  });
}

/**
 * Finds the first fault of a JSON text and the positions of the values of the list that it contains. The values are read
 * by `JSON.parse`: a tree of all values with their positions takes half of the time of an audit.
 */
function scan(text: string): { readonly offsets: readonly number[]; readonly fault: ParseError | undefined } {
  const offsets: number[] = [];
  let fault: ParseError | undefined;
  let depth = 0;
  const onValue = (offset: number) => {
    if (depth === 1) offsets.push(offset);
  };
  const onBegin = (offset: number) => {
    onValue(offset);
    depth += 1;
  };
  const onEnd = () => {
    depth -= 1;
  };
  visit(
    text,
    {
      onObjectBegin: onBegin,
      onObjectEnd: onEnd,
      onArrayBegin: onBegin,
      onArrayEnd: onEnd,
      onLiteralValue: (_value, offset) => onValue(offset),
      onError: (error, offset, length) => {
        fault ??= { error, offset, length };
      },
    },
    STRICT,
  );
  return { offsets, fault };
}

/**
 * Reads the rows of a JSON file as `readJsonRows`; undefined when the datapack has no such file, which its manifest says.
 *
 * @param file Path relative to the datapack's folder.
 */
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
