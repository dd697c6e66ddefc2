import { bulkMeta, listMeta } from "@gamedata/schema";
import * as v from "valibot";

/**
 * Gives the schema of a response that is one resource, or a list without pages.
 *
 * @param data The schema of the resource.
 */
export function single<const Data extends v.GenericSchema>(data: Data) {
  return v.strictObject({ data });
}

/**
 * Gives the schema of a response that is one page of a list.
 *
 * @param row The schema of one row.
 */
export function page<const Row extends v.GenericSchema>(row: Row) {
  return v.strictObject({ data: v.array(row), meta: listMeta });
}

/**
 * Gives the schema of a response that is many records by id.
 *
 * @param record The schema of one record.
 */
export function bulk<const Row extends v.GenericSchema>(record: Row) {
  return v.strictObject({ data: v.array(record), meta: bulkMeta });
}
