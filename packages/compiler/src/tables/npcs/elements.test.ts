import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

test("reads the element of an NPC's attack in the words of each age", () => {
  const npc = (id: number, type: string) =>
    `<npc id="${id}" level="4" type="Monster" name="Toad"><stats><attribute><attack type="${type}" value="40"/></attribute></stats></npc>`;
  const npcs = smallRows("mobius", "npcs", {
    "data/stats/npcs/0.xml": `<list>${npc(1001, "unholy")}${npc(1002, "DARK")}${npc(1003, "Fire")}</list>`,
  });
  expect(npcs.map(({ elements }) => elements?.attack?.element)).toEqual(["dark", "dark", "fire"]);
});

test.each([
  ["Doors.xml", "Monster", 70, "Folk"],
  ["DoorData.xml", "L2Monster", 85, "Npc"],
  ["doors.xml", "Monster", undefined, "Folk"],
])("gives an NPC of the owner the level and type of the branch with %s and the type %s", (file, type, ...given) => {
  const sides = 'usingServerSideName="true" title="Guide" usingServerSideTitle="true" element="FIRE"';
  const rows = soundRows("mobius", "npcs", {
    "data/stats/npcs/0.xml": `<list><npc id="1001" level="4" type="${type}" name="Toad"/></list>`,
    "data/stats/npcs/custom/1.xml": `<list><npc id="1003" name="Shrew" ${sides}/></list>`,
    [`data/${file}`]: "<list/>",
  });
  expect(rows.slice(1).map((row) => [row.level, row.type])).toEqual([given]);
});

test("of two elements of one name the last one counts, as in the engine's loop, and the other is named", () => {
  // As NPC 22541 of a fork of L2J Server.
  const { tables, losses } = compileSmall("mobius", {
    "data/stats/npcs/1.xml":
      '<list><npc id="1003" level="8" type="Monster" name="Shrew"><acquire exp="3000" sp="1"/><acquire exp="8955" sp="2"/></npc></list>',
  });
  expect(tables.npcs.find(({ row }) => row.id === 1003)?.row).toMatchObject({ exp: 8955, sp: 2 });
  expect(losses).toHaveLength(1);
});

test("gives an NPC with a level that cannot be read not that of the engine, but counts it as lost", () => {
  const { tables, losses } = compileSmall("mobius", {
    "data/stats/npcs/1.xml": '<list><npc id="1003" level="8o" type="Monster" name="Shrew"/></list>',
  });
  expect(tables.npcs.find(({ row }) => row.id === 1003)?.row.level).toBeUndefined();
  expect(losses).toHaveLength(1);
});

test.each([
  ["do not", ["true", "true", "false"], false],
  ["do", ["false", "true"], undefined],
  ["do", ["false", "false", "true"], undefined],
])("takes for the default that NPCs %s attack first where files state %s", (_what, stated, byDefault) => {
  const ai = [...stated.map((flag) => `isAggressive="${flag}"`), "", 'isAgressive="true"'];
  const npcs = ai.map((one, at) => `<npc id="${1100 + at}" name="Shrew ${at}"><ai aggroRange="300" ${one}/></npc>`);
  const { tables } = compileSmall("mobius", { "data/stats/npcs/1.xml": `<list>${npcs.join("")}</list>` });
  const found = tables.npcs.slice(2).map(({ row }) => [row.ai?.aggro, row.ai?.isAggressive]);
  const own = stated.map((flag) => [300, flag === "true"]);
  expect(found).toEqual([...own, [300, byDefault], [undefined, undefined]]);
});

test("reads minions with the defaults of the engine, a number that is drawn, and a duration; none whose number cannot be read", () => {
  const minions = `<npc id="1002"/><npc id="1002" count="2" max="5" respawnTime="5min" weightPoint="1"/><npc id="1002" cuont="4"/><npc id="1002" count="4x"/>`;
  const npc = `<npc id="1003" name="Shrew"><parameters><minions name="Privates">${minions}</minions></parameters></npc>`;
  const { tables, losses } = compileSmall("mobius", { "data/stats/npcs/1.xml": `<list>${npc}</list>` });
  expect(tables.npcs.find(({ row }) => row.id === 1003)?.row.minions).toEqual([
    { npcId: 1002, min: 1, max: 1, respawnDelay: 0 },
    { npcId: 1002, min: 2, max: 5, respawnDelay: 300 },
  ]);
  expect(losses).toHaveLength(2);
});

