import { join } from "node:path";
import { record } from "../http/recording.js";
import type { Extent } from "../options.js";
import {
  bareServer,
  gameDataServer,
  HEALTH_PATH,
  type ServerEntry,
  startServer,
  twoChroniclesServer,
  withServer,
} from "../server.js";
import { medianOf, repeat } from "../statistics.js";
import { bareStdio, firstAnswer, mcpServer } from "./first-answer.js";
import { firstRequest, longestWait, type RequestKind, requestKinds } from "./first-request.js";

/** Milliseconds of the first request of a new server: sent as soon as it accepts connections, and one second later. */
export interface FirstRequestFigures extends RequestKind {
  readonly atOnceMs: number;
  readonly laterMs: number;
}

/** What a start takes, in milliseconds; medians. */
export interface StartFigures {
  /** From spawning a server to the first 200 of `/healthz`. */
  readonly healthz: { readonly oneChronicle: number; readonly twoChronicles: number; readonly bare: number };
  /** From spawning the MCP server, and a bare Node, to the first answer over standard output. */
  readonly mcp: { readonly ours: number; readonly bare: number };
  readonly firstRequests: readonly FirstRequestFigures[];
  /** The longest wait for `/healthz` in the first second of a new server. */
  readonly waits: { readonly oneChronicle: number; readonly twoChronicles: number };
}

/** Measures how long new servers take to start and to answer, ours and the bare one by turns. */
export async function measureStart(extent: Extent, folder: string): Promise<StartFigures> {
  const { processes, firstSeconds } = extent;
  const recording = join(folder, "start");
  await withServer(gameDataServer, ({ url }) => record(url, [{ path: HEALTH_PATH, headers: {} }], recording));
  const starts = await repeat(extent.rounds, async () => ({
    oneChronicle: await startMs(gameDataServer),
    twoChronicles: await startMs(twoChroniclesServer),
    bare: await startMs(bareServer(recording)),
    mcp: await firstAnswer(mcpServer),
    bareMcp: await firstAnswer(bareStdio),
  }));
  const firstRequests: FirstRequestFigures[] = [];
  for (const kind of requestKinds.slice(0, extent.requests)) {
    const rounds = await repeat(processes, async () => ({
      atOnceMs: await firstRequest(gameDataServer, kind.path, 0),
      laterMs: await firstRequest(gameDataServer, kind.path, firstSeconds),
    }));
    const atOnceMs = medianOf(rounds, (round) => round.atOnceMs);
    firstRequests.push({ ...kind, atOnceMs, laterMs: medianOf(rounds, ({ laterMs }) => laterMs) });
  }
  const waits = await repeat(processes, async () => ({
    oneChronicle: await longestWait(gameDataServer, firstSeconds),
    twoChronicles: await longestWait(twoChroniclesServer, firstSeconds),
  }));
  return {
    healthz: {
      oneChronicle: medianOf(starts, ({ oneChronicle }) => oneChronicle),
      twoChronicles: medianOf(starts, ({ twoChronicles }) => twoChronicles),
      bare: medianOf(starts, ({ bare }) => bare),
    },
    mcp: { ours: medianOf(starts, ({ mcp }) => mcp), bare: medianOf(starts, ({ bareMcp }) => bareMcp) },
    firstRequests,
    waits: {
      oneChronicle: medianOf(waits, ({ oneChronicle }) => oneChronicle),
      twoChronicles: medianOf(waits, ({ twoChronicles }) => twoChronicles),
    },
  };
}

async function startMs(entry: ServerEntry): Promise<number> {
  const server = await startServer(entry, HEALTH_PATH);
  await server.stop();
  return server.startMs;
}
