/** A row that breaks a rule; a warning keeps the row as the source has it. */
export interface RowFault {
  readonly severity: "error" | "warning";
  /** The name of the rule, for those that a check of a datapack names. */
  readonly rule?: "drop-chance" | "drop-range";
  readonly what: string;
  readonly expected: string;
  readonly received: string;
}

/** A rule on a row that its schema cannot express; it may look at the other rows of the table. */
export type RowRule<Row> = (row: Row, rows: readonly Row[]) => RowFault | undefined;
