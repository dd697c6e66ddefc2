import { join } from "node:path";
import { record } from "../http/recording.js";
import { bareServer, gameDataServer, type ServerEntry, startServer } from "../server/server.js";
import { median } from "../statistics.js";

/** Milliseconds from spawning a server to its first 200, and what it occupies then in bytes; medians. */
export interface StartFigures {
  readonly ms: number;
  readonly rss: number;
}

/**
 * Starts our server and the bare one by turns and measures how long each takes to its first 200.
 *
 * @param starts How often.
 * @param folder A folder for what the bare server answers.
 */
export async function measureStart(
  starts: number,
  folder: string,
): Promise<{ readonly ours: StartFigures; readonly bare: StartFigures }> {
  const recording = join(folder, "start");
  const server = await startServer(gameDataServer);
  await record(server.url, [{ path: gameDataServer.path, headers: {} }], recording).finally(server.stop);
  const ours: StartFigures[] = [];
  const bare: StartFigures[] = [];
  while (ours.length < starts) {
    ours.push(await startOnce(gameDataServer));
    bare.push(await startOnce(bareServer(recording, gameDataServer.path)));
  }
  return { ours: medians(ours), bare: medians(bare) };
}

async function startOnce(entry: ServerEntry): Promise<StartFigures> {
  const server = await startServer(entry);
  try {
    return { ms: server.startMs, rss: (await server.usage()).rss };
  } finally {
    await server.stop();
  }
}

function medians(starts: readonly StartFigures[]): StartFigures {
  return { ms: median(starts.map(({ ms }) => ms)), rss: median(starts.map(({ rss }) => rss)) };
}
