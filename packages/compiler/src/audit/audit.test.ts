import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../../fixtures/command.js";
import { FIXTURE_DATAPACK, FIXTURE_KNOWN_DANGLING, temporaryFolder } from "../../fixtures/datapack.js";
import { formatDiagnostic } from "../diagnostic.js";
import { readKnownDangling } from "../link/known-dangling.js";
import { auditDataset } from "./audit.js";

/** Compiles a data set, damages it, and gives the errors of its audit, a line each. */
function errorsAfter(damage: (fileOf: (name: string) => string) => void): readonly string[] {
  const folder = temporaryFolder();
  copyFileSync(FIXTURE_KNOWN_DANGLING, join(folder, "known-dangling.json"));
  expect(runCommand("--strict", "--datapack", FIXTURE_DATAPACK, "--out", folder).code).toBe(0);
  damage((name) => join(folder, name));
  return auditDataset(folder, readKnownDangling(FIXTURE_KNOWN_DANGLING))
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(formatDiagnostic);
}

test.each([
  ["tables/items.json", '"price":768', '"price":769', "tables/items.json:1: error: SHA-256: expected "],
  ["tables/hennas.json", '"STR":1', '"STR": 1', "tables/hennas.json:1: error: SHA-256: expected "],
  ["tables/recipes.json", '"itemId":', '"itemId":1', "tables/recipes.json:1: error: SHA-256: expected "],
  ["tables/spawns.json", "]\n", "", "tables/spawns.json"],
  [
    "manifest.json",
    '"schemaVersion": 2',
    '"schemaVersion": 3',
    "manifest.json:1: error: schema version: expected 2, received 3",
  ],
])("finds a change of %s, %j to %j", (file, from, to, error) => {
  const errors = errorsAfter((fileOf) => {
    const text = readFileSync(fileOf(file), "utf8");
    expect(text).toContain(from);
    writeFileSync(fileOf(file), text.replace(from, to));
  });
  expect(errors.filter((line) => line.includes(error))).not.toEqual([]);
});

test("finds a table that is missing or added, and a manifest that is missing", () => {
  const errors = errorsAfter((fileOf) => {
    rmSync(fileOf("tables/classes.json"));
    writeFileSync(fileOf("tables/x.json"), "[]");
  });
  for (const file of ["tables/classes.json", "tables/x.json"])
    expect(errors.filter((line) => line.startsWith(file))).not.toEqual([]);
  expect(errorsAfter((fileOf) => rmSync(fileOf("manifest.json"))).join("\n")).toContain("manifest.json:1: error: file");
});
