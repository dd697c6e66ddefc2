import cluster, { type Worker } from "node:cluster";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { gameServerVariables, selectionVariables } from "@gamedata/chronicles";
import { counted, type Output, reasonOf } from "@gamedata/program";
import { type ClosedPipe, closedPipeOf, workerStdio } from "./closed-pipe.js";
import type { Configuration, Workers } from "./configuration.js";
import { logLine } from "./log.js";
import { stopOnSignals } from "./signals.js";

/** How a worker ended: its exit code, or the signal or error that ended it. */
type Ending = number | string;

/**
 * Serves with worker processes until this process gets a signal. Resolves once all of them listen. A worker that dies later is started
 * again after a delay; one that cannot start at first has written why, and ends the program with its exit code.
 *
 * @param file The module that workers run.
 */
export async function runWorkers(
  { host, port, gameServer, ...selection }: Configuration,
  workers: Workers,
  file: URL,
  { out, err }: Output,
): Promise<void> {
  const startedAt = performance.now();
  const count = workers === "auto" ? availableParallelism() : workers;
  const running = new Map<Worker, Promise<Ending>>();
  const listening = new Map<Worker, ClosedPipe>();
  let phase: "start" | "service" | "stop" = "start";
  let boundPort = port;

  /** Starts a worker; resolves with its summary when it listens. */
  function start(previousDelay?: number): Promise<unknown> {
    // With the last worker that listens the socket is closed; for port 0 the system would now choose another one.
    if (listening.size === 0) port = boundPort;
    const worker = cluster.fork({
      HOST: host,
      PORT: String(port),
      ...selectionVariables(selection),
      ...gameServerVariables(gameServer),
    });
    const forkedAt = performance.now();
    worker.once("listening", (address) => {
      // The last worker that listened has died while this one started, for port 0.
      if (boundPort !== 0 && address.port !== boundPort) worker.process.kill("SIGKILL");
      boundPort ||= address.port;
      listening.set(worker, pipe);
    });
    const pipe = closedPipeOf(worker);
    // One that stops alone: the others accept connections.
    void pipe.closed.then(() => phase !== "stop" && pipe.release());
    const ended = endOf(worker);
    running.set(worker, ended);
    void ended.then((ending) => {
      running.delete(worker);
      listening.delete(worker);
      if (phase !== "stop") replace(worker, ending, restartDelay(previousDelay, performance.now() - forkedAt));
    });
    return new Promise((resolve) => worker.once("message", resolve));
  }

  function replace({ process: { pid } }: Worker, ending: Ending, delay: number): void {
    const fields = { worker: pid, ended: ending, restartMilliseconds: delay };
    if (phase === "start") {
      if (typeof ending === "string") err(`A worker ended before it listened: ${ending}.\n`);
      process.exit(Number(ending) || 1);
    }
    err(`${logLine("error", new Date(), fields)}\n`);
    setTimeout(() => phase === "service" && start(delay), delay);
  }

  async function stop(): Promise<void> {
    phase = "stop";
    // A worker that still starts serves nobody, however it ends.
    const pipes = [...listening.values()];
    const serving = new Set(listening.keys());
    const endings = [...running].map(async ([worker, ended]) => (await ended) === 0 || !serving.has(worker));
    // This closes the listening socket of this process. Each worker then stops like the program without workers: it accepts what
    // waits in the queue of the system, and closes its end of the socket.
    for (const worker of running.keys()) if (worker.isConnected()) worker.process.disconnect();
    // Only then do their clients get responses: one that connects anew finds no socket, and no queue that nobody accepts from.
    await Promise.all(pipes.map(({ closed }) => closed));
    for (const { release } of pipes) release();
    if ((await Promise.all(endings)).includes(false)) process.exit(1);
  }

  // Each worker accepts connections by itself, as the program without workers does; otherwise connections would wait in this process,
  // where a worker that stops does not see them.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: fileURLToPath(file), args: [], stdio: [...workerStdio] });
  stopOnSignals(stop);
  process.once("exit", () => {
    for (const worker of running.keys()) worker.process.kill("SIGKILL");
  });
  // The first one alone, so that a fault of the data or the address is reported once.
  const summary = await start();
  await Promise.all(Array.from({ length: count - 1 }, () => start()));
  phase = "service";
  const milliseconds = Math.round(performance.now() - startedAt);
  out(`${summary} with ${counted(count, "worker")} after ${milliseconds} ms\n`);
}

function endOf(worker: Worker): Promise<Ending> {
  return new Promise((resolve) => {
    worker.once("exit", (code, signal) => resolve(signal ?? code));
    // Of a process that could not be created there is no exit; all other errors are of its channel, and an exit follows.
    worker.on("error", (error) => worker.process.pid === undefined && resolve(reasonOf(error)));
  });
}

/** Milliseconds between the end of a worker and the start of the next one, if it had run for long. */
const SHORTEST_DELAY = 100;
/** The most milliseconds between them; a worker that ran as long as this has run for long. */
const LONGEST_DELAY = 30_000;

/** Returns the delay after a worker that ran for some milliseconds: twice the one before it, if it ended soon. */
export function restartDelay(before: number | undefined, lifetime: number): number {
  if (before === undefined || lifetime >= LONGEST_DELAY) return SHORTEST_DELAY;
  return Math.min(2 * before, LONGEST_DELAY);
}
