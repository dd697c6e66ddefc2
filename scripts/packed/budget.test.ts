import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wrongFigures } from "../docs/page.js";
import { publicPackages } from "./packages.js";
import { tarballOf } from "./packed-project.js";

/** The largest size of each package's tarball, in KiB. */
const budgets: Readonly<Record<string, number>> = {
  // Every described field stands in the types, and twice in the code: in one file a module, and in one file for Node.
  "@gamedata/schema": 223,
  // With the fights of both engines: elements, races, magic that is resisted; and the levels that a skill and its effects have.
  "@gamedata/core": 127,
  "@gamedata/client": 55,
  // With dumps that became elements, what only some levels of a skill state, the items and skills of L2jOrg, what learning a skill takes, the forms and skills of L2-Scripts and what its characters have, and the settings that switch files off.
  "@gamedata/compiler": 214,
  // With the program that answers queries in a browser, which contains the queries and the service.
  "@gamedata/export": 173,
  // Most of it is the viewer of the API; the dictionaries of four languages are 96, whom skills affect among them, the icons of the installed site 11, the licenses 4.
  "@gamedata/explorer": 737,
  "@gamedata/handler": 42,
  // With the code of all packages that the program needs, which loads faster in one file.
  "@gamedata/http": 278,
  // With the SDK of the protocol and its zod, which load faster in one file.
  "@gamedata/mcp": 184,
  "@gamedata/high-five": 3190,
  // With 21,000 numbers of classes by level; and the contents of 356 boxes, enchant routes, and 547 doors; without them it is below 1.5 MB.
  "@gamedata/interlude": 1600,
};

/** The pages that state the sizes of the data packages' tarballs in MB, in sentences with these folders' sizes. */
const statedSizes: readonly (readonly [page: string, sentence: RegExp, folders: readonly string[]])[] = [
  ["README.md", /\| ([\d.]+) MB and ([\d.]+) MB, one chronicle each \|/u, ["data/interlude", "data/high-five"]],
  ["data/interlude/README.md", /Size: ([\d.]+) MB packed/u, ["data/interlude"]],
  ["data/high-five/README.md", /Size: ([\d.]+) MB packed/u, ["data/high-five"]],
];

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

describe("the sizes of the tarballs in the documentation", () => {
  it.each(statedSizes)("in %s are those that are packed, to 2 %%", (page, sentence, folders) => {
    const packed = folders.map((folder) => statSync(tarballOf(folder)).size / 1_000_000);
    expect(wrongFigures(page, sentence, packed, 0.02)).toEqual([]);
  });
});
