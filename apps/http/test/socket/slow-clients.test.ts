import { apiError } from "@gamedata/schema";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { serverOfTests } from "../server/server-of-tests.js";
import { ConnectionClosed, WireConnection } from "../wire/connection.js";
import { getText } from "../wire/request.js";
import { fieldOf } from "../wire/response-parser.js";

const server = serverOfTests();
const SECOND = 1000;
/** What a shared machine may add to any time limit, and the second between two looks at the clock. */
const LENIENCY = 8 * SECOND;
const HEADERS_LIMIT = 10 * SECOND;
const REQUEST_LIMIT = 30 * SECOND;
const KEEP_ALIVE_LIMIT = 5 * SECOND;

/** Waits until the server has closed a connection, and tells how long that took. */
async function timeUntilClosed(connection: WireConnection): Promise<number> {
  const startedAt = performance.now();
  await connection.closed;
  return performance.now() - startedAt;
}

async function expectTimeout(connection: WireConnection): Promise<void> {
  const response = await connection.receiveFinal("GET");
  const { status, body } = response;
  expect(status).toBe(408);
  expect(fieldOf(response, "connection")).toBe("close");
  expect(v.parse(apiError, JSON.parse(String(body)))).toMatchObject({ code: "REQUEST_TIMEOUT", status: 408 });
}

// All of them wait at the same time, and none of them does anything meanwhile.
describe.concurrent("a client that takes its time", () => {
  it("is told so after half a head and silence, and loses its connection", async () => {
    const halves = ["GET /api/inter", "GET / HTTP/1.1\r\nHost: gamed", "GET / HTTP/1.1\r\nHost: gamedata.test\r\n"];
    await Promise.all(
      halves.map(async (text) => {
        const connection = await WireConnection.open(server().address);
        connection.send(text);
        const [elapsed] = await Promise.all([timeUntilClosed(connection), expectTimeout(connection)]);
        expect(elapsed).toBeGreaterThan(HEADERS_LIMIT - SECOND);
        expect(elapsed).toBeLessThan(HEADERS_LIMIT + LENIENCY);
      }),
    );
  });

  it("gains nothing by sending a byte a second", async () => {
    const connection = await WireConnection.open(server().address);
    connection.send("GET / HTTP/1.1\r\nHost: gamedata.test\r\nX-Slow: ");
    const drip = setInterval(() => connection.send("a"), SECOND);
    const elapsed = await timeUntilClosed(connection);
    clearInterval(drip);
    expect(elapsed).toBeLessThan(HEADERS_LIMIT + LENIENCY);
  });

  it("cannot hold a connection by half a body, or half of a second request", async () => {
    const unfinished = [
      "GET /healthz HTTP/1.1\r\nHost: gamedata.test\r\nContent-Length: 100\r\n\r\nhalf of",
      `${getText("/healthz")}GET /`,
    ];
    await Promise.all(
      unfinished.map(async (text) => {
        const connection = await WireConnection.open(server().address);
        connection.send(text);
        expect((await connection.receiveFinal("GET")).status).toBe(200);
        expect(await timeUntilClosed(connection)).toBeLessThan(REQUEST_LIMIT + LENIENCY);
      }),
    );
  });

  it("cannot hold a connection without a request", async () => {
    const connection = await WireConnection.open(server().address);
    expect(await timeUntilClosed(connection)).toBeLessThan(REQUEST_LIMIT + LENIENCY);
  });

  it("keeps its connection for some seconds between two requests, and no longer", async () => {
    const connection = await WireConnection.open(server().address);
    for (const wait of [0, KEEP_ALIVE_LIMIT - 2 * SECOND]) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      connection.send(getText("/healthz"));
      expect((await connection.receiveFinal("GET")).status).toBe(200);
    }
    const elapsed = await timeUntilClosed(connection);
    expect(elapsed).toBeGreaterThan(KEEP_ALIVE_LIMIT - SECOND);
    expect(elapsed).toBeLessThan(KEEP_ALIVE_LIMIT + LENIENCY);
    await expect(connection.receive("GET")).rejects.toThrow(ConnectionClosed);
  });
});
