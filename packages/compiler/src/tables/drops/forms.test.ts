import { expect, test } from "vitest";
import { compileSmall, dumpOf, expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const acisNpc = (drops: string) => ({
  "xml/npcs/0.xml": `<list><npc id="1001" name="Toad"><set name="level" val="4"/><drops>${drops}</drops></npc></list>`,
});

test("reads the categories of aCis with a type, whose chances are in percent", () => {
  const rows = smallRows(
    "acis",
    "drops",
    acisNpc(`<category type="SPOIL" chance="100.0"><drop itemid="60" min="1" max="1" chance="3.0885"/></category>
<category type="CURRENCY" chance="70.0"><drop itemid="57" min="19" max="29" chance="100.0"/></category>
<category type="DROP" chance="5.0115"><drop itemid="60" min="1" max="2" chance="44.2465"/></category>`),
  );
  expect(rows).toEqual([
    { npcId: 1001, category: -1, itemId: 60, min: 1, max: 1, chance: 30_885 },
    { npcId: 1001, category: 0, groupChance: 700_000, itemId: 57, min: 19, max: 29, chance: 1_000_000 },
    { npcId: 1001, category: 3, groupChance: 50_115, itemId: 60, min: 1, max: 2, chance: 442_465 },
  ]);
});

const TYPED = "npc_id category order_id drop_type category_chance item_id min_count max_count chance";

test("loses a category of an unknown type, which may be one of spoil", () => {
  const drop = '<drop itemid="57" min="1" max="2" chance="100"/>';
  expectLost("acis", "drops", acisNpc(`<category type="SWEEP" chance="70">${drop}</category>`));
  expectLost("acis", "drops", dumpOf("droplist", TYPED, "1001,0,0,'SWEEP',70,57,1,2,100"));
});

test("keeps two categories of currency of an NPC apart", () => {
  const currency = (itemId: number) =>
    `<category type="CURRENCY" chance="70"><drop itemid="${itemId}" min="1" max="2" chance="100"/></category>`;
  const ofElements = smallRows("acis", "drops", acisNpc(currency(57) + currency(60)));
  const rows = ["1001,0,0,'CURRENCY',70,57,1,2,100", "1001,1,0,'CURRENCY',70,60,1,2,100"];
  const ofDump = smallRows("acis", "drops", dumpOf("droplist", TYPED, ...rows));
  for (const drops of [ofElements, ofDump]) expect(drops.map(({ category }) => category)).toEqual([0, 2]);
});

const mobiusNpc = (lists: string) => `<npc id="1001" level="4" type="Monster" name="Toad">${lists}</npc>`;
const inMobius = (...npcs: readonly string[]) => ({
  "data/stats/npcs/0.xml": `<list>${npcs.map(mobiusNpc).join("")}</list>`,
});
const dropsOf = (lists: string) => smallRows("mobius", "drops", inMobius(lists));
const drop = (rest: string) => `<item id="57" min="1" max="2" ${rest}/>`;

test.each([
  ["dropLists", "death"],
  ["drop_lists", "death"],
  ["dropList", "Drop"],
])("reads <%s> with <%s>", (lists, kill) => {
  expect(dropsOf(`<${lists}><${kill}>${drop('chance="7.5"')}</${kill}></${lists}>`)).toEqual([
    { npcId: 1001, category: 1, itemId: 57, min: 1, max: 2, chance: 75_000 },
  ]);
});

test.each([
  ["1e1", 100_000],
  ["8E-07", 0.008],
  [" 50 ", 500_000],
])("reads a chance of %j", (chance, millionths) => {
  const rows = dropsOf(`<dropLists><drop>${drop(`chance="${chance}"`)}</drop></dropLists>`);
  expect(rows.map((row) => row.chance)).toEqual([millionths]);
});

test("leaves out a group whose chance cannot be read, and counts what it holds", () => {
  const list = `<group chance="50x">${drop('chance="70"')}</group>${drop('chance="7,5"')}`;
  const files = inMobius(`<dropLists><drop>${list}</drop></dropLists>`);
  expect(expectLost("mobius", "drops", files, 2)).toHaveLength(2);
});

test.each([
  ["fortune", "marked"],
  ["lucky", "lucky"],
])("marks the rows of the list <%s>, which not any kill gives", (name, only) => {
  const list = (of: string) => `<${of}><item id="57" min="1" max="1" chance="40"/></${of}>`;
  const rows = soundRows("mobius", "drops", inMobius(`<dropLists>${list(name)}${list("drop")}</dropLists>`), 2);
  const row = { npcId: 1001, itemId: 57, min: 1, max: 1, chance: 400_000 };
  expect(rows).toEqual([
    { ...row, category: 1 },
    { ...row, category: 2, only },
  ]);
});

test("of two NPCs with one id the last one counts, with its own drops", () => {
  const npcs = [1, 3].map(
    (min) => `<dropLists><drop><item id="57" min="${min}" max="9" chance="70"/></drop></dropLists>`,
  );
  expect(smallRows("mobius", "drops", inMobius(...npcs)).map(({ min }) => min)).toEqual([3]);
});

test("an NPC keeps its drops, and its place, where a later definition of it cannot be read", () => {
  const { tables } = compileSmall("acis", {
    ...acisNpc('<category id="1"><drop itemid="60" min="1" max="2" chance="62500"/></category>'),
    "xml/npcs/1.xml": '<list><npc id="1001"><set name="level" val="5"/></npc></list>',
    ...dumpOf("spawnlist", "npc_templateid locx locy locz respawn_delay", "1001,1,2,3,60"),
  });
  expect(tables.npcs.map(({ row }) => row.level)).toEqual([4]);
  expect(tables.drops.map(({ row }) => row.itemId)).toEqual([60]);
  expect(tables.spawns).toHaveLength(1);
});

test("reads ids and chances whose names are written in another case", () => {
  const npc = (id: number, category: string) =>
    `<npc ID="${id}" name="Toad"><set name="level" val="4"/><drops><category ${category}><drop itemid="60" min="1" max="2" chance="50"/></category></drops></npc>`;
  const rows = smallRows("acis", "drops", {
    "xml/npcs/0.xml": `<list>${npc(1001, 'id="0" Chance="70"')}${npc(1002, 'Type="DROP" chance="20"')}</list>`,
  });
  expect(rows).toEqual([
    { npcId: 1001, category: 0, groupChance: 700_000, itemId: 60, min: 1, max: 2, chance: 500_000 },
    { npcId: 1002, category: 1, groupChance: 200_000, itemId: 60, min: 1, max: 2, chance: 500_000 },
  ]);
});

const NPCS = dumpOf("npc", "id idTemplate name level type", "1001,1001,'Toad',4,'L2Monster'");

test("reads the file of L2jAdmins beside the dump of its NPCs, whose categories have chances in percent", () => {
  const drops = `<drop npcId="1001"><category id="-1" chance="100.0"><item id="60" min="1" max="1" chance="5.6617"/></category>
<category id="0" chance="70.0"><item id="57" min="30" max="42" chance="100"/></category>
<category id="2" chance="25.7009"><item id="60" min="1" max="2" chance="30"/><item id="60" min="1" max="1" chance="many"/></category></drop>`;
  const { tables, accounts } = compileSmall("acis", {
    "xml/npcs/0.xml": "<list/>",
    "xml/npcDrops.xml": `<list>${drops}</list>`,
    ...NPCS,
  });
  expect(tables.drops.map(({ row }) => row)).toEqual([
    { npcId: 1001, category: -1, itemId: 60, min: 1, max: 1, chance: 56_617 },
    { npcId: 1001, category: 0, groupChance: 700_000, itemId: 57, min: 30, max: 42, chance: 1_000_000 },
    { npcId: 1001, category: 2, groupChance: 257_009, itemId: 60, min: 1, max: 2, chance: 300_000 },
  ]);
  expect(accounts).toContainEqual({ table: "drops", held: 4, read: 3 });
});

test("reads the file of all drops of an older aCis beside the dump of its NPCs, whose chances are in millionths", () => {
  const drops = `<category id="1"><item id="60" min="1" max="2" chance="62500"/></category>
<category id="0"><item id="57" min="765" max="1528" chance="700000"/></category>`;
  const list = {
    "xml/npcs/0.xml": "<list/>",
    "xml/npcs/droplist.xml": `<list><drop mobId="1001">${drops}</drop></list>`,
  };
  expect(soundRows("acis", "drops", { ...list, ...NPCS }, 2)).toEqual([
    { npcId: 1001, category: 1, itemId: 60, min: 1, max: 2, chance: 62_500 },
    { npcId: 1001, category: 0, itemId: 57, min: 765, max: 1528, chance: 700_000 },
  ]);
});

test("reads typed categories in a dump of a fork of aCis, whose rules stay those of aCis", () => {
  const others = ["1001,1,0,'DROP',12.5,60,1,1,25,1", "1001,1,1,'DROP',12.5,57,1,1,75,0"];
  const rows = ["1001,0,0,'CURRENCY',70,57,3,5,100,1", ...others, "1001,2,0,'SPOIL',100,60,1,2,4.5,1"];
  const { files, tables, losses, accounts } = compileSmall("acis", dumpOf("droplist", `${TYPED} enabled`, ...rows));
  expect(losses).toEqual([]);
  expect(tables.drops.map(({ row }) => row)).toEqual([
    { npcId: 1001, category: 0, groupChance: 700_000, itemId: 57, min: 3, max: 5, chance: 1_000_000 },
    { npcId: 1001, category: 2, groupChance: 125_000, itemId: 60, min: 1, max: 1, chance: 250_000 },
    { npcId: 1001, category: -1, itemId: 60, min: 1, max: 2, chance: 45_000 },
  ]);
  expect(accounts).toContainEqual({ table: "drops", held: 3, read: 3 });
  expect(files?.get("manifest.json")).toContain('"acis"');
});
