import { join } from "node:path";
import type { Extent } from "../options.js";
import { bareServer, gameDataServer, type ServerProcess, startServer } from "../server/server.js";
import { type Case, cases } from "./case.js";
import { type Comparison, compare, type Figures, measure } from "./compare.js";
import type { LoadDriver } from "./driver.js";
import { type RecordedRequest, record } from "./recording.js";

/**
 * Measures the same URLs over and over, ours and the bare server by turns.
 *
 * @param extent How long.
 * @param driver The load process.
 * @param folder A folder for what is recorded.
 */
export async function measureRepeated(extent: Extent, driver: LoadDriver, folder: string): Promise<Comparison[]> {
  const ours = await startServer(gameDataServer);
  try {
    const requests = await Promise.all(cases.map((one) => requestOf(one, ours.url)));
    const answers = await record(ours.url, requests, join(folder, "repeated"));
    for (const [index, { path, status }] of cases.entries())
      if (answers[index]?.status !== status)
        throw new Error(`${path} answers ${answers[index]?.status}, and ${status} is to be measured.`);
    const bare = await startServer(bareServer(join(folder, "repeated"), cases[0]?.path ?? ""));
    try {
      const comparisons: Comparison[] = [];
      for (const [index, one] of cases.entries()) {
        const headers = requests[index]?.headers ?? {};
        comparisons.push(await measureCase(one, headers, extent, driver, ours, bare));
      }
      return comparisons;
    } finally {
      await bare.stop();
    }
  } finally {
    await ours.stop();
  }
}

/** Measures one request in rounds by turns, after a warm-up of both servers. */
export async function measureCase(
  { name, path, status }: Case,
  headers: Readonly<Record<string, string>>,
  extent: Extent,
  driver: LoadDriver,
  ours: ServerProcess,
  bare: ServerProcess,
): Promise<Comparison> {
  const ask = (server: ServerProcess, seconds: number) =>
    measure(driver, server, { paths: [path], headers: { ...headers }, seconds }, [status]);
  const rounds: { readonly ours: Figures[]; readonly bare: Figures[] } = { ours: [], bare: [] };
  await ask(ours, extent.warmUpSeconds);
  await ask(bare, extent.warmUpSeconds);
  for (let round = 0; round < extent.rounds; round++) {
    rounds.ours.push(await ask(ours, extent.roundSeconds));
    rounds.bare.push(await ask(bare, extent.roundSeconds));
  }
  return compare(name, rounds.ours, rounds.bare);
}

async function requestOf({ path, status, acceptEncoding }: Case, url: string): Promise<RecordedRequest> {
  const encoding = { "Accept-Encoding": acceptEncoding ?? "identity" };
  if (status !== 304) return { path, headers: encoding };
  const etag = (await fetch(new URL(path, url), { headers: encoding })).headers.get("etag");
  if (etag === null) throw new Error(`${path} has no ETag.`);
  return { path, headers: { ...encoding, "If-None-Match": etag } };
}
