import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FIXTURE_DATAPACK, temporaryFolder } from "../../fixtures/datapack.js";
import { openDialect } from "./dialects.js";

test("detects the dialect of a datapack by its files", () => {
  expect(openDialect(FIXTURE_DATAPACK).name).toBe("acis");
});

test("a dialect that is given needs no file that shows it", () => {
  expect(openDialect(temporaryFolder(), "acis").name).toBe("acis");
});

test("a folder without a file that shows a dialect is refused, and what was looked for is named", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "xml"));
  expect(() => openDialect(folder)).toThrow(`${folder} shows no known dialect`);
  expect(() => openDialect(folder)).toThrow("xml/items or xml/npcs or xml/skills or xml/item or xml/npc (acis)");
});
