import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Edit, fixtureFiles, temporaryFolder } from "../../fixtures/datapack.js";
import { compareDataset } from "./check.js";
import type { DatasetFiles } from "./serialize.js";
import { finishInterruptedWrite, hasInterruptedWrite, writeDataset } from "./write.js";

const PRICE: Edit = ["xml/items/0000-0099.xml", 'val="768"', 'val="769"'];
const RECIPE: Edit = ["xml/recipes.xml", 'successRate="60"', 'successRate="61"'];

function writtenFolder(files: DatasetFiles): string {
  const out = join(temporaryFolder(), "out");
  writeDataset(out, files);
  return out;
}

test("writes every table and the manifest, and nothing the second time", () => {
  const files = fixtureFiles();
  const out = join(temporaryFolder(), "deep", "out");
  expect(writeDataset(out, files)).toEqual([...files.keys()]);
  expect(compareDataset(out, files)).toEqual([]);
  const before = statSync(join(out, "manifest.json")).mtimeMs;
  expect(writeDataset(out, files)).toEqual([]);
  expect(statSync(join(out, "manifest.json")).mtimeMs).toBe(before);
});

test("touches changed tables only, and leaves foreign files alone", () => {
  const out = writtenFolder(fixtureFiles());
  writeFileSync(join(out, "package.json"), "{}");
  expect(writeDataset(out, fixtureFiles(PRICE))).toEqual(["tables/items.json", "manifest.json"]);
  expect(readFileSync(join(out, "package.json"), "utf8")).toBe("{}");
  expect(readdirSync(out).sort()).toEqual(["manifest.json", "package.json", "tables"]);
});

test("leaves the old data set when the new one cannot be written", () => {
  const old = fixtureFiles();
  const out = writtenFolder(old);
  expect(() => writeDataset(out, new Map([...fixtureFiles(PRICE), ["no/such/folder.json", "x"]]))).toThrow("ENOENT");
  expect(compareDataset(out, old)).toEqual([]);
  expect(readdirSync(out).sort()).toEqual(["manifest.json", "tables"]);
});

test("clears away what a run that was killed while staging left, and keeps the old data set", () => {
  const old = fixtureFiles();
  const out = writtenFolder(old);
  const deadProcess = 2 ** 22 + 1;
  mkdirSync(join(out, `.gamedata-staging-${deadProcess}`, "tables"), { recursive: true });
  writeFileSync(join(out, `.gamedata-staging-${deadProcess}`, "tables", "items.json"), "[");
  finishInterruptedWrite(out);
  expect(compareDataset(out, old)).toEqual([]);
  expect(readdirSync(out).sort()).toEqual(["manifest.json", "tables"]);
});

test("refuses to write beside a run that is alive, and leaves its folder", () => {
  const out = writtenFolder(fixtureFiles());
  const alive = `.gamedata-staging-${process.ppid}`;
  mkdirSync(join(out, alive));
  expect(() => finishInterruptedWrite(out)).toThrow(`Another run is writing to ${out}`);
  expect(() => writeDataset(out, fixtureFiles(PRICE))).toThrow(`Another run is writing to ${out}`);
  expect(readdirSync(out).sort()).toEqual([alive, "manifest.json", "tables"]);
});

test("completes the new data set wherever a run was killed after its commit", () => {
  const next = fixtureFiles(PRICE, RECIPE);
  /** The renames of a run after its commit, in their order. */
  const moves = [
    ["tables", ".gamedata-commit/.replaced-tables"],
    [".gamedata-commit/tables", "tables"],
    [".gamedata-commit/manifest.json", "manifest.json"],
  ] as const;
  for (let moved = 0; moved <= moves.length; moved += 1) {
    const out = writtenFolder(fixtureFiles());
    cpSync(writtenFolder(next), join(out, ".gamedata-commit"), { recursive: true });
    for (const [from, to] of moves.slice(0, moved)) renameSync(join(out, from), join(out, to));
    expect(hasInterruptedWrite(out)).toBe(true);
    expect(compareDataset(out, next).at(-1)).toEqual({ path: out, kind: "is left of an interrupted write" });
    finishInterruptedWrite(out);
    expect(compareDataset(out, next)).toEqual([]);
    expect(readdirSync(out).sort()).toEqual(["manifest.json", "tables"]);
  }
});

test("keeps unchanged tables and foreign files the same files", () => {
  const out = writtenFolder(fixtureFiles());
  writeFileSync(join(out, "tables", "notes.txt"), "kept");
  const inodes = () => ["hennas.json", "notes.txt"].map((name) => statSync(join(out, "tables", name)).ino);
  const before = inodes();
  writeDataset(out, fixtureFiles(PRICE));
  expect(inodes()).toEqual(before);
});

test("completes an interrupted write before the next one", () => {
  const out = writtenFolder(fixtureFiles());
  const half = fixtureFiles(PRICE);
  cpSync(writtenFolder(half), join(out, ".gamedata-commit"), { recursive: true });
  const next = fixtureFiles(RECIPE);
  writeDataset(out, next);
  expect(compareDataset(out, next)).toEqual([]);
});

test("names what differs, is missing, or does not belong", () => {
  const files = fixtureFiles();
  const out = writtenFolder(files);
  writeFileSync(join(out, "tables", "extra.json"), "[]");
  writeFileSync(join(out, "tables", "items.json"), "[]");
  renameSync(join(out, "tables", "hennas.json"), join(out, "hennas.json"));
  expect(compareDataset(out, files)).toEqual([
    { path: "tables/items.json", kind: "differs" },
    { path: "tables/hennas.json", kind: "is missing" },
    { path: "tables/extra.json", kind: "is not part of the data set" },
  ]);
});
