import { describe, expect, it } from "vitest";
import { brokenLinks, missingFiles } from "./link.js";
import { readPage, readPages } from "./page.js";

it.each([
  ["a file", "[x](architecture.md)", []],
  ["a folder", "[x](../packages/core)", []],
  ["a heading", "[x](architecture.md#packages)", []],
  ["a heading of the page itself", "# One, `two`\n[x](#one-two)", []],
  ["another host", "[x](https://example.org/y)", []],
  ["code that only looks like a link", "`[x](nowhere.md)`", []],
  ["no file", "[x](nowhere.md)", ["nowhere.md"]],
  ["no heading", "[x](architecture.md#nowhere)", ["architecture.md#nowhere"]],
  ["a file outside the project", "[x](../../etc)", ["../../etc"]],
])("knows a link to %s", (_name, markdown, broken) => {
  expect(brokenLinks(readPage("docs/page.md", markdown))).toEqual(broken);
});

it.each([
  ["a file", "`scripts/docs/page.ts`", []],
  ["a folder", "`packages/core/src/`", []],
  ["a source of the package of the page", "`query/query.ts`", []],
  ["a folder that is written", "`docs/api`", []],
  ["a file of a datapack", "`data/stats/npcs`", []],
  ["a package", "`@gamedata/core`", []],
  [
    "no file",
    "`packages/core/src/nowhere.ts` and `query/nowhere.ts`",
    ["packages/core/src/nowhere.ts", "query/nowhere.ts"],
  ],
  ["no folder", "`apps/nowhere`", ["apps/nowhere"]],
])("knows a page that names %s", (_name, markdown, missing) => {
  expect(missingFiles(readPage("packages/core/README.md", markdown))).toEqual(missing);
});

// The page about the architecture names files of several packages by their last folders: it has a test of its own.
describe("the pages", () => {
  it.each(readPages().filter(({ file }) => file !== "docs/architecture.md"))("$file names files that exist", (page) => {
    expect(missingFiles(page)).toEqual([]);
  });
});
