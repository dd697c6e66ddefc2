import { readFileSync } from "node:fs";
import { get } from "node:http";
import { basename } from "node:path";
import { ProgramError, reasonOf } from "@gamedata/program";
import { readCommandLine } from "./command-line.js";
import { readConfiguration } from "./configuration.js";

/** The process of a container that the others start from. */
const FIRST_PROCESS = "1";
/** The file that Node runs as the server. */
const PROGRAM_FILE = "main.js";
/** Milliseconds in which the server must answer; the server of a container is on the same machine. */
const TIMEOUT = 4000;
/** Where to reach a server that listens on every address of its machine. */
const loopbackOf: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/**
 * Asks the server of a container whether it is well: at the port and the address of its command line and environment.
 *
 * @param args The id of the process whose command line is read, of Linux; by default the first of the container.
 * @throws {ProgramError} If the server does not answer, or not that it is well.
 */
export async function checkHealth([processId = FIRST_PROCESS]: readonly string[]): Promise<void> {
  const task = readCommandLine(argumentsOf(processId));
  const { host, port } = readConfiguration(process.env, typeof task === "string" ? {} : task);
  const status = await statusOf(loopbackOf[host] ?? host, port);
  if (status !== 200) throw new ProgramError(`The server at port ${port} of ${host} answers with ${status}.`);
}

/** Returns what the server was called with; nothing if the process is another program, for example a shell that started the server. */
function argumentsOf(processId: string): readonly string[] {
  const words = readFileSync(`/proc/${processId}/cmdline`, "utf8").split("\0").slice(0, -1);
  const program = words.findIndex((word) => basename(word) === PROGRAM_FILE);
  return program < 0 ? [] : words.slice(program + 1);
}

/** Requests `/healthz`. Not with `fetch`, which refuses some ports. */
function statusOf(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(new ProgramError(`The server at port ${port} of ${host} does not answer: ${reasonOf(error)}.`));
    const request = get({ host, port, path: "/healthz", timeout: TIMEOUT }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on("error", fail);
    request.on("timeout", () => request.destroy(new Error(`no answer in ${TIMEOUT} ms`)));
  });
}
