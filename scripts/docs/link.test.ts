import { expect, it } from "vitest";
import { brokenLinks } from "./link.js";
import { readPage } from "./page.js";

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
