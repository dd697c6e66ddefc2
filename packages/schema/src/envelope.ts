import * as v from "valibot";
import type { Immutable } from "./immutable.js";
import { count } from "./measure.js";

export const listMeta = v.strictObject({
  total: v.pipe(count, v.description("Rows that match, over all pages.")),
  limit: v.pipe(count, v.description("Page size that was applied.")),
  offset: v.pipe(count, v.description("Rows skipped before this page.")),
});
/** Where a page lies in its list. */
export type ListMeta = Immutable<v.InferOutput<typeof listMeta>>;

/** One page of a list: its rows, and where it lies. */
export interface Page<Row, Meta extends ListMeta = ListMeta> {
  readonly data: readonly Row[];
  readonly meta: Meta;
}

export const bulkMeta = v.strictObject({
  total: v.pipe(count, v.description("Records given.")),
  limit: v.pipe(count, v.description("Equal to `total`: all records are in one page.")),
  offset: v.literal(0),
  missing: v.pipe(v.array(count), v.description("Ids asked for that name nothing, ascending.")),
});
/** What a request for many records by id gave, and which ids name nothing. */
export type BulkMeta = Immutable<v.InferOutput<typeof bulkMeta>>;

/** Many records by id, in the order asked for, and which ids name nothing. */
export interface Bulk<Row> {
  readonly data: readonly Row[];
  readonly meta: BulkMeta;
}
