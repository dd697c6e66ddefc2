import { afterAll, beforeAll, expect, it } from "vitest";
import { portAsker } from "./ask.js";
import { comparedRefusal } from "./documented-refusal.js";
import { catalog } from "./served.js";
import { WireConnection } from "./wire/connection.js";
import { getText } from "./wire/request.js";

let server: Awaited<ReturnType<typeof portAsker>>;
let document: string;
beforeAll(async () => {
  server = await portAsker({ catalogs: [catalog] });
  document = (await server.ask("/api/openapi.json")).body.toString("utf8");
});
afterAll(() => server.close());

it.each([
  ["MalformedRequest", "hello\r\n\r\n", 400],
  ["MalformedRequest", "GET / HTTP/1.1\r\nHost: gamedata.test\r\nContent-Length: -1\r\n\r\n", 400],
  ["HeadersTooLarge", getText("/", ["X-Long", "a".repeat(20_480)]), 431],
])("the document has the response %s that a socket receives", async (name, text, status) => {
  const { hostname, port } = new URL(server.url);
  const connection = await WireConnection.open({ host: hostname, port: Number(port) });
  connection.send(text);
  const response = await connection.receiveFinal("GET");
  await connection.closed;
  const { received, documented } = comparedRefusal(document, name, response);
  expect(response.status).toBe(status);
  expect(Object.keys(documented.headers)).toEqual([
    "Cache-Control",
    "Vary",
    "Access-Control-Allow-Origin",
    "Connection",
  ]);
  expect(received).toEqual(documented);
});
