import { setTimeout as wait } from "node:timers/promises";
import type { Extent } from "../options.js";
import { gameDataServer, type ServerEntry, startListening } from "../server/server.js";
import { medianOf } from "../statistics.js";
import { openConnection } from "./ask.js";
import { answerKinds, type RequestKind, requestKinds } from "./request-kind.js";

/** Milliseconds of the first request of a new server; medians. */
export interface FirstRequestFigures {
  readonly name: string;
  /** Sent as soon as the server accepts connections. */
  readonly atOnceMs: number;
  /** Sent one second later. */
  readonly laterMs: number;
}

/** The first requests of each kind, and answers over several tables beside them. */
export interface FirstRequests {
  readonly requests: readonly FirstRequestFigures[];
  readonly answers: readonly FirstRequestFigures[];
}

/** Measures the first request of each kind, each with a new process of the server with one chronicle. */
export async function measureFirstRequests(extent: Extent): Promise<FirstRequests> {
  const measureAll = async (kinds: readonly RequestKind[]) => {
    const figures: FirstRequestFigures[] = [];
    for (const { name, path } of kinds) {
      const measure = (seconds: number) =>
        medianOf(extent.firstRounds, () => firstRequest(gameDataServer, path, seconds));
      figures.push({ name, atOnceMs: await measure(0), laterMs: await measure(extent.firstSeconds) });
    }
    return figures;
  };
  return {
    requests: await measureAll(requestKinds.slice(0, extent.firstKinds)),
    answers: await measureAll(answerKinds.slice(0, extent.firstAnswers)),
  };
}

/** Starts a server, sends it one request some seconds after it listens, and returns the milliseconds to its response. */
export async function firstRequest(entry: ServerEntry, path: string, seconds: number): Promise<number> {
  const server = await startListening(entry);
  const connection = openConnection(server.url);
  try {
    // A timer of 0 ms would wait for 1 ms.
    if (seconds > 0) await wait(seconds * 1000);
    return await connection.ask(path);
  } finally {
    connection.close();
    await server.stop();
  }
}
