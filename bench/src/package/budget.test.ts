import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pack, publicPackages, runtimeDependencies } from "./public-package.js";

/** What a package may weigh: KiB of its tarball, and everything that an install of it brings along. */
const budgets: Readonly<Record<string, { readonly tarballKiB: number; readonly dependencies: number }>> = {
  // Every described field stands in the types, and twice in the code: in one file a module, and in one file for Node.
  "@gamedata/schema": { tarballKiB: 140, dependencies: 1 },
  "@gamedata/core": { tarballKiB: 76, dependencies: 2 },
  "@gamedata/client": { tarballKiB: 36, dependencies: 0 },
  "@gamedata/compiler": { tarballKiB: 76, dependencies: 5 },
  // With the program that answers queries in a browser, which contains the queries and the service.
  "@gamedata/export": { tarballKiB: 112, dependencies: 9 },
  // Most of it is the viewer of the API.
  "@gamedata/explorer": { tarballKiB: 640, dependencies: 0 },
  // With the code of all packages that the program needs, which loads faster in one file. Two dependencies are the chronicles.
  "@gamedata/http": { tarballKiB: 196, dependencies: 8 },
  // With the SDK of the protocol and its zod, which load faster in one file.
  "@gamedata/mcp": { tarballKiB: 184, dependencies: 17 },
  // A data set of at most 1.5 MB was promised.
  "@gamedata/high-five": { tarballKiB: 3072, dependencies: 2 },
  "@gamedata/interlude": { tarballKiB: 1464, dependencies: 2 },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "gamedata-budget-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("budgets", () => {
  it("exist for every package that is published, and for no other", () => {
    expect(Object.keys(budgets).sort()).toEqual(
      publicPackages()
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.each(publicPackages())("hold for the tarball of $name", (one) => {
    const kibibytes = pack(one.folder, folder).size / 1024;
    expect(kibibytes).toBeGreaterThan(1);
    expect(kibibytes).toBeLessThanOrEqual(budgets[one.name]?.tarballKiB ?? 0);
  });

  it.each(publicPackages())("hold for what $name depends on", (one) => {
    const dependencies = runtimeDependencies(one.folder);
    expect(dependencies.length, dependencies.join(", ")).toBeLessThanOrEqual(budgets[one.name]?.dependencies ?? 0);
  });
});
