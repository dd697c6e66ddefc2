import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import pidusage from "pidusage";
import { builtFile, root } from "../workspace.js";
import { processesOf } from "./processes.js";

/** A process that was spawned, and whose server may not listen yet. */
export interface SpawnedServer {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** When the process was spawned, by `performance.now`. */
  readonly spawnedAt: number;
  /** Reads what it and its workers use: resident memory in bytes, and processor time so far in milliseconds. */
  usage(): Promise<{ readonly rss: number; readonly cpuMs: number }>;
  /** Ends it and waits for its end. */
  stop(): Promise<void>;
}

/** A server that runs as a process of its own. */
export interface ServerProcess extends Pick<SpawnedServer, "url" | "usage" | "stop"> {
  /** Milliseconds from spawning the process to its first 200. */
  readonly startMs: number;
}

/** What to start: an entry file, the environment that it needs, and a path that it answers with 200. */
export interface ServerEntry {
  /** Options for Node itself. */
  readonly nodeOptions: readonly string[];
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  readonly path: string;
}

/** Milliseconds between attempts to reach a server that starts. */
const ATTEMPT_INTERVAL = 2;
/** Milliseconds after which a server that gave no 200 will not give one. */
const START_LIMIT = 60_000;

/**
 * Our server as it is shipped, with one chronicle; `SERVER_NODE_OPTIONS` in the environment lets it run under a profiler,
 * for example.
 */
export const gameDataServer: ServerEntry = {
  nodeOptions: (process.env["SERVER_NODE_OPTIONS"] ?? "").split(" ").filter((option) => option !== ""),
  file: join(root, "apps", "http", "dist", "main.js"),
  env: { CHRONICLES: "interlude" },
  path: "/api/interlude/items/57",
};

/** Gives our server with further environment variables, beside those of {@link gameDataServer}. */
export function gameDataServerWith(env: ServerEntry["env"]): ServerEntry {
  return { ...gameDataServer, env: { ...gameDataServer.env, ...env } };
}

/** Our server with two chronicles, the one of {@link gameDataServer} as the default. */
export const twoChroniclesServer: ServerEntry = gameDataServerWith({ CHRONICLES: "interlude,high-five" });

/**
 * Gives the bare server that repeats a recording.
 *
 * @param recording The recording's folder.
 * @param path A path that was recorded with status 200.
 */
export function bareServer(recording: string, path: string): ServerEntry {
  return { nodeOptions: [], file: builtFile("bare.js"), env: { RECORDING: recording }, path };
}

/** Starts a server on a free port of this machine, and does not wait for it. */
export async function spawnServer(entry: ServerEntry): Promise<SpawnedServer> {
  const port = await freePort();
  const spawnedAt = performance.now();
  const child = spawn(process.execPath, [...entry.nodeOptions, entry.file], {
    env: { ...process.env, ...entry.env, HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    child,
    spawnedAt,
    async usage() {
      const used = Object.values(await pidusage([...processesOf(child.pid ?? 0)]));
      const sum = (name: "memory" | "ctime") => used.reduce((total, one) => total + one[name], 0);
      return { rss: sum("memory"), cpuMs: sum("ctime") };
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, "exit");
      child.kill();
      await exit;
    },
  };
}

/** Starts a server on a free port of this machine and waits for its first 200. */
export async function startServer(entry: ServerEntry): Promise<ServerProcess> {
  const server = await spawnServer(entry);
  const url = new URL(entry.path, server.url);
  await untilReady(server, `No 200 from ${url}`, async () => (await status(url)) === 200);
  return { ...server, startMs: performance.now() - server.spawnedAt };
}

/** Starts a server and waits until it accepts connections; no request is sent. */
export async function startListening(entry: ServerEntry): Promise<SpawnedServer> {
  const server = await spawnServer(entry);
  await untilReady(server, `No connection to ${server.url}`, () => accepts(server.port));
  return server;
}

/** Tries until a new server is ready; ends it if it does not become so. */
async function untilReady(
  { child, spawnedAt, stop }: SpawnedServer,
  fault: string,
  isReady: () => Promise<boolean>,
): Promise<void> {
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it answered.`);
    if (performance.now() - spawnedAt > START_LIMIT) {
      await stop();
      throw new Error(`${fault} within ${START_LIMIT / 1000} s.`);
    }
    await wait(ATTEMPT_INTERVAL);
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    }).on("error", () => resolve(false));
  });
}

function status(url: URL): Promise<number | undefined> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on("error", () => resolve(undefined));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return address.port;
}
