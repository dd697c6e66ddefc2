import type { Place, Report } from "../diagnostic.js";

/** A datapack that is being read: its folder, and where diagnostics go. */
export interface Datapack {
  readonly root: string;
  readonly report: Report;
}

/** A row, and the spot in the input that it was made from. */
export interface Sourced<Row> extends Place {
  readonly row: Row;
}
