import * as v from "valibot";
import { queryFigures } from "../core/message.js";

export const growthFigures = v.strictObject({
  rows: v.number(),
  startMs: v.number(),
  indexMs: v.number(),
  rss: v.number(),
  queries: v.array(queryFigures),
});
/**
 * What a data set of some size takes: rows, milliseconds from the start of the process until all indexes are built, those of
 * the indexes alone, resident bytes then, and the queries.
 */
export type GrowthFigures = v.InferOutput<typeof growthFigures>;
