import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "./server.js";

const request = (target: string, version = "1.1", fields = "") =>
  `GET ${target} HTTP/${version}\r\nHost: x\r\n${fields}\r\n`;

const servers: RunningServer[] = [];
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of servers.splice(0)) await server.stop();
});

/** Starts a server that answers `/<bytes>` with a body of so many bytes, and lists the targets in the order of their computation. */
async function serveBodies() {
  const computed: string[] = [];
  const server = await startServer({
    host: "127.0.0.1",
    port: 0,
    listener({ url = "" }, response) {
      computed.push(url);
      const body = Buffer.alloc(Number(url.slice(1)));
      response.writeHead(200, { "content-length": body.length }).end(body);
    },
    errorResponse: ({ message }) => ({ status: 400, headers: {}, body: Buffer.from(message) }),
    onError(error) {
      throw error;
    },
  });
  servers.push(server);
  return { computed, port: Number(new URL(server.url).port) };
}

async function open(port: number): Promise<Socket> {
  const client = connect(port, "127.0.0.1");
  clients.push(client);
  await once(client, "connect");
  return client;
}

/** Sends one request after another, each when the response to the one before was received. */
async function askInTurn(client: Socket, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    client.write(request("/2"));
    await once(client, "data");
  }
}

const PIPELINED = 300;
/** More bytes than the buffers of the system hold. */
const LARGE = 16_000_000;

describe("a client that pipelines", () => {
  it("lets another client have its response after a few of its own", async () => {
    const { computed, port } = await serveBodies();
    const [greedy, other] = await Promise.all([open(port), open(port)]);
    greedy.resume();
    greedy.write(request("/1").repeat(PIPELINED));
    await askInTurn(other, 1);
    expect(computed.filter((target) => target === "/1").length).toBeLessThan(10);
  });

  it("gets the next response when it has read the one before", async () => {
    const { computed, port } = await serveBodies();
    const [greedy, other] = await Promise.all([open(port), open(port)]);
    greedy.write(request(`/${LARGE}`).repeat(PIPELINED));
    await askInTurn(other, 20);
    expect(computed.filter((target) => target === `/${LARGE}`)).toHaveLength(1);
  });

  it("is not read while its requests wait", async () => {
    const { port } = await serveBodies();
    const [greedy, other] = await Promise.all([open(port), open(port)]);
    greedy.write(request(`/${LARGE}`).repeat(2) + request("/1").repeat(LARGE / 16));
    await askInTurn(other, 50);
    expect(greedy.writableLength).toBeGreaterThan(0);
  });

  it("gets all responses in the order of its requests, and more after that", async () => {
    const { computed, port } = await serveBodies();
    const client = await open(port);
    const targets = Array.from({ length: PIPELINED }, (_, index) => `/${(index % 3) * 10}`);
    let received = "";
    client.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    for (const round of [1, 2, 3]) {
      client.write(targets.map((target) => request(target)).join(""));
      while (received.split("HTTP/1.1 200").length - 1 < round * PIPELINED) await once(client, "data");
    }
    expect(computed).toEqual([...targets, ...targets, ...targets]);
    const lengths = [...received.matchAll(/content-length: (\d+)/g)].map(([, length]) => `/${length}`);
    expect(lengths).toEqual(computed);
  });

  it("gets no further response after it is gone", async () => {
    const { computed, port } = await serveBodies();
    const [greedy, other] = await Promise.all([open(port), open(port)]);
    greedy.write(request(`/${LARGE}`) + request("/1").repeat(PIPELINED));
    await once(greedy, "data");
    greedy.destroy();
    await askInTurn(other, 20);
    expect(computed).not.toContain("/1");
  });
});

describe("clients that do not read", () => {
  it("lose their connections, the oldest first, when more than 256 MiB wait for them", async () => {
    const { port } = await serveBodies();
    const closed: number[] = [];
    const opened: Socket[] = [];
    for (let index = 0; index < 20; index += 1) {
      const client = await open(port);
      client.once("close", () => closed.push(index));
      client.write(request(`/${LARGE}`));
      opened.push(client);
      await askInTurn(await open(port), 1);
    }
    for (const client of opened) client.resume();
    // 17 times 16 MB are more, 16 times are not.
    await expect.poll(() => closed.toSorted((one, other) => one - other), { timeout: 10_000 }).toEqual([0, 1, 2, 3]);
  });
});

describe("a client of HTTP/1.0 that keeps its connection", () => {
  const keepAlive = "Connection: keep-alive\r\n";

  it("gets a second response", async () => {
    const { port } = await serveBodies();
    const client = await open(port);
    client.write(request("/1", "1.0", keepAlive));
    expect(String(await once(client, "data"))).toContain("Connection: keep-alive");
    client.write(request("/1", "1.0"));
    expect(String(await once(client, "data"))).toContain("HTTP/1.1 200");
  });

  it.each(["", request("/2", "1.0")])(
    "loses it after a request with Transfer-Encoding, with %j behind it",
    async (behind) => {
      const { computed, port } = await serveBodies();
      const client = await open(port);
      client.write(`${request("/1", "1.0", `${keepAlive}Transfer-Encoding: chunked\r\n`)}0\r\n\r\n${behind}`);
      const received = Buffer.concat(await client.toArray()).toString("latin1");
      expect(received).toContain("connection: close");
      expect(received).not.toContain("keep-alive");
      expect(computed).toEqual(["/1"]);
    },
  );
});
