import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { ProgramError, reasonOf, systemCodeOf } from "@gamedata/program";
import { HttpError } from "../http/errors.js";
import { ALLOWED_METHODS } from "../http/headers.js";
import type { ServiceResponse } from "../http/response.js";
import { connectionError, refuseConnection } from "./malformed-request.js";
import { createStop } from "./stop.js";
import { createTurns } from "./turns.js";

/** Refuses a request with an error, and closes its connection. */
export type RefuseRequest = (response: ServerResponse, error: HttpError) => void;

export type ServerListener = (request: IncomingMessage, response: ServerResponse, refuse: RefuseRequest) => void;

export interface ServerOptions {
  readonly host: string;
  /** The port; 0 lets the system choose one. */
  readonly port: number;
  readonly listener: ServerListener;
  /** Returns the response to a request that the server refuses itself. */
  readonly errorResponse: (error: HttpError) => ServiceResponse;
  /** Called for connections that could not be accepted. */
  readonly onError: (error: Error) => void;
  /** Called when the server has closed its socket; resolves when all other processes have that accept connections at the address. */
  readonly allHaveClosed?: (() => Promise<void>) | undefined;
}

export interface RunningServer {
  /** The address for a browser, for example `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Stops accepting connections, finishes pending requests, and resolves when every connection is closed. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds for a client to send the headers of a request. */
const HEADERS_TIMEOUT = 10_000;
/** Milliseconds for a client to send a whole request. */
const REQUEST_TIMEOUT = 30_000;
/** Milliseconds for which an idle connection is kept open. */
const KEEP_ALIVE_TIMEOUT = 5000;
/** Milliseconds without traffic after which a connection is closed, for example if its client does not read. */
const STALL_TIMEOUT = 60_000;
/** Milliseconds between two checks for connections that have timed out. */
const CONNECTION_CHECK_INTERVAL = 1000;
/**
 * Connections that may wait to be accepted, if the system allows so many (`net.core.somaxconn`; 4096 by default on Linux).
 * When the queue overflows, clients may count as connected and lose the connection when they send. Node's default is 511.
 */
const BACKLOG = 4096;
/** The maximum size of a request line and its headers together. */
const MAXIMUM_HEADER_BYTES = 16 * 1024;

const connectMessage = `"CONNECT" is not allowed; allowed are ${ALLOWED_METHODS}.`;
const connectRefused = new HttpError("METHOD_NOT_ALLOWED", connectMessage, { allow: ALLOWED_METHODS });

/**
 * Starts a server.
 *
 * @throws {ProgramError} If the server cannot listen on the address.
 */
export async function startServer({
  host,
  port,
  listener,
  errorResponse,
  onError,
  allHaveClosed,
}: ServerOptions): Promise<RunningServer> {
  const turns = createTurns();
  /** Refuses malformed input after the responses to all earlier requests were sent. */
  const refuse = (socket: Duplex, refused: ServiceResponse) => {
    const earlier = turns.latestOf(socket);
    if (earlier === undefined || earlier.writableFinished) refuseConnection(socket, refused);
    // Before the listener of Node, which ends the socket if its client has closed the sending side.
    else earlier.prependOnceListener("finish", () => refuseConnection(socket, refused));
  };
  const refuseRequest: RefuseRequest = (response, error) => {
    const { socket, method } = response.req;
    const refused = errorResponse(error);
    // Not `response.end`: Node would close the connection while the client may still be sending. The status is logged.
    response.statusCode = refused.status;
    refuseConnection(socket, method === "HEAD" ? { ...refused, body: undefined } : refused);
  };
  let isStopping = false;
  const closeAfter = (response: ServerResponse) => response.setHeader("connection", "close");
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    turns.take(response, () => {
      if (isOfUnknownLength(request) || (isStopping && turns.isLatest(response))) closeAfter(response);
      listener(request, response, refuseRequest);
    });
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      connectionsCheckingInterval: CONNECTION_CHECK_INTERVAL,
      maxHeaderSize: MAXIMUM_HEADER_BYTES,
      // A request without a Host header gets a JSON error like any other malformed request.
      requireHostHeader: false,
    },
    answer,
  );
  server.setTimeout(STALL_TIMEOUT);
  // A client that closes its sending side after its request still gets a response that is not ready yet. Not in Node's documentation.
  Object.assign(server, { httpAllowHalfOpen: true });
  // Without these listeners, Node sends responses of its own, without a body.
  server.on("checkExpectation", answer);
  server.on("connect", (_request, socket) => {
    // Node no longer handles errors of this connection; an unhandled one would end the process.
    socket.on("error", () => socket.destroy());
    refuse(socket, errorResponse(connectRefused));
  });
  server.on("clientError", (error, socket) => {
    if (systemCodeOf(error) === "ECONNRESET" || socket.destroyed) socket.destroy();
    else refuse(socket, errorResponse(connectionError(error)));
  });
  await listen(server, host, port);
  // For example too many open files: the connection is lost, and the server continues.
  server.on("error", onError);
  const stop = createStop(server, turns, allHaveClosed);
  return {
    url: urlOf(server, host),
    stop() {
      isStopping = true;
      // Otherwise their clients would send further requests on connections that are about to be closed.
      for (const response of turns.unwritten)
        if (!response.headersSent && turns.isLatest(response)) closeAfter(response);
      return stop();
    },
  };
}

/**
 * Returns whether a connection must be closed after the response, because a proxy may see another end of the request: HTTP/1.0 does not know
 * `Transfer-Encoding` (RFC 9112, section 6.1).
 */
function isOfUnknownLength({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === "1.0" && headers["transfer-encoding"] !== undefined;
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new ProgramError(listenFailure(error, host, port)));
    server.once("error", fail);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off("error", fail);
      resolve();
    });
  });
}

function listenFailure(error: Error, host: string, port: number): string {
  switch (systemCodeOf(error)) {
    case "EADDRINUSE":
      return `Port ${port} of ${host} is in use; set --port or PORT to another one.`;
    case "EACCES":
      return `Port ${port} of ${host} needs rights that this process lacks; set --port or PORT to another one.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `The host ${host} is no address of this machine; set --host or HOST to another one.`;
    default:
      return `Cannot listen on port ${port} of ${host}: ${reasonOf(error)}.`;
  }
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  const { port } = isAddressInfo(address) ? address : { port: 0 };
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function isAddressInfo(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}
