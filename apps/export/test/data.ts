import { execFileSync, spawnSync } from "node:child_process";
import type { Catalog } from "@gamedata/core";
import { createService, OK } from "@gamedata/http/service";
import * as v from "valibot";
import { catalog, highFiveCatalog } from "../../http/test/served.js";

export const catalogs: readonly Catalog[] = [catalog, highFiveCatalog];

const service = createService({ catalogs });
const answer = v.pipe(v.string(), v.parseJson(), v.looseObject({ data: v.unknown() }));

/** Asks the API; the answer is checked and reduced to what `schema` has. */
export async function ask<Data>(target: string, schema: v.GenericSchema<unknown, Data>): Promise<Data> {
  const response = await service.answer({ method: "GET", target: `/api/interlude/${target}` });
  if (response.status !== OK) throw new Error(`GET ${target} answers ${response.status}`);
  const { data } = v.parse(answer, new TextDecoder().decode(response.body));
  return v.parse(schema, data);
}

export const hasSqlite: boolean = spawnSync("sqlite3", ["--version"]).status === 0;

const rows = v.pipe(v.string(), v.parseJson(), v.array(v.record(v.string(), v.unknown())));

export function sql(file: string, query: string): readonly Readonly<Record<string, unknown>>[] {
  const text = execFileSync("sqlite3", ["-readonly", "-json", file, query], { encoding: "utf8", maxBuffer: 2 ** 28 });
  return text === "" ? [] : v.parse(rows, text);
}
