import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { HttpError } from "../protocol/http-error.js";
import { shownText } from "../protocol/shown-text.js";

const missing = new HttpError("MALFORMED_REQUEST", "An HTTP/1.1 request must have a Host header.");
const repeated = new HttpError("MALFORMED_REQUEST", "A request must have only one Host header.");

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
  if (named.test(host) || isIPv6(bracketed.exec(host)?.[1] ?? "")) return undefined;
  return new HttpError(
    "MALFORMED_REQUEST",
    `Invalid Host ${shownText(host)}: it must be a host name or an IP address, with or without a port.`,
  );
}
