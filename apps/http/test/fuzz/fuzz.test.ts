import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalog, highFiveCatalog } from "../served.js";
import { type SpawnedServer, spawnServer, stopServer } from "../server/spawn-server.js";
import { fuzz } from "./fuzz.js";
import { servedOf } from "./served.js";

/** `pnpm fuzz` sends a million. */
const CASES = 300;
const SEED = 20_260_101;
/** Milliseconds; other tests may run at the same time. */
const TIMEOUT = 300_000;

let server: SpawnedServer;
beforeAll(async () => {
  server = await spawnServer();
});
afterAll(() => server.child.kill("SIGKILL"));

describe("the server", () => {
  it(`answers ${CASES} generated requests as the contract says, and logs no bug`, { timeout: TIMEOUT }, async () => {
    const report = await fuzz({
      address: server.address,
      served: servedOf([catalog, highFiveCatalog]),
      cases: CASES,
      seed: SEED,
    });
    expect(report.failures).toEqual([]);
    expect(report.cases).toBe(CASES);
    const { code, stderr } = await stopServer(server);
    expect(stderr).toBe("");
    expect(code).toBe(0);
  });
});
