import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inventedDataset } from "@gamedata/fixtures";
import { interlude } from "@gamedata/interlude";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../scripts/test/temporary-folder.js";
import { createInstallation } from "./server/installation.js";
import { type SpawnOptions, spawnProgram, spawnServer, stopServer } from "./server/spawn-server.js";
import { writeDatasetTo } from "./write-dataset.js";

/** An item that the invented data set has not. */
const STEM = 1864;
const root = temporaryFolder();
const [one, two] = ["one", "two"];
beforeAll(() => {
  writeDatasetTo(join(root, one), inventedDataset, "first");
  writeDatasetTo(join(root, two), interlude, "second");
});

const folders = () => `${join(root, one)},${join(root, two)}`;

async function serve(options: SpawnOptions) {
  const server = await spawnServer(options);
  const url = `http://${server.address.host}:${server.address.port}`;
  const get = async (path: string) => {
    const response = await fetch(url + path);
    const body: unknown = await response.json();
    return { status: response.status, version: response.headers.get("x-data-version"), body };
  };
  return { ...server, url, get };
}

const versionIn = (folder: string) => {
  const manifest: { readonly dataVersion: string } = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  return manifest.dataVersion;
};

describe("folders of compiled data sets", () => {
  it("are served under the names of their chronicles, each with its version", async () => {
    const server = await serve({ environment: { DATA: folders() } });
    expect(await server.get(`/api/second/items/${STEM}`)).toMatchObject({
      status: 200,
      body: { data: { id: STEM } },
    });
    expect(await server.get(`/api/first/items/${STEM}`)).toMatchObject({
      status: 404,
      version: versionIn(join(root, one)),
    });
    expect((await server.get("/api/second/items/57")).version).toBe(versionIn(join(root, two)));
    expect(await server.get("/api/interlude/items/57")).toMatchObject({
      status: 404,
      body: { error: 'There is no chronicle "interlude"; there is first, second.' },
    });
    const { code, stdout, stderr } = await stopServer(server);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^GameData serves first [0-9a-f]{12} \(\d+ rows\), second [0-9a-f]{12} \(\d+ rows\) at /);
  });

  it("end the start when a row is not valid, unless the data is trusted", async () => {
    const wrong = join(root, "wrong");
    const castles = inventedDataset.castles.map((castle) =>
      castle.id === 1 ? { ...castle, circletItemId: "4" } : castle,
    );
    // Rows of this type cannot be wrong; those of a program without types can.
    writeDatasetTo(wrong, JSON.parse(JSON.stringify({ ...inventedDataset, castles })), "wrong");
    const environment = { DATA: wrong };
    const { code, stdout, stderr } = await spawnProgram({ environment }).ended;
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: "",
      stderr: `The table castles of the data set in ${wrong} is not valid: tables/castles.json, row 1, circletItemId: expected number, received "4".\n`,
    });
    for (const options of [
      { environment, programArguments: ["--trust-data"] },
      { environment: { ...environment, TRUST_DATA: "true", WORKERS: "1" } },
    ]) {
      const server = await serve(options);
      expect((await server.get("/api/wrong/items/1")).status).toBe(200);
      expect((await stopServer(server)).code).toBe(0);
    }
  });

  it("answer what is in flight when SIGTERM comes while a chronicle is being parsed", async () => {
    const server = await serve({ environment: { DATA: folders() } });
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    let received = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      received += text;
    });
    socket.write(`GET /api/second/items/${STEM} HTTP/1.1\r\nHost: x\r\n\r\n`);
    // The tables are 16 MB; they take far longer to check and to parse.
    await wait(20);
    expect(received).toBe("");
    server.child.kill("SIGTERM");
    await once(socket, "close");
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(received).toContain(`"id":${STEM},`);
    expect(await server.ended).toMatchObject({ code: 0, signal: null, stderr: "" });
  });

  it("lets others be answered while a chronicle is being parsed", async () => {
    const server = await serve({ environment: { DATA: folders() } });
    let isLoaded = false;
    const first = server.get("/api/second/items/57").then(({ status }) => {
      isLoaded = true;
      return status;
    });
    let meanwhile = 0;
    while (!isLoaded) {
      expect((await server.get("/api/first/items/1")).status).toBe(200);
      if (!isLoaded) meanwhile += 1;
    }
    expect(await first).toBe(200);
    expect(meanwhile).toBeGreaterThan(2);
    expect((await stopServer(server)).code).toBe(0);
  });
});

describe("a second chronicle that is installed", () => {
  const installation = createInstallation();
  const { program } = installation;
  const highFive = join(installation.folder, "node_modules/@gamedata/high-five");
  beforeAll(() => {
    writeDatasetTo(highFive, interlude, "high-five");
    const exported = { "./manifest.json": "./manifest.json", "./tables/*.json": "./tables/*.json" };
    const manifest = { name: "@gamedata/high-five", exports: { ...exported, "./package.json": "./package.json" } };
    writeFileSync(join(highFive, "package.json"), JSON.stringify(manifest));
  });
  afterAll(installation.remove);

  it("gives no byte of an altered table, and names it in the log", async () => {
    const file = join(highFive, "tables/items.json");
    const whole = readFileSync(file, "utf8");
    writeFileSync(file, whole.replace("Adena", "Gold!"));
    const server = await serve({ program });
    for (const path of ["/api/high-five/items/57", "/api/high-five/npcs", "/api/high-five/meta/dataset"])
      expect(await server.get(path)).toMatchObject({ status: 500, body: { code: "INTERNAL_ERROR" } });
    expect((await server.get("/api/interlude/items/57")).status).toBe(200);
    expect(server.errorLines()[0]).toContain("The table items of the data set high-five is not the one");
    // Whole again, it is served without a new start.
    writeFileSync(file, whole);
    expect((await server.get("/api/high-five/items/57")).status).toBe(200);
    expect((await stopServer(server)).code).toBe(0);
  });
});
