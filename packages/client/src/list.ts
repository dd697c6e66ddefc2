import type { Page } from "./envelope.js";
import type { RequestOptions } from "./options.js";
import type { PageQuery } from "./query.js";

/** Rows on a page at most, and on every page that iteration asks for by itself. */
const MAXIMUM_LIMIT = 200;

/** A page that was asked for; iterated, all rows from there to the end of the list, page after page. */
export interface List<Row> extends Promise<Page<Row>>, AsyncIterable<Row> {}

/**
 * Asks for a page at once, and for the pages behind it when it is iterated: of the query's `limit`, or of 200 rows.
 *
 * @param request The function that asks for a page.
 * @param query The query of the first page.
 */
export function listFrom<Row>(
  request: (query: PageQuery & RequestOptions) => Promise<Page<Row>>,
  query: PageQuery & RequestOptions = {},
): List<Row> {
  const firstPage = request(query);
  async function* rows(): AsyncGenerator<Row, void, undefined> {
    let { data, meta } = await firstPage;
    for (let offset = meta.offset; ; ) {
      yield* data;
      offset += data.length;
      if (data.length === 0 || offset >= meta.total) return;
      ({ data, meta } = await request({ ...query, limit: query.limit ?? MAXIMUM_LIMIT, offset }));
    }
  }
  return Object.assign(firstPage, { [Symbol.asyncIterator]: rows });
}
