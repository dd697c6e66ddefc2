import type { Report, SourcePosition } from "../diagnostic.js";
import type { Sourced } from "../read/datapack.js";
import type { OnLost } from "../read/sql.js";

/** Groups values by what a function returns of each, in the order in which they are first found. */
export function groupBy<Value, Key>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/**
 * Groups rows by an id where one alone says nothing, such as the corners of a zone. The group of a row that cannot be read is undefined; without
 * its id, which could be of any group, there are no groups at all.
 *
 * @param read Reads the rows, and calls the function with each row that cannot be read.
 */
export function groupWhole<Column extends string, Row extends { readonly [Name in Column]: number }>(
  column: Column,
  read: (onLost: OnLost) => readonly Sourced<Row>[],
): ReadonlyMap<number, readonly Row[] | undefined> {
  const lost: number[] = [];
  const rows = read((texts) => lost.push(Number(texts?.[column]?.trim() || Number.NaN))).map(({ row }) => row);
  if (lost.some(Number.isNaN)) return new Map();
  return new Map<number, readonly Row[] | undefined>([
    ...groupBy(rows, (row) => row[column]),
    ...lost.map((id) => [id, undefined] as const),
  ]);
}

/** Returns the last row of each id, which replaces the ones before, as in the engines; those of the same file are named. */
export function lastRowsOf<Row>(
  report: Report,
  rows: readonly Sourced<Row>[],
  idOf: (row: Row) => number | string,
): readonly Sourced<Row>[] {
  const last = new Map(rows.map((row) => [idOf(row.row), row]));
  report.leaveOut(rows.length - last.size);
  return rows.filter((row) => {
    const counting = last.get(idOf(row.row));
    if (counting !== row && counting?.file === row.file)
      report.warn(row, "row", "a unique id", "that of a row below: left out", "duplicate");
    return counting === row;
  });
}

/**
 * Returns the last value of each id, at the place of the first, as the maps of the engines keep them; those that it replaces are named.
 *
 * @param what What the values are, in the diagnostic, and what is expected of them.
 */
export function lastOfEach<Value>(
  report: Report,
  position: SourcePosition,
  [what, expected]: readonly [what: string, expected: string],
  values: readonly Value[],
  idOf: (value: Value) => number,
): readonly Value[] {
  const last = [...new Map(values.map((value) => [idOf(value), value])).values()];
  const replaced = values.filter((value) => !last.includes(value)).map(idOf);
  if (replaced.length > 0)
    report.warn(position, what, expected, `${replaced.join(", ")} again: the last counts`, "duplicate");
  return last;
}

/** The rows that one element states for an id. */
export interface StatedList<Row> {
  readonly id: number;
  readonly position: SourcePosition;
  readonly rows: readonly Sourced<Row>[];
}

/**
 * Returns the rows of the last list of each id: as in the engines it replaces the lists before it, and all of their rows.
 *
 * @param owner What the ids are of, in the diagnostic about a list that is replaced.
 */
export function rowsOfLastLists<Row>(
  report: Report,
  owner: string,
  lists: readonly StatedList<Row>[],
): readonly Sourced<Row>[] {
  const last = new Map(lists.map((list) => [list.id, list]));
  return lists.flatMap((list) => {
    const { id, rows } = list;
    const replacing = last.get(id);
    if (replacing === undefined || replacing === list) return rows;
    report.warnUnlessStrict(
      replacing.position,
      `list of ${owner} ${id}`,
      "one list",
      "another one: it counts",
      "duplicate",
    );
    return report.leaveOut(rows.length);
  });
}
