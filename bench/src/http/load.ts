// The process that puts load on a server: autocannon, one load after the other, for as long as the parent is there.
import { performance } from "node:perf_hooks";
import autocannon from "autocannon";
import * as v from "valibot";
import { quantile } from "../statistics.js";
import { type Load, type LoadResult, load } from "./message.js";

/** Milliseconds between looks at whether the time is over; autocannon's own second would blur short rounds. */
const SAMPLE_INTERVAL = 20;
/** Seconds beyond the wanted ones after which a load ends, whoever still waits for an answer. */
const PATIENCE = 30;

process.on("message", async (message) => process.send?.(await run(v.parse(load, message))));
process.on("disconnect", () => process.exit());

async function run(wanted: Load): Promise<LoadResult> {
  // The first latency of a connection also holds the making of all requests and connections.
  const first: number[] = [];
  const later: number[] = [];
  const statuses: Record<string, number> = {};
  const warm = new Set<unknown>();
  let start = 0;
  let end = 0;
  const { errors, connections } = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(optionsFor(wanted), (error, result) => (error ? reject(error) : resolve(result)));
    // Requests are built before this event, which comes before the first connection stands.
    instance.on("start", () => {
      start = performance.now();
    });
    instance.on("response", (client, status, _bytes, latency) => {
      end = performance.now();
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (warm.has(client)) later.push(latency);
      else first.push(latency);
      warm.add(client);
      // However slow the machine is, every connection gets an answer.
      if (wanted.seconds !== null && end - start >= wanted.seconds * 1000 && warm.size === wanted.connections)
        instance.stop();
    });
  });
  if (first.length < connections)
    throw new Error(`${connections - first.length} connections to ${wanted.url} had no answer; ${errors} errors.`);
  const latencies = later.length > 0 ? later : first;
  return {
    requests: first.length + later.length,
    seconds: (end - start) / 1000,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    statuses,
    failures: errors,
  };
}

function optionsFor({ url, paths, headers, connections, seconds }: Load): autocannon.Options {
  const clients = seconds === null ? Math.min(connections, paths.length) : connections;
  let nextClient = 0;
  return {
    url,
    connections: clients,
    sampleInt: SAMPLE_INTERVAL,
    ...(seconds === null ? { amount: paths.length } : { duration: seconds + PATIENCE }),
    setupClient(client) {
      const number = nextClient++;
      // Where each path is asked for once, every connection has its own share of them.
      const share = seconds === null ? paths.filter((_, index) => index % clients === number) : paths;
      client.setRequests(share.map((path) => ({ path, headers })));
    },
  };
}
