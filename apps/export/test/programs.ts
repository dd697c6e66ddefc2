import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const { resolve } = createRequire(import.meta.url);
const exportProgram = fileURLToPath(new URL("../dist/main.js", import.meta.url));
const serverProgram = join(dirname(resolve("@gamedata/http/package.json")), "dist/main.js");

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(program: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [program, ...args], { env: { PATH, PORT: "0", ...environment } });
  const printed = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      printed[name] += text;
    });
  }
  const ended = new Promise<Ended>((done) => {
    child.once("close", (code, signal) => done({ code, signal, ...printed }));
  });
  return { child, ended, printed };
}

export const startExport = (...args: readonly string[]) => start(exportProgram, args);

export const startExportIn = (environment: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  start(exportProgram, args, environment);

export const startExportOf = (chronicle: string, ...args: readonly string[]) =>
  startExportIn({ CHRONICLES: chronicle }, ...args);

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** The running server that a copy is compared with. */
export interface LiveServer {
  readonly url: string;
  readonly ask: (target: string) => Promise<Reply>;
  readonly close: () => Promise<void>;
}

export async function startServer(): Promise<LiveServer> {
  const { child, ended } = start(serverProgram, []);
  const [line] = await once(child.stdout, "data");
  const [url = ""] = /http:\/\/\S+/.exec(String(line)) ?? [];
  return {
    url,
    async ask(target) {
      const response = await fetch(url + target, { headers: { "accept-encoding": "identity" } });
      const { status, headers } = response;
      return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
    },
    async close() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
