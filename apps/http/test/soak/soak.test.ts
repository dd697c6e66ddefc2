import { describe, expect, it } from "vitest";
import { servedOf } from "../fuzz/served.js";
import { catalog, highFiveCatalog } from "../served.js";
import { soak } from "./soak.js";

// `pnpm soak` takes five minutes.
describe("the server under mixed load", () => {
  it("gives the right bytes to everyone", async () => {
    const connections = 64;
    const report = await soak({ served: servedOf([catalog, highFiveCatalog]), seconds: 2, connections, seed: 1 });
    expect(report).toMatchObject({ wrong: 0, errors: [], exitCode: 0, logged: [] });
    expect(report.requests).toBeGreaterThan(connections);
  });
});
