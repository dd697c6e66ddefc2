import { describe, expect, it } from "vitest";
import { servedOf } from "../fuzz/served-catalogs.js";
import { catalog, highFiveCatalog } from "../served.js";
import { soak } from "./soak.js";

// `pnpm soak` takes five minutes.
describe("the server under mixed load", () => {
  it("gives the right bytes to everyone", async () => {
    const report = await soak({ served: servedOf([catalog, highFiveCatalog]), seconds: 2, connections: 64, seed: 1 });
    expect(report).toMatchObject({ wrong: 0, errors: [], exitCode: 0, logged: [] });
    expect(report.requests).toBeGreaterThan(1000);
  });
});
