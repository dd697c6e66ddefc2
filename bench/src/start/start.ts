import { join } from "node:path";
import { record } from "../http/recording.js";
import { bareServer, gameDataServer, type ServerEntry, startServer, twoChroniclesServer } from "../server/server.js";
import { median } from "../statistics.js";
import { HEALTH_PATH } from "./request-kind.js";

/** Milliseconds from spawning a server to its first 200, and what it occupies then in bytes; medians. */
export interface StartFigures {
  readonly ms: number;
  readonly rss: number;
}

/** The starts of our server and of the bare one. */
export interface Starts {
  /** One chronicle, to the first 200 of `/healthz`. */
  readonly ours: StartFigures;
  /** Two chronicles, to the first 200 of `/healthz`. */
  readonly twoChronicles: StartFigures;
  /** One chronicle, to the first 200 of an item. */
  readonly firstItem: StartFigures;
  /** The bare server, to the first 200 of a recorded `/healthz`. */
  readonly bare: StartFigures;
}

/**
 * Starts our server and the bare one by turns and measures how long each takes to its first 200.
 *
 * @param starts How often.
 * @param folder A folder for what the bare server answers.
 */
export async function measureStart(starts: number, folder: string): Promise<Starts> {
  const recording = join(folder, "start");
  const ours = { ...gameDataServer, path: HEALTH_PATH };
  const twoChronicles = { ...twoChroniclesServer, path: HEALTH_PATH };
  const bare = bareServer(recording, HEALTH_PATH);
  const server = await startServer(ours);
  await record(server.url, [{ path: HEALTH_PATH, headers: {} }], recording).finally(server.stop);
  const rounds: Starts[] = [];
  while (rounds.length < starts)
    rounds.push({
      ours: await startOnce(ours),
      twoChronicles: await startOnce(twoChronicles),
      firstItem: await startOnce(gameDataServer),
      bare: await startOnce(bare),
    });
  const medians = (name: keyof Starts): StartFigures => ({
    ms: median(rounds.map((round) => round[name].ms)),
    rss: median(rounds.map((round) => round[name].rss)),
  });
  return {
    ours: medians("ours"),
    twoChronicles: medians("twoChronicles"),
    firstItem: medians("firstItem"),
    bare: medians("bare"),
  };
}

async function startOnce(entry: ServerEntry): Promise<StartFigures> {
  const server = await startServer(entry);
  try {
    return { ms: server.startMs, rss: (await server.usage()).rss };
  } finally {
    await server.stop();
  }
}
