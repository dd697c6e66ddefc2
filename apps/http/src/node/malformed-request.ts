import { type IncomingMessage, STATUS_CODES } from "node:http";
import { isIPv6 } from "node:net";
import type { Duplex } from "node:stream";
import { systemCodeOf } from "@gamedata/program";
import { HttpError, headersTooLarge, malformedRequest, requestTimeout, shownText } from "../http/errors.js";
import { MAXIMUM_TARGET_LENGTH } from "../http/request.js";
import type { ServiceResponse } from "../http/response.js";

const requestLine = /^[A-Z-]+ (\S*)/;

function hasLongTarget(received: Buffer | undefined): boolean {
  const target = requestLine.exec(received?.toString("latin1") ?? "")?.[1];
  return target !== undefined && target.length > MAXIMUM_TARGET_LENGTH;
}

/** Returns the HTTP error for an error of Node's HTTP parser, which is reported before there is a request. */
export function connectionError(error: Error & { readonly rawPacket?: Buffer }): HttpError {
  switch (systemCodeOf(error)) {
    case "HPE_HEADER_OVERFLOW":
      return hasLongTarget(error.rawPacket)
        ? new HttpError(
            "URI_TOO_LONG",
            `The URL is too long; at most ${MAXIMUM_TARGET_LENGTH} characters are answered.`,
          )
        : headersTooLarge;
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return requestTimeout;
    default:
      return malformedRequest;
  }
}

const missing = new HttpError("MALFORMED_REQUEST", "An HTTP/1.1 request must have a Host header.");
const repeated = new HttpError("MALFORMED_REQUEST", "A request must have only one Host header.");

/** A name of 253 characters (RFC 1035), and a port: pages name the host once for each record. */
const LONGEST_HOST = 259;

/** A registered name or an IPv4 address, which may be empty, and a port (RFC 3986, section 3.2). */
const named = /^(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*(?::\d*)?$/i;
/** An IPv6 address in brackets, and a port. */
const bracketed = /^\[([\da-f:.]+)\](?::\d*)?$/i;

/**
 * Returns the error for a request whose `Host` header is missing in HTTP/1.1, repeated or invalid (RFC 9112, section
 * 3.2); `undefined` for any other request.
 */
export function hostError({ httpVersion, rawHeaders }: IncomingMessage): HttpError | undefined {
  // Node's `headers` has only the first Host. A loop over names is the cheapest way to find another one.
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== undefined) return repeated;
    host = rawHeaders[index + 1];
  }
  if (host === undefined) return httpVersion === "1.1" ? missing : undefined;
  if (host.length <= LONGEST_HOST && (named.test(host) || isIPv6(bracketed.exec(host)?.[1] ?? ""))) return undefined;
  return new HttpError(
    "MALFORMED_REQUEST",
    `Invalid Host ${shownText(host)}: it must be a host name or an IP address, with or without a port.`,
  );
}

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
