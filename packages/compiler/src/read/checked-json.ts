import { describeIssue, readRegularFile, reasonOf } from "@gamedata/program";
import * as v from "valibot";
import { DEEPEST_NESTING, LONGEST_TEXT } from "./raw-text.js";

/** What a JSON text has too much of, and where. */
interface Excess {
  /** The position, in UTF-16 units. */
  readonly offset: number;
  readonly expected: string;
  readonly received: string;
}

const LANDMARK = /["[\]{}]/gu;
const STRING_END = /["\\]/gu;

/** What a JSON text shows before it is parsed. */
interface Scan {
  /** What would exhaust the call stack or the memory of a reader: values that nest too deep, or a string that is too long. */
  readonly excess?: Excess;
  /** The positions of the objects and lists in the list that the text is. */
  readonly rows: readonly number[];
}

/** Scans a JSON text as far as what is too much. */
export function scanJson(text: string): Scan {
  const rows: number[] = [];
  let depth = 0;
  LANDMARK.lastIndex = 0;
  for (let found = LANDMARK.exec(text); found !== null; found = LANDMARK.exec(text)) {
    const { 0: mark, index: offset } = found;
    const excess = (expected: string, received: string) => ({ excess: { offset, expected, received }, rows });
    if (mark === '"') {
      const end = stringEnd(text, found.index + 1);
      if (end - found.index > LONGEST_TEXT)
        return excess(`strings of at most ${LONGEST_TEXT} characters`, `${end - found.index} characters`);
      LANDMARK.lastIndex = end;
    } else if (mark === "[" || mark === "{") {
      if (depth === DEEPEST_NESTING) return excess(`at most ${DEEPEST_NESTING} nested values`, JSON.stringify(mark));
      if (depth === 1) rows.push(found.index);
      depth += 1;
    } else depth -= 1;
  }
  return { rows };
}

function stringEnd(text: string, start: number): number {
  STRING_END.lastIndex = start;
  for (let found = STRING_END.exec(text); found !== null; found = STRING_END.exec(text)) {
    if (found[0] === '"') return found.index + 1;
    STRING_END.lastIndex = found.index + 2;
  }
  return text.length;
}

/**
 * Parses JSON and checks it with a schema.
 *
 * @throws Error that describes the first fault.
 */
export function checkedJson<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  const { excess } = scanJson(text);
  if (excess !== undefined) throw new Error(`expected ${excess.expected}, received ${excess.received}`);
  const result = v.safeParse(schema, JSON.parse(text));
  if (result.success) return result.output;
  throw new Error(describeIssue(result.issues[0]));
}

/**
 * Reads a JSON file that is to be a list.
 *
 * @throws Error that names the file and the first fault, when the file cannot be read or is not such a list.
 */
export function readCheckedList<Schema extends v.GenericSchema>(
  file: string,
  what: string,
  row: Schema,
): readonly v.InferOutput<Schema>[] {
  try {
    return checkedJson(v.array(row), readRegularFile(file).toString("utf8"));
  } catch (cause) {
    throw new Error(`${file} is no list of ${what}: ${reasonOf(cause)}`, { cause });
  }
}
