import cluster from "node:cluster";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { listen } from "../../../scripts/test/listen.js";
import { workerStdio } from "../src/node/closed-pipe.js";
import { createInstallation } from "./server/installation.js";
import { type SpawnedServer, spawnProgram, spawnServer, stopServer } from "./server/spawn-server.js";
import { statOf, workersOf } from "./server/workers-of.js";
import { WireConnection } from "./wire/connection.js";
import { getText, statusOf } from "./wire/request.js";
import { fieldOf } from "./wire/response-parser.js";

const { program, dataFolder, restore, remove } = createInstallation();
afterAll(remove);

const environment = { WORKERS: "2", CHRONICLES: "interlude" };

function workerOf(server: SpawnedServer): number {
  const [worker] = workersOf(server);
  if (worker === undefined) throw new Error("the server has no worker");
  return worker;
}

const itemStatus = ({ address }: SpawnedServer) => statusOf(address, "/api/interlude/items/57");

/** The line of the log for a worker that ended. */
const line = v.strictObject({
  time: v.pipe(v.string(), v.isoTimestamp()),
  level: v.literal("error"),
  worker: v.number(),
  ended: v.union([v.string(), v.number()]),
  restartMilliseconds: v.number(),
});
const endingsOf = (server: SpawnedServer) =>
  server
    .errorLines()
    // A worker also logs a table that it can no longer read.
    .filter((text) => text.includes('"worker"'))
    .map((text) => v.parse(line, JSON.parse(text)));

const patience = { timeout: 30_000, interval: 20 };

const accepts = ({ address }: SpawnedServer): Promise<boolean> =>
  WireConnection.open(address).then(
    (connection) => {
      connection.destroy();
      return true;
    },
    () => false,
  );

/** Asks until a response says that it is the last of its connection. */
async function askUntilTold(connection: WireConnection): Promise<void> {
  do connection.send(getText("/healthz"));
  while (fieldOf(await connection.receiveFinal("GET"), "connection") !== "close");
}

