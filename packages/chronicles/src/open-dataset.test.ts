import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { interlude } from "@gamedata/interlude";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../scripts/test/temporary-folder.js";
import { readManifest } from "./data-source.js";
import { openDataset } from "./open-dataset.js";

const { resolve } = createRequire(import.meta.url);
const source = dirname(resolve("@gamedata/interlude/manifest.json"));

let folder: string;

function copyTo(to: string, from = source): void {
  for (const part of ["manifest.json", "tables"]) cpSync(join(from, part), join(to, part), { recursive: true });
}

/** Bytes of a table that is read in no time. */
const SMALL_TABLE = 50_000;

/** The data set with its large tables empty, so that it is read in no time. */
const small = temporaryFolder();
beforeAll(() => {
  folder = small;
  copyTo(small);
  for (const file of readdirSync(join(small, "tables")))
    if (statSync(join(small, "tables", file)).size > SMALL_TABLE) describeTable(file.replace(".json", ""), "[]");
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gamedata-data-"));
  copyTo(folder, small);
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), "utf8")));
}

/** Replaces a table, and its hash in the manifest. */
function describeTable(table: string, content: string): void {
  const sha256 = createHash("sha256").update(content).digest("hex");
  change(`tables/${table}.json`, () => content);
  const facts = new RegExp(`("file": "${table}.json",[^}]*"sha256": )"\\w+"`, "u");
  change("manifest.json", (text) => text.replace(facts, `$1"${sha256}"`));
}

function open() {
  const dataSource = { label: "the data set interlude", pathOf: (file: string) => join(folder, file) };
  return openDataset(dataSource, readManifest(dataSource));
}
const load = () => ({ ...open().dataset });

function loadInSteps() {
  const { dataset, readInSteps } = open();
  for (const _ of readInSteps());
  return { ...dataset };
}

describe("openDataset", () => {
  it("needs no file after it was checked, and reads each table once", () => {
    copyTo(folder);
    const { dataset, check, readInSteps } = open();
    check();
    rmSync(folder, { recursive: true });
    const steps = [...readInSteps()].length;
    expect(steps).toBeGreaterThan(Object.keys(interlude.manifest.tables).length);
    // `toEqual` takes seconds for hundreds of thousands of rows.
    expect(isDeepStrictEqual({ ...dataset }, interlude)).toBe(true);
    expect(dataset.npcs).toBe(dataset.npcs);
    mkdirSync(folder);
  });

  it("reads a table when it is first needed, and again after a fault", () => {
    const { dataset } = open();
    const original = readFileSync(join(folder, "tables/armor-sets.json"), "utf8");
    change("tables/armor-sets.json", (text) => text.replace("1", "2"));
    const fault = /^The table armorSets of the data set interlude is not the one/;
    expect(() => dataset.armorSets).toThrow(fault);
    expect(() => dataset.armorSets).toThrow(fault);
    change("tables/armor-sets.json", () => original);
    expect(dataset.armorSets).toEqual(interlude.armorSets);
    rmSync(join(folder, "tables/armor-sets.json"));
    expect(dataset.armorSets).toEqual(interlude.armorSets);
  });

  it.each([
    ["at once", load],
    ["in steps", loadInSteps],
  ])("reads rows in any form of JSON %s", (_how, loadRows) => {
    const rows = [
      { id: 1, name: "},\n{ é刀" },
      { id: 2, name: "x".repeat(300_000) },
      { id: 3, name: "last" },
    ];
    const many = Array.from({ length: 20_000 }, (_, id) => ({
      id,
      name: `},\n{ "${id}`.repeat(6),
      tags: [[id], [-id]],
    }));
    for (const content of [
      JSON.stringify(rows),
      JSON.stringify(rows, undefined, 2),
      `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`,
      // Longer than a step, with rows of one line, and of several.
      `[\n${many.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`,
      JSON.stringify(many, undefined, 2),
      "[]",
    ]) {
      describeTable("hennas", content);
      expect(isDeepStrictEqual(loadRows().hennas, JSON.parse(content))).toBe(true);
    }
  });

  it.each(["{}", "1", "[1],[2]", "[1", '[{"id":1},\n{"id":2}},\n{]'])("refuses %j at once and in steps", (content) => {
    describeTable("hennas", content);
    const fault = /^The table hennas of the data set interlude (?:is no list of rows|cannot be parsed)/;
    expect(load).toThrow(fault);
    expect(loadInSteps).toThrow(fault);
  });

  it("names a table that is no file, and does not wait for its end", () => {
    rmSync(join(folder, "tables/drops.json"));
    symlinkSync("/dev/zero", join(folder, "tables/drops.json"));
    expect(load).toThrow(
      /^The table drops of the data set interlude cannot be read: .*drops\.json is a device; expected is a file\.$/,
    );
  });

  it.each([
    ["lacks a field", '"chronicle"', '"chronicles"', /malformed: chronicle: missing key\.$/],
    ["has a field too many", '"chronicle"', '"colour": 1, "chronicle"', /malformed: colour: unknown key\.$/],
    [
      "has a field of another type",
      /"rows": \d+/,
      '"rows": "many"',
      /malformed: tables\.items\.rows: expected .*number.*, received "many"\.$/,
    ],
  ])("says so when the manifest %s", (_how, part, damaged, message) => {
    change("manifest.json", (text) => text.replace(part, damaged));
    expect(load).toThrow(message);
  });
});
