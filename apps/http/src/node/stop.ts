import type { Server } from "node:http";
import { Server as TcpServer } from "node:net";

/**
 * Milliseconds for clients to close connections themselves, after a response with `connection: close`. If the server
 * closed a connection between two requests, a request in transit would be lost.
 */
const GRACE = 500;
/** Milliseconds between two checks for idle connections. */
const IDLE_CHECK_INTERVAL = 50;
/** Maximum milliseconds for accepting queued connections; under constant load new ones always arrive. */
const ADMISSION = 2000;
/**
 * The milliseconds of `ADMISSION` that one check takes at most: a turn that is blocked, for example by the parse of a table,
 * accepts no more connections than a short one.
 */
const COUNTED_CHECK = 20;
/** The number of turns of the event loop without a new connection after which the queue counts as empty. */
const QUIET_TURNS = 2;
/** Milliseconds after which all connections are closed; the process must end within 5 s. */
const DEADLINE = 4500;

/** Creates the function that stops a server. Every call returns the same promise. */
export function createStop(server: Server): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  return () => {
    stopped ??= stop(server);
    return stopped;
  };
}

/**
 * Accepts the connections that are in the queue of the system; they would be lost when the server stops listening. Each
 * turn of the event loop accepts one.
 */
async function admitWaiting(server: Server, deadline: number): Promise<void> {
  let isWaiting = true;
  let counted = 0;
  const onConnection = () => {
    isWaiting = true;
  };
  server.on("connection", onConnection);
  while (isWaiting && counted < ADMISSION && performance.now() < deadline) {
    isWaiting = false;
    const startedAt = performance.now();
    for (let turn = 0; turn < QUIET_TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    counted += Math.min(performance.now() - startedAt, COUNTED_CHECK);
  }
  server.off("connection", onConnection);
}

async function stop(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), DEADLINE);
  await admitWaiting(server, performance.now() + DEADLINE);
  // From here on no connection is new: each had the grace to send a request before it counts as idle.
  let timer: NodeJS.Timeout;
  const closeIdle = () => {
    // What has arrived while a request kept the event loop busy is read after timers and before immediates.
    setImmediate(() => server.closeIdleConnections());
    timer = setTimeout(closeIdle, IDLE_CHECK_INTERVAL);
  };
  timer = setTimeout(closeIdle, GRACE);
  // The HTTP server's own `close` closes idle connections at once, and may lose requests that clients are sending.
  await new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  clearTimeout(timer);
  clearTimeout(deadline);
}
