import type { ListMeta } from "./resources.js";

/** One page of a list: its rows, and where it lies. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: ListMeta;
}

/** Many records by id, in the order asked for, and the ids that name nothing, ascending. */
export interface Bulk<Row> {
  readonly data: readonly Row[];
  readonly missing: readonly number[];
}
