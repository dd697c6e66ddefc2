import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "../packed/packages.js";
import { runtimeDependencies } from "./runtime-dependencies.js";

const dependencies = runtimeDependencies();

/** What npm runs when a package is installed. */
const installScripts = ["preinstall", "install", "postinstall"];

const row = /^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm;
const listed = [...readFileSync(join(projectFolder, "SECURITY.md"), "utf8").matchAll(row)].map(
  ([, name = "", usedBy = "", reason = ""]) => ({
    name,
    usedBy: [...usedBy.matchAll(/`([^`]+)`/g)].map(([, user]) => user ?? ""),
    reason: reason.trim(),
  }),
);

describe("the runtime dependencies", () => {
  it("are those that SECURITY.md lists, no more and no less, with who uses them", () => {
    expect(listed.map(({ name, usedBy }) => ({ name, usedBy }))).toEqual(
      dependencies.map(({ name, usedBy }) => ({ name, usedBy })),
    );
  });

  it("have a reason each", () => {
    for (const { name, reason } of listed) expect(reason.length, name).toBeGreaterThan(15);
  });

  it.each(dependencies.map(({ name, folder, manifest }) => ({ name, folder, manifest })))(
    "$name runs nothing when it is installed",
    ({ folder, manifest }) => {
      for (const script of installScripts) expect(manifest.scripts?.[script]).toBeUndefined();
      // npm would compile this without being asked.
      expect(existsSync(join(folder, "binding.gyp"))).toBe(false);
    },
  );
});
