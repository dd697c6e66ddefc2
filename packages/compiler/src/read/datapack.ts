import type { Place, Report } from "../diagnostic.js";

/** A datapack that is being read: its folder, and the report for diagnostics. */
export interface Datapack {
  readonly root: string;
  readonly report: Report;
}

/** A row, and the place in the input that it was read from. */
export interface Sourced<Row> extends Place {
  readonly row: Row;
}
