import type * as v from "valibot";
import type { Datapack, Sourced } from "./datapack.js";
import { isDamaged } from "./encoding.js";
import { parseRecord } from "./fault.js";
import { readText } from "./file.js";
import type { TextSchema } from "./listed-names.js";

export interface LineFormat<Schema extends TextSchema> {
  /** What a line states, for errors. */
  readonly subject: string;
  /** The names of its fields, in their order. */
  readonly names: readonly string[];
  /** Those of a shorter line, as the first servers have them. */
  readonly olderNames?: readonly string[];
  readonly schema: Schema;
  /** The name of the fields that follow, as one text, where a line has any number of them. */
  readonly rest?: string;
}

/**
 * Reads a file of lines, whose fields are separated by `;`. Empty lines and those that begin with `#` are none; a line with a field that is
 * missing, invalid or one more is left out.
 */
export function readLines<Schema extends TextSchema>(
  datapack: Datapack,
  file: string,
  { subject, names: all, olderNames = all, schema, rest }: LineFormat<Schema>,
): readonly Sourced<v.InferOutput<Schema>>[] {
  const text = readText(datapack, file);
  if (text === undefined) return [];
  const kind = datapack.inventory.open(file, file);
  kind.isRead = true;
  return text.split("\n").flatMap((line, index) => {
    if (!isLine(line)) return [];
    kind.count += 1;
    const position = { file, line: index + 1 };
    const values = line.split(";");
    const names = values.length < all.length ? olderNames : all;
    const others = values.slice(names.length).join(";");
    if (values.length < names.length || (rest === undefined && others.trim() !== ""))
      return datapack.report.error(position, subject, `${all.length} fields`, `${values.length}`);
    const stated = names.map((name, place) => [name, values[place] ?? ""] as const);
    if (rest !== undefined) stated.push([rest, others]);
    const fields = Object.fromEntries(stated.filter(([, value]) => !isDamaged(value)));
    const row = parseRecord(datapack.report, position, subject, schema, fields, { isWhole: true });
    return row === undefined ? [] : { ...position, row };
  });
}

const isLine = (line: string) => line.trim() !== "" && !line.startsWith("#");

/** Counts the lines of a file that nothing reads. */
export function countLines(datapack: Datapack, file: string): void {
  const lines = readText(datapack, file)?.split("\n") ?? [];
  datapack.inventory.open(file, file).count += lines.filter(isLine).length;
}
