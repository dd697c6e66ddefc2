import { STATUS_CODES } from "node:http";
import type { Answer } from "../response/answer.js";

/**
 * Writes an answer as the bytes of an HTTP/1.1 response, for connections on which Node has no response object to offer.
 * The connection closes after it.
 *
 * @param answer The answer.
 */
export function rawResponse({ status, headers, body = new Uint8Array() }: Answer): Buffer {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? "Error"}`,
    ...Object.entries({ ...headers, date: new Date().toUTCString(), connection: "close" }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]);
}
