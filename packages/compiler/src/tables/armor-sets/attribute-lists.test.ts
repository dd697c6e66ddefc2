import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const filesOf = (sets: string) => ({ "data/armor_sets.xml": `<list>${sets}</list>` });

test("reads the lists of pieces and skills of a set of L2-Scripts", () => {
  const sets = `<set id="26" chest="61" legs="60;57" head="43" skills="3006-1;3519-1" shield="673"
    shield_skills="3548-1" enchant6skills="3617-1" />`;
  const rows = soundRows("l2scripts", "armorSets", filesOf(sets), 1);
  expect(rows).toEqual(yaml`
    - { id: 26, name: Boot, chest: 61, legs: 60, head: 43, skillId: 3519, shield: 673, shieldSkillId: 3548,
      enchant6SkillId: 3617, alternatives: { legs: [57] } }
  `);
});

test("reads the sets of L2Jts, which are in a folder for what scripts use", () => {
  const file = { "data/xmlscript/items/armor_sets.xml": '<list><set id="3" chest="61" skills="3519-1"/></list>' };
  expect(smallRows("l2scripts", "armorSets", file)).toEqual([{ id: 3, name: "Boot", chest: 61, skillId: 3519 }]);
});

test("reads the skills of the whole set of later revisions, by position, without those of some pieces", () => {
  const sets = `<set chests="61" legs="60" shield="5"><set_skills parts="1" skills="8225-1"/>
<set_skills parts="2" skills="8226-3"/></set>`;
  expect(smallRows("l2scripts", "armorSets", filesOf(sets))).toEqual([
    { id: 1, name: "Boot", chest: 61, legs: 60, shield: 5, skillId: 8226, bonusSkills: [{ id: 8226, level: 3 }] },
  ]);
});

test("shows no skills of other enchantments of a set, and leaves sets of jewels out with a warning", () => {
  const sets = `<set chests="61" enchant6skills="77-1" enchant8skills="77-2" enchant20skills="77-6"/>
<set l_ring="5" r_ring="7" neckl="9"><set_skills parts="3" skills="8226-1"/></set>`;
  const { tables, losses, accounts, diagnostics } = compileSmall("l2scripts", filesOf(sets));
  expect(losses).toEqual([]);
  expect(accounts).toContainEqual({ table: "armorSets", held: 1, read: 1 });
  expect(tables.armorSets.map(({ row }) => row)).toEqual([{ id: 1, name: "Boot", chest: 61, enchant6SkillId: 77 }]);
  expect(diagnostics.map(({ received }) => received)).toContain("the items 5, 7, 9: left out");
});

test.each([
  ["a piece", '<set id="1" chest="61" belt="5"/>'],
  ["a part", '<set id="1" chest="61"><set_bonus parts="5"/></set>'],
  ["the skills of a part", '<set id="1" chest="61"><set_skills parts="5" skills="x"/></set>'],
])("leaves a set out of which it cannot read %s", (_, set) => {
  expectLost("l2scripts", "armorSets", filesOf(set));
});