describe("a server with workers", () => {
  it("prints one line, has as many processes, and logs the requests of all of them", async () => {
    const server = await spawnServer({ environment: { ...environment, LOG: "access" } });
    expect(workersOf(server)).toHaveLength(2);
    for (let request = 0; request < 20; request += 1) expect(await itemStatus(server)).toBe(200);
    const { code, stdout, stderr } = await stopServer(server);
    const startLine =
      /^GameData serves interlude [0-9a-f]{12} \(\d+ rows\) at http:\/\/127\.0\.0\.1:\d+ with 2 workers after \d+ ms\n$/;
    expect(stdout).toMatch(startLine);
    const logged = stderr
      .trim()
      .split("\n")
      .map((text) => JSON.parse(text));
    expect(logged).toHaveLength(20);
    for (const request of logged) expect(request).toMatchObject({ target: "/api/interlude/items/57", status: 200 });
    expect(code).toBe(0);
  });

  it("starts a worker that died again, and serves meanwhile", async () => {
    const server = await spawnServer({ environment });
    const worker = workerOf(server);
    process.kill(worker, "SIGKILL");
    await expect.poll(() => workersOf(server).includes(worker), patience).toBe(false);
    expect(await itemStatus(server)).toBe(200);
    await expect.poll(() => workersOf(server).length, patience).toBe(2);
    expect(endingsOf(server)).toMatchObject([{ worker, ended: "SIGKILL", restartMilliseconds: 100 }]);
    expect((await stopServer(server)).code).toBe(0);
  });

  it("serves at the same address after all workers have died", async () => {
    const server = await spawnServer({ environment: { WORKERS: "1" } });
    process.kill(workerOf(server), "SIGKILL");
    await expect.poll(() => itemStatus(server).catch(() => "refused"), patience).toBe(200);
    expect((await stopServer(server)).code).toBe(0);
  });

  it("stops a worker that gets a signal of its own as it stops the program", async () => {
    const server = await spawnServer({ environment });
    process.kill(workerOf(server), "SIGTERM");
    await expect.poll(() => endingsOf(server), patience).toMatchObject([{ ended: 0, restartMilliseconds: 100 }]);
    expect((await stopServer(server)).code).toBe(0);
  });

  it("gives no last response while a worker still accepts connections: its client would connect to a worker that is about to stop", async () => {
    const server = await spawnServer({ environment });
    const [, late = 0] = workersOf(server);
    // A worker that gets no processor for a while, as on a busy machine.
    process.kill(late, "SIGSTOP");
    const connection = await WireConnection.open(server.address);
    connection.send(getText("/healthz"));
    await connection.receiveFinal("GET");
    server.child.kill("SIGTERM");
    const told = askUntilTold(connection).then(() => accepts(server));
    await pause(300);
    process.kill(late, "SIGCONT");
    expect(await told).toBe(false);
    expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("ends at once on a second signal, with all workers", async () => {
    const server = await spawnServer({ environment });
    const workers = workersOf(server);
    const unfinished = await WireConnection.open(server.address);
    unfinished.send("GET /never-finished HTTP/1.1\r\n");
    server.child.kill("SIGTERM");
    await expect.poll(() => itemStatus(server).catch(() => "refused"), patience).toBe("refused");
    expect(server.child.exitCode).toBe(null);
    server.child.kill("SIGINT");
    expect((await server.ended).code).toBe(130);
    await expect.poll(() => workers.filter((pid) => statOf(pid) !== ""), patience).toEqual([]);
  });

  it("stops a worker as it begins to listen", async () => {
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({
      exec: fileURLToPath(new URL("../dist/worker.js", import.meta.url)),
      args: [],
      stdio: [...workerStdio],
    });
    const worker = cluster.fork({ CHRONICLES: "interlude", PORT: "0" });
    worker.once("listening", () => worker.process.disconnect());
    expect(await once(worker, "exit")).toEqual([0, null]);
  });

  it("leaves no worker behind when its first process is killed", async () => {
    const server = await spawnServer({ environment });
    const workers = workersOf(server);
    expect(workers).toHaveLength(2);
    server.child.kill("SIGKILL");
    await server.ended;
    await expect.poll(() => workers.filter((pid) => statOf(pid) !== ""), patience).toEqual([]);
  });
});

describe("workers that cannot start", () => {
  afterEach(restore);

  /** Returns what a program with workers prints that does not start. */
  async function refusal(options: Parameters<typeof spawnProgram>[0]): Promise<string> {
    const { code, stdout, stderr } = await spawnProgram({
      ...options,
      environment: { ...environment, ...options?.environment },
    }).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    return stderr;
  }

  it("end the program with the sentence of the program without workers, printed once", async () => {
    const taken = createServer();
    const PORT = String(await listen(taken));
    expect(await refusal({ environment: { PORT } })).toBe(
      `Port ${PORT} of 127.0.0.1 is in use; set --port or PORT to another one.\n`,
    );
    taken.close();
    expect(await refusal({ environment: { WORKERS: "two" } })).toBe(
      'WORKERS is "two"; it must be a whole number from 1 to 1024, or auto.\n',
    );
    rmSync(join(dataFolder, "tables/hennas.json"));
    expect(await refusal({ program })).toMatch(/^The table hennas of the data set interlude cannot be read: .*\n$/);
  });

  it("are started again after longer and longer delays, if they could start before", async () => {
    const server = await spawnServer({ program, environment });
    rmSync(join(dataFolder, "tables/hennas.json"));
    process.kill(workerOf(server), "SIGKILL");
    await expect.poll(() => endingsOf(server).length, patience).toBeGreaterThan(3);
    const [killed, ...failed] = endingsOf(server);
    expect(killed).toMatchObject({ ended: "SIGKILL", restartMilliseconds: 100 });
    for (const [index, ending] of failed.entries())
      expect(ending).toMatchObject({ ended: 1, restartMilliseconds: 200 * 2 ** index });
    restore();
    process.kill(workerOf(server), "SIGKILL");
    await expect.poll(() => itemStatus(server).catch(() => "refused"), patience).toBe(200);
    expect((await stopServer(server)).code).toBe(0);
  });
});
