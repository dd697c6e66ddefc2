import type { BulkMeta, ListMeta } from "./generated/types.js";

// The types without valibot, which declarations of other packages import: `@gamedata/schema/types`.

export type * from "./generated/types.js";
export type * from "./resources/collection-facts.js";

/** One page of a list: its rows, and where it lies. */
export interface Page<Row, Meta extends ListMeta = ListMeta> {
  readonly data: readonly Row[];
  readonly meta: Meta;
}

/** Many records by id, in the order asked for, and which ids name nothing. */
export interface Bulk<Row> {
  readonly data: readonly Row[];
  readonly meta: BulkMeta;
}
