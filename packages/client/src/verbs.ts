import { recordsFrom } from "./bulk.js";
import { listFrom } from "./list.js";
import type { BulkMethod, DetailMethod, ListMethod, PartMethod, SingleMethod, SublistMethod } from "./method.js";
import type { RequestOptions } from "./options.js";
import type { Request } from "./request.js";

/** Makes methods from paths below the chronicle: what every kind of method does is written once, here. */
export interface Verbs {
  list<Row, Query>(path: string): ListMethod<Row, Query>;
  sublist<Id extends number, Row>(path: string, part: string): SublistMethod<Id, Row>;
  detail<Id extends number, Detail>(path: string): DetailMethod<Id, Detail>;
  bulk<Id extends number, Detail extends object>(
    path: string,
    mergedBy?: keyof Detail & string,
  ): BulkMethod<Id, Detail>;
  part<Id extends number, Part>(path: string, part: string): PartMethod<Id, Part>;
  single<Single>(path: string): SingleMethod<Single>;
}

/**
 * Makes the verbs of a client.
 *
 * @param request The function through which all requests go.
 */
export function createVerbs(request: Request): Verbs {
  const dataOf = async <Data>(path: string, options: RequestOptions | undefined): Promise<Data> =>
    (await request<{ readonly data: Data }>(path, options)).data;
  const record = (path: string, id: number, part = ""): string => `${path}/${encodeURIComponent(id)}${part}`;

  return {
    list: (path) => (query) => listFrom((page) => request(path, page), query),
    sublist: (path, part) => (id, query) => listFrom((page) => request(record(path, id, part), page), query),
    detail: (path) => (id, options) => dataOf(record(path, id), options),
    bulk: (path, mergedBy) => (ids, options) => recordsFrom((chunk) => request(path, chunk), ids, options, mergedBy),
    part: (path, part) => (id, options) => dataOf(record(path, id, part), options),
    single: (path) => (options) => dataOf(path, options),
  };
}
