import { createRandom, pick, randomInteger } from "../../../../bench/src/random.js";
import type { Served } from "../fuzz/served.js";
import { spawnServer, stopServer } from "../server/spawn-server.js";
import { type Address, WireConnection } from "../wire/connection.js";
import { probe, probeOption } from "./probe.js";
import { isRight, type KnownRequest, learnTraffic } from "./traffic.js";

export interface SoakOptions {
  readonly served: Served;
  readonly seconds: number;
  readonly connections: number;
  readonly seed: number;
  /** Hears of the requests answered and the memory (MiB) every now and then. */
  readonly onSample?: (requests: number, rss: number) => void;
}

export interface SoakReport {
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** Answers with another status, length or body than they must have. */
  readonly wrong: number;
  /** Connections that ended before an answer, and other failures, by what was said. */
  readonly errors: readonly string[];
  /** MiB a minute after the warm-up, by least squares. */
  readonly rssSlope: number;
  /** Minutes after the warm-up. */
  readonly measuredMinutes: number;
  /** MiB at the end of the warm-up and at the end. */
  readonly rss: readonly [number, number];
  /** MiB of heap that are kept when garbage is collected, at the end of the warm-up and at the end. */
  readonly heap: readonly [number, number];
  /** Milliseconds. */
  readonly delayP50: number;
  readonly delayP99: number;
  readonly exitCode: number | null;
  /** What the server wrote to its log. */
  readonly logged: readonly string[];
}

const MEBIBYTE = 1024 * 1024;
const SECOND = 1000;
/** The share of the time in which caches fill and code is optimised. */
const WARM_UP = 1 / 3;
const SAMPLES = 60;
/** One request in so many has a parameter that no request had before, which changes nothing but the URL. */
const NEVER_SEEN = 5;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Gives the slope of a line through points, by least squares. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map(([value]) => value));
  const y = mean(points.map(([, value]) => value));
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return above / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

/** Refusals show the URL, so theirs must stay as it is. */
function disguised({ text, status }: KnownRequest, unique: number): string {
  if (status !== 200 && status !== 304) return text;
  return text.replace(/^(\S+ [^\s?]+)(\?\S+)?/, (_all, path: string, query = "?") => `${path}${query}&x=${unique}`);
}

/** Traffic over many connections at once, and what went wrong in it. */
class Load {
  requests = 0;
  wrong = 0;
  readonly errors: string[] = [];
  #isOver = false;

  constructor(
    readonly address: Address,
    readonly traffic: readonly KnownRequest[],
  ) {}

  /** Asks one request after the other over one connection until the load is over. */
  async run(seed: number): Promise<void> {
    const random = createRandom(seed);
    const connection = await WireConnection.open(this.address);
    while (!this.#isOver) {
      const known = pick(random, this.traffic);
      const isSeen = randomInteger(random, 0, NEVER_SEEN) !== 0;
      connection.send(isSeen ? known.text : disguised(known, seed * 1e9 + this.requests));
      const response = await connection.receive(known.method);
      if (!isRight(response, known)) this.wrong += 1;
      this.requests += 1;
    }
    connection.destroy();
  }

  /** Starts the connections; resolves once all of them have ended. */
  async start(connections: number, seed: number): Promise<void> {
    const report = (error: unknown) => this.errors.push(error instanceof Error ? error.message : String(error));
    await Promise.all(Array.from({ length: connections }, (_, index) => this.run(seed + index).catch(report)));
  }

  /** Lets every connection finish what it asked. */
  stop(): void {
    this.#isOver = true;
  }
}

/** Loads a server with mixed traffic at full speed, and compares every answer with the one that it must be. */
export async function soak({ served, seconds, connections, seed, onSample }: SoakOptions): Promise<SoakReport> {
  const server = await spawnServer({ nodeOptions: [probeOption], ipc: true });
  const load = new Load(server.address, await learnTraffic(server.address, served, { seed }));
  const startedAt = performance.now();
  const finished = load.start(connections, seed);
  const rss: (readonly [minute: number, mebibytes: number])[] = [];
  const sampleUntil = async (end: number) => {
    while (performance.now() - startedAt < end * SECOND) {
      await pause((seconds * SECOND) / SAMPLES);
      const figures = await probe(server.child);
      rss.push([(performance.now() - startedAt) / (60 * SECOND), figures.rss / MEBIBYTE]);
      onSample?.(load.requests, figures.rss / MEBIBYTE);
    }
  };
  await sampleUntil(seconds * WARM_UP);
  rss.length = 0;
  const warm = await probe(server.child, true);
  await sampleUntil(seconds);
  const last = await probe(server.child);
  load.stop();
  await finished;
  const elapsed = (performance.now() - startedAt) / SECOND;
  const idle = await probe(server.child, true);
  const { code } = await stopServer(server);
  return {
    requests: load.requests,
    requestsPerSecond: Math.round(load.requests / elapsed),
    wrong: load.wrong,
    errors: load.errors,
    rssSlope: slopeOf(rss),
    measuredMinutes: (seconds * (1 - WARM_UP)) / 60,
    rss: [warm.rss / MEBIBYTE, last.rss / MEBIBYTE],
    heap: [warm.heapUsed / MEBIBYTE, idle.heapUsed / MEBIBYTE],
    delayP50: last.delayP50,
    delayP99: last.delayP99,
    exitCode: code,
    logged: server.errorLines(),
  };
}
