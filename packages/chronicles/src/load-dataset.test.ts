import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { interlude } from "@gamedata/interlude";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { packageSource } from "./data-source.js";
import { loadDataset, loadDatasetInTurns } from "./load-dataset.js";
import { readManifest } from "./read-manifest.js";

const { resolve } = createRequire(import.meta.url);
const source = dirname(resolve("@gamedata/interlude/manifest.json"));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gamedata-data-"));
  for (const part of ["manifest.json", "tables"]) cpSync(join(source, part), join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (file: string) => join(folder, file.replace("@gamedata/interlude/", ""));

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), "utf8")));
}

const dataSource = packageSource({ name: "interlude", packageName: "@gamedata/interlude" }, inFolder);
const load = () => loadDataset(dataSource, readManifest(dataSource));

describe("loadDataset", () => {
  it("gives a data set that is whole", () => {
    expect(load()).toEqual(interlude);
  });

  it("gives the same data set in turns, and lets others run between the tables", async () => {
    let turns = 0;
    const count = setInterval(() => {
      turns += 1;
    }, 0);
    const dataset = await loadDatasetInTurns(dataSource, readManifest(dataSource));
    clearInterval(count);
    expect(dataset).toEqual(interlude);
    expect(turns).toBeGreaterThan(5);
  });

  it("names a table that is missing", () => {
    rmSync(join(folder, "tables/drops.json"));
    expect(load).toThrow(/^The table drops of the data set interlude cannot be read: ENOENT/);
  });

  it.each([
    ["cut", (text: string) => text.slice(0, -2)],
    ["altered by one byte", (text: string) => text.replace("1", "2")],
    ["empty", () => ""],
  ])("names a table that is %s", (_how, edit) => {
    change("tables/armor-sets.json", edit);
    expect(load).toThrow("The table armorSets of the data set interlude is not the one that its manifest describes.");
  });

  it("names the version of another kind of table", () => {
    change("manifest.json", (text) => text.replace(/"schemaVersion":\s*\d+/, '"schemaVersion": 99'));
    expect(load).toThrow(/^The data set interlude has schema version 99; this server reads version \d+\.$/);
  });

  it("names a table that the manifest lacks", () => {
    change("manifest.json", (text) => text.replace('"hennas":', '"symbols":'));
    expect(load).toThrow("The data set interlude has no table hennas.");
  });

  it.each([
    [
      "is missing",
      () => rmSync(join(folder, "manifest.json")),
      /^The manifest of the data set interlude cannot be read: ENOENT/,
    ],
    [
      "is cut",
      () => change("manifest.json", (text) => text.slice(0, 50)),
      /^The manifest of the data set interlude is malformed: /,
    ],
    [
      "lacks a field",
      () => change("manifest.json", (text) => text.replace('"chronicle"', '"chronicles"')),
      /malformed: chronicle: missing key\.$/,
    ],
    [
      "has a field too many",
      () => change("manifest.json", (text) => text.replace('"chronicle"', '"colour": 1, "chronicle"')),
      /malformed: colour: unknown key\.$/,
    ],
    [
      "has a field of another type",
      () => change("manifest.json", (text) => text.replace(/"rows": \d+/, '"rows": "many"')),
      /malformed: tables\.items\.rows: expected .*number.*, received "many"\.$/,
    ],
  ])("says so when the manifest %s", (_how, edit, message) => {
    edit();
    expect(load).toThrow(message);
  });

  it.each([
    ["no table", '{"rows":[]}', "The manifest of the data set interlude describes tables that are no lists of rows."],
    ["no JSON", "[{", /^The table hennas of the data set interlude cannot be parsed: /],
  ])("says so when what the manifest describes is %s", (_what, content, message) => {
    const sha256 = createHash("sha256").update(content).digest("hex");
    change("tables/hennas.json", () => content);
    change("manifest.json", (text) => text.replace(/("file": "hennas.json",[^}]*"sha256": )"\w+"/, `$1"${sha256}"`));
    expect(load).toThrow(message);
  });
});
