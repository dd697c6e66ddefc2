import { createHash } from "node:crypto";
import { manifest } from "@gamedata/schema";
import * as v from "valibot";
import { expect, test } from "vitest";
import { fixtureFiles } from "../../fixtures/datapack.js";

const files = fixtureFiles();
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

test("writes a row a line, with no empty and no null field", () => {
  expect(files.get("tables/spellbooks.json")).toBe('[\n{"skillId":21,"itemId":5}\n]\n');
  for (const [path, text] of files) {
    if (path !== "manifest.json") expect(text).not.toMatch(/:(?:null|""|\[\])/u);
  }
});

test("says in the manifest where the data comes from, what it holds, and its hashes", () => {
  const content = v.parse(manifest, JSON.parse(files.get("manifest.json") ?? ""));
  expect(content).toMatchObject({ chronicle: "fen", source: { project: "invented", revision: "1" }, schemaVersion: 2 });
  expect(content.tables["armorSets"]).toEqual({
    file: "armor-sets.json",
    rows: 2,
    sha256: sha256(files.get("tables/armor-sets.json") ?? ""),
  });
  const hashes = Object.values(content.tables).map((table) => table.sha256);
  expect(hashes).toHaveLength(47);
  expect(content.dataVersion).toBe(sha256(hashes.join("")).slice(0, 12));
});

test("gives the same bytes for the same input, and another version for another", () => {
  expect(fixtureFiles()).toEqual(files);
  const other = fixtureFiles(["xml/recipes.xml", 'successRate="60"', 'successRate="61"']);
  const versionOf = (text = "") => v.parse(manifest, JSON.parse(text)).dataVersion;
  expect(versionOf(other.get("manifest.json"))).not.toBe(versionOf(files.get("manifest.json")));
});
