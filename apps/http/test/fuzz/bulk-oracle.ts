import * as v from "valibot";
import type { Facts } from "./facts.js";
import type { SpecifiedBulk } from "./routes.js";
import { must } from "./violation.js";

const shape = v.object({
  data: v.array(v.record(v.string(), v.unknown())),
  meta: v.object({ total: v.number(), limit: v.number(), missing: v.array(v.number()) }),
});

/**
 * Checks an answer to a request for many records by id: the order asked for, each record once, what is missing.
 *
 * @param bulk What the list says of many records by id.
 * @param ids The ids, each once, in the order asked for.
 * @param fields The fields asked for, if not all.
 * @param json The body.
 * @param facts What records there are.
 */
export function checkBulk(
  bulk: SpecifiedBulk,
  ids: readonly number[],
  fields: readonly string[] | undefined,
  json: unknown,
  facts: Facts,
): void {
  const { data, meta } = v.parse(shape, json);
  const wanted = [...new Set(ids.flatMap((id) => bulk.shownId(facts, id) ?? []))];
  const missing = ids.filter((id) => bulk.shownId(facts, id) === undefined).toSorted((a, b) => a - b);
  must(JSON.stringify(meta.missing) === JSON.stringify(missing), `missing are ${meta.missing}, not ${missing}`);
  must(
    meta.total === wanted.length && meta.limit === wanted.length && data.length === wanted.length,
    `there are ${data.length} records, ${meta.total} in all, of ${wanted.length}`,
  );
  const idField = ["symbolId", "id", "level"].find((name) => name in bulk.record.entries) ?? "id";
  if (fields !== undefined && !fields.includes(idField)) return;
  const given = data.map((record) => record[idField]);
  must(JSON.stringify(given) === JSON.stringify(wanted), `the records are ${given}, not ${wanted}`);
}
