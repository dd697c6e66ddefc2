import type { PageQuery } from "@gamedata/core";
import type { ListMeta } from "@gamedata/schema/types";
import { MAXIMUM_IDS, MAXIMUM_LIMIT } from "../generated/constants.js";
import { throwIfAborted } from "../request/abort.js";
import type { RequestOptions } from "../request/options.js";
import type { Request } from "../request/request.js";
import type * as method from "./method.js";
import type { Bulk, FieldSelection, List, Page } from "./method.js";

/**
 * Requests a page at once, and the pages after it when it is iterated: each of the query's `limit`, or as large as
 * possible. Once the query's signal is aborted, the iteration rejects with its reason at the next step.
 */
export function listFrom<Row, Meta extends ListMeta = ListMeta>(
  request: (query: PageQuery & RequestOptions) => Promise<Page<Row, Meta>>,
  query: PageQuery & RequestOptions = {},
): List<Row, Meta> {
  const firstPage = request(query);
  async function* rows(): AsyncGenerator<Row, void, undefined> {
    let { data, meta } = await firstPage;
    for (let offset = meta.offset; ; ) {
      throwIfAborted(query.signal);
      for (const row of data) {
        yield row;
        throwIfAborted(query.signal);
      }
      offset += data.length;
      if (data.length === 0 || offset >= meta.total) return;
      ({ data, meta } = await request({ ...query, limit: query.limit ?? MAXIMUM_LIMIT, offset }));
    }
  }
  return Object.assign(firstPage, { [Symbol.asyncIterator]: rows });
}

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

/** Makes methods of paths below the chronicle. */
export interface Verbs {
  list<Row, Query, Meta extends ListMeta = ListMeta>(path: string): method.ListMethod<Row, Query, Meta>;
  sublist<Id extends number, Row, Query>(path: string, part: string): method.SublistMethod<Id, Row, Query>;
  rows<Id extends number, Row>(path: string, part: string): method.RowsMethod<Id, Row>;
  detail<Id extends number, Detail, Query>(path: string): method.DetailMethod<Id, Detail, Query>;
  bulk<Id extends number, Detail extends object>(
    path: string,
    mergedBy?: keyof Detail & string,
  ): method.BulkMethod<Id, Detail>;
  part<Id extends number, Part, Query>(path: string, part: string): method.PartMethod<Id, Part, Query>;
  single<Single, Query>(path: string): method.SingleMethod<Single, Query>;
  document<Document extends object, Query>(path: string): method.SingleMethod<Document, Query>;
}

/** Makes the verbs of a client, all of whose requests go through one function. */
export function createVerbs(request: Request): Verbs {
  const dataOf = async <Data>(path: string, options: RequestOptions | undefined): Promise<Data> =>
    (await request<{ readonly data: Data }>(path, options)).data;
  const record = (path: string, id: number, part = ""): string => `${path}/${encodeURIComponent(id)}${part}`;
  /** Makes a page of all rows: responses of this form have no `meta`. */
  const wholePage = async <Row>(path: string, options: RequestOptions): Promise<method.Page<Row>> => {
    const data = await dataOf<readonly Row[]>(path, options);
    return { data, meta: { total: data.length, limit: data.length, offset: 0 } };
  };

  return {
    list: (path) => (query) => listFrom((page) => request(path, page), query),
    sublist: (path, part) => (id, query) => listFrom((page) => request(record(path, id, part), page), query),
    rows: (path, part) => (id, options) => listFrom((page) => wholePage(record(path, id, part), page), options),
    detail: (path) => (id, options) => dataOf(record(path, id), options),
    bulk: (path, mergedBy) => (ids, options) => recordsFrom((chunk) => request(path, chunk), ids, options, mergedBy),
    part: (path, part) => (id, options) => dataOf(record(path, id, part), options),
    single: (path) => (options) => dataOf(path, options),
    document: (path) => (query) => request(path, query),
  };
}
