import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { projectFolder } from "../packed/packages.js";

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Printed {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** What it has printed so far on its standard output. */
  readonly printed: () => string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

function start({ program, args, cwd, environment = {} }: Command): ChildProcess {
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, NO_COLOR: "1", ...environment };
  return spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe", "pipe"] });
}

/** Collects what a process prints on its outputs: 1, 2, and 3 for control messages. */
function collect(child: ChildProcess): readonly string[] {
  const printed = ["", "", "", ""];
  for (const output of [1, 2, 3]) {
    const stream = child.stdio[output];
    if (!(stream instanceof Readable)) continue;
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed[output] += text;
      child.emit("printed");
    });
  }
  return printed;
}

/** Runs a program to its end. */
export async function run(command: Command): Promise<Printed> {
  const child = start(command);
  const printed = collect(child);
  const [code] = await once(child, "close");
  return { code, stdout: printed[1] ?? "", stderr: printed[2] ?? "" };
}

/** Starts a server, and waits until it has printed its port, the first group of `portForm`. */
export async function serve(command: Command, portForm = /https?:\/\/[\w.]+:(\d+)/u): Promise<RunningServer> {
  const child = start(command);
  const printed = collect(child);
  const ended = once(child, "close");
  let port: string | undefined;
  while (port === undefined) {
    await Promise.race([once(child, "printed"), ended]);
    if (child.exitCode !== null) throw new Error(`${command.program} ended: ${printed.join("\n")}`);
    port = portForm.exec(printed.join("\n"))?.[1];
  }
  return {
    url: `http://127.0.0.1:${port}`,
    printed: () => printed[1] ?? "",
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Serves the built program of the project, or the one that is installed in a folder, with some variables. */
export function serveHttp(
  folder: string = projectFolder,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const file = folder === projectFolder ? "apps/http/dist/main.js" : "node_modules/.bin/gamedata-http";
  return serve({ program: process.execPath, args: [file], cwd: folder, environment: { ...environment, PORT: "0" } });
}
