import type { Duplex } from "node:stream";
import type { Answer } from "../response/answer.js";
import { rawResponse } from "./raw-response.js";

/**
 * Milliseconds for which a refused connection is still read. If it were closed while the client is sending, the
 * client's system would discard the response (RFC 9112, section 9.6).
 */
const LINGER = 2000;

const refused = new WeakSet<Duplex>();

/** Sends an answer on a raw connection and closes it; later calls for the same connection do nothing. */
export function refuseConnection(socket: Duplex, answer: Answer): void {
  if (refused.has(socket)) return;
  refused.add(socket);
  socket.end(rawResponse(answer));
  socket.resume();
  const lingering = setTimeout(() => socket.destroy(), LINGER);
  socket.once("close", () => clearTimeout(lingering));
}
