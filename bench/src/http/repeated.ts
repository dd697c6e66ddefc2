import { join } from "node:path";
import type { Extent } from "../options.js";
import { bareServer, gameDataServer, type ServerProcess, withServer } from "../server.js";
import { type ComparedLoad, type Comparison, compare, measure } from "./comparison.js";
import type { LoadProcess } from "./load-process.js";
import { type RecordedRequest, record } from "./recording.js";

export interface RepeatedRequest {
  readonly name: string;
  /** Path and query below the chronicle; no two requests share one, because the bare server knows its responses by it. */
  readonly path: string;
  readonly status?: 304 | 404;
  readonly encoding?: "gzip" | "br";
}

/** The requests that are measured on repeated URLs. One of status 304 sends the ETag that the 200 had. */
export const repeatedRequests: readonly RepeatedRequest[] = [
  { name: "small item", path: "items/1061" },
  { name: "304", path: "items/2500", status: 304 },
  { name: "list, gzip", path: "npcs?limit=100", encoding: "gzip" },
  { name: "large item", path: "items/57" },
  { name: "item, one field", path: "items/57?fields=name" },
  { name: "ten items by ids", path: "items?ids=1,2,3,4,5,6,7,8,9,57" },
  { name: "list", path: "items" },
  { name: "list, q and sort", path: "items?q=draconic&sort=-name" },
  { name: "list, filters, 200 rows", path: "items?type=weapon&grade=s&sort=name&limit=200" },
  { name: "dropped-by", path: "items/1873/dropped-by" },
  { name: "NPC", path: "npcs/29001" },
  { name: "spawns, many", path: "npcs/20034/spawns" },
  { name: "shop", path: "npcs/30166/shop" },
  { name: "search", path: "search?q=antharas" },
  { name: "class", path: "classes/2" },
  { name: "raw list", path: "raw/npcs" },
  { name: "404", path: "items/999999", status: 404 },
  { name: "304 of a list", path: "npcs", status: 304 },
  { name: "class, brotli", path: "classes/5", encoding: "br" },
];

/** Measures the same URLs over and over, ours and the bare server by turns. */
export function measureRepeated(extent: Extent, folder: string, loads: LoadProcess): Promise<Comparison[]> {
  const recording = join(folder, "repeated");
  const measured = repeatedRequests.slice(0, extent.requests);
  return withServer(gameDataServer, async (ours) => {
    const requests = await Promise.all(measured.map((one) => requestOf(one, ours.url)));
    const responses = await record(ours.url, requests, recording);
    for (const [index, { name, status = 200 }] of measured.entries())
      if (responses[index]?.status !== status)
        throw new Error(`${name} gives ${responses[index]?.status}, and ${status} is to be measured.`);
    return withServer(bareServer(recording), async (bare) => {
      const compared: ComparedLoad[] = [];
      for (const [index, { path, headers }] of requests.entries()) {
        const { name = "", status = 200 } = measured[index] ?? {};
        const run = (server: ServerProcess, seconds: number) =>
          measure(loads, server, { paths: [path], headers, seconds }, status);
        await run(ours, 2 * extent.roundSeconds);
        await run(bare, 2 * extent.roundSeconds);
        const round = (server: ServerProcess) => () => run(server, extent.roundSeconds);
        compared.push({ name, ours: round(ours), bare: round(bare) });
      }
      return compare(extent.rounds, compared);
    });
  });
}

async function requestOf({ path: below, status, encoding }: RepeatedRequest, url: string): Promise<RecordedRequest> {
  const path = `/api/interlude/${below}`;
  const headers = { "Accept-Encoding": encoding ?? "identity" };
  if (status !== 304) return { path, headers };
  const etag = (await fetch(new URL(path, url), { headers })).headers.get("etag");
  if (etag === null) throw new Error(`${path} has no ETag.`);
  return { path, headers: { ...headers, "If-None-Match": etag } };
}
