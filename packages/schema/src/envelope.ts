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
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: ListMeta;
}
