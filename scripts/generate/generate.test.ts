import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { projectFolder } from "../packed/packages.js";

it("the generated files are what the generators write", { timeout: 600_000 }, () => {
  // A process of its own, as a contributor runs it: the generators import the built packages.
  const options = { cwd: projectFolder, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync("pnpm", ["--silent", "generate:check"], options);
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
});
