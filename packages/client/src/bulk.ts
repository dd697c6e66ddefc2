import type { Bulk } from "./envelope.js";
import type { FieldSelection } from "./method.js";
import type { RequestOptions } from "./options.js";
import type { ListMeta } from "./resources.js";

/** Ids in one request at most. */
const CHUNK_SIZE = 200;

/** What one request of a chunk asks for and gets; a service that does not know `ids` gives a list without `missing`. */
export type ChunkRequest<Row> = (
  query: RequestOptions & FieldSelection<PropertyKey> & { readonly ids: readonly number[] },
) => Promise<{ readonly data: readonly Row[]; readonly meta: ListMeta & { readonly missing?: readonly number[] } }>;

/**
 * Asks for many records, one chunk after the other, so that no call floods the service.
 *
 * @param request The function that asks for a chunk.
 * @param ids The ids, in any number; repetitions count once.
 * @param options The selected fields and the signal.
 * @param mergedBy The field that tells records apart of which several ids can name one: the service gives such a record
 * once a chunk.
 * @throws {TypeError} When the service does not know `ids`.
 */
export async function recordsFrom<Row extends object>(
  request: ChunkRequest<Row>,
  ids: readonly number[],
  { fields, ...options }: FieldSelection<PropertyKey> & RequestOptions = {},
  mergedBy?: string,
): Promise<Bulk<Row>> {
  const asked = [...new Set(ids)];
  const added = fields && mergedBy && !fields.includes(mergedBy) ? mergedBy : undefined;
  const records = new Map<unknown, Row>();
  const missing: number[] = [];
  for (let start = 0; start < asked.length; start += CHUNK_SIZE) {
    const { data, meta } = await request({
      ...options,
      fields: added ? [...(fields ?? []), added] : fields,
      ids: asked.slice(start, start + CHUNK_SIZE),
    });
    if (!meta.missing) throw new TypeError("The service is older than this client: it does not answer to ids");
    for (const row of data) records.set(mergedBy ? Reflect.get(row, mergedBy) : row, row);
    missing.push(...meta.missing);
  }
  const data = [...records.values()];
  if (added) for (const row of data) Reflect.deleteProperty(row, added);
  return { data, missing: missing.sort((a, b) => a - b) };
}
