import { type Address, ConnectionClosed, WireConnection } from "./connection.js";
import { getText } from "./request.js";
import type { WireResponse } from "./response-parser.js";

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
