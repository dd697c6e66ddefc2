import * as v from "valibot";
import { described, describedList } from "../values/form.js";
import { count } from "../values/measure.js";

export const listMeta = v.strictObject({
  total: described(count, "Rows that match, over all pages."),
  limit: described(count, "Page size that was applied."),
  offset: described(count, "Rows skipped before this page."),
});

export const bulkMeta = v.strictObject({
  total: described(count, "Records given."),
  limit: described(count, "Equal to `total`: all records are in one page."),
  offset: v.literal(0),
  missing: describedList(count, "Ids asked for that name nothing, ascending."),
});
