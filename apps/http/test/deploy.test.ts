import { beforeAll, describe, expect, it } from "vitest";
import { servedOf } from "./fuzz/served.js";
import { catalog, highFiveCatalog } from "./served.js";
import { type SpawnedServer, spawnServer, stopServer } from "./server/spawn-server.js";
import { isRight, type KnownRequest, learnTraffic } from "./soak/traffic.js";
import { WireConnection } from "./wire/connection.js";
import { getText } from "./wire/request.js";
import { fieldOf } from "./wire/response-parser.js";

/** Milliseconds in which a server must be gone, from the contract, and what a shared machine may add. */
const DEADLINE = 5000 + 2000;

/** What a server is asked, and with which environment it is started. */
interface Deployed {
  readonly environment: Readonly<Record<string, string>>;
  readonly traffic: readonly KnownRequest[];
}

let one: Deployed;
let both: Deployed;
beforeAll(async () => {
  const environment = { CHRONICLES: "interlude,high-five" };
  const server = await spawnServer({ environment });
  const traffic = await learnTraffic(server.address, servedOf([catalog, highFiveCatalog]), { seed: 1, count: 3 });
  await stopServer(server);
  // What is computed in steps takes seconds of a busy processor, and may take longer than the server has to end.
  const isInSteps = ({ text }: KnownRequest) => text.includes("/changes") || text.includes("/openapi.json");
  both = { environment, traffic: traffic.filter((known) => !isInSteps(known)) };
  const isOfOne = ({ text }: KnownRequest) => text.includes(" /api/interlude/");
  one = { environment: { CHRONICLES: "interlude" }, traffic: both.traffic.filter(isOfOne) };
  expect(one.traffic.length).toBeGreaterThan(100);
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens a connection that the server has let in: it has answered once. */
async function letIn({ address }: SpawnedServer): Promise<WireConnection> {
  const connection = await WireConnection.open(address);
  connection.send(getText("/healthz"));
  await connection.receiveFinal("GET");
  return connection;
}

/**
 * Asks one thing after the other, until a response says that it is the last. An answer that is wrong or does not come
 * at all is an error: no request over a connection that the server has let in may be lost.
 *
 * @returns How many requests were answered.
 */
async function askUntilTold(
  connection: WireConnection,
  position: number,
  traffic: readonly KnownRequest[],
): Promise<number> {
  for (let answered = 0; ; answered += 1) {
    const known = traffic[(position * 7919 + answered) % traffic.length];
    if (known === undefined) throw new Error("there is no traffic");
    connection.send(known.text);
    const response = await connection.receiveFinal(known.method);
    if (!isRight(response, known)) throw new Error(`another answer to ${known.text}`);
    if (fieldOf(response, "connection") !== "close") continue;
    await connection.closed;
    return answered + 1;
  }
}

const succeeded = <Value>(outcome: PromiseSettledResult<Value>) =>
  outcome.status === "fulfilled" ? [outcome.value] : [];
const failed = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === "rejected" ? [String(outcome.reason)] : [];

/** Whether a server is stopped at all moments, as by `pnpm test:long`; by default at some of them. */
const isLong = process.env["LONG"] === "all";
/** Milliseconds after which a server is stopped. */
const stops = isLong ? Array.from({ length: 20 }, (_, index) => index * 13) : [120];
const stopsOfWorkers = isLong ? [0, 70, 140, 210] : [];
const stopsOfLoading = isLong ? [20, 150, 400] : [20];

const twoWorkers = { WORKERS: "2" };
/** How a server is run that a crowd waits for. */
const crowds = [["with two workers", twoWorkers] as const, ...(isLong ? [["in one process", {}] as const] : [])];

async function deploy(
  { environment: served, traffic }: Deployed,
  connections: number,
  milliseconds: number,
  further: Readonly<Record<string, string>> = {},
) {
  const environment = { ...served, ...further };
  const server = await spawnServer({ environment });
  const open = await Promise.all(Array.from({ length: connections }, () => letIn(server)));
  const journeys = Promise.allSettled(open.map((connection, index) => askUntilTold(connection, index, traffic)));
  await pause(milliseconds);
  const startedAt = performance.now();
  const ended = await stopServer(server);
  const elapsed = performance.now() - startedAt;
  const outcomes = await journeys;
  return { ...ended, elapsed, lost: outcomes.flatMap(failed), answered: outcomes.flatMap(succeeded) };
}

describe("a server that is replaced under load", () => {
  it.each(crowds)("answers everything that it has let in, beside 64 connections, %s", async (_how, environment) => {
    const { code, stderr, lost, answered } = await deploy(isLong ? both : one, 64, 500, environment);
    // Not how long it takes: these clients share the processors with the server, which computes answers for most of the time.
    expect({ code, stderr, lost }).toEqual({ code: 0, stderr: "", lost: [] });
    expect(answered.length).toBe(64);
  });

  it.each([
    ...stops.map((milliseconds) => ["that serves one chronicle", milliseconds, () => one, {}] as const),
    ...stopsOfLoading.map((milliseconds) => ["that loads a chronicle", milliseconds, () => both, {}] as const),
    ...stopsOfWorkers.map((milliseconds) => ["of two workers", milliseconds, () => one, twoWorkers] as const),
  ])(
    "%s answers everything that it has let in, stopped %i ms after",
    async (_what, milliseconds, served, environment) => {
      const { code, stderr, lost, elapsed } = await deploy(served(), 24, milliseconds, environment);
      expect({ code, stderr, lost }).toEqual({ code: 0, stderr: "", lost: [] });
      expect(elapsed).toBeLessThan(DEADLINE);
    },
  );

  // `stop.test.ts` tries it in one process.
  it("answers those too whose connection it has not accepted yet, with two workers", async () => {
    const server = await spawnServer({ environment: { ...one.environment, ...twoWorkers } });
    // Which worker accepts a connection is the system's choice; of eight, both have some.
    const first = await Promise.all(Array.from({ length: 8 }, () => letIn(server)));
    // While the server computes its first list of hunting places it accepts nobody; their system does.
    for (const connection of first) connection.send(getText("/api/interlude/hunting?playerLevel=40"));
    const waiting = await Promise.all(Array.from({ length: 200 }, () => WireConnection.open(server.address)));
    const journeys = Promise.allSettled(
      waiting.map((connection) => {
        connection.send(getText("/api/interlude/items/57"));
        return connection.receiveFinal("GET").then(({ status }) => status);
      }),
    );
    const ended = await stopServer(server);
    for (const connection of first) expect((await connection.receiveFinal("GET")).status).toBe(200);
    const outcomes = await journeys;
    expect(outcomes.flatMap(failed)).toEqual([]);
    expect(new Set(outcomes.flatMap(succeeded))).toEqual(new Set([200]));
    expect(ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("sends a body to its end, to a client that reads slowly too", async () => {
    const server = await spawnServer();
    const connection = await WireConnection.open(server.address);
    connection.socket.on("data", () => {
      connection.socket.pause();
      setTimeout(() => connection.socket.resume(), 40);
    });
    connection.send(getText("/api/interlude/raw/npcs?limit=200"));
    const received = connection.receiveFinal("GET");
    await new Promise((resolve) => connection.socket.once("data", resolve));
    const ended = await stopServer(server);
    expect(JSON.parse(String((await received).body))).toMatchObject({ meta: { limit: 200 } });
    expect(ended.code).toBe(0);
  });
});
