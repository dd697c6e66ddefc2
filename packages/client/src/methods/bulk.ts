import type { ListMeta } from "@gamedata/schema/types";
import { MAXIMUM_IDS } from "../generated/constants.js";
import type { RequestOptions } from "../request/options.js";
import type { Bulk, FieldSelection } from "./method.js";

/** Requests some of the records. A service without the parameter `ids` returns a list without `missing`. */
export type ChunkRequest<Row> = (
  query: RequestOptions & FieldSelection<PropertyKey> & { readonly ids: readonly number[] },
) => Promise<{ readonly data: readonly Row[]; readonly meta: ListMeta & { readonly missing?: readonly number[] } }>;

/**
 * Requests many records, one request at a time so that no call floods the service, and merges the responses.
 *
 * @param ids The ids, in any number; repetitions count once.
 * @param mergedBy The field by which equal records are found where several ids can name one record: the service returns
 * such a record once a request.
 * @throws {TypeError} When the service does not know the parameter `ids`.
 */
export async function recordsFrom<Row extends object>(
  request: ChunkRequest<Row>,
  ids: readonly number[],
  { fields, ...options }: FieldSelection<PropertyKey> & RequestOptions = {},
  mergedBy?: string,
): Promise<Bulk<Row>> {
  const unique = [...new Set(ids)];
  const added = fields && mergedBy && !fields.includes(mergedBy) ? mergedBy : undefined;
  const records = new Map<unknown, Row>();
  const missing: number[] = [];
  for (let start = 0; start < unique.length; start += MAXIMUM_IDS) {
    const { data, meta } = await request({
      ...options,
      fields: added ? [...(fields ?? []), added] : fields,
      ids: unique.slice(start, start + MAXIMUM_IDS),
    });
    if (!meta.missing) throw new TypeError("The service is older than this client: it does not answer to ids");
    for (const row of data) records.set(mergedBy ? Reflect.get(row, mergedBy) : row, row);
    missing.push(...meta.missing);
  }
  const data = [...records.values()];
  if (added) for (const row of data) Reflect.deleteProperty(row, added);
  missing.sort((a, b) => a - b);
  return { data, meta: { total: data.length, limit: data.length, offset: 0, missing } };
}
