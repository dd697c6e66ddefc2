import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { get } from "node:http";
import { connect, createServer } from "node:net";
import { dirname, join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pidusage from "pidusage";

/** The workspace's root folder, wherever this module was built to. */
export const root = findRoot(dirname(fileURLToPath(import.meta.url)));
/** The cheapest route: it needs no table and no index. */
export const HEALTH_PATH = "/healthz";

export interface ServerProcess {
  readonly url: string;
  /** Milliseconds from spawning the process until it was ready. */
  readonly startMs: number;
  /** Reads what it uses: resident memory in bytes, and processor time so far in milliseconds. */
  usage(): Promise<{ readonly rss: number; readonly cpuMs: number }>;
  /** Ends it and waits for its end. */
  stop(): Promise<void>;
}

/** What to start: an entry file, options for Node itself, and the environment that it needs. */
export interface ServerEntry {
  readonly file: string;
  readonly nodeOptions?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Milliseconds between attempts to reach a server that starts. */
const ATTEMPT_INTERVAL = 2;
/** Milliseconds after which a server that is not ready will not be. */
const START_LIMIT = 60_000;

/** Our server as it is shipped, with one chronicle; `SERVER_NODE_OPTIONS` in the environment lets it run under a profiler. */
export const gameDataServer: ServerEntry = {
  file: join(root, "apps", "http", "dist", "main.js"),
  nodeOptions: (process.env["SERVER_NODE_OPTIONS"] ?? "").split(" ").filter((option) => option !== ""),
  env: { CHRONICLES: "interlude" },
};

/** Our server with two chronicles, the one of {@link gameDataServer} as the default. */
export const twoChroniclesServer: ServerEntry = { ...gameDataServer, env: { CHRONICLES: "interlude,high-five" } };

/** Returns the bare server that repeats a recording, by the path of its file. */
export function bareServer(recording: string): ServerEntry {
  return { file: builtFile("bare.js"), env: { RECORDING: recording } };
}

export function builtFile(name: string): string {
  return join(root, "bench", "dist", name);
}

/**
 * Starts a server on a free port of this machine and waits until it is ready.
 *
 * @param path The path whose first 200 makes it ready; by default it is ready when it accepts connections.
 * @throws {Error} If the process ends, or is not ready within 60 s.
 */
export async function startServer(entry: ServerEntry, path?: string): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const spawnedAt = performance.now();
  const child = spawn(process.execPath, [...(entry.nodeOptions ?? []), entry.file], {
    env: { ...process.env, ...entry.env, HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await (path === undefined ? accepts(port) : answers(new URL(path, url))))) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it was ready.`);
    if (performance.now() - spawnedAt > START_LIMIT) {
      await end(child);
      throw new Error(`${entry.file} was not ready within ${START_LIMIT / 1000} s.`);
    }
    await wait(ATTEMPT_INTERVAL);
  }
  return {
    url,
    startMs: performance.now() - spawnedAt,
    async usage() {
      const { memory, ctime } = await pidusage(child.pid ?? 0);
      return { rss: memory, cpuMs: ctime };
    },
    stop: () => end(child),
  };
}

/** Starts a server, works with it, and stops it. */
export async function withServer<Result>(
  entry: ServerEntry,
  work: (server: ServerProcess) => Promise<Result>,
): Promise<Result> {
  const server = await startServer(entry);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill();
  await exit;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    }).on("error", () => resolve(false));
  });
}

function answers(url: URL): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on("error", () => resolve(false));
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

function findRoot(folder: string): string {
  if (existsSync(join(folder, "pnpm-workspace.yaml"))) return folder;
  if (dirname(folder) === folder) throw new Error("The bench runs in its workspace only.");
  return findRoot(dirname(folder));
}
