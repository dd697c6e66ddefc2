import * as v from "valibot";

export const queryFigures = v.strictObject({
  name: v.string(),
  inputs: v.number(),
  mean: v.number(),
  p50: v.number(),
  p99: v.number(),
});
/** What a query takes, in microseconds, over a number of different inputs. */
export type QueryFigures = v.InferOutput<typeof queryFigures>;

export const coreFigures = v.strictObject({
  createCatalog: v.number(),
  createIndexes: v.number(),
  queries: v.array(queryFigures),
});
/** What the library takes: a catalog, and a catalog with every index built, in milliseconds; and every query. */
export type CoreFigures = v.InferOutput<typeof coreFigures>;
