import type { Duplex } from "node:stream";
import type { Answer } from "../response/answer.js";
import { rawResponse } from "./raw-response.js";

/**
 * Milliseconds for which a refused connection is still read. To close it at once, with bytes of the client on their way,
 * would make its system throw the refusal away: RFC 9112, section 9.6.
 */
const LINGER = 2000;

const refused = new WeakSet<Duplex>();

/**
 * Refuses what came over a connection that has no response object to offer, and ends the connection.
 *
 * @param socket The connection; once refused, nothing more is sent over it.
 * @param answer What to say.
 */
export function refuseConnection(socket: Duplex, answer: Answer): void {
  if (refused.has(socket)) return;
  refused.add(socket);
  socket.end(rawResponse(answer));
  socket.resume();
  const lingering = setTimeout(() => socket.destroy(), LINGER);
  socket.once("close", () => clearTimeout(lingering));
}
