import { type Address, ConnectionClosed, WireConnection } from "./connection.js";
import type { WireResponse } from "./response-parser.js";

/** A request to send, one byte a character, so that any bytes can be sent. */
export interface WireRequest {
  readonly method: string;
  readonly target: string;
  readonly version?: "1.0" | "1.1";
  /** Header fields beside `Host`; `Host` too where it differs. */
  readonly fields?: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
}

const isHost = ([name]: readonly [string, string]) => name.toLowerCase() === "host";

/** Writes a request as it is sent; it gets a `Host` header unless it has one. */
export function requestText({ method, target, version = "1.1", fields = [], body = "" }: WireRequest): string {
  const all = fields.some(isHost) ? fields : [["Host", "gamedata.test"] as const, ...fields];
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/${version}\r\n${lines.join("")}\r\n${body}`;
}

/** Writes a plain `GET` request; the fields are those beside `Host`. */
export function getText(target: string, ...fields: readonly (readonly [string, string])[]): string {
  return requestText({ method: "GET", target, fields });
}

/** Sends bytes, closes the sending side, and gives every response until the server ends the connection. */
export async function responsesTo(address: Address, text: string, method = "GET"): Promise<readonly WireResponse[]> {
  const connection = await WireConnection.open(address);
  connection.send(text);
  connection.socket.end();
  const responses: WireResponse[] = [];
  try {
    for (;;) responses.push(await connection.receiveFinal(method));
  } catch (error) {
    if (error instanceof ConnectionClosed && error.received === 0 && error.code === undefined) return responses;
    throw error;
  }
}

/** Asks for a target over a connection of its own; returns the status of the response. */
export async function statusOf(address: Address, target: string): Promise<number> {
  const connection = await WireConnection.open(address);
  connection.send(getText(target));
  try {
    return (await connection.receiveFinal("GET")).status;
  } finally {
    connection.destroy();
  }
}
