import { once } from "node:events";
import { IncomingMessage, ServerResponse } from "node:http";
import { connect, Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import type { ServiceResponse } from "../http/response.js";
import { createSend } from "./large-bodies.js";
import { createListener } from "./listener.js";
import { startServer } from "./server.js";

const KIBIBYTE = 1024;
const ok = (bytes: number): ServiceResponse => ({ status: 200, headers: {}, body: Buffer.alloc(bytes) });

/** Sends bodies of so many KiB to clients that do not read. */
function sendBodies(...sizes: readonly number[]): readonly ServerResponse[] {
  const send = createSend();
  return sizes.map((size) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    send(response, ok(size * KIBIBYTE));
    return response;
  });
}

const areSent = (responses: readonly ServerResponse[]) => responses.map(({ headersSent }) => headersSent);

it("sends small bodies at once, and large ones in their order, each after a turn for every 128 KiB of the one before", async () => {
  const responses = sendBodies(512, 127, 256, 1024, 1);
  expect(areSent(responses)).toEqual([true, true, false, false, true]);
  for (let turns = 0; turns < 5; turns += 1) await turn();
  expect(areSent(responses)).toEqual([true, true, true, false, true]);
  await turn();
  await turn();
  expect(areSent(responses)).toEqual([true, true, true, false, true]);
  await turn();
  expect(areSent(responses)).toEqual([true, true, true, true, true]);
});

it("sends nothing to clients that left, and lets nobody wait for them", async () => {
  const [first, gone, alsoGone, last] = sendBodies(128, 4096, 4096, 128);
  gone?.destroy();
  alsoGone?.destroy();
  await turn();
  await turn();
  expect([first, gone, alsoGone, last].map((response) => response?.headersSent)).toEqual([true, false, false, true]);
});

it("sends a large body at once when the turns after the one before have passed", async () => {
  const send = createSend();
  for (let round = 0; round < 3; round += 1) {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    send(response, ok(256 * KIBIBYTE));
    expect(response.headersSent).toBe(true);
    for (let turns = 0; turns < 4; turns += 1) await turn();
  }
});

it("lets a client that connects after a hundred others have its answer before most of their large ones are sent", async () => {
  const others: ServerResponse[] = [];
  let sentBefore: number | undefined;
  const fail = () => expect.fail();
  const listener = createListener({
    answer: ({ target }) => ok(target === "/" ? 1 : KIBIBYTE ** 2),
    errorResponse: fail,
  });
  const server = await startServer({
    host: "127.0.0.1",
    port: 0,
    listener(request, response, refuse) {
      listener(request, response, refuse);
      if (request.url !== "/") others.push(response);
      else sentBefore = others.filter(({ headersSent }) => headersSent).length;
    },
    errorResponse: fail,
    onError: fail,
  });
  const ask = (target: string) => {
    const client = connect(Number(new URL(server.url).port), "127.0.0.1");
    client.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`);
    return client;
  };
  const clients = Array.from({ length: 100 }, () => ask("/large").pause());
  const client = ask("/");
  await once(client, "data");
  expect([others.length, sentBefore]).toEqual([100, expect.toSatisfy((sent: number) => sent < 50)]);
  for (const other of [...clients, client]) other.destroy();
  await server.stop();
});
