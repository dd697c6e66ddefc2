import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import pidusage from "pidusage";
import { builtFile, root } from "../workspace.js";
import { processesOf } from "./processes.js";

/** A server that runs as a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Milliseconds from spawning the process to its first 200. */
  readonly startMs: number;
  /** Reads what it and its workers use: resident memory in bytes, and processor time so far in milliseconds. */
  usage(): Promise<{ readonly rss: number; readonly cpuMs: number }>;
  /** Ends it and waits for its end. */
  stop(): Promise<void>;
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

/** Our server as it is shipped; `SERVER_NODE_OPTIONS` in the environment lets it run under a profiler, for example. */
export const gameDataServer: ServerEntry = {
  nodeOptions: (process.env["SERVER_NODE_OPTIONS"] ?? "").split(" ").filter((option) => option !== ""),
  file: join(root, "apps", "http", "dist", "main.js"),
  env: {},
  path: "/api/interlude/items/57",
};

/**
 * Gives the bare server that repeats a recording.
 *
 * @param recording The recording's folder.
 * @param path A path that was recorded with status 200.
 */
export function bareServer(recording: string, path: string): ServerEntry {
  return { nodeOptions: [], file: builtFile("bare.js"), env: { RECORDING: recording }, path };
}

/**
 * Starts a server on a free port of this machine and waits for its first 200.
 *
 * @param entry The server.
 */
export async function startServer(entry: ServerEntry): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const child = spawn(process.execPath, [...entry.nodeOptions, entry.file], {
    env: { ...process.env, ...entry.env, HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await firstSuccess(new URL(entry.path, url), child, start);
  const startMs = performance.now() - start;
  return {
    url,
    startMs,
    async usage() {
      const used = Object.values(await pidusage([...processesOf(child.pid ?? 0)]));
      const sum = (name: "memory" | "ctime") => used.reduce((total, one) => total + one[name], 0);
      return { rss: sum("memory"), cpuMs: sum("ctime") };
    },
    async stop() {
      const exit = once(child, "exit");
      child.kill();
      await exit;
    },
  };
}

async function firstSuccess(url: URL, child: ChildProcess, start: number): Promise<void> {
  for (;;) {
    if ((await status(url)) === 200) return;
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it answered.`);
    if (performance.now() - start > START_LIMIT) {
      child.kill();
      throw new Error(`No 200 from ${url} within ${START_LIMIT / 1000} s.`);
    }
    await wait(ATTEMPT_INTERVAL);
  }
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
