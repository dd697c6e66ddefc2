import type { ServerProcess } from "../server/server.js";
import { medians } from "../statistics.js";
import type { LoadDriver } from "./driver.js";
import type { Load, LoadResult } from "./message.js";

/** What a server did under one load; latencies in milliseconds, processor time in microseconds a request. */
export interface Figures {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuPerRequest: number;
}

const figureNames = ["requestsPerSecond", "p50", "p99", "cpuPerRequest"] as const;

/** Our figures beside the bare server's. */
export interface Comparison {
  readonly name: string;
  readonly ours: Figures;
  readonly bare: Figures;
  /** Our requests a second as a share of the bare server's: above 1 we are faster. */
  readonly rate: number;
  /** Our p99 as a multiple of the bare server's. */
  readonly p99: number;
}

/** Connections of every load. */
export const CONNECTIONS = 64;

/**
 * Puts a load on a server and reads off what it did.
 *
 * @param driver The load process.
 * @param server The server.
 * @param load What to ask; the address and the connections are filled in.
 * @param statuses The statuses that may come. Any other, and any lost request, is an error.
 */
export async function measure(
  driver: LoadDriver,
  server: ServerProcess,
  load: Omit<Load, "url" | "connections">,
  statuses: readonly number[],
): Promise<Figures> {
  const before = await server.usage();
  const result = await driver.run({ ...load, url: server.url, connections: CONNECTIONS });
  const after = await server.usage();
  refuseWrongAnswers(result, statuses, load.paths[0] ?? "");
  return {
    requestsPerSecond: result.requests / result.seconds,
    p50: result.p50,
    p99: result.p99,
    cpuPerRequest: ((after.cpuMs - before.cpuMs) * 1000) / result.requests,
  };
}

/**
 * Joins the rounds of both servers: the median of each figure, and what they are to one another.
 *
 * @param name What was asked.
 * @param ours Our rounds.
 * @param bare The bare server's rounds.
 */
export function compare(name: string, ours: readonly Figures[], bare: readonly Figures[]): Comparison {
  const our = medians(ours, ...figureNames);
  const their = medians(bare, ...figureNames);
  return {
    name,
    ours: our,
    bare: their,
    rate: our.requestsPerSecond / their.requestsPerSecond,
    p99: our.p99 / their.p99,
  };
}

function refuseWrongAnswers({ statuses, failures }: LoadResult, expected: readonly number[], path: string): void {
  const wrong = Object.keys(statuses).filter((status) => !expected.includes(Number(status)));
  if (wrong.length > 0 || failures > 0)
    throw new Error(
      `Asking ${path} ...: statuses ${JSON.stringify(statuses)}, expected ${expected}; ${failures} lost.`,
    );
}
