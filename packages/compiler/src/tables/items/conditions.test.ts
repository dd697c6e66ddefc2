import { expect, test } from "vitest";
import { compileSmall } from "../../../fixtures/small-datapack.js";

const compileItem = (content: string, type = "EtcItem") => {
  const { tables, losses } = compileSmall("mobius", {
    "data/stats/items/0.xml": `<list><item id="1" type="${type}" name="Oar">${content}</item></list>`,
    "data/stats/skills/0.xml": '<list><skill id="2" levels="3" name="Might"/></list>',
  });
  return { row: tables.items[0]?.row, losses: losses.filter((loss) => loss.includes("items/0.xml")) };
};

// L2J Mobius for High Five has the other name.
test.each(["cond", "conditions"])("an item has its <%s> as the source states it, and all of several", (name) => {
  const level = `<${name} msgId="113" addName="1"><player level="46"/></${name}>`;
  const row = { id: 1, type: "etcitem", name: "Oar", conditions: { player: { level: 46 } } };
  expect(compileItem(level)).toEqual({ row, losses: [] });
  expect(compileItem(level.replace('<player level="46"', '<Player level=" 46 "'))).toEqual(compileItem(level));
  const castle = '<cond><and><player castle="-1"/><player isHero="true"/></and></cond>';
  expect(compileItem(`${level}${castle}`).row?.conditions).toEqual({
    and: [{ player: { level: 46 } }, { and: [{ player: { castle: -1 } }, { player: { isHero: true } }] }],
  });
});

test("with an unknown element an item states none of its conditions, and a loss is reported; an empty one is none", () => {
  const known = '<cond><player level="46"/></cond>';
  const unknown = compileItem(`${known}<cond><weather rain="true"/></cond>`);
  expect(unknown.row).not.toHaveProperty("conditions");
  expect(unknown.losses.length).toBeGreaterThan(0);
  const { row, losses } = compileItem(`<cond msgId="1"/>${known}`);
  expect([row?.conditions, losses]).toEqual([{ player: { level: 46 } }, []]);
});

test("of two conditions in one element the first counts, with a warning", () => {
  const content = '<cond><player level="46"/><player isHero="true"/></cond>';
  const { tables, diagnostics, losses } = compileSmall("acis", {
    "xml/items/0.xml": `<list><item id="1" type="EtcItem" name="Oar">${content}</item></list>`,
  });
  expect(tables.items[0]?.row.conditions).toEqual({ player: { level: 46 } });
  expect(losses).toEqual([]);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ what: "<cond>", received: "another one: the first counts" }),
  );
});

test("a weapon has its range and the skill that it gives from +4 on; another item has no range", () => {
  const settings = '<set name="attack_range" val="500"/><set name="enchant4_skill" val="2-3"/>';
  expect(compileItem(settings, "Weapon").row).toMatchObject({ attackRange: 500, enchant4Skill: { id: 2, level: 3 } });
  expect(compileItem(settings).row).not.toHaveProperty("attackRange");
});
