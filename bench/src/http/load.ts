import { performance } from "node:perf_hooks";
import autocannon from "autocannon";
import { quantile } from "../statistics.js";

/** Load to put on a server: the paths over and over for some seconds or, without seconds, each path exactly once. */
export interface Load {
  readonly url: string;
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds?: number;
}

/** The result of a load: responses, seconds to the last one, and latencies in milliseconds. */
export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
}

const CONNECTIONS = 64;
/** Milliseconds between looks at whether the time is over; autocannon's own second would blur short rounds. */
const SAMPLE_INTERVAL = 20;
/** Seconds beyond the wanted ones after which a load ends, even if connections have no response yet. */
const PATIENCE = 30;
/** Seconds in which a connection gets its first response: autocannon makes the requests of all connections meanwhile, hundreds of thousands of them. */
const TIMEOUT = 300;

/**
 * Puts load on a server with autocannon and waits for its end.
 *
 * @throws {Error} If there is any other status, a lost request, or a connection without a response.
 */
export async function runLoad(load: Load, statuses: readonly number[]): Promise<LoadResult> {
  const { seconds: wanted, url, paths } = load;
  const clients = wanted === undefined ? Math.min(CONNECTIONS, paths.length) : CONNECTIONS;
  // The first latency of a connection also holds the making of all requests and connections.
  const first: number[] = [];
  const later: number[] = [];
  const counts = new Map<number, number>();
  const warm = new Set<unknown>();
  let start = 0;
  let end = 0;
  const { errors, resets } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = optionsFor(load, clients);
    const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    // Requests are built before this event, which comes before the first connection stands.
    instance.on("start", () => {
      start = performance.now();
    });
    instance.on("response", (client, status, _bytes, latency) => {
      end = performance.now();
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (warm.has(client)) later.push(latency);
      else first.push(latency);
      warm.add(client);
      // However slow the machine is, every connection gets a response.
      if (wanted !== undefined && end - start >= wanted * 1000 && warm.size === clients) instance.stop();
    });
  });
  const requests = first.length + later.length;
  const lost = errors + resets + (wanted === undefined ? paths.length - requests : 0);
  if (lost > 0 || first.length < clients || [...counts.keys()].some((status) => !statuses.includes(status)))
    throw new Error(
      `${url}${paths[0]} ...: expected ${statuses}, and got ${JSON.stringify(Object.fromEntries(counts))}; ${lost} lost.`,
    );
  const latencies = later.length > 0 ? later : first;
  return {
    requests,
    seconds: (end - start) / 1000,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

function optionsFor({ url, paths, headers = {}, seconds }: Load, clients: number): autocannon.Options {
  let nextClient = 0;
  return {
    url,
    connections: clients,
    timeout: TIMEOUT,
    sampleInt: SAMPLE_INTERVAL,
    ...(seconds === undefined ? { amount: paths.length } : { duration: seconds + PATIENCE }),
    setupClient(client) {
      const number = nextClient++;
      // Where each path is requested once, every connection has its own share of them.
      const share = seconds === undefined ? paths.filter((_, index) => index % clients === number) : paths;
      client.setRequests(share.map((path) => ({ path, headers: { ...headers } })));
    },
  };
}
