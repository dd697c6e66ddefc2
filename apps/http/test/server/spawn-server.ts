import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Address } from "../wire/connection.js";

export const serverProgram: string = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

export interface SpawnOptions {
  /** The program; the built server by default. */
  readonly program?: string;
  readonly programArguments?: readonly string[];
  readonly nodeOptions?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** How many files, sockets among them, the process may have open. */
  readonly openFiles?: number;
  /** Whether the process can be talked to. */
  readonly ipc?: boolean;
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface SpawnedServer {
  readonly address: Address;
  readonly url: string;
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** What the process wrote to its error output so far, line by line. */
  readonly errorLines: () => readonly string[];
}

const startLine = /http:\/\/([\d.]+):(\d+)/;

/** Starts a program of this Node, and collects what it prints. */
export function spawnProgram(options: SpawnOptions = {}) {
  const { program = serverProgram, programArguments = [], nodeOptions = [], environment = {} } = options;
  const { openFiles, ipc = false } = options;
  const node = [process.execPath, ...nodeOptions, program, ...programArguments];
  // Only a shell can lower the limit of open files; it then becomes the program, with the same process id.
  const limited =
    openFiles === undefined ? node : ["/bin/sh", "-c", `ulimit -n ${openFiles} && exec "$@"`, "sh", ...node];
  const [command = "", ...args] = limited;
  const { PATH = "" } = process.env;
  const child = spawn(command, args, {
    env: { PATH, PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe", ...(ipc ? (["ipc"] as const) : [])],
  });
  const printed = { stdout: "", stderr: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    printed.stdout += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    printed.stderr += text;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal, ...printed }));
  });
  return { child, ended, printed };
}

/**
 * Starts a server and waits until it accepts connections.
 *
 * @throws {Error} When it ends instead, with what it printed.
 */
export async function spawnServer(options: SpawnOptions = {}): Promise<SpawnedServer> {
  const { child, ended, printed } = spawnProgram(options);
  const started = (async () => {
    for (;;) {
      const [, host, port] = startLine.exec(printed.stdout) ?? [];
      if (host !== undefined) return { host, port: Number(port) };
      if (child.stdout === null) throw new Error("the server has no output");
      await once(child.stdout, "data");
    }
  })();
  const failed = ended.then(({ code, stdout, stderr }): never => {
    throw new Error(`the server ended with ${code}: ${stdout}${stderr}`);
  });
  const address = await Promise.race([started, failed]);
  failed.catch(() => {});
  const url = `http://${address.host}:${address.port}`;
  return { address, url, child, ended, errorLines: () => printed.stderr.split("\n").slice(0, -1) };
}

/** Stops a server with `SIGTERM` and waits for its end. */
export async function stopServer({ child, ended }: SpawnedServer): Promise<Ended> {
  child.kill("SIGTERM");
  return ended;
}

/** Gives a figure out of `/proc/<pid>/status`, for example `VmRSS` in KiB; Linux only. */
export function processFigure({ child }: SpawnedServer, name: "VmRSS" | "Threads" | "FDSize"): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]);
}
