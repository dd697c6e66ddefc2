import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { interlude } from "@gamedata/interlude";
import { describe, expect, onTestFinished, test } from "vitest";
import { describeShippedFiles } from "../../../packages/compiler/fixtures/shipped-files.js";
import { auditDataset } from "../../../packages/compiler/src/audit/audit.js";
import { formatDiagnostic } from "../../../packages/compiler/src/diagnostic.js";
import { readKnownDangling } from "../../../packages/compiler/src/link/known-dangling.js";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));

describeShippedFiles({
  folder: packageFolder,
  dataset: interlude,
  origin: { chronicle: "interlude", source: { project: "aCis", revision: "382" } },
  longestNameInWords: 12,
  sentences: [],
  expectWarnings: ({ diagnostics }) =>
    expect(diagnostics.map(({ severity, what }) => `${severity}: ${what}`)).toEqual([
      "warning: drop min",
      "warning: drop chance",
      "warning: drop chance",
    ]),
});

/** A damage of a data set, and what the audit says of it. */
type Damage = readonly [what: string, damage: (folder: string) => void, error: string];

const tablePath = (folder: string, table: string) => join(folder, "tables", `${table}.json`);

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

const change = (table: string, from: string, to: string, error: string): Damage => [
  `a byte of ${table} has changed`,
  (folder) => replaceIn(tablePath(folder, table), from, to),
  error,
];
const changeKept = (table: string, from: string, to: string) =>
  change(table, from, to, `tables/${table}.json:1: error: SHA-256: expected `);

const damages: readonly Damage[] = [
  changeKept("items", '"price":768', '"price":769'),
  changeKept("hennas", '"STR":1', '"STR": 1'),
  changeKept("recipes", '"itemId":1666', '"itemId":1'),
  change("spawns", "]\n", "", "tables/spawns.json"),
  ["a table is missing", (folder) => rmSync(tablePath(folder, "classes")), "tables/classes.json"],
  ["a table is added", (folder) => writeFileSync(tablePath(folder, "x"), "[]"), "tables/x.json"],
  [
    "the manifest is of another schema version",
    (folder) => replaceIn(join(folder, "manifest.json"), '"schemaVersion": 2', '"schemaVersion": 3'),
    "manifest.json:1: error: schema version: expected 2, received 3",
  ],
];

/** Copies the shipped files into a folder of their own. */
function copyDataset(): string {
  const copy = mkdtempSync(join(tmpdir(), "gamedata-damaged-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const path of ["manifest.json", "tables"])
    cpSync(join(packageFolder, path), join(copy, path), { recursive: true });
  return copy;
}

/** Audits a folder; gives the errors, a line each. */
const findErrors = (audited: string): readonly string[] =>
  auditDataset(audited, readKnownDangling(join(packageFolder, "known-dangling.json")))
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(formatDiagnostic);

// The audit is the same for every data set.
describe("shipped files are refused", () => {
  // One audit for all damages, because each takes a second; every error names its file.
  test("when a byte of a table has changed, a table is missing or added, or the schema is another", () => {
    const copy = copyDataset();
    for (const [, damage] of damages) damage(copy);
    const errors = findErrors(copy);
    for (const [what, , expected] of damages)
      expect(
        errors.filter((line) => line.includes(expected)),
        what,
      ).not.toEqual([]);
  });

  test("when the manifest is missing", () => {
    const copy = copyDataset();
    rmSync(join(copy, "manifest.json"));
    expect(findErrors(copy).join("\n")).toContain("manifest.json:1: error: file");
  });
});
