import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ServiceResponse } from "../http/response.js";

/**
 * Milliseconds for which a refused connection is still read. If it were closed while the client is sending, the
 * client's system would discard the response (RFC 9112, section 9.6).
 */
const LINGER = 2000;

const refused = new WeakSet<Duplex>();

/** Sends an answer on a raw connection and closes it; later calls for the same connection do nothing. */
export function refuseConnection(socket: Duplex, answer: ServiceResponse): void {
  if (refused.has(socket)) return;
  refused.add(socket);
  socket.end(rawResponse(answer));
  socket.resume();
  const lingering = setTimeout(() => socket.destroy(), LINGER);
  socket.once("close", () => clearTimeout(lingering));
}

/** Serializes an answer as HTTP/1.1, for connections for which Node has no response object. */
function rawResponse({ status, headers, body = new Uint8Array() }: ServiceResponse): Buffer {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? "Error"}`,
    ...Object.entries({ ...headers, date: new Date().toUTCString(), connection: "close" }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]);
}
