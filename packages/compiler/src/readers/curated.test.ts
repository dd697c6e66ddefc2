import { readFileSync } from "node:fs";
import { join } from "node:path";
import { manifest } from "@gamedata/schema";
import * as v from "valibot";
import { expect, test } from "vitest";
import { compileDialect, dialectRows, type Edit, FIXTURES, fixtureDiagnostics } from "../../fixtures/datapack.js";
import { formatDiagnostic } from "../diagnostic.js";

const manifestOf = (dialect: keyof typeof FIXTURES) =>
  v.parse(manifest, JSON.parse(compileDialect(dialect).files?.get("manifest.json") ?? ""));

test("the rows of four trees make a class, and the last one of a level counts", () => {
  expect(dialectRows("l2j", "classes")).toEqual([
    {
      id: 0,
      name: "Reed Fighter",
      race: "Kamael",
      type: "Fighter",
      professionLevel: 0,
      skills: [{ skillId: 10, skillLevel: 1, minPlayerLevel: 5, spCost: 90 }],
    },
    {
      id: 1,
      name: "Reed Knight",
      race: "Kamael",
      type: "Fighter",
      professionLevel: 1,
      parentClassId: 0,
      skills: [
        { skillId: 10, skillLevel: 2, minPlayerLevel: 20, spCost: 0 },
        { skillId: 11, skillLevel: 1, minPlayerLevel: 41, spCost: 910 },
        { skillId: 12, skillLevel: 1, minPlayerLevel: 76, spCost: 0, items: [{ itemId: 6, count: 1 }] },
      ],
    },
  ]);
});

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

test("without a curated tree the classes have the engine's race, type and parents", () => {
  // The file states 9 as the parent of class 2, which is wrong.
  expect(dialectRows("mobius", "classes").map(({ id, race, parentClassId }) => [id, race, parentClassId])).toEqual([
    [0, "Human", undefined],
    [1, "Human", 0],
    [2, "Human", 1],
    [88, "Human", 2],
  ]);
});

test("curated tiles make a grid of their own origin and size", () => {
  // Tiles 12,11 and 14,10: columns 0 and 2 from 12, rows 1 and 0 from 10.
  expect(dialectRows("l2j", "regions")).toEqual([
    {
      id: 4,
      name: "Town of Fen",
      tiles: [
        [2, 0],
        [0, 1],
      ],
    },
    { id: 5, name: "Empty" },
  ]);
  expect(manifestOf("l2j").regionGrid).toEqual({ firstTileX: 12, firstTileY: 10, columns: 3, rows: 2 });
});

test("without curated tiles the towns are the regions, and the first one keeps a tile of two", () => {
  expect(dialectRows("mobius", "regions")).toEqual([
    {
      id: 0,
      name: "Fen Village",
      tiles: [
        [0, 0],
        [1, 1],
      ],
    },
    { id: 1, name: "Bog Town", tiles: [[2, 0]] },
  ]);
});

test("disabled files of spawns, raid bosses in the ordinary dump and nameless NPCs are left out", () => {
  const toads = dialectRows("l2j", "spawns").filter(({ npcId }) => npcId === 1002);
  expect(toads.slice(0, 2)).toEqual([
    { npcId: 1002, x: 100, y: 200, z: -30, heading: -1, respawnDelay: 60, respawnRandom: 20, periodOfDay: 2 },
    { npcId: 1002, x: 300, y: 400, z: -50, heading: -1, respawnDelay: 90 },
  ]);
  expect(toads).toHaveLength(3);
  const warnings = compileDialect("l2j").diagnostics.map(formatDiagnostic);
  expect(warnings).toContain(
    "sql/spawnlist.sql:21: warning: spawn of NPC 1003: expected an NPC of ordinary spawns, received a RaidBoss: left out",
  );
  expect(warnings).toContain(
    "sql/spawnlist.sql:22: warning: spawn of NPC 1004: expected an NPC with a name, received one without: left out",
  );
});

test("a territory has its polygon and heights, and its middle as the position", () => {
  // The means: (0 + 200 + 100) / 3, (0 + 0 + 301) / 3 rounded, and (−100 + 100) / 2.
  expect(dialectRows("mobius", "spawns")[0]).toEqual({
    npcId: 1002,
    x: 100,
    y: 100,
    z: 0,
    heading: -1,
    respawnDelay: 60,
    respawnRandom: 20,
    periodOfDay: 2,
    count: 3,
    territory: {
      name: "fen_01",
      minZ: -100,
      maxZ: 100,
      polygon: [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
        { x: 100, y: 301 },
      ],
    },
  });
});

test("the minions of an NPC's own file count, and those of the other file without them", () => {
  const minionsOf = (id: number) => dialectRows("l2j", "npcs").find((npc) => npc.id === id)?.minions;
  expect(minionsOf(1001)?.map(({ npcId }) => npcId)).toEqual([1002]);
  expect(minionsOf(1002)).toEqual([{ npcId: 1003, min: 1, max: 1, respawnDelay: 0 }]);
});

test("curated files give quests, zones and teleports", () => {
  expect(dialectRows("l2j", "quests")[0]).toMatchObject({ id: 1, repeatable: true, daily: true, races: ["KAMAEL"] });
  expect(dialectRows("l2j", "locations")).toEqual([{ id: 2, name: "The Fen", type: 1, x: 50, y: 60, z: -5 }]);
  // Of the number 200901 the last five digits.
  expect(dialectRows("l2j", "teleports")[0]).toMatchObject({ npcId: 1005, destination: 200_901, isNoble: true });
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

test("soul crystals of NPCs rise in tenths of a percent", () => {
  expect(dialectRows("mobius", "soulCrystals")).toEqual([{ itemId: 6, level: 0, stagedItemId: 7 }]);
  expect(dialectRows("mobius", "soulCrystalNpcs")).toEqual([
    { npcId: 1001, levelType: "FULL_PARTY", stageChance: 1000, breakChance: 0, requiresSkill: false, levels: [10, 11] },
    { npcId: 1003, levelType: "LAST_HIT", stageChance: 90, breakChance: 0, requiresSkill: true, levels: [0, 1] },
  ]);
});

test("byte-order marks are fine in these dialects, and refused in aCis datapacks", () => {
  const marked = readFileSync(join(FIXTURES.mobius, "data/Recipes.xml"), "utf8");
  expect(marked.startsWith("\uFEFF")).toBe(true);
  expect(fixtureDiagnostics(["xml/recipes.xml", "<?xml", "\uFEFF<?xml"])).toEqual([
    "xml/recipes.xml:1: error: encoding: expected UTF-8 without a byte-order mark, received a byte-order mark",
  ]);
});
