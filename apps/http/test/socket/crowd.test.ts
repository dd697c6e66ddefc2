import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { serverOfTests } from "../server/server-of-tests.js";
import { processFigure } from "../server/spawn-server.js";
import { ConnectionClosed, WireConnection } from "../wire/connection.js";
import { getText, statusOf } from "../wire/request.js";

const server = serverOfTests();

/** What a well-behaved client asks beside the others. */
const REQUESTS = 10;
const MEBIBYTE_IN_KIB = 1024;
const IDLE_CONNECTIONS = 2000;
const BIG = "/api/interlude/raw/npcs?limit=200";

/** The connections that the system lets wait to be accepted, whatever a server asks for; Linux only. */
const systemQueue = Number(readFileSync("/proc/sys/net/core/somaxconn", "utf8"));
/** Milliseconds after which connections count as not opened: less than a test may take. */
const OPENING = 100_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const openFiles = () => readdirSync(`/proc/${server().child.pid}/fd`).length;

const times = <Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** What a well-behaved client asks, each over a new connection. */
const targets = [
  "/healthz",
  "/api/interlude/items/57",
  "/api/interlude/npcs?q=ant&sort=level",
  "/api/interlude/armor-sets",
];
/** Milliseconds between two of its requests: no load of its own. */
const BREATH = 20;

/** Asks some things, one after another; every answer must be right. */
async function behave(requests: number): Promise<void> {
  for (let request = 0; request < requests; request += 1) {
    expect(await statusOf(server().address, targets[request % targets.length] ?? "/")).toBe(200);
    await pause(BREATH);
  }
}

/** What others do until a well-behaved client, which they start, has all of its answers; returns how often they have done it. */
type Others = (client: () => Promise<void>) => Promise<number>;

/** Opens connections that stay. */
const staying =
  (open: () => Promise<readonly WireConnection[]>): Others =>
  async (client) => {
    const connections = await open();
    await client();
    await closeAll(connections);
    return 1;
  };

/** Does the same again and again. */
const repeating =
  (round: () => Promise<void>): Others =>
  async (client) => {
    let isAnswered = false;
    const answered = client().finally(() => {
      isAnswered = true;
    });
    let rounds = 0;
    for (; !isAnswered; rounds += 1) await round();
    await answered;
    return rounds;
  };

async function closeAll(connections: readonly WireConnection[]): Promise<void> {
  for (const connection of connections) connection.destroy();
  await Promise.all(connections.map(({ closed }) => closed));
}

/** Opens many connections that had one answer and then say nothing. */
const idleCrowd = () =>
  times(IDLE_CONNECTIONS, async () => {
    const connection = await WireConnection.open(server().address);
    connection.send(getText("/healthz"));
    await connection.receiveFinal("GET");
    return connection;
  });

/** Opens many connections that never say anything. */
const silentCrowd = () => times(IDLE_CONNECTIONS, () => WireConnection.open(server().address));

/** Asks for big bodies, many in a row, and vanishes after the first bytes. */
async function vanishing(): Promise<void> {
  await times(100, async () => {
    const connection = await WireConnection.open(server().address);
    connection.send(getText(BIG).repeat(10));
    await new Promise((resolve) => connection.socket.once("data", resolve));
    if (connection.socket.bytesRead % 2 === 0) connection.destroy();
    else connection.socket.resetAndDestroy();
    await connection.closed;
  });
}

/** Asks for far more than it reads. */
const notReading = () =>
  times(20, async () => {
    const connection = await WireConnection.open(server().address);
    connection.socket.pause();
    connection.send(getText(BIG).repeat(500));
    return connection;
  });

/** Reads a big body in small bites with breaks between them, and must get it whole. */
async function readingSlowly(): Promise<void> {
  const lengths = await times(20, async () => {
    const connection = await WireConnection.open(server().address);
    connection.socket.on("data", () => {
      connection.socket.pause();
      setTimeout(() => connection.socket.resume(), 5);
    });
    connection.send(getText(BIG));
    const { body } = await connection.receiveFinal("GET");
    connection.destroy();
    return body.length;
  });
  expect(new Set(lengths).size).toBe(1);
  expect(lengths[0]).toBeGreaterThan(100_000);
}

/** Sends rubbish from many connections at once. */
async function rubbish(): Promise<void> {
  await times(500, async (index) => {
    const connection = await WireConnection.open(server().address);
    connection.send(`${"\x00\xff".repeat(index + 1)}\r\n\r\n`);
    await connection.receiveFinal("GET").catch((error) => {
      if (!(error instanceof ConnectionClosed)) throw error;
    });
    await connection.closed;
  });
}

describe("a well-behaved client", () => {
  it.each([
    [`${IDLE_CONNECTIONS} idle connections`, staying(idleCrowd)],
    [`${IDLE_CONNECTIONS} silent connections`, staying(silentCrowd)],
    ["clients that vanish in the middle of a body", repeating(vanishing)],
    ["clients that do not read", staying(notReading)],
    ["clients that read slowly", repeating(readingSlowly)],
    ["clients that send rubbish", repeating(rubbish)],
  ])(
    "is served at least in every second round of %s, while they are there, and they leave nothing behind",
    async (_who, others) => {
      const client = () => behave(REQUESTS);
      await others(client);
      const before = { files: openFiles(), memory: processFigure(server(), "VmRSS") };
      // A request that comes while all of them are served may wait for their next round, too.
      expect(await others(client)).toBeLessThanOrEqual(2 * REQUESTS);
      await expect.poll(openFiles, { timeout: 10_000 }).toBeLessThanOrEqual(before.files);
      // The first time has taken what the allocator keeps; another one must not add to it.
      expect(processFigure(server(), "VmRSS") - before.memory).toBeLessThan(48 * MEBIBYTE_IN_KIB);
    },
  );
});

/** Milliseconds in which a hundred of the long answers cannot be computed. */
const SHORT = 5000;

describe("clients that leave before their long answers", () => {
  it.each(["destroy", "resetAndDestroy"] as const)("leave nothing to be computed: %s", async (leave) => {
    const ids = Array.from({ length: 200 }, (_, index) => 1800 + index);
    const long = getText(`/api/interlude/items?ids=${ids}`);
    await times(300, async () => {
      const connection = await WireConnection.open(server().address);
      connection.socket.write(long, () => connection.socket[leave]());
      await connection.closed;
    });
    const leftAt = performance.now();
    await behave(1);
    expect(performance.now() - leftAt).toBeLessThan(SHORT);
  });
});

describe("a crowd that comes while the server is busy", () => {
  // In a queue that overflows, clients count as connected, and lose the connection when they send: ECONNRESET.
  it.skipIf(systemQueue < IDLE_CONNECTIONS)("waits in the queue of the system, and is served then", async () => {
    server().child.kill("SIGSTOP");
    const opening = times(IDLE_CONNECTIONS, () => WireConnection.open(server().address));
    const isQueued = await Promise.race([opening.then(() => true), pause(OPENING).then(() => false)]);
    server().child.kill("SIGCONT");
    const connections = await opening;
    expect(isQueued).toBe(true);
    const responses = connections.map((connection) => {
      connection.send(getText("/healthz"));
      return connection.receiveFinal("GET");
    });
    expect(new Set((await Promise.all(responses)).map(({ status }) => status))).toEqual(new Set([200]));
    await closeAll(connections);
  });
});
