import { STATUS_CODES } from "node:http";
import type { Answer } from "../response/answer.js";

/** Serializes an answer as HTTP/1.1, for connections for which Node has no response object. */
export function rawResponse({ status, headers, body = new Uint8Array() }: Answer): Buffer {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? "Error"}`,
    ...Object.entries({ ...headers, date: new Date().toUTCString(), connection: "close" }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]);
}
