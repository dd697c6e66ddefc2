import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { compileFixture, type Edit, temporaryFolder } from "../../fixtures/datapack.js";
import { formatDiagnostic } from "../diagnostic.js";
import { type KnownDoubt, readKnownDoubts } from "./known-doubts.js";

const NPCS = "xml/npcs/1000-1999.xml";
const RECIPES = "xml/recipes.xml";
const reason = "invented";

function doubtsOf(known: readonly KnownDoubt[], ...edits: readonly Edit[]) {
  const { tables, diagnostics } = compileFixture(edits, undefined, known);
  const warnings = diagnostics.filter(({ file }) => file === "known-doubts.json").map(formatDiagnostic);
  return { doubts: tables.doubts.map(({ row }) => row), warnings };
}

const INGREDIENT: KnownDoubt = { kind: "ingredientCount", recipeId: 1, itemId: 57, comparedRecipeId: 2, reason };
const NO_SPAWN: KnownDoubt = { kind: "noSpawn", firstNpcId: 1001, lastNpcId: 1001, reason };
const NOBLE: KnownDoubt = { kind: "nobleTeleport", destinations: [3], reason };
const AGGRO: KnownDoubt = { kind: "aggroRange", ranges: [0, 500], reason };

/** Both recipes are of item 3; at 60 % it takes as many of item 57 as of item 6. */
const PAIR: readonly [Edit, Edit] = [
  [RECIPES, 'material="6-24;57-12"', 'material="6-5;57-5"'],
  [RECIPES, 'material="6-18" product="1-1"', 'material="6-10;57-18" product="3-1"'],
];
/** Takes NPC 1001 out of both dumps that position it. */
const UNplaceD: readonly Edit[] = [
  ["sql/spawnlist.sql", "'1001', '17000'", "'1002', '17000'"],
  ["sql/spawnlist.sql", "'1001', '16000'", "'1002', '16000'"],
  ["sql/spawnlist_4s.sql", "'1','1001'", "'1','1002'"],
  ["sql/spawnlist_4s.sql", "'2','1001'", "'2','1002'"],
];

test("takes a known doubt with the values of the source", () => {
  expect(doubtsOf([INGREDIENT, NO_SPAWN, AGGRO], ...PAIR, ...UNplaceD)).toEqual(yaml`
    { doubts: [
        { id: ingredientCount-1, kind: ingredientCount, table: recipes, field: ingredients, ids: [1],
          stated: "18 of item 57", doubt: "the 60 % recipe 2 scales to 10" },
        { id: noSpawn-1001, kind: noSpawn, table: npcs, field: spawns, ids: [1001], stated: no place of 1 NPCs,
          doubt: all of them have drops },
        { id: aggroRange-ai.aggro, kind: aggroRange, table: npcs, field: ai.aggro,
          stated: "one of 0, 500 for 5 of 5 NPCs", doubt: "2 ranges for nearly every NPC" }],
      warnings: [] }
  `);
});

test("doubts teleports for noblesse that one source has", () => {
  const noble: Edit = ["xml/teleportLocations.xml", 'price="1800" isNoble="false"', 'price="0" isNoble="true"'];
  const pass: Edit = ["xml/items/0000-0099.xml", "</list>", '<item id="6651" type="EtcItem" name="Pass" /></list>'];
  expect(doubtsOf([{ kind: "nobleTeleport", destinations: [1], reason }], noble, pass).doubts).toMatchObject([
    { id: "nobleTeleport-1", table: "teleports", field: "isNoble", ids: [1] },
  ]);
});

test("finds drops with an impossible chance or number by itself", () => {
  const odd: Edit = [NPCS, 'min="30" max="90" chance="700000"', 'min="90" max="30" chance="2000000"'];
  expect(doubtsOf([], odd).doubts).toEqual(yaml`
    - { id: dropAboveCertain-1001-57, kind: dropAboveCertain, table: drops, field: chance, ids: [1001],
      stated: "2000000 for item 57", doubt: "1000000 is certain" }
    - { id: dropMinAboveMax-1001-57, kind: dropMinAboveMax, table: drops, field: min, ids: [1001],
      stated: "90 of item 57", doubt: "above the maximum, 30" }
  `);
});

test.each<[what: string, known: KnownDoubt, edits: readonly Edit[], received: string]>([
  [
    "a count in proportion",
    INGREDIENT,
    [PAIR[0], [RECIPES, PAIR[1][1], PAIR[1][2].replace("57-18", "57-10")]],
    "10 of item 57, in proportion",
  ],
  ["recipes of two products", INGREDIENT, [], "no two recipes of one product"],
  ["a recipe without the ingredient", { ...INGREDIENT, itemId: 5 }, PAIR, "nothing to compare it with"],
  ["a spawn", NO_SPAWN, [], "a place of NPC 1001"],
  ["a leader", { ...NO_SPAWN, firstNpcId: 1003, lastNpcId: 1004 }, [], "a place of NPC 1003"],
  ["NPCs that are gone", { ...NO_SPAWN, firstNpcId: 2, lastNpcId: 9 }, [], "no NPC from 2 to 9"],
  ["no such teleport", { ...NOBLE, destinations: [9] }, [], "no teleport to destination 9"],
  ["a teleport of everyone", NOBLE, [], "destination 3 open to all"],
  ["other ranges", { ...AGGRO, ranges: [0] }, [], "other ranges of 1 NPCs"],
])("warns that a doubt can go: %s", (_what, known, edits, received) => {
  const { doubts, warnings } = doubtsOf([known], ...edits);
  expect(doubts).toEqual([]);
  expect(warnings).toEqual([
    `known-doubts.json:1: warning: doubt ${known.kind}: expected a value that is in doubt, received ${received}: the entry can go`,
  ]);
});

test("does not look for doubts when a row could not be read", () => {
  expect(doubtsOf([NO_SPAWN], [NPCS, '"level" val="12"', '"level" val="x"'])).toEqual({ doubts: [], warnings: [] });
});

test("names the file of a list that cannot be read", () => {
  const file = join(temporaryFolder(), "known-doubts.json");
  expect(() => readKnownDoubts(file)).toThrow(`${file} is no list of known doubts: ENOENT`);
  writeFileSync(file, '[{"kind":"noSpawn","firstNpcId":0,"lastNpcId":9,"reason":"x"}]');
  expect(() => readKnownDoubts(file)).toThrow(`${file} is no list of known doubts: `);
});
