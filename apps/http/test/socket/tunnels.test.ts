import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { serverOfTests } from "../server/server-of-tests.js";
import { stopServer } from "../server/spawn-server.js";
import { WireConnection } from "../wire/connection.js";
import { getText, statusOf } from "../wire/request.js";

const server = serverOfTests();

const CONNECT = "CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n";
/** What a shared machine may add to two seconds. */
const DEADLINE = 10_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens a connection that goes on when the server has ended its side. */
function openHalf(): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ ...server().address, allowHalfOpen: true }, () => resolve(socket));
  });
}

/** Milliseconds between the request for a tunnel and the reset of its connection: before, while and after it is refused. */
const resets = [undefined, 0, 1, 2, 5];

describe("a client that asks for a tunnel", () => {
  it.each([
    ["at once", ""],
    ["behind a request that is not answered yet", getText("/api/interlude/raw/npcs?limit=200")],
  ])("%s, and resets the connection, does the server no harm", async (_when, before) => {
    for (let round = 0; round < 100; round += 1) {
      const connection = await WireConnection.open(server().address);
      connection.send(before + CONNECT + "x".repeat(round * 100));
      const delay = resets[round % resets.length];
      if (delay !== undefined) await pause(delay);
      connection.socket.resetAndDestroy();
      await connection.closed;
    }
    expect(await statusOf(server().address, "/healthz")).toBe(200);
  });

  it("cannot hold the connection", async () => {
    const socket = await openHalf();
    socket.write(CONNECT);
    // Without reading to its end, a socket does not tell that the other side has ended.
    const closed = new Promise<number>((resolve) => {
      const startedAt = performance.now();
      const done = () => resolve(performance.now() - startedAt);
      socket.on("error", done).on("close", done).resume();
      const prodding = setInterval(() => socket.write("x"), 200);
      socket.on("close", () => clearInterval(prodding));
    });
    expect(await closed).toBeLessThan(DEADLINE);
  });

  it("does not keep the server from stopping", async () => {
    const sockets = await Promise.all(Array.from({ length: 5 }, openHalf));
    for (const socket of sockets) socket.on("error", () => {}).write(CONNECT);
    const startedAt = performance.now();
    expect(await stopServer(server())).toMatchObject({ code: 0, stderr: "" });
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE);
    for (const socket of sockets) socket.destroy();
  });
});
