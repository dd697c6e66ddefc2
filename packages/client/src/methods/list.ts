import type { PageQuery } from "@gamedata/core";
import type { ListMeta } from "@gamedata/schema/types";
import { MAXIMUM_LIMIT } from "../generated/constants.js";
import { throwIfAborted } from "../request/abort.js";
import type { RequestOptions } from "../request/options.js";
import type { List, Page } from "./method.js";

/**
 * Requests a page at once, and the pages after it when it is iterated: each of the query's `limit`, or as large as
 * possible. Once the query's signal is aborted, the iteration rejects with its reason at the next step.
 *
 * @param query The query of the first page.
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
