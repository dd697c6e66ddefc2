import { MAXIMUM_LIMIT } from "@gamedata/core";
import type { Service } from "@gamedata/http/service";
import { listMeta } from "@gamedata/schema";
import * as v from "valibot";
import { askForFile } from "./ask-for-file.js";
import type { StaticFile } from "./static-file.js";

const listPage = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ data: v.array(v.unknown()), meta: v.looseObject(listMeta.entries) }),
);

const readPage = ({ body }: StaticFile) => v.parse(listPage, new TextDecoder().decode(body));

/** Returns a file with the rows of all pages of a list, in order; `undefined` if the first page has all rows. */
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
