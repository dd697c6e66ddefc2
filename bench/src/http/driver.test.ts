import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LoadDriver, startLoadDriver } from "./driver.js";

let driver: LoadDriver;
let server: Server;
let url: string;
const asked: string[] = [];
beforeAll(async () => {
  driver = startLoadDriver();
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers["accept-encoding"]}`);
    response.writeHead(request.url === "/missing" ? 404 : 200).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => {
  driver.close();
  server.close();
  server.closeAllConnections();
});

describe("the load process", () => {
  it("asks for each path exactly once when no time is given", async () => {
    const paths = Array.from({ length: 203 }, (_, index) => `/item/${index}`);
    asked.length = 0;
    const load = { url, paths, headers: { "Accept-Encoding": "gzip" }, connections: 64, seconds: null };
    const result = await driver.run(load);
    expect([...asked].sort()).toEqual(paths.map((path) => `${path} gzip`).sort());
    expect(result).toMatchObject({ requests: 203, statuses: { 200: 203 }, failures: 0 });
    expect(result.p99).toBeGreaterThanOrEqual(result.p50);
  });

  it("asks over and over for some time, and tells every status", async () => {
    const load = { url, paths: ["/missing"], headers: {}, connections: 4, seconds: 0.1 };
    const { requests, seconds, statuses } = await driver.run(load);
    expect(requests).toBeGreaterThanOrEqual(4);
    expect(seconds).toBeGreaterThanOrEqual(0.1);
    expect(statuses).toEqual({ 404: requests });
  });
});
