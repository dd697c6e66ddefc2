import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createJointSending } from "./send.js";

/** Sends a number of responses together; the result tells which of them are sent. */
function sendResponses(count: number): () => readonly boolean[] {
  const send = createJointSending();
  const responses = Array.from({ length: count }, () => new ServerResponse(new IncomingMessage(new Socket())));
  for (const response of responses) send(response, { status: 204, headers: {}, body: undefined });
  return () => responses.map(({ writableEnded }) => writableEnded);
}

it("sends the responses of a turn of the event loop after it", async () => {
  const sent = sendResponses(3);
  expect(sent()).toEqual([false, false, false]);
  await setImmediate();
  expect(sent()).toEqual([true, true, true]);
});

it("lets at most 32 responses wait", async () => {
  const sent = sendResponses(33);
  expect(sent()).toEqual([...Array.from({ length: 32 }, () => true), false]);
  await setImmediate();
  expect(sent().every(Boolean)).toBe(true);
});
