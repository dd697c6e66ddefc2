import type { Cell, Column, ColumnName, FlatTable } from "./flat-table.js";

/** A column of ids. */
export interface Reference {
  readonly column: string;
  /** The column that has all of the ids; `undefined` if no column has. */
  readonly to: ColumnName | undefined;
}

/**
 * Finds, for every column of ids, the column that has all of them. Where the source names records that it has not, there is none.
 *
 * @returns The references of each table, by its name.
 */
export function findReferences(tables: readonly FlatTable[]): ReadonlyMap<string, readonly Reference[]> {
  const idsOf = collectIds(tables);
  return new Map(
    tables.map((table) => {
      const references = table.columns.flatMap((column, index): Reference | [] => {
        const values = table.rows.map((row) => row[index] ?? null).filter((value) => value !== null);
        const to = column.candidates.find((candidate) => {
          const ids = idsOf.get(nameOf(candidate));
          return ids !== undefined && values.every((value) => ids.has(value));
        });
        const isOwnKey = to?.table === table.name && to.column === column.name;
        return column.candidates.length === 0 || isOwnKey ? [] : { column: column.name, to };
      });
      return [table.name, references];
    }),
  );
}

const nameOf = ({ table, column }: ColumnName) => `${table}.${column}`;

/** Collects the values of every column that another one may refer to. */
function collectIds(tables: readonly FlatTable[]): ReadonlyMap<string, ReadonlySet<Cell>> {
  const names = new Map(
    tables.flatMap(({ columns }: { readonly columns: readonly Column[] }) =>
      columns.flatMap(({ candidates }) => candidates.map((candidate) => [nameOf(candidate), candidate] as const)),
    ),
  );
  return new Map(
    [...names].map(([name, { table, column }]) => {
      const found = tables.find((one) => one.name === table);
      const index = found?.columns.findIndex((one) => one.name === column) ?? -1;
      return [name, new Set(found?.rows.map((row) => row[index] ?? null))];
    }),
  );
}
