import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { portAsker } from "./ask.js";
import { catalog, highFiveCatalog } from "./served.js";

let server: Awaited<ReturnType<typeof portAsker>>;
beforeAll(async () => {
  // The second chronicle is loaded a moment after the first request for it.
  const later = { manifest: highFiveCatalog.manifest, load: () => wait(50, highFiveCatalog) };
  server = await portAsker({ catalogs: [catalog, later] });
});
afterAll(() => server.close());

/** A response as it came over the wire. */
interface WireResponse {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

const responseForm = /^HTTP\/1\.1 (\d{3}) [^\r]+\r\n((?:[^\r]+\r\n)+)\r\n/;

/** Splits what a connection received into its responses, each as long as it says it is. */
function responsesIn(received: string): readonly WireResponse[] {
  const responses: WireResponse[] = [];
  for (let rest = received; rest !== ""; ) {
    const [whole = "", status, head = ""] = responseForm.exec(rest) ?? [];
    if (whole === "") throw new Error(`no response: ${JSON.stringify(rest.slice(0, 200))}`);
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    responses.push({ status: Number(status), head, body: rest.slice(whole.length, whole.length + length) });
    rest = rest.slice(whole.length + length);
  }
  return responses;
}

/** Sends text as it is over a connection of its own, and gives the responses to it. */
async function send(text: string): Promise<readonly WireResponse[]> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.end(text, "latin1");
  return responsesIn(Buffer.concat(await socket.toArray()).toString("latin1"));
}

const get = (target: string, ...headers: readonly string[]) =>
  `${[`GET ${target} HTTP/1.1`, "Host: gamedata.example", ...headers].join("\r\n")}\r\n\r\n`;

const root = "/api/interlude";

// First, while the second chronicle is not loaded: its response is not ready when the client has closed its sending side.
it("a client that has closed its sending side gets every response, and the refusal of what is no request behind them", async () => {
  const responses = await send(`${get("/api/high-five/items/57")}${get(`${root}/items/57`)}no request\r\n\r\n`);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 400]);
});

