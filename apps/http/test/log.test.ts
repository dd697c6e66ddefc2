import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errorLog } from "../src/node/log.js";
import { routeTable } from "../src/routes/route-table.js";
import { portAsker } from "./ask.js";
import { bugRoute } from "./bug-route.js";
import { hostileSegments } from "./fuzz/hostile-text.js";
import { catalog } from "./served.js";
import { spawnServer, stopServer } from "./server/spawn-server.js";
import { WireConnection } from "./wire/connection.js";
import { getText, requestText } from "./wire/request.js";

const line = v.strictObject({
  time: v.pipe(v.string(), v.isoTimestamp()),
  level: v.picklist(["error", "access"]),
  route: v.optional(v.string()),
  method: v.string(),
  target: v.string(),
  status: v.optional(v.number()),
  milliseconds: v.optional(v.number()),
  stack: v.optional(v.string()),
});
const ROOT = "/api/interlude";
const parseLine = (text: string) => v.parse(line, JSON.parse(text));

describe("the log", () => {
  it("has one line of JSON for each request, whichever way it was answered, and whatever the client puts into it", async () => {
    const server = await spawnServer({ environment: { LOG: "access" } });
    for (const target of ["/healthz", `${ROOT}/items/57`, `${ROOT}/items/57`, "/no%0Aline"])
      await (await fetch(server.url + target)).arrayBuffer();
    const forged = '%0a{"level":"error"}%0d%0a%1b[31m%e2%80%a8%9b31m';
    // Other bytes than these never get past the parser.
    const targets = [...hostileSegments.filter((text) => /^[!-~]*$/.test(text)), forged].map(
      (text) => `${ROOT}/${text}`,
    );
    const connection = await WireConnection.open(server.address);
    for (const target of targets) {
      connection.send(requestText({ method: "DELETE", target }));
      await connection.receiveFinal("DELETE");
      if (!connection.isOpen) throw new Error(`${JSON.stringify(target)} was not taken for a request`);
    }
    connection.destroy();
    const { stderr } = await stopServer(server);
    const lines = stderr.split("\n").slice(0, -1);
    const [uncached, record, kept, unknown, ...hostile] = lines.map(parseLine);
    const common = { level: "access", method: "GET", time: expect.any(String), milliseconds: expect.any(Number) };
    expect([uncached, record, kept, unknown]).toEqual([
      { ...common, target: "/healthz", status: 200 },
      { ...common, target: `${ROOT}/items/57`, status: 200 },
      { ...common, target: `${ROOT}/items/57`, status: 200 },
      { ...common, target: "/no%0Aline", status: 404 },
    ]);
    expect(hostile.map(({ target }) => target)).toEqual(targets);
    for (const text of lines) expect(text).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  });
});

/** The route table with a bug that only one request in three meets. */
const routes = [
  ...routeTable,
  bugRoute((_, { id }) => () => {
    if (Number(id) % 3 === 0) throw new TypeError(`bug of ${id}\n{"level":"access"}`);
    return { body: { data: null } };
  }),
];

describe("a query with a bug", () => {
  const lines: string[] = [];
  let server: Awaited<ReturnType<typeof portAsker>>;
  beforeAll(async () => {
    server = await portAsker({ catalogs: [catalog], routes, onFailure: errorLog((text) => lines.push(text)) });
  });
  afterAll(() => server.close());

  it("fails the requests that meet it, with a line each, and no other", async () => {
    const { hostname, port } = new URL(server.url);
    const statuses = await Promise.all(
      Array.from({ length: 90 }, async (_, id) => {
        const connection = await WireConnection.open({ host: hostname, port: Number(port) });
        connection.send(getText(`${ROOT}/bugs/${id}`) + getText(`${ROOT}/items/57`));
        const [bug, other] = [await connection.receiveFinal("GET"), await connection.receiveFinal("GET")];
        connection.destroy();
        expect(other.status).toBe(200);
        if (bug.status === 500) expect(String(bug.body)).not.toMatch(/bug of|TypeError|\.js|\.ts/);
        return bug.status;
      }),
    );
    expect(statuses).toEqual(statuses.map((_status, id) => (id % 3 === 0 ? 500 : 200)));
    const parsed = lines.map(parseLine);
    expect(parsed.map(({ target }) => target).toSorted()).toEqual(
      statuses.flatMap((status, id) => (status === 500 ? [`${ROOT}/bugs/${id}`] : [])).toSorted(),
    );
    for (const { route, method, level, stack } of parsed) {
      expect({ route, method, level }).toEqual({ route: "/api/{chronicle}/bugs/{id}", method: "GET", level: "error" });
      expect(stack).toMatch(/^TypeError: bug of \d+[\s\S]* at .*log\.test\.ts/);
    }
    for (const text of lines) expect(text).not.toContain("\n");
  });
});
