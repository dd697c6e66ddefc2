import * as v from "valibot";
import { checkBulk } from "./bulk-oracle.js";
import type { ExpectedSuccess } from "./expectation.js";
import { checkLinks } from "./link-oracle.js";
import { checkFilter, checkPage, checkWhole } from "./page-oracle.js";
import type { AllowedQuery } from "./query.js";
import { bulkOf, detailOf, pageOf, type RecordSchema, type SpecifiedRoute } from "./routes.js";
import { checkSearch } from "./search-oracle.js";
import { must } from "./violation.js";

/** The schema of a record of which only some fields were asked for. */
function chosen(record: RecordSchema, fields: readonly string[] | undefined): RecordSchema {
  if (fields === undefined) return record;
  return v.strictObject(Object.fromEntries(Object.entries(record.entries).filter(([name]) => fields.includes(name))));
}

/**
 * Gives the closed schema of the body of a successful response.
 *
 * @param route The route.
 * @param query What was asked for.
 */
export function bodySchema(route: SpecifiedRoute, { fields, ids }: AllowedQuery): v.GenericSchema {
  if (ids !== undefined && route.bulk !== undefined) return bulkOf(chosen(route.bulk.record, fields));
  if (fields === undefined || route.record === undefined) return route.body;
  const record = chosen(route.record, fields);
  return route.list === undefined ? detailOf(record) : pageOf(record, route.meta);
}

const records = v.object({
  data: v.union([v.array(v.record(v.string(), v.unknown())), v.record(v.string(), v.unknown())]),
});

/** The fields of a record must come in the order of its schema, whatever order was asked for. */
function checkFieldOrder(record: RecordSchema, json: unknown): void {
  const { data } = v.parse(records, json);
  const order = Object.keys(record.entries);
  for (const row of Array.isArray(data) ? data : [data]) {
    const places = Object.keys(row).map((name) => order.indexOf(name));
    must(
      places.every((place, index) => place > (places[index - 1] ?? -1)),
      `the fields are ${Object.keys(row).join(", ")}`,
    );
  }
}

/**
 * Checks what a successful response shows: which records, in which order, which fields of them, and what it links.
 *
 * @param success What it must show.
 * @param json Its body.
 * @param link Its `Link` header, if there is one.
 */
export function checkContent(success: ExpectedSuccess, json: unknown, link: string | undefined): void {
  const { route, query, facts } = success;
  const { ids, fields, page, filter, search, textOf, parameters } = query;
  const record = ids === undefined ? route.record : route.bulk?.record;
  if (fields !== undefined && record !== undefined) checkFieldOrder(record, json);
  if (page === undefined) must(link === undefined, `${route.path} links ${link}`);
  if (ids !== undefined && route.bulk !== undefined) checkBulk(route.bulk, ids, fields, json, facts);
  else if (page !== undefined) checkLinks(link, success, page, checkPage(page, json).total);
  else if (route.list === "whole") checkWhole(json);
  if (filter !== undefined && route.filtered !== undefined) checkFilter(route.filtered.records(facts), filter, json);
  if (textOf !== undefined) route.check?.(json, { id: success.id, textOf, parameters }, facts);
  if (search !== undefined) checkSearch(facts.named, search, json);
}
