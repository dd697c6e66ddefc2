import type { Server } from "node:http";
import { Server as TcpServer } from "node:net";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import type { Turns } from "./turns.js";

/**
 * Milliseconds for clients to close connections themselves, after a response with `connection: close`. If the server
 * closed a connection between two requests, a request in transit would be lost.
 */
const GRACE = 500;
/** Milliseconds between two checks for idle connections. */
const IDLE_CHECK_INTERVAL = 50;
/** Milliseconds without a new connection after which the queue of the system counts as empty. */
const QUIET = 50;
/** Milliseconds after which the first turn of the event loop without a new connection is enough: some clients connect all the time. */
const PATIENCE = 500;
/** Maximum milliseconds for accepting queued connections, in this process and in others at the address. */
const ADMISSION = 3500;
/** Milliseconds after which all connections are closed; the process must end within 5 s. */
const DEADLINE = 4500;

type StoppedTurns = Pick<Turns, "hold" | "release" | "unwritten">;

/** Creates the function that stops a server. Every call returns the same promise. */
export function createStop(
  server: Server,
  turns: StoppedTurns,
  allHaveClosed: () => Promise<void> = () => Promise.resolve(),
): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  return () => {
    stopped ??= stop(server, turns, allHaveClosed);
    return stopped;
  };
}

/**
 * Accepts the connections that are in the queue of the system; they would be lost when the server stops listening. Each turn of the event
 * loop accepts one.
 */
async function admitWaiting(server: Server): Promise<void> {
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  let isWaiting = true;
  const onConnection = () => {
    isWaiting = true;
  };
  server.on("connection", onConnection);
  while (isWaiting && elapsed() < ADMISSION) {
    isWaiting = false;
    await pause(elapsed() < PATIENCE ? QUIET : 0);
    // A connection that has arrived while the event loop was busy is accepted after timers and before immediates.
    await turn();
  }
  server.off("connection", onConnection);
}

async function stop(server: Server, turns: StoppedTurns, allHaveClosed: () => Promise<void>): Promise<void> {
  const admitted = pause(ADMISSION, undefined, { ref: false });
  const deadline = setTimeout(() => server.closeAllConnections(), DEADLINE);
  // A client without a response opens no further connection; else those that connect anew for each request would keep the queue filled.
  turns.hold();
  await admitWaiting(server);
  // From here on no connection is new: each had the grace to send a request before it counts as idle.
  let timer: NodeJS.Timeout;
  const closeIdle = () => {
    // What has arrived while a request kept the event loop busy is read after timers and before immediates. Node counts a connection as idle
    // while its response is being written.
    setImmediate(() => {
      if (turns.unwritten.size === 0) server.closeIdleConnections();
    });
    timer = setTimeout(closeIdle, IDLE_CHECK_INTERVAL);
  };
  timer = setTimeout(closeIdle, GRACE);
  // The HTTP server's own `close` closes idle connections at once, and may lose requests that clients are sending.
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  // A client with its response would connect to another process, which may close its socket before it accepts the connection.
  await Promise.race([allHaveClosed(), admitted]);
  turns.release();
  await closed;
  clearTimeout(timer);
  clearTimeout(deadline);
}
