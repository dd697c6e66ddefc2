import * as v from "valibot";
import { describedList } from "../values/form.js";
import { count } from "../values/measure.js";

export const listMeta = v.strictObject({
  total: v.pipe(count, v.description("Rows that match, over all pages.")),
  limit: v.pipe(count, v.description("Page size that was applied.")),
  offset: v.pipe(count, v.description("Rows skipped before this page.")),
});

export const bulkMeta = v.strictObject({
  total: v.pipe(count, v.description("Records given.")),
  limit: v.pipe(count, v.description("Equal to `total`: all records are in one page.")),
  offset: v.literal(0),
  missing: describedList(count, "Ids asked for that name nothing, ascending."),
});
