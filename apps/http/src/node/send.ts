import type { ServerResponse } from "node:http";
import type { Answer } from "../response/answer.js";

/** The most responses that wait for each other, so that the first one waits for some milliseconds at most. */
const MOST_WAITING = 32;

/** Sends a response at once. */
export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  response.end(body);
}

/**
 * Creates the function that sends the responses of one turn of the event loop together. If they were sent between the
 * computations, a client or proxy on the same machine, which has nothing else to do, would be woken for each of them;
 * that takes more time than sending.
 */
export function createJointSending(): typeof send {
  let waiting: (readonly [ServerResponse, Answer])[] = [];
  const sendAll = () => {
    const ready = waiting;
    waiting = [];
    for (const [response, answer] of ready) send(response, answer);
  };
  return (response, answer) => {
    const count = waiting.push([response, answer]);
    if (count === 1) setImmediate(sendAll);
    else if (count === MOST_WAITING) sendAll();
  };
}
