import type { ServerResponse } from "node:http";
import type { ServiceResponse } from "../http/response.js";

/** Bytes for which the event loop makes one turn: Node accepts one connection in each. */
const TURN_BYTES = 128 * 1024;

type Send = (response: ServerResponse, answer: ServiceResponse) => void;

function send(response: ServerResponse, { status, headers, body }: ServiceResponse): void {
  response.writeHead(status, headers);
  response.end(body);
}

/**
 * Creates what sends responses: those with a large body one after another, with turns for other connections between. Of a body that its
 * client does not read, the system copies some megabytes at once, so that a thousand such clients would hold up all others for seconds.
 */
export function createSend(): Send {
  const waiting: { readonly response: ServerResponse; readonly answer: ServiceResponse; readonly turns: number }[] = [];
  /** Turns for others that are left after the latest large body; `undefined` if none was sent since the last of them. */
  let left: number | undefined;

  function turn(): void {
    left = left === undefined || left === 0 ? sendNext() : left - 1;
    if (left !== undefined) setImmediate(turn);
  }

  /** Sends the first response that has a client; returns the turns after it. */
  function sendNext(): number | undefined {
    for (;;) {
      const next = waiting.shift();
      if (next === undefined) return undefined;
      if (next.response.destroyed) continue;
      send(next.response, next.answer);
      return next.turns;
    }
  }

  return (response, answer) => {
    const turns = Math.floor((answer.body?.length ?? 0) / TURN_BYTES);
    if (turns === 0) return send(response, answer);
    waiting.push({ response, answer, turns });
    if (left === undefined) turn();
  };
}
