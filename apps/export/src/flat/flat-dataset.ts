import type { Catalog } from "@gamedata/core";
import type { Manifest } from "@gamedata/schema";
import type { Cell, Column, FlatTable } from "./flat-table.js";
import { flatTables } from "./flat-tables.js";
import { findReferences, type Reference } from "./read-schema.js";

const text = (name: string, description: string): Column => ({
  name,
  type: "text",
  isNullable: false,
  description,
  candidates: [],
});

const columns: readonly Column[] = [
  text("table", "Name of a table."),
  text("column", "Name of a column of the table."),
  text("type", "integer, real, boolean, text, or json: text with a JSON value."),
  { ...text("refersTo", "Column that has every id of this one, as table.column."), isNullable: true },
  text("description", "Meaning and unit; empty where the name says it."),
];

/** Returns the table that describes the columns of all others. */
function columnsTable(tables: readonly FlatTable[], references: ReadonlyMap<string, readonly Reference[]>): FlatTable {
  const rows = tables.flatMap((table) =>
    table.columns.map(({ name, type, description }): readonly Cell[] => {
      const to = references.get(table.name)?.find(({ column }) => column === name)?.to;
      return [table.name, name, type, to === undefined ? null : `${to.table}.${to.column}`, description];
    }),
  );
  return {
    name: "dataset_columns",
    description: "What the columns of all other tables mean.",
    columns,
    key: ["table", "column"],
    parent: undefined,
    rows,
  };
}

export interface FlatDataset {
  readonly manifest: Manifest;
  readonly tables: readonly FlatTable[];
  /** The columns of ids of each table, by the name of the table. */
  readonly references: ReadonlyMap<string, readonly Reference[]>;
}

/** Computes all tables of a data set: its records as the API shows them, and the description of the columns. */
export function flatDataset(catalog: Catalog): FlatDataset {
  const tables = [...flatTables(catalog)];
  const references = findReferences(tables);
  return { manifest: catalog.manifest, tables: [...tables, columnsTable(tables, references)], references };
}

export interface DataTarget {
  /** Writes a data set, at the latest when `finish` is called; returns the path that is written, and its size. */
  readonly add: (dataset: FlatDataset) => Promise<string>;
  readonly finish: () => void;
}
