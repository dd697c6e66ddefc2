import { expect, test } from "vitest";
import { fixtureRows } from "../../../fixtures/datapack.js";
import { smallRows } from "../../../fixtures/small-datapack.js";

test("leaves out an NPC without a name in a data set of ours, and calls one of a server's owner by its id", () => {
  expect(fixtureRows("npcs").map(({ id }) => id)).toEqual([1001, 1002, 1003, 1005, 1006]);
  const npc = '<list><npc id="1009" name=" "><set name="type" val="Folk"/></npc></list>';
  expect(smallRows("acis", "npcs", { "xml/npcs/1.xml": npc }).map(({ name }) => name)).toEqual(["Toad", "#1009"]);
});

test("reads the type of an older aCis without what stands before every type", () => {
  const npc = '<list><npc id="1003" name="Crane"><set name="type" val="L2Monster"/></npc></list>';
  expect(smallRows("acis", "npcs", { "xml/npcs/1.xml": npc }).find(({ id }) => id === 1003)?.type).toBe("Monster");
});

test("counts minions that are stated one by one, and states none where one cannot be read", () => {
  const minionsOf = (last: string) =>
    smallRows("acis", "npcs", {
      "xml/npcs/1.xml": `<list><npc id="25001" name="Chief"><set name="level" val="20"/><set name="type" val="RaidBoss"/>
        <privates><private id="25002" respawn="6min"/><private id="25003"/>${last}</privates></npc></list>`,
    }).find(({ id }) => id === 25_001)?.minions;
  const other = { npcId: 25_003, min: 1, max: 1 };
  const two = { npcId: 25_002, min: 2, max: 2, respawnDelay: 360 };
  expect(minionsOf('<private id="25002" weight="1"/>')).toEqual([two, other]);
  expect(minionsOf('<private id="x"/>')).toBeUndefined();
  expect(minionsOf('<privqate id="25002"/>')).toBeUndefined();
});

test("reads AI settings beside those of the NPC; where some state that they attack first, the others do not", () => {
  const npcOf = (id: number, sets: Readonly<Record<string, string | number>>) => {
    const all = Object.entries(sets).map(([name, val]) => `<set name="${name}" val="${val}"/>`);
    return `<npc id="${id}" name="Crane">${all.join("")}</npc>`;
  };
  const files = (...npcs: readonly string[]) => ({ "xml/npcs/1.xml": `<list>${npcs.join("")}</list>` });
  const aiOf = (rows: ReturnType<typeof smallRows<"npcs">>) => rows.flatMap(({ id, ai }) => (id > 1100 ? [ai] : []));
  const aggressive = npcOf(1101, { aggroRange: 1000, aggro: "true" });
  expect(aiOf(smallRows("acis", "npcs", files(aggressive, npcOf(1102, { aggroRange: 1000 }))))).toEqual([
    { aggro: 1000, isAggressive: true },
    { aggro: 1000, isAggressive: false },
  ]);
  expect(aiOf(smallRows("acis", "npcs", files(npcOf(1102, { aggroRange: 300 }))))).toEqual([{ aggro: 300 }]);
  expect(aiOf(smallRows("acis", "npcs", files(npcOf(1103, { canMove: "false" }))))).toEqual([{ canMove: false }]);
});

test("has no template of a client where it is the NPC itself", () => {
  const npc = '<list><npc id="1101" idTemplate="1101" name="Crane"><set name="level" val="9"/></npc></list>';
  const crane = smallRows("acis", "npcs", { "xml/npcs/1.xml": npc }).find(({ id }) => id === 1101);
  expect(crane).not.toHaveProperty("templateId");
});

test.each([
  ["true", { aggro: 300, isAggressive: true }],
  ["no", undefined],
])("takes no NPC for one that attacks first of which %s is all that is stated, unless it can be read", (value, ai) => {
  const sets = `<ai><set name="aggroRange" val="300"/><set name="aggro" val="${value}"/></ai>`;
  const files = {
    "xml/npcs/1.xml": `<list><npc id="1009" name="Newt"><set name="level" val="4"/>${sets}</npc></list>`,
  };
  expect(smallRows("acis", "npcs", files).find(({ id }) => id === 1009)?.ai ?? {}).toEqual(ai ?? {});
});
