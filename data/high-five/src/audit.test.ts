import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { auditDataset, formatDiagnostic, readKnownDangling } from "@gamedata/compiler";
import { highFive } from "@gamedata/high-five";
import { describe, expect, onTestFinished, test } from "vitest";

const FOLDER = fileURLToPath(new URL("..", import.meta.url));
const known = readKnownDangling(join(FOLDER, "known-dangling.json"));

/** Audits a folder; gives the errors, a line each. */
function findErrors(folder: string): readonly string[] {
  const errors = auditDataset(folder, known).diagnostics.filter(({ severity }) => severity === "error");
  return errors.map(formatDiagnostic);
}

/** Copies the shipped files into a folder of their own. */
function copyDataset(): string {
  const folder = mkdtempSync(join(tmpdir(), "gamedata-high-five-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of ["manifest.json", "tables"]) cpSync(join(FOLDER, path), join(folder, path), { recursive: true });
  return folder;
}

describe("the shipped files", () => {
  test("hold rows of their schemas, counted and hashed by the manifest, with references that resolve", () => {
    const { manifest, tables, diagnostics } = auditDataset(FOLDER, known);
    expect(manifest).toMatchObject({ chronicle: "high-five", source: { project: "L2J Server", revision: "30d2b767" } });
    // No error, and no entry of known-dangling.json that nothing needs; the rest are oddities of the source: four groups above
    // certain with all of their rows, and one minimum above its maximum.
    const kinds = new Map<string, number>();
    for (const { severity, what } of diagnostics) {
      const kind = `${severity}: ${what}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    expect([...kinds.keys()].sort()).toEqual(["warning: drop min", "warning: group chance"]);
    expect(kinds.get("warning: drop min")).toBe(1);
    const groups = tables.drops.filter(({ row }) => (row.groupChance ?? 0) > 1_000_000);
    expect([...new Set(groups.map(({ row }) => row.npcId))]).toEqual([18_110, 18_115, 22_569, 22_570]);
  });

  test("are what the loader gives", () => {
    const { tables, manifest } = auditDataset(FOLDER, known);
    expect(highFive.manifest).toEqual(manifest);
    const loaded = new Map<string, unknown>(Object.entries(highFive));
    for (const [name, rows] of Object.entries(tables)) expect(loaded.get(name)).toEqual(rows.map(({ row }) => row));
  });

  test.each([
    ["items", '"price":590', '"price":591', "tables/items.json:1: error: SHA-256: expected "],
    ["hennas", '"STR":1', '"STR": 1', "tables/hennas.json:1: error: SHA-256: expected "],
    ["recipes", '"itemId":1666', '"itemId":1', "tables/recipes.json:1: error: SHA-256: expected "],
    ["spawns", "]\n", "", "tables/spawns.json"],
  ])("are refused when a byte of %s has changed", (table, from, to, expected) => {
    const folder = copyDataset();
    const file = join(folder, "tables", `${table}.json`);
    const text = readFileSync(file, "utf8");
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
    expect(findErrors(folder)[0]).toContain(expected);
  });

  test.each([
    ["a table is missing", (folder: string) => rmSync(join(folder, "tables", "classes.json")), "tables/classes.json"],
    [
      "the manifest is missing",
      (folder: string) => rmSync(join(folder, "manifest.json")),
      "manifest.json:1: error: file",
    ],
    ["a table is added", (folder: string) => writeFileSync(join(folder, "tables", "x.json"), "[]"), "tables/x.json"],
    [
      "the manifest is of another schema version",
      (folder: string) => {
        const file = join(folder, "manifest.json");
        writeFileSync(file, readFileSync(file, "utf8").replace('"schemaVersion": 2', '"schemaVersion": 3'));
      },
      "manifest.json:1: error: schema version: expected 2, received 3",
    ],
  ])("are refused when %s", (_what, damage, expected) => {
    const folder = copyDataset();
    damage(folder);
    expect(findErrors(folder).join("\n")).toContain(expected);
  });

  test("hold no field of the client's prose, no text longer than a name, and no sentence", () => {
    const proseFields = ["description", "steps", "stepIndex", "completionNpcName", "clientJournalEntries"];
    // The longest are names of event items with what they do and how long.
    const longestNameInWords = 18;
    const wordsOf = (text: string) => text.split(/\s+/u).length;
    // A hyphen joins the parts of a name, of which one can end with a full stop.
    const isSentence = (text: string) => /[.!?]$/u.test(text) && !text.includes(" - ") && wordsOf(text) > 8;
    const prose: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (typeof value === "string" && (wordsOf(value) > longestNameInWords || isSentence(value)))
        prose.push(`${path}: ${value}`);
      if (typeof value !== "object" || value === null) return;
      for (const [key, entry] of Object.entries(value)) {
        if (proseFields.includes(key)) prose.push(`${path}.${key}`);
        if (typeof entry !== "number") visit(entry, Array.isArray(value) ? path : `${path}.${key}`);
      }
    };
    for (const [name, rows] of Object.entries(highFive)) visit(rows, name);
    // The only name that the source has for skill 5934.
    expect(prose).toEqual(["skills.name: Meet the soul of darkness and fight against it."]);
  });

  test("are counted rightly in the README", () => {
    const readme = readFileSync(join(FOLDER, "README.md"), "utf8").replace(/ +/gu, " ");
    for (const [name, { file, rows }] of Object.entries(highFive.manifest.tables)) {
      const subpath = file.replace(".json", "");
      expect(readme).toContain(`| ${name} | \`/${subpath}\` | ${rows.toLocaleString("en")} |`);
    }
  });
});
