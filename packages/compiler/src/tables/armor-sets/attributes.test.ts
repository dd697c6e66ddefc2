import { expect, test } from "vitest";
import { smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const setsOf = (attributes: string) =>
  smallRows("acis", "armorSets", {
    "xml/armorSets.xml": `<list><armorset name="Reed Set" chest="60" ${attributes}/></list>`,
  });

test("reads a set of a chronicle without skills of enchanted sets, and none with a misspelled piece", () => {
  expect(setsOf('legs="57" head="0"')).toEqual([{ id: 1, name: "Reed Set", chest: 60, legs: 57 }]);
  expect(setsOf('lges="57" head="0"')).toEqual([]);
  const whole = 'legs="57" head="0" gloves="0" feet="0" skillId="0" shield="0" shieldSkillId="0" enchant6Skill="0"';
  expect(setsOf(`${whole} visual="2"`)).toHaveLength(1);
});

test("reads the level of the skill of a set, which forks state", () => {
  expect(setsOf('legs="0" skillId="20" skillLvl="4"')).toEqual([
    { id: 1, name: "Reed Set", chest: 60, skillId: 20, bonusSkills: [{ id: 20, level: 4 }] },
  ]);
  expect(setsOf('legs="0" skillId="20" skillLvl="1"')).toEqual([{ id: 1, name: "Reed Set", chest: 60, skillId: 20 }]);
});

test("reads the named sets with an element for each piece, and none with a misspelled one", () => {
  const set = `<armorsets id="28" name="Fen set"><chest id="57"/><head id="60"/><skill id="3525"/><shield id="60"/>
<shield_skill id="3549"/></armorsets>`;
  const rows = (text: string) => smallRows("acis", "armorSets", { "xml/stats/armorSets.xml": `<list>${text}</list>` });
  expect(rows(set)).toEqual([
    { id: 28, name: "Fen set", chest: 57, head: 60, skillId: 3525, shield: 60, shieldSkillId: 3549 },
  ]);
  expect(rows(set.replace("<head", "<haed"))).toEqual([]);
});

test("names a set that states no name after its chest", () => {
  const set =
    '<armorset chest="57" legs="0" head="60" gloves="0" feet="0" skillId="3500" shield="0" shieldSkillId="0" enchant6Skill="0"/>';
  const rows = (text: string) => smallRows("acis", "armorSets", { "xml/armorsets.xml": `<list>${text}</list>` });
  expect(rows(set)).toEqual([{ id: 1, name: "Adena", chest: 57, head: 60, skillId: 3500 }]);
  expect(rows(set.replace('chest="57"', 'chest="7"'))).toEqual([]);
});

test("reads the facts of a set as settings", () => {
  const set = (name: string, val: number) => `<set name='${name}' val='${val}'/>`;
  const facts = [set("chest", 60), set("legs", 0), set("head", 57), set("gloves", 0), set("feet", 0), set("shield", 0)];
  const skills = [set("skill_id", 3610), set("shield_skill_id", 0), set("enchant6skill", 3622)];
  const rows = soundRows("acis", "armorSets", {
    "xml/armorsets.xml": `<list><armorset>${[...facts, ...skills].join("\n")}</armorset></list>`,
  });
  expect(rows).toEqual([{ id: 1, name: "Coin", chest: 60, head: 57, skillId: 3610, enchant6SkillId: 3622 }]);
});
