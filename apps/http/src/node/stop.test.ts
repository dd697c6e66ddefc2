import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { createStop } from "./stop.js";

/** Milliseconds that a turn of the event loop is blocked for, and how many turns are: longer in all than 2 s. */
const BLOCKED = 150;
const BLOCKED_TURNS = 15;
const CLIENTS = 40;

function block(turns: number): void {
  const end = performance.now() + BLOCKED;
  while (performance.now() < end);
  if (turns > 1) setImmediate(() => block(turns - 1));
}

const receivedBy = async (client: Socket) => Buffer.concat(await client.toArray()).toString("latin1");

it("accepts every connection that waits, however long the turns of the event loop are meanwhile", async () => {
  const server = createServer((_request, response) => {
    response.setHeader("connection", "close").end("answered");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  setImmediate(() => block(BLOCKED_TURNS));
  const received = Array.from({ length: CLIENTS }, () => {
    const client = connect(port, "127.0.0.1");
    client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    return receivedBy(client).catch(String);
  });
  await createStop(server)();
  const bodies = (await Promise.all(received)).map((text) => text.split("\r\n\r\n")[1]);
  expect(bodies).toEqual(Array(CLIENTS).fill("answered"));
});
