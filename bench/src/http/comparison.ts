import type { ServerProcess } from "../server.js";
import { medianOf, repeat } from "../statistics.js";
import type { Load } from "./load.js";
import type { LoadProcess } from "./load-process.js";

/** What a server did under one load; latencies in milliseconds, processor time in microseconds a request. */
export interface Figures {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuPerRequest: number;
}

export interface Comparison {
  readonly name: string;
  readonly ours: Figures;
  readonly bare: Figures;
  /** Our requests a second as a share of the bare server's: above 1 we are faster. */
  readonly rate: number;
  /** Our p99 as a multiple of the bare server's. */
  readonly p99: number;
}

export async function measure(
  loads: LoadProcess,
  server: ServerProcess,
  load: Omit<Load, "url">,
  status: number,
): Promise<Figures> {
  const before = await server.usage();
  const { requests, seconds, p50, p99 } = await loads.run({ ...load, url: server.url }, [status]);
  const after = await server.usage();
  const cpuPerRequest = ((after.cpuMs - before.cpuMs) * 1000) / requests;
  return { requestsPerSecond: requests / seconds, p50, p99, cpuPerRequest };
}

/** One load, measured on both servers. */
export interface ComparedLoad {
  readonly name: string;
  readonly ours: () => Promise<Figures>;
  readonly bare: () => Promise<Figures>;
}

/**
 * Measures both servers by turns, a round of each load and then the next round: the median of each figure over the rounds, and what they are to
 * one another, the median of the rounds too, so that what slows the machine for some rounds slows both, and for some time slows one round of
 * each load.
 */
export async function compare(rounds: number, loads: readonly ComparedLoad[]): Promise<Comparison[]> {
  const measured = await repeat(rounds, async () => {
    const round: Round[] = [];
    for (const { ours, bare } of loads) round.push({ ours: await ours(), bare: await bare() });
    return round;
  });
  return loads.map(({ name }, index) =>
    comparisonOf(
      name,
      measured.flatMap((round) => round[index] ?? []),
    ),
  );
}

type Round = Readonly<Record<"ours" | "bare", Figures>>;

function comparisonOf(name: string, rounds: readonly Round[]): Comparison {
  const ours = mediansOf(rounds.map((round) => round.ours));
  const bare = mediansOf(rounds.map((round) => round.bare));
  const ratioOf = (figure: keyof Figures) => medianOf(rounds, (round) => round.ours[figure] / round.bare[figure]);
  return { name, ours, bare, rate: ratioOf("requestsPerSecond"), p99: ratioOf("p99") };
}

function mediansOf(rounds: readonly Figures[]): Figures {
  return {
    requestsPerSecond: medianOf(rounds, (round) => round.requestsPerSecond),
    p50: medianOf(rounds, ({ p50 }) => p50),
    p99: medianOf(rounds, ({ p99 }) => p99),
    cpuPerRequest: medianOf(rounds, ({ cpuPerRequest }) => cpuPerRequest),
  };
}
