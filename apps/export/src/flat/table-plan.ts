import type { Column, ColumnName, Parent } from "./flat-table.js";
import type { Schema } from "./read-schema.js";

/** The fields that lead from a record to a value in it; none for the record itself. */
export type Path = readonly string[];

/** The column of a value, and where a record has it. */
export interface PlannedColumn {
  readonly path: Path;
  readonly column: Column;
}

/** A list in a record, and the table of its elements. */
export interface PlannedList {
  readonly path: Path;
  readonly plan: TablePlan;
}

/** A table apart from the fields of its records. */
export interface TableHead {
  readonly name: string;
  readonly description: string;
  /** The columns that a row has from the row that has the list, and its position in the list. */
  readonly given: readonly Column[];
  /** The columns that identify a row. */
  readonly key: readonly string[];
  readonly parent: Parent | undefined;
}

/** How records become the rows of a table, and their lists the rows of other tables. */
export interface TablePlan extends TableHead {
  readonly columns: readonly PlannedColumn[];
  readonly lists: readonly PlannedList[];
}

/** What the schema of a record does not say. */
export interface Rules {
  /** The fields that are kept of an object that another table has in full; `undefined` for any other object. */
  readonly keptFields: (schema: Schema) => readonly string[] | undefined;
  /** The columns that a value may be an id of, the preferred one first. */
  readonly candidates: (schema: Schema) => readonly ColumnName[];
  /** Whether an object stays JSON in one column. */
  readonly isJson: (schema: Schema) => boolean;
  /** Whether a field of a table is left out. */
  readonly isLeftOut: (table: string, path: Path) => boolean;
}
