import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall } from "../../../fixtures/small-datapack.js";

const compileSets = (sets: string) =>
  compileSmall("mobius", {
    "data/stats/items/1.xml": `<list>
<item id="71" name="Mail" type="Armor"><set name="bodypart" val="chest"/></item>
<item id="73" name="Plate" type="Armor"><set name="bodypart" val="onepiece"/></item>
<item id="72" name="Ring" type="Armor"><set name="bodypart" val="rfinger;lfinger"/></item></list>`,
    "data/stats/armorsets/0.xml": `<list>${sets}</list>`,
  });

const listed = (id: number) =>
  `<set id="1" minimumPieces="1"><requiredItems><item id="${id}"/></requiredItems><skills><skill id="3" level="1"/></skills></set>`;

test("names a set without a piece for the chest, and does not count it as lost", () => {
  const sets = `${listed(71)}${listed(72)}<set id="9"><head id="62"/></set>`;
  const { tables, diagnostics, losses, accounts } = compileSets(sets);
  expect(tables.armorSets.map(({ row }) => [row.name, row.chest])).toEqual([["Mail", 71]]);
  expect(diagnostics.filter(({ what }) => what.startsWith("set "))).toMatchObject([
    { severity: "warning", what: "set 2", received: "the items 72: left out" },
    { severity: "warning", what: "set 9", received: "the items 62: left out" },
  ]);
  expect(losses).toEqual([]);
  expect(accounts).toContainEqual({ table: "armorSets", held: 1, read: 1 });
});

test("takes further chests for alternatives, and names the pieces of no slot", () => {
  const pieces = '<item id="71"/><item id="73"/><item id="72"/>';
  const { tables, diagnostics } = compileSets(`<set id="1"><requiredItems>${pieces}</requiredItems></set>`);
  expect(tables.armorSets.map(({ row }) => row)).toMatchObject([{ chest: 71, alternatives: { chest: [73] } }]);
  expect(diagnostics).toContainEqual(yaml`!has { severity: warning, what: pieces of set 1, received: "72: left out" }`);
});

test("counts a set of nothing as lost", () => {
  const { losses, accounts } = compileSets('<set id="9"/>');
  expect(losses).toEqual([expect.stringContaining("set 9: expected a piece for the chest, received none")]);
  expect(accounts).toContainEqual({ table: "armorSets", held: 1, read: 0 });
});

test("gives a whole set the highest level of a skill of which some pieces give lower ones, and names those of other enchantments", () => {
  const skills = `<skill id="3006" level="1" minimumPieces="2"/><skill id="3" level="1" minimumPieces="2"/><skill id="3" level="2" minimumPieces="3"/>
<skill id="4" level="1"/><skill id="3" level="5" minimumEnchant="6"/><skill id="3" level="6" minimumEnchant="7"/><skill id="4" level="3" optional="true"/>`;
  const piece = '<requiredItems><item id="71"/></requiredItems>';
  const { tables, diagnostics } = compileSets(`<set id="1" minimumPieces="2">${piece}<skills>${skills}</skills></set>`);
  expect(tables.armorSets.map(({ row }) => row)).toMatchObject(yaml`
    - { skillId: 3, bonusSkills: [{ id: 3, level: 2 }, { id: 4, level: 1 }], shieldSkillId: 4, enchant6SkillId: 3 }
  `);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ severity: "warning", what: "skills of set 1", received: "3-6: left out" }),
  );
});
