import * as v from "valibot";

const row = v.array(v.unknown());
const values = v.record(v.string(), v.unknown());
const table = v.object({
  same: v.optional(values, {}),
  columns: v.array(v.union([v.string(), v.record(v.string(), v.array(v.string()))])),
  rows: v.optional(v.array(row)),
  groups: v.optional(v.array(v.looseObject({ total: v.optional(v.number()), rows: v.array(row) }))),
});

export const isTable = (list: unknown): boolean => v.is(table, list);

/** Returns the rows of a list of an answer; those of a table by the names of its columns. */
export function rowsOf(list: unknown): readonly unknown[] {
  if (!v.is(table, list)) return v.parse(row, list);
  const { same, columns, rows = [], groups = [{ rows }] } = v.parse(table, list);
  return groups.flatMap(({ rows: own, total: _, ...shared }) =>
    own.map((cells) => ({
      ...same,
      ...shared,
      ...Object.fromEntries(columns.map((column, at) => [nameOf(column), cells[at]])),
    })),
  );
}

const nameOf = (column: string | Readonly<Record<string, unknown>>): string =>
  typeof column === "string" ? column : (Object.keys(column)[0] ?? "");