describe("a target as it comes over the wire", () => {
  it.each([
    `${root}/./items`,
    `${root}/npcs/../items`,
    `${root}/npcs/%2e%2E/items`,
    `${root}/items/.`,
    `/../..${root}/items`,
    `/${root}//items/`,
  ])("%s is no route, and the answer names the canonical path", async (target) => {
    const [response] = await send(get(target));
    expect(response?.status).toBe(404);
    expect(JSON.parse(response?.body ?? "")).toMatchObject({
      code: "UNKNOWN_ROUTE",
      error: expect.stringContaining(`its canonical form is "${root}/items".`),
    });
  });

  it.each([`http://gamedata.example${root}/items/57`, `https://other.example:8443${root}/items/57`])(
    "%s is answered like its path",
    async (target) => {
      const [response] = await send(get(target));
      expect(response?.status).toBe(200);
      expect(response?.body).toMatch(/^\{"data":\{"id":57,/);
    },
  );

  it.each(["", "other.example:8443", "[::1]", "api%2Finterlude"])(
    "means the same whatever the host: %s",
    async (host) => {
      const text = `GET ${root}/items/57 HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
      const [first] = await send(text);
      expect(first?.status).toBe(200);
      expect(first?.body).toMatch(/^\{"data":\{"id":57,/);
    },
  );
});

describe("what is not a request", () => {
  it.each([
    ["no HTTP", "hello\r\n\r\n", 400, "MALFORMED_REQUEST"],
    ["an unknown method", "BREW / HTTP/1.1\r\nHost: x\r\n\r\n", 400, "MALFORMED_REQUEST"],
    ["a header without a name", "GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n", 400, "MALFORMED_REQUEST"],
    [
      "two lengths",
      "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      400,
      "MALFORMED_REQUEST",
    ],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400, "MALFORMED_REQUEST"],
    ["two hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n", 400, "MALFORMED_REQUEST"],
    ["two hosts in HTTP/1.0", "GET / HTTP/1.0\r\nHost: x\r\nhost: y\r\n\r\n", 400, "MALFORMED_REQUEST"],
    ["a host with a path", "GET / HTTP/1.1\r\nHost: x/api?\r\n\r\n", 400, "MALFORMED_REQUEST"],
    ["a host with a space", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400, "MALFORMED_REQUEST"],
    ["a URL of 64 KiB", get(`/?q=${"a".repeat(65_536)}`), 414, "URI_TOO_LONG"],
    ["a URL of 12 KiB", get(`/?q=${"a".repeat(12_288)}`), 414, "URI_TOO_LONG"],
    ["headers of 20 KiB", get("/", `X-Long: ${"a".repeat(20_480)}`), 431, "HEADERS_TOO_LARGE"],
    ["a tunnel", "CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n", 405, "METHOD_NOT_ALLOWED"],
  ])("%s is refused in JSON, and the connection ends", async (_what, text, status, code) => {
    const [response, ...more] = await send(text);
    expect(more).toEqual([]);
    expect(response?.status).toBe(status);
    expect(JSON.parse(response?.body ?? "")).toEqual({ error: expect.any(String), status, code });
    for (const header of [
      "content-type: application/json; charset=utf-8",
      "access-control-allow-origin: *",
      "cache-control: no-store",
      "x-content-type-options: nosniff",
    ]) {
      expect(response?.head).toContain(header);
    }
  });

  it("gets no body in response to HEAD", async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.end("HEAD / HTTP/1.1\r\nHost: a b\r\n\r\n");
    const received = Buffer.concat(await socket.toArray()).toString("latin1");
    expect(received).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nconnection: close\r\n\r\n$/u);
    expect(received).toMatch(/content-length: [1-9]\d+\r\n/u);
  });

  it("is answered after the request before it, and nothing behind it is answered", async () => {
    const responses = await send(
      `${get(`${root}/npcs?limit=200`)}GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n${get(`${root}/items/58`)}`,
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 400]);
    expect(responses[0]?.body).toMatch(/^\{"data":\[\{"id":/);
  });

  it("is told to a client that is still sending a large body", async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const body = "a".repeat(8 * 1_048_576);
    socket.end(`POST / HTTP/1.1\r\nHost: x\r\nHost: y\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    const [response, ...more] = responsesIn(Buffer.concat(await socket.toArray()).toString("latin1"));
    expect(more).toEqual([]);
    expect(response?.status).toBe(400);
    expect(response?.head).toContain("connection: close");
    expect(JSON.parse(response?.body ?? "")).toEqual({
      error: "A request must have only one Host header.",
      status: 400,
      code: "MALFORMED_REQUEST",
    });
  });

  it("does not spoil the responses before it", async () => {
    const responses = await send(`${get(`${root}/items/57`)}${get(`${root}/items/58`)}rubbish\r\n\r\n`);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 400]);
    expect(responses[0]?.body).toMatch(/^\{"data":\{"id":57,/);
    expect(responses[1]?.body).toMatch(/^\{"data":\{"id":58,/);
  });
});

describe("a request out of the ordinary", () => {
  it("is answered whatever it expects", async () => {
    const [response] = await send(get(`${root}/items/57`, "Expect: miracles"));
    expect(response?.status).toBe(200);
  });

  it("is answered although it has a body", async () => {
    const [first, second] = await send(`${get("/healthz", "Content-Length: 5")}hello${get("/healthz")}`);
    expect([first?.status, second?.status]).toEqual([200, 200]);
  });

  it("is answered without a host in HTTP/1.0", async () => {
    const [response] = await send("GET /healthz HTTP/1.0\r\n\r\n");
    expect(response?.status).toBe(200);
  });

  it("tells nobody what the server is made of", async () => {
    const [response] = await send(get("/"));
    expect(response?.head).not.toMatch(/^(?:server|x-powered-by|via):/im);
  });
});
