import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createInstallation } from "./server/installation.js";
import { spawnProgram, spawnServer, stopServer } from "./server/spawn-server.js";
import { WireConnection } from "./wire/connection.js";
import { statusOf } from "./wire/request.js";

const { program, dataFolder, folder, restore, remove } = createInstallation();
afterAll(remove);

/** Gives the sentence that a server says which does not start; it must be one, and nothing may have been served. */
async function refusalToStart(): Promise<string> {
  const { code, signal, stdout, stderr } = await spawnProgram({ program }).ended;
  expect({ code, signal, stdout }).toEqual({ code: 1, signal: null, stdout: "" });
  const [sentence = "", ...rest] = stderr.split("\n");
  expect(rest).toEqual([""]);
  return sentence;
}

describe("an installation that is damaged", () => {
  afterEach(restore);

  it.each<[string, string, () => void]>([
    [
      "a table was cut",
      "table items ",
      () => {
        const path = join(dataFolder, "tables/items.json");
        writeFileSync(path, readFileSync(path).subarray(0, 999));
      },
    ],
    ["the manifest is missing", "manifest", () => rmSync(join(dataFolder, "manifest.json"))],
    ["the data package is missing", "interlude", () => rmSync(dataFolder, { recursive: true })],
    ["a dependency is missing", "@gamedata/explorer", () => rmSync(join(folder, "node_modules/@gamedata/explorer"))],
  ])("says so when %s", async (_what, named, damage) => {
    damage();
    expect(await refusalToStart()).toContain(named);
  });
});

describe("a server that runs out of files", () => {
  /** More than the modules and tables that are open at once during the start. */
  const OPEN_FILES = 128;
  it("drops connections, and serves again as soon as it can", async () => {
    const server = await spawnServer({ openFiles: OPEN_FILES });
    const crowd = await Promise.all(Array.from({ length: 4 * OPEN_FILES }, () => WireConnection.open(server.address)));
    await expect
      .poll(() => crowd.filter(({ isOpen }) => !isOpen).length, { timeout: 10_000 })
      .toBeGreaterThan(OPEN_FILES);
    for (const connection of crowd) connection.destroy();
    // A connection that is lost is tried again.
    const status = () => statusOf(server.address, "/api/interlude/items/57").catch(String);
    await expect.poll(status, { timeout: 10_000 }).toBe(200);
    expect(await stopServer(server)).toMatchObject({ code: 0, stderr: "" });
  });
});
