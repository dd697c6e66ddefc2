import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inventedDataset } from "@gamedata/fixtures";
import { interlude } from "@gamedata/interlude";
import { beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../scripts/test/temporary-folder.js";
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
  const get = async (path: string) => {
    const response = await fetch(server.url + path);
    const body: unknown = await response.json();
    return { status: response.status, version: response.headers.get("x-data-version"), body };
  };
  return { ...server, get };
}

const versionIn = (folder: string) => {
  const manifest: { readonly dataVersion: string } = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  return manifest.dataVersion;
};

describe("folders of compiled data sets", () => {
  it("are served under the names of their chronicles, each with its version", async () => {
    const server = await serve({ environment: { DATA: folders() } });
    expect(await server.get(`/api/second/items/${STEM}`)).toMatchObject({ status: 200, body: { data: { id: STEM } } });
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
