import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { projectFolder } from "../packed/packages.js";

it("can be made of the public packages without a warning", () => {
  const args = ["exec", "typedoc", "--emit", "none"];
  const printed = execFileSync("pnpm", args, {
    cwd: projectFolder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  expect(printed).not.toMatch(/warning|error/u);
}, 600_000);
