import type { Server } from "node:http";
import { Server as TcpServer } from "node:net";

/**
 * Milliseconds in which connections that are in use end by themselves: their next response says that it is the last.
 * To close them between two requests would cut off a request that is on its way.
 */
const GRACE = 500;
/** Milliseconds between two looks for connections that have become idle. */
const IDLE_CHECK_INTERVAL = 50;
/** Milliseconds in which connections that were made before the stop are let in, at most: under a flood there is no end. */
const ADMISSION = 2000;
/** Turns of the event loop without a new connection that show that nobody waits. */
const QUIET_TURNS = 2;
/** Milliseconds after which connections are closed whatever they do; the process must be gone in 5 s. */
const DEADLINE = 4500;

/**
 * Makes the function that stops a server; calling it again gives the same promise.
 *
 * @param server The server.
 */
export function createStop(server: Server): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  return () => {
    stopped ??= stop(server);
    return stopped;
  };
}

/**
 * Lets those in whose connection the system has made already, and the server not yet accepted: to stop listening would
 * cut them off. One is accepted in each turn of the event loop while there are any.
 */
async function admitWaiting(server: Server): Promise<void> {
  const end = performance.now() + ADMISSION;
  let isWaiting = true;
  const onConnection = () => {
    isWaiting = true;
  };
  server.on("connection", onConnection);
  while (isWaiting && performance.now() < end) {
    isWaiting = false;
    for (let turn = 0; turn < QUIET_TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  server.off("connection", onConnection);
}

async function stop(server: Server): Promise<void> {
  const timers: NodeJS.Timeout[] = [];
  const closeIdle = () => {
    server.closeIdleConnections();
    timers.push(setTimeout(closeIdle, IDLE_CHECK_INTERVAL));
  };
  timers.push(
    setTimeout(closeIdle, GRACE),
    setTimeout(() => server.closeAllConnections(), DEADLINE),
  );
  await admitWaiting(server);
  // The HTTP server's own `close` would close idle connections at once, with requests on their way.
  await new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  for (const timer of timers) clearTimeout(timer);
}
