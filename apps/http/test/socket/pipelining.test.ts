import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { serverOfTests } from "../server/server-of-tests.js";
import { WireConnection } from "../wire/connection.js";
import { requestText, type WireRequest } from "../wire/request.js";

const server = serverOfTests();

const root = "/api/interlude";
const get = (target: string): WireRequest => ({ method: "GET", target });

/** Requests whose responses tell which one they belong to. */
const kinds: readonly (readonly [WireRequest, expected: (body: string) => boolean, status: number])[] = [
  [get(`${root}/items/57`), (body) => body.startsWith('{"data":{"id":57,'), 200],
  [get(`${root}/items/999999`), (body) => body.includes("999999"), 404],
  [get(`${root}/raw/npcs?limit=200`), (body) => body.length > 100_000, 200],
  [{ method: "HEAD", target: `${root}/armor-sets` }, (body) => body === "", 200],
  [{ method: "OPTIONS", target: `${root}/items` }, (body) => body === "", 204],
  [
    { method: "PUT", target: "/healthz", fields: [["Content-Length", "5"]], body: "GET /" },
    (body) => body.includes("PUT"),
    405,
  ],
  [get("/healthz"), (body) => body.includes('"uptime"'), 200],
];

const PIPELINED = 400;

describe("pipelined requests", () => {
  it(`are answered in their order, ${PIPELINED} at once`, async () => {
    const connection = await WireConnection.open(server().address);
    const sequence = Array.from({ length: PIPELINED }, (_, index) => kinds[(index * 3) % kinds.length] ?? kinds[0]);
    const present = sequence.filter((kind) => kind !== undefined);
    connection.send(present.map(([request]) => requestText(request)).join(""));
    for (const [request, isExpected, status] of present) {
      const response = await connection.receiveFinal(request.method);
      expect(response.status).toBe(status);
      expect(isExpected(String(response.body))).toBe(true);
    }
    expect(connection.unsolicited).toBe(0);
    connection.destroy();
  });

  it("are answered alike wherever their bytes are cut apart", async () => {
    const requests = kinds.map(([request]) => request);
    const text = requests.map(requestText).join("");
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(text.length), { maxLength: 12 }), async (cuts) => {
        const connection = await WireConnection.open(server().address);
        const edges = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        for (const [index, start] of edges.entries()) {
          connection.send(text.slice(start, edges[index + 1] ?? start));
          await new Promise((resolve) => setImmediate(resolve));
        }
        for (const [request, isExpected, status] of kinds) {
          const response = await connection.receiveFinal(request.method);
          expect([response.status, isExpected(String(response.body))]).toEqual([status, true]);
        }
        connection.destroy();
      }),
      { numRuns: 100, seed: 5 },
    );
  });
});
