import type { Page } from "@gamedata/schema";
import * as core from "../src/index.js";

/** A query of the library, whatever its parameters and its answer. */
type Query = core.QueryDescription<unknown> & ((...args: never[]) => unknown);

const isQuery = (value: unknown): value is Query => typeof value === "function" && "input" in value;

export const queries: readonly Query[] = Object.values<unknown>(core).filter(isQuery);

/** Gives every row of a list, page by page. */
export function rowsOf<Row>(list: (page: core.PageQuery) => Page<Row>): readonly Row[] {
  const rows: Row[] = [];
  do rows.push(...list({ limit: core.MAXIMUM_LIMIT, offset: rows.length }).data);
  while (rows.length < list({ limit: 1 }).meta.total);
  return rows;
}
