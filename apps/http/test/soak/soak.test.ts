import { interlude } from "@gamedata/interlude";
import { describe, expect, it } from "vitest";
import { factsOf } from "../fuzz/facts.js";
import { soak } from "./soak.js";

describe("the server under mixed load", () => {
  it("gives the right bytes to everyone", async () => {
    const report = await soak({ facts: factsOf(interlude), seconds: 6, connections: 64, seed: 1 });
    expect(report).toMatchObject({ wrong: 0, errors: [], exitCode: 0, logged: [] });
    expect(report.requests).toBeGreaterThan(1000);
  });
});
