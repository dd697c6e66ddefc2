import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { publicPackages } from "./packages.js";
import { tarballOf } from "./packed-project.js";

/** The largest size of each package's tarball, in KiB. */
const budgets: Readonly<Record<string, number>> = {
  // Every described field stands in the types, and twice in the code: in one file a module, and in one file for Node.
  "@gamedata/schema": 148,
  "@gamedata/core": 92,
  "@gamedata/client": 42,
  "@gamedata/compiler": 82,
  // With the program that answers queries in a browser, which contains the queries and the service.
  "@gamedata/export": 124,
  // Most of it is the viewer of the API; the dictionaries of four languages are 70.
  "@gamedata/explorer": 684,
  // With the code of all packages that the program needs, which loads faster in one file.
  "@gamedata/http": 212,
  // With the SDK of the protocol and its zod, which load faster in one file.
  "@gamedata/mcp": 184,
  "@gamedata/high-five": 3072,
  // A data set of at most 1.5 MB was promised.
  "@gamedata/interlude": 1464,
};

describe("the budgets of the tarballs", () => {
  const packages = publicPackages().map(({ folder, manifest: { name } }) => ({ name, folder }));

  it("exist for every package that is published, and for no other", () => {
    expect(Object.keys(budgets).toSorted()).toEqual(packages.map(({ name }) => name).toSorted());
  });

  it.each(packages)("hold for $name", ({ name, folder }) => {
    const kibibytes = statSync(tarballOf(folder)).size / 1024;
    expect(kibibytes).toBeGreaterThan(1);
    expect(kibibytes).toBeLessThanOrEqual(budgets[name] ?? 0);
  });
});
