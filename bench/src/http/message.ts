import * as v from "valibot";

export const load = v.strictObject({
  url: v.string(),
  paths: v.pipe(v.array(v.string()), v.minLength(1)),
  headers: v.record(v.string(), v.string()),
  connections: v.number(),
  seconds: v.nullable(v.number()),
});
/** Load to put on a server: for some seconds, the paths over and over; or, without seconds, each path exactly once. */
export type Load = v.InferOutput<typeof load>;

export const loadResult = v.strictObject({
  requests: v.number(),
  seconds: v.number(),
  p50: v.number(),
  p99: v.number(),
  statuses: v.record(v.string(), v.number()),
  failures: v.number(),
});
/** What came of a load: answers, seconds to the last one, latencies in milliseconds, answers by status, lost requests. */
export type LoadResult = v.InferOutput<typeof loadResult>;
