import type { Worker } from "node:cluster";
import { Socket } from "node:net";

/** The file descriptor of a worker's pipe to the primary process. */
const DESCRIPTOR = 4;

/**
 * The files of a worker: those of the primary process, the channel of messages, and a pipe. The pipe is used after the channel is closed,
 * because the primary process keeps its listening socket until then.
 */
export const workerStdio = ["inherit", "inherit", "inherit", "ipc", "pipe"] as const;

/**
 * Says in a worker that it accepts no more connections. Resolves when the primary process has closed the pipe: no worker accepts any, or
 * it has ended.
 */
export function allHaveClosed(): Promise<void> {
  const pipe = new Socket({ fd: DESCRIPTOR });
  return new Promise((resolve) => {
    pipe.once("close", () => resolve());
    // The primary process has ended; the socket is closed next.
    pipe.on("error", () => {});
    pipe.resume();
    pipe.write("closed");
  });
}

/** The pipe of a worker in the primary process. */
export interface ClosedPipe {
  /** Resolves when the worker accepts no more connections, or has ended. */
  readonly closed: Promise<void>;
  /** Lets the worker send the responses that it holds. */
  readonly release: () => void;
}

/** Opens the pipe of a worker; that of a process that could not be created is closed. */
export function closedPipeOf({ process: { stdio } }: Worker): ClosedPipe {
  const pipe = stdio[DESCRIPTOR];
  if (!(pipe instanceof Socket)) return { closed: Promise.resolve(), release() {} };
  // The worker has ended; the socket is closed next.
  pipe.on("error", () => {});
  const closed = new Promise<void>((resolve) => {
    pipe.once("data", () => resolve());
    pipe.once("close", () => resolve());
  });
  return { closed, release: () => pipe.destroy() };
}
