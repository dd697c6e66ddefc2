import { STATUS_CODES } from "node:http";
import type { Answer } from "../response/answer.js";

/**
 * Serializes an answer as an HTTP/1.1 response with `connection: close`, for connections without a response object of
 * Node.
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
