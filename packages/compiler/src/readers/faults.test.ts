import { expect, test } from "vitest";
import { compileDialect, type Edit } from "../../fixtures/datapack.js";
import { formatDiagnostic } from "../diagnostic.js";

const DIALECTS = ["l2j", "mobius"] as const;

const errorsOf = (dialect: (typeof DIALECTS)[number], ...edits: readonly Edit[]) =>
  compileDialect(dialect, edits)
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(formatDiagnostic);

test.each(DIALECTS)(
  "a fault in a datapack of the dialect %s has file, line, expected and received value",
  (dialect) => {
    const folder = dialect === "l2j" ? "xml" : "data";
    expect(errorsOf(dialect, [`${folder}/stats/items/00000-00099.xml`, 'val="768"', 'val="many"'])).toEqual([
      `${folder}/stats/items/00000-00099.xml:9: error: <item> 1 price: expected a whole number, received "many"`,
    ]);
    expect(errorsOf(dialect, [`${folder}/stats/npcs/01000-01099.xml`, "<race>UNDEAD", "<race>toad 2"])[0]).toMatch(
      /^\w+\/stats\/npcs\/01000-01099\.xml:8: error: <race>: expected UNDEAD, CONSTRUCT, .*, received "toad 2"$/u,
    );
    expect(errorsOf(dialect, [`${folder}/multisell/002.xml`, 'id="-200"', 'id="-201"'])).toEqual([
      `${folder}/multisell/002.xml:5: error: <ingredient> id: expected an item id, or -100, -200, -300, -400, -500, -700, received -201`,
    ]);
    expect(errorsOf(dialect, [`${folder}/stats/armorsets/moss.xml`, '<chest id="2" />', ""])).toEqual([
      `${folder}/stats/armorsets/moss.xml:3: error: set 17: expected a piece for the chest, received none`,
    ]);
  },
);

test.each([
  ["xml/stats/npcs/01000-01099.xml", 'max="9" chance="60"', 'max="9"', "<item> chance: expected "],
  [
    "sql/territory_spawnlist.sql",
    "802,-92,0,3)",
    "802,-92,0,4)",
    "sql/territory_spawnlist.sql:17: error: row spawnType: expected a whole number of at most 3, received 4",
  ],
  ["xml/recipes.xml", '<statUse name="MP" value="30" />', "", "a <statUse> of MP"],
  ["curated/region-grid.json", '"regionId":4', '"regionId":9', "a region of region-names.json"],
  ["curated/armor-set-names.json", '"id":17', '"id":18', "a name in curated/armor-set-names.json"],
  ["xml/skillTrees/classSkillTree.xml", 'classId="0"', 'classId="7"', "a class of the class tree"],
  ["xml/stats/skills/00000-00099.xml", "1.1 1.2", "1.1", "a value for level 2"],
  ["xml/stats/skills/00000-00099.xml", 'type="DIFF"', 'type="BOTH"', '"DIFF" or "PER"'],
  ["xml/stats/skills/00000-00099.xml", 'val="A2"', 'val="X"', "<set> operateType"],
  ["xml/spawnlist/fen.xml", 'x="300" y="400" z="-50"', "", "x, y and z, <locations>, or a <territory>"],
  ["sql/raidboss_spawnlist.sql", "(`boss_id`,`loc_x`", "(`boss`,`loc_x`", "a column of the table"],
])("in %s, refuses %s as %j", (file, from, to, expected) => {
  expect(errorsOf("l2j", [file, from, to]).join("\n")).toContain(expected);
});
