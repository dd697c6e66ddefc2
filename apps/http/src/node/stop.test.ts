import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { type RunningServer, startServer } from "./server.js";

/** Milliseconds that a turn of the event loop is blocked for, for example by the parse of a table, and how many turns are. */
const BLOCKED = 150;
const BLOCKED_TURNS = 10;
const CLIENTS = 40;
/** Milliseconds for which clients connect before the server is stopped. */
const WARM_UP = 200;

function block(turns: number): void {
  const end = performance.now() + BLOCKED;
  while (performance.now() < end);
  if (turns > 1) setImmediate(() => block(turns - 1));
}

const receivedBy = async (client: Socket) => Buffer.concat(await client.toArray()).toString("latin1");

/** Starts a server that closes the connection after each response. */
const serve = (): Promise<RunningServer> =>
  startServer({
    host: "127.0.0.1",
    port: 0,
    listener: (_request, response) => response.setHeader("connection", "close").end("answered"),
    errorResponse: ({ message }) => ({ status: 400, headers: {}, body: Buffer.from(message) }),
    onError(error) {
      throw error;
    },
  });

const portOf = ({ url }: RunningServer) => Number(new URL(url).port);
const REQUEST = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

it("accepts every connection that waits, however long the turns of the event loop are meanwhile", async () => {
  const server = await serve();
  setImmediate(() => block(BLOCKED_TURNS));
  const received = Array.from({ length: CLIENTS }, () => {
    const client = connect(portOf(server), "127.0.0.1");
    client.write(REQUEST);
    return receivedBy(client).catch(String);
  });
  await server.stop();
  const bodies = (await Promise.all(received)).map((text) => text.split("\r\n\r\n")[1]);
  expect(bodies).toEqual(Array(CLIENTS).fill("answered"));
});

/** Sends one request after another, each on a new connection, until none is accepted; returns what it received instead of a response. */
async function reconnect(port: number): Promise<string | undefined> {
  for (;;) {
    const client = connect(port, "127.0.0.1");
    client.write(REQUEST);
    const received = await receivedBy(client).catch(String);
    if (received.includes("ECONNREFUSED")) return undefined;
    if (!received.endsWith("answered")) return received;
  }
}

it("answers every connection that it accepted or that waits, while clients connect anew after each response", async () => {
  const server = await serve();
  const clients = Array.from({ length: CLIENTS }, () => reconnect(portOf(server)));
  await pause(WARM_UP);
  await server.stop();
  expect(await Promise.all(clients)).toEqual(Array(CLIENTS).fill(undefined));
});
