import { getNodeValue, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import * as v from "valibot";
import type { Datapack, Sourced } from "./datapack.js";
import { reportIssues } from "./fault.js";
import { hasFile, lineAt, readText } from "./file.js";

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
  datapack.inventory.open(file).isRead = true;
  const faults: ParseError[] = [];
  const root = parseTree(text, faults, STRICT);
  const [fault] = faults;
  if (fault) {
    const place = { file, line: lineAt(text, fault.offset) };
    const received = JSON.stringify(text.slice(fault.offset, fault.offset + 20));
    datapack.report.error(place, `JSON (${printParseErrorCode(fault.error)})`, "well-formed JSON", received);
    return [];
  }
  if (root?.type !== "array") {
    datapack.report.error({ file, line: 1 }, "JSON", "a list", root?.type ?? "nothing");
    return [];
  }
  const lines = lineCounter(text);
  return (root.children ?? []).flatMap((node) => {
    const place = { file, line: lines(node.offset) };
    const result = v.safeParse(schema, getNodeValue(node));
    if (result.success) return { ...place, row: result.output };
    reportIssues(datapack.report, place, "row", result.issues);
    return [];
  });
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