test("takes what no record shows of an NPC and of its place for no loss", () => {
  const { tables, losses } = compileSmall("mobius", {
    "data/stats/npcs/0.xml": `<list><npc id="1" name="Elder" element="EARTH" usingServerSideName="true">
<acquire exp="5" attributeExp="2"/><stats><abnormalResist physical="10" magical="10"/></stats><mpReward value="20"/></npc></list>`,
    "data/spawns/0.xml": `<list><spawn><npc id="1" x="1" y="2" z="3" dbSave="true"><parameters><param name="a" value="b"/></parameters></npc></spawn></list>`,
    "data/DoorData.xml": "<list/>",
  });
  expect(losses).toEqual([]);
  expect(tables.npcs[0]?.row).toMatchObject({ id: 1, exp: 5 });
  expect(tables.spawns[0]?.row).toMatchObject({ npcId: 1, x: 1 });
});

test("takes each item that the file of a pet names for one that summons it, and -1 for none", () => {
  const pet = (id: number, items: string) => `<pet id="${id}" itemId="${items}"><stats/></pet>`;
  const { tables, losses } = compileSmall("mobius", {
    "data/stats/npcs/0.xml": '<list><npc id="1" name="Wolf"/><npc id="2" name="Strider"/></list>',
    "data/stats/pets/0.xml": `<pets>${pet(1, "61;60")}</pets>`,
    "data/stats/pets/1.xml": `<pets>${pet(2, "-1")}</pets>`,
  });
  // Stats by level are not stated here.
  expect(losses.filter((loss) => !loss.includes("petData"))).toEqual([]);
  expect(tables.npcs.map(({ row }) => row.summonItemIds)).toEqual([[60, 61], undefined]);
});

test("states the race of the source where it is another one than that of the level of the race skill", () => {
  const npc = (id: number, race: string, level: number) =>
    `<npc id="${id}" name="Shrew"><race>${race}</race><skillList><skill id="4416" level="${level}"/></skillList></npc>`;
  const npcs = smallRows("mobius", "npcs", {
    "data/stats/npcs/0.xml": `<list>${npc(1001, "BEAST", 3)}${npc(1002, "BEAST", 24)}${npc(1003, "ERTHEIA", 26)}</list>`,
  });
  expect(npcs.map(({ race }) => race)).toEqual([undefined, "Beast", "Ertheia"]);
});

test("of the levels of one skill, and of the minions of one leader, the last count, as in the engine's map, and the others are named", () => {
  // As NPC 18799 of Fafurion, whose list has skill 4410 with the levels 10 and 8.
  const { tables, diagnostics } = compileSmall("mobius", {
    "data/stats/npcs/0.xml": `<list><npc id="1001" name="Shrew"><skillList><skill id="4410" level="10"/><skill id="4408" level="1"/>
<skill id="4410" level="8"/></skillList></npc></list>`,
    "data/minionData.xml":
      '<list><npc id="1001"><minion id="1002"/></npc><npc id="1001"><minion id="1003"/></npc></list>',
  });
  expect(tables.npcs.map(({ row }) => row.minions?.map(({ npcId }) => npcId))).toEqual([[1003]]);
  expect(tables.npcs.map(({ row }) => row.skills)).toEqual(yaml`
    - [{ id: 4410, level: 8 }, { id: 4408, level: 1 }]
  `);
  const received = diagnostics.map((one) => one.received);
  expect(received).toEqual(expect.arrayContaining([4410, 1001].map((id) => `${id} again: the last counts`)));
});

test("an NPC that looks like another one in the client has its id, unless that is its own", () => {
  const looks = ['displayId="1002"', 'displayId="1005"', ""];
  const npcs = looks.map((look, index) => `<npc id="${1004 + index}" ${look} level="4" type="Monster" name="Rush"/>`);
  const rows = smallRows("mobius", "npcs", { "data/stats/npcs/1.xml": `<list>${npcs.join("")}</list>` });
  expect(rows.slice(-3).map(({ templateId }) => templateId)).toEqual([1002, undefined, undefined]);
});
