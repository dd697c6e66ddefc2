import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FIXTURE_DATAPACK, temporaryFolder } from "../../fixtures/datapack.js";
import { openDialect } from "./dialects.js";

test("detects the form of a datapack by its files", () => {
  expect(openDialect(FIXTURE_DATAPACK).name).toBe("acis");
});

test("a form that is given needs no file that shows it", () => {
  expect(openDialect(temporaryFolder(), "acis").name).toBe("acis");
});

test("a folder without a file that shows a form is refused, and what was looked for is named", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "xml"));
  expect(() => openDialect(folder)).toThrow(`${folder} has the form of no known datapack`);
  expect(() => openDialect(folder)).toThrow("xml/items or xml/npcs or xml/skills or xml/item or xml/npc (acis)");
});
