import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "../packed/packages.js";
import { coverageThresholds, outsideOfHandler } from "./coverage.js";

const guarded = Object.keys(coverageThresholds(projectFolder));

describe("the gate of coverage", () => {
  it("names modules that exist, and no pattern", () => {
    expect(guarded.filter((module) => !existsSync(join(projectFolder, module)))).toEqual([]);
    expect(guarded.some((module) => module.startsWith("packages/core/src/items/"))).toBe(true);
  });

  it("guards the handler, from its service to its cache", () => {
    const modules = [
      "create-service",
      "resolve-request",
      "http/content-coding",
      "http/entity-tag",
      "http/response-cache",
    ];
    const routes = ["openapi/document", "routes/route-table"];
    expect(guarded).toEqual(
      expect.arrayContaining([...modules, ...routes].map((module) => `apps/http/src/${module}.ts`)),
    );
  });

  it("leaves out only what there is", () => {
    const missing = outsideOfHandler.filter((entry) => !existsSync(join(projectFolder, "apps/http/src", entry)));
    expect(missing).toEqual([]);
    expect(guarded.filter((module) => module.includes("/node/"))).toEqual([]);
  });
});
