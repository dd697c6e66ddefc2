import { MAXIMUM_LIMIT } from "@gamedata/core";
import { listMeta } from "@gamedata/schema";
import * as v from "valibot";
import type { Service } from "../service.js";
import { askForFile } from "./ask-for-file.js";
import type { StaticFile } from "./static-file.js";

const listPage = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ data: v.array(v.unknown()), meta: v.looseObject(listMeta.entries) }),
);

const readPage = ({ body }: StaticFile) => v.parse(listPage, new TextDecoder().decode(body));

/**
 * Gives the file that holds a list whole, when its first page does not: the rows of all pages, in their order.
 *
 * @param service The service that is copied.
 * @param firstPage The file of the first page.
 * @param path The path of the new file.
 */
export async function wholeListFile(
  service: Service,
  firstPage: StaticFile,
  path: string,
): Promise<StaticFile | undefined> {
  const first = readPage(firstPage);
  const { total } = first.meta;
  if (first.data.length === total) return undefined;
  const data: unknown[] = [];
  while (data.length < total) {
    const page = await askForFile(service, firstPage.path, `?limit=${MAXIMUM_LIMIT}&offset=${data.length}`);
    const rows = page === undefined ? [] : readPage(page).data;
    if (rows.length === 0) throw new Error(`${firstPage.path} ends at row ${data.length} of ${total}`);
    data.push(...rows);
  }
  const whole = { data, meta: { total, limit: total, offset: 0 } };
  return { ...firstPage, path, body: new TextEncoder().encode(JSON.stringify(whole)) };
}
