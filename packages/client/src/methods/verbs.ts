import type { ListMeta } from "@gamedata/schema/types";
import type { RequestOptions } from "../request/options.js";
import type { Request } from "../request/request.js";
import { recordsFrom } from "./bulk.js";
import { listFrom } from "./list.js";
import type * as method from "./method.js";

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
