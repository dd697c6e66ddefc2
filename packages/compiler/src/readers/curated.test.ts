import { readFileSync } from "node:fs";
import { join } from "node:path";
import { manifest } from "@gamedata/schema";
import * as v from "valibot";
import { expect, test } from "vitest";
import { compileDialect, dialectRows, type Edit, FIXTURES, fixtureDiagnostics } from "../../fixtures/datapack.js";
import { formatDiagnostic } from "../diagnostic.js";

const manifestOf = (dialect: keyof typeof FIXTURES) =>
  v.parse(manifest, JSON.parse(compileDialect(dialect).files?.get("manifest.json") ?? ""));

test("a race that no known chronicle has is kept, and the word for none is none", () => {
  const raceOf = (race: string) => {
    const edit: Edit = ["data/stats/npcs/01000-01099.xml", "<race>KAMAEL", `<race>${race}`];
    return dialectRows("mobius", "npcs", [edit]).find(({ id }) => id === 1002)?.race;
  };
  expect(raceOf("ERTHEIA")).toBe("Ertheia");
  expect(raceOf("DEATH_KNIGHT")).toBe("Death Knight");
  expect(raceOf("NONE")).toBeUndefined();
  const { diagnostics } = compileDialect("mobius", [
    ["data/stats/npcs/01000-01099.xml", "<race>KAMAEL", "<race>DEATH_KNIGHT"],
  ]);
  expect(diagnostics.map(formatDiagnostic)).toContainEqual(
    expect.stringMatching(
      /npcs\/01000-01099\.xml:34: warning: <race>: .*received "DEATH_KNIGHT": kept as "Death Knight"$/u,
    ),
  );
});

test("the manifest states the origin and size of a grid of curated tiles", () => {
  expect(manifestOf("l2j").regionGrid).toEqual({ firstTileX: 12, firstTileY: 10, columns: 3, rows: 2 });
});

test("raid bosses in the ordinary dump and nameless NPCs are named where their spawns are left out", () => {
  const warnings = compileDialect("l2j").diagnostics.map(formatDiagnostic);
  expect(warnings).toContain(
    "sql/spawnlist.sql:21: warning: spawn of NPC 1003: expected an NPC of ordinary spawns, received a RaidBoss: left out",
  );
  expect(warnings).toContain(
    "sql/spawnlist.sql:22: warning: spawn of NPC 1004: expected an NPC with a name, received one without: left out",
  );
});

test("the manifest names the curated files that a datapack does not have", () => {
  expect(manifestOf("l2j")).not.toHaveProperty("missingSources");
  expect(manifestOf("mobius").missingSources).toEqual([
    "curated/armor-set-names.json",
    "curated/class-tree.json",
    "curated/exchange-lists.json",
    "curated/experience.json",
    "curated/hunting-zones.json",
    "curated/quests.json",
    "curated/region-grid.json",
    "curated/teleports.json",
    "data/zones",
  ]);
});

test("byte-order marks are fine in these dialects, and refused in aCis datapacks", () => {
  const marked = readFileSync(join(FIXTURES.mobius, "data/Recipes.xml"), "utf8");
  expect(marked.startsWith("\uFEFF")).toBe(true);
  expect(fixtureDiagnostics(["xml/recipes.xml", "<?xml", "\uFEFF<?xml"])).toEqual([
    "xml/recipes.xml:1: error: encoding: expected UTF-8 without a byte-order mark, received a byte-order mark",
  ]);
});
