import { expect, test } from "vitest";
import { fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";
import { smallRows } from "../../../fixtures/small-datapack.js";

const FILE = "xml/npcs/1000-1999.xml";

test("keeps the source's spelling and numbers, and leaves out an empty title", () => {
  const [lurker, trader] = fixtureRows("npcs");
  expect(lurker).toEqual({
    id: 1001,
    name: "Bog Lurker",
    level: 12,
    type: "Monster",
    hp: 246.95422,
    rHand: 1,
    lHand: 0,
    ai: {
      type: "MAGE",
      aggro: 500,
      clan: "bog_clan",
      clanRange: 300,
      ssCount: 1,
      ssRate: 10,
      canMove: true,
      seedable: true,
    },
    skills: [{ id: 20, level: 2 }],
    minions: [{ npcId: 1003, min: 1, max: 2 }],
    file: FILE,
  });
  expect(trader).toMatchObject({
    name: "Fen  Trader",
    title: "Dealer",
    properties: { usingServerSideName: "true" },
  });
});

test("reads a pet with its template and its stats by level", () => {
  const cub = fixtureRows("npcs").find(({ id }) => id === 1003);
  expect(cub).toMatchObject({
    templateId: 1001,
    petData: { food1: 6, food2: 0, autoFeedLimit: 0.55, hungryLimit: 0.5, unsummonLimit: 0.4 },
  });
  expect(cub?.petData?.stats).toEqual([
    {
      level: 1,
      maxMeal: 248,
      exp: 0,
      expType: -1,
      mealInBattle: 2,
      mealInNormal: 2,
      pAtk: 2.5,
      pDef: 11.1,
      mAtk: 1.4,
      mDef: 8.1,
      hp: 19.9,
      mp: 20,
      hpRegen: 2,
      mpRegen: 0.9,
      ssCount: 1,
      spsCount: 1,
    },
    expect.objectContaining({ level: 2, exp: 636, speedOnRide: "130;130;70;70;0;0" }),
  ]);
});

test("leaves out an NPC without a name in a data set of ours, and calls one of a server's owner by its id", () => {
  expect(fixtureRows("npcs").map(({ id }) => id)).toEqual([1001, 1002, 1003, 1005, 1006]);
  const npc = '<list><npc id="1009" name=" "><set name="type" val="Folk"/></npc></list>';
  expect(smallRows("acis", "npcs", { "xml/npcs/1.xml": npc }).map(({ name }) => name)).toEqual(["Toad", "#1009"]);
});

test.each([
  [
    '"level" val="12"',
    '"level" val="0"',
    "11: error: <npc> 1001 level: expected a whole number of at least 1, received 0",
  ],
  ["<minions>", '<ai type="MAGE" /><minions>', "33: error: <ai>: expected at most one, received another one"],
  [
    'stat level="1"',
    'stat level="3"',
    "37: error: levels of pet 1003: expected 1, 2, 3 ... in order, received 3 out of order",
  ],
  ['"0.55"', '"5.5"', "41: error: <petdata> autoFeedLimit: expected a number of at most 1, received 5.5"],
  ['skill id="20" level="2"', 'skill id="20"', '18: error: <skill> level: expected "level", received nothing'],
  ['min="1" max="2"', 'min="1"', '34: error: <minion> max: expected "max", received nothing'],
  [
    'min="1" max="2"',
    'min="3" max="2"',
    "10: error: number of minions 1003: expected at most their maximum, 2, received 3",
  ],
])("reports %s as %s", (from, to, expected) => {
  expect(fixtureDiagnostics([FILE, from, to])).toContain(`${FILE}:${expected}`);
});

test("reads the type of an older aCis without what stands before every type", () => {
  const npc =
    '<list><npc id="1003" name="Crane"><set name="level" val="9"/><set name="type" val="L2Monster"/></npc></list>';
  expect(smallRows("acis", "npcs", { "xml/npcs/1.xml": npc }).find(({ id }) => id === 1003)?.type).toBe("Monster");
});

test("counts minions that are stated one by one, and states none where one cannot be read", () => {
  const minionsOf = (last: string) =>
    smallRows("acis", "npcs", {
      "xml/npcs/1.xml": `<list><npc id="25001" name="Chief"><set name="level" val="20"/><set name="type" val="RaidBoss"/>
        <privates><private id="25002" respawn="6min"/><private id="25003"/>${last}</privates></npc></list>`,
    }).find(({ id }) => id === 25_001)?.minions;
  const other = { npcId: 25_003, min: 1, max: 1 };
  expect(minionsOf('<private id="25002" weight="1"/>')).toEqual([
    { npcId: 25_002, min: 2, max: 2, respawnDelay: 360 },
    other,
  ]);
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
