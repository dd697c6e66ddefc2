import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

interface Connection {
  latest: ServerResponse;
  /** Whether a response was started and is not written yet. */
  isBusy: boolean;
  /** What starts the responses to the requests after it, in their order. */
  readonly waiting: (() => void)[];
}

/** Bytes of all responses together that may wait to be read. */
const UNREAD_BYTES = 256 * 1024 * 1024;

/** The order in which the responses of all connections are started. */
export interface Turns {
  /**
   * Starts a response, or lets it wait until the responses before it on its connection are written. It is never started if the connection is
   * closed or refused before.
   */
  readonly take: (response: ServerResponse, start: () => void) => void;
  /** Returns the response to the latest request of a connection. */
  readonly latestOf: (socket: Duplex) => ServerResponse | undefined;
  /** Returns whether no later request of its connection is known. */
  readonly isLatest: (response: ServerResponse) => boolean;
  /** The responses that were started and are not written yet. */
  readonly unwritten: ReadonlySet<ServerResponse>;
  /** Starts no further response until `release` is called. */
  readonly hold: () => void;
  /** Starts the responses that were held. */
  readonly release: () => void;
}

/**
 * Creates the turns of a server: at most one response of each connection at a time. Node would compute the responses to all requests of a
 * packet at once: one client could occupy the process, and fill the memory with responses that it does not read. A connection with waiting
 * requests is not read, so that at most one packet of them waits. Of what clients do not read, the oldest responses are given up when there
 * is too much of it.
 */
export function createTurns(): Turns {
  const connections = new WeakMap<Duplex, Connection>();
  const unwritten = new Set<ServerResponse>();
  let held: (() => void)[] | undefined;

  function open(socket: Socket, latest: ServerResponse): Connection {
    const connection: Connection = { latest, isBusy: false, waiting: [] };
    connections.set(socket, connection);
    // Node resumes after every request. A refused connection is read to its end.
    socket.on("resume", () => {
      if (connection.waiting.length > 0 && socket.writable) socket.pause();
    });
    return connection;
  }

  function giveUpUnread(): void {
    let bytes = 0;
    for (const { req } of unwritten) bytes += req.socket.writableLength;
    for (const { req } of unwritten) {
      if (bytes <= UNREAD_BYTES) return;
      bytes -= req.socket.writableLength;
      if (req.socket.writableLength > 0) req.socket.destroy();
    }
  }

  function begin(connection: Connection, response: ServerResponse, start: () => void): void {
    const { socket } = response.req;
    if (!socket.writable) return;
    connection.isBusy = true;
    giveUpUnread();
    unwritten.add(response);
    response.once("close", () => {
      unwritten.delete(response);
      const next = connection.waiting.shift();
      if (next === undefined) {
        connection.isBusy = false;
        return;
      }
      if (connection.waiting.length === 0) socket.resume();
      // Other connections have their turn first.
      setImmediate(next);
    });
    if (held === undefined) start();
    else held.push(start);
  }

  return {
    take(response, start) {
      const { socket } = response.req;
      // A refused connection is still read; further requests get no response.
      if (!socket.writable) return;
      const connection = connections.get(socket) ?? open(socket, response);
      connection.latest = response;
      if (!connection.isBusy) return begin(connection, response, start);
      connection.waiting.push(() => begin(connection, response, start));
      socket.pause();
    },
    latestOf: (socket) => connections.get(socket)?.latest,
    isLatest: (response) => connections.get(response.req.socket)?.latest === response,
    unwritten,
    hold() {
      held ??= [];
    },
    release() {
      const starts = held ?? [];
      held = undefined;
      for (const start of starts) start();
    },
  };
}
