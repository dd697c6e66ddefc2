import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { Extent } from "../options.js";
import { gameDataServer, type ServerEntry, startListening, twoChroniclesServer } from "../server/server.js";
import { median } from "../statistics.js";
import { openConnection } from "./ask.js";
import { HEALTH_PATH } from "./request-kind.js";

/** The longest wait for the cheapest route in the first second of a server; medians. */
export interface WaitFigures {
  readonly requests: number;
  readonly longestMs: number;
}

/** The longest waits of a server that has just started. */
export interface Waits {
  readonly oneChronicle: WaitFigures;
  readonly twoChronicles: WaitFigures;
  /** Two chronicles, the one that is not the default requested at the same time. */
  readonly otherRequested: WaitFigures;
}

/** Milliseconds between a response and the next request. */
const INTERVAL = 2;
/** A request that needs the tables of the chronicle that is not the default. */
const OTHER_PATH = "/api/high-five/items/57";

/** Measures how long a cheap request waits for what a server prepares in its first second. */
export async function measureWaits({ firstRounds, firstSeconds }: Extent): Promise<Waits> {
  const rounds: Waits[] = [];
  while (rounds.length < firstRounds)
    rounds.push({
      oneChronicle: await longestWait(gameDataServer, firstSeconds),
      twoChronicles: await longestWait(twoChroniclesServer, firstSeconds),
      otherRequested: await longestWait(twoChroniclesServer, firstSeconds, OTHER_PATH),
    });
  const medians = (name: keyof Waits): WaitFigures => ({
    requests: median(rounds.map((round) => round[name].requests)),
    longestMs: median(rounds.map((round) => round[name].longestMs)),
  });
  return {
    oneChronicle: medians("oneChronicle"),
    twoChronicles: medians("twoChronicles"),
    otherRequested: medians("otherRequested"),
  };
}

/**
 * Requests the cheapest route over one connection from the moment that a new server listens.
 *
 * @param seconds The time of the measurement; longer if the other request has no response by then.
 * @param otherPath A path that is requested at the same time, over another connection.
 */
export async function longestWait(entry: ServerEntry, seconds: number, otherPath?: string): Promise<WaitFigures> {
  const server = await startListening(entry);
  const connection = openConnection(server.url);
  const other = openConnection(server.url);
  const waits: number[] = [];
  let isPending = otherPath !== undefined;
  const askOther = async () => {
    if (otherPath !== undefined) await other.ask(otherPath);
    isPending = false;
  };
  const askRepeatedly = async () => {
    const start = performance.now();
    // At least one request, however short the time is.
    do {
      waits.push(await connection.ask(HEALTH_PATH));
      await wait(INTERVAL);
    } while (isPending || performance.now() - start < seconds * 1000);
  };
  try {
    await Promise.all([askOther(), askRepeatedly()]);
    return { requests: waits.length, longestMs: Math.max(...waits) };
  } finally {
    connection.close();
    other.close();
    await server.stop();
  }
}
