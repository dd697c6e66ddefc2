import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../../../scripts/test/temporary-folder.js";
import { openCatalogs } from "./command.js";

const { resolve } = createRequire(import.meta.url);
const source = dirname(resolve("@gamedata/interlude/manifest.json"));

const folder = temporaryFolder();
let other: string;
beforeAll(() => {
  other = join(folder, "other");
  for (const part of ["manifest.json", "tables"]) cpSync(join(source, part), join(other, part), { recursive: true });
  const manifest = join(other, "manifest.json");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace('"interlude"', '"other"'));
});

it("opens the installed chronicles, the default one first, and those of folders", () => {
  expect([...openCatalogs([], {}, resolve).keys()].at(0)).toBe("interlude");
  expect([...openCatalogs([], { folders: [source, other], trustsData: true }, resolve).keys()]).toEqual([
    "interlude",
    "other",
  ]);
});

it("puts the chronicles that arguments name in their order, whatever the environment selects", () => {
  const selection = { folders: [source, other], trustsData: true, chronicles: ["interlude"] };
  const opened = openCatalogs(["other", "interlude"], selection, resolve);
  expect([...opened.keys()]).toEqual(["other", "interlude"]);
  expect(opened.get("other")?.chronicle).toBe("other");
});

it("names the chronicles that are there when an argument names another one", () => {
  expect(() => openCatalogs(["gracia"], { folders: [source, other], trustsData: true }, resolve)).toThrow(
    'The chronicle "gracia" is not here; it must be one of interlude, other',
  );
});
