import type { Client, Page } from "@gamedata/client";

/** The most rows that the service gives at once. */
const MOST_ROWS = 200;

type Rows<Row> = Pick<Page<Row>, "data" | "meta">;

/** Returns a question for all rows of a list, page after page. */
export const allRows =
  <Row>(list: (client: Client, page: { readonly limit: number; readonly offset?: number }) => Promise<Rows<Row>>) =>
  async (client: Client): Promise<readonly Row[]> => {
    const { data, meta } = await list(client, { limit: MOST_ROWS });
    const rows = [...data];
    while (rows.length < meta.total) rows.push(...(await list(client, { limit: MOST_ROWS, offset: rows.length })).data);
    return rows;
  };
