import { type TableName, type Tables, tables } from "@gamedata/schema";
import * as v from "valibot";
import type { Place, Report } from "../diagnostic.js";
import type { Sourced } from "../read/datapack.js";
import { reportIssues } from "../read/fault.js";

/** The rows of a table, each with the spot that it was made from. */
export type SourcedTable<Name extends TableName> = readonly Sourced<Tables[Name][number]>[];

/** The rows of every table, by table name. */
export type SourcedTables = { readonly [Name in TableName]: SourcedTable<Name> };

const isTableName = (name: string): name is TableName => Object.hasOwn(tables, name);

/** The names of all tables, in the order in which they are written and hashed. */
export const tableNames: readonly TableName[] = Object.keys(tables).filter(isTableName);

/** `Row` in which a field that the source does not state may be undefined. */
export type Draft<Row> = {
  readonly [Key in keyof Row]: Row[Key] | (Record<never, never> extends Pick<Row, Key> ? undefined : never);
};

/**
 * Makes a row of its draft: undefined fields are left out, and the row is checked against its table's schema. What the
 * schema refuses is an error.
 *
 * @param report The report.
 * @param name The table.
 * @param place The spot that the row comes from.
 * @param draft The draft of the row.
 */
export function finishRow<Name extends TableName>(
  report: Report,
  name: Name,
  { file, line }: Place,
  draft: Draft<Tables[Name][number]>,
): SourcedTable<Name> {
  const schema: v.GenericSchema<unknown, Tables[Name][number]> = rowSchemas[name];
  const result = v.safeParse(schema, compact(draft));
  if (result.success) return [{ file, line, row: result.output }];
  reportIssues(report, { file, line }, `row of ${name}`, result.issues);
  return [];
}

/** The schema of the rows of each table, typed by the table's name. */
export const rowSchemas: { readonly [Name in TableName]: v.GenericSchema<unknown, Tables[Name][number]> } = tables;

/** `T` without the fields that are undefined. */
export type Compact<T> = { [Key in keyof T]?: NonNullable<T[Key]> };

/**
 * Leaves out the fields that are undefined.
 *
 * @param fields The fields.
 */
export function compact<T extends object>(fields: T): Compact<T> {
  const kept: Compact<T> = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined && value !== null) kept[key] = value;
  }
  return kept;
}

/**
 * Gives the fields that are not undefined, or undefined when none is left.
 *
 * @param fields The fields.
 */
export function compactOrAbsent<T extends object>(fields: T): Compact<T> | undefined {
  const kept = compact(fields);
  return Object.keys(kept).length === 0 ? undefined : kept;
}

/**
 * Gives a list, or undefined when it is empty.
 *
 * @param list The list.
 */
export function listOrAbsent<Element>(list: readonly Element[]): readonly Element[] | undefined {
  return list.length === 0 ? undefined : list;
}

/**
 * Sorts rows by numbers that they hold, ascending; equal ones keep the source's order.
 *
 * @param rows The rows.
 * @param keys What to sort by, most significant first.
 */
export function sortRows<Row>(
  rows: readonly Sourced<Row>[],
  ...keys: readonly ((row: Row) => number)[]
): readonly Sourced<Row>[] {
  return [...rows].sort(({ row: a }, { row: b }) => {
    for (const key of keys) {
      const difference = key(a) - key(b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
