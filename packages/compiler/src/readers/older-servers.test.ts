import { expect, test } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { compileSmall, dumpOf, expectLost, soundRows, writeFiles } from "../../fixtures/small-datapack.js";
import { openCheckout } from "../read/checkout.js";
import { findServer } from "../rules/engines.js";

const listOf = (text: string) => `<list>${text}</list>`;

test("takes a server with files of Mobius and drops in a dump for one of those before it", () => {
  const files = { "data/Recipes.xml": listOf(""), "data/stats/items/0.xml": listOf(""), "sql/npc.sql": "" };
  expect(findServer(openCheckout(writeFiles({ ...files, "sql/droplist.sql": "" }))).engine).toBe("acis");
  expect(findServer(openCheckout(writeFiles(files))).engine).toBe("mobius");
});

const RECIPE = `<item id="871" name="mk_sign"><recipe id="60" level="2" type="common"/><mpCost>50</mpCost>
<successRate>70</successRate><production id="57" count="3"/><ingredient id="60" count="17"/></item>`;

test("reads a recipe whose facts are elements", () => {
  expect(soundRows("acis", "recipes", { "xml/recipes.xml": listOf(RECIPE) })).toEqual(yaml`
    - { id: 871, itemId: 60, level: 2, product: { itemId: 57, count: 3 }, ingredients: [{ itemId: 60, count: 17 }],
      successRate: 70, mpConsume: 50, isDwarven: false }
  `);
});

const WORDED = RECIPE.replace(' type="common"/>', "/><dwarven/>");

test("reads who can craft from an element of its own, where one says so", () => {
  const files = { "xml/recipes.xml": listOf(WORDED + WORDED.replace("871", "872").replace("dwarven", "common")) };
  const rows = soundRows("acis", "recipes", files, 2);
  expect(rows.map(({ id, level, isDwarven }) => `${id} ${level} ${isDwarven}`)).toEqual(["871 2 true", "872 2 false"]);
});

test.each([
  ["nothing", ""],
  ["two words", "<dwarven/><common/>"],
  ["one word twice", "<dwarven/><dwarven/>"],
  ["a word that is not known", "<dwarvish/>"],
  ["a word with an attribute", '<dwarven level="1"/>'],
])("leaves out a recipe with %s for who can craft", (_what, words) => {
  expectLost("acis", "recipes", { "xml/recipes.xml": listOf(WORDED.replace("<dwarven/>", words)) });
});

test.each([
  ["<mpCost>50</mpCost>", ""],
  ["<mpCost>50</mpCost>", "<mpCots>50</mpCots>"],
  ["<successRate>70</successRate>", "<successRate>7O</successRate>"],
  ['<ingredient id="60" count="17"/>', '<ingredient id="60" count="x"/>'],
  ['<recipe id="60" level="2" type="common"/>', '<recipe id="60" type="common"/>'],
  // A type and a word for who can craft.
  ["<mpCost>", "<common/><mpCost>"],
])("leaves out a recipe with %s as %s", (from, to) => {
  expectLost("acis", "recipes", { "xml/recipes.xml": listOf(RECIPE.replace(from, to)) });
});

test("reads the skills that a weapon starts among its functions", () => {
  const sword = `<item id="70" type="Weapon" name="Sword"><for><add stat="pAtk" val="8"/>
<skill id="3021" lvl="5" chance="35" onCrit="1"/><skill id="3074" lvl="1" chance="10" onCast="1"/></for></item>`;
  expect(soundRows("acis", "items", { "xml/items/1.xml": listOf(sword) }).find((row) => row.id === 70)).toMatchObject({
    stats: { pAtk: 8 },
    onCritSkill: { id: 3021, level: 5, chance: 35 },
    onCastSkill: { id: 3074, level: 1, chance: 10 },
  });
});

test("reads seeds, boxes and what new characters have", () => {
  const { tables, losses } = compileSmall("acis", {
    "xml/ManorSeeds.xml":
      listOf(`<seed id="57" level="10" cropId="60" matureId="60" reward1="57" reward2="60" castleId="1"
 isAlternative="false" seedLimit="8100" cropLimit="900"/>`),
    "xml/ExtractableItems.xml": listOf(`<item id="60"><extract id="57" quantity="18" chance="14"/>
<extract id="60" quantity="2" chance="24"/><extract id="-1" quantity="0" chance="3"/></item>`),
    "xml/stats/playerTemplates.xml": listOf('<playerTemplate id="0" name="Fighter" items="57,60"/>'),
    ...dumpOf("skill_trees", "class_id skill_id level name sp min_level", "0,3,1,'Blow',50,5"),
  });
  expect(losses).toEqual([]);
  expect(tables.seeds.map(({ row }) => [row.itemId, row.seedsLimit, row.cropsLimit])).toEqual([[57, 8100, 900]]);
  // The roll of 0 to 14 takes the first option, as the engine counts both ends.
  expect(tables.boxes[0]?.row.contents).toEqual([
    { itemId: 57, min: 18, max: 18, chance: 15, group: 1 },
    { itemId: 60, min: 2, max: 2, chance: 24, group: 1 },
  ]);
  const started = tables.classes.find(({ row }) => row.id === 0)?.row.startItems;
  expect(started).toEqual([57, 60].map((itemId) => ({ itemId, count: 1 })));
});

test("reads the words of L2J Mobius for C4", () => {
  const tables = 'hpTable="80;91.83" mpTable="30;35.46" cpTable="32;36.732"';
  const numbers =
    'basePAtk="4" basePDef="80" baseMAtk="6" baseMDef="41" basePAtkSpd="300" baseMAtkSpd="333" baseRunSpd="115"';
  const attributes = 'baseSTR="40" baseCON="43" baseDEX="30" baseINT="21" baseWIT="11" baseMEN="25" baseCritRate="44"';
  const read = compileSmall("acis", {
    "xml/items/1.xml": listOf(`<item id="61" type="EtcItem" name="Boot"><set name="sellable" val="false"/>
<set name="dropable" val="true"/><set name="tradeable" val="false"/><set name="shield_def" val="7"/></item>`),
    "xml/ExtractableItems.xml": listOf(`<item id="60"><extract id="57" quantity="1" chance="8.5"/>
<extract id="60" quantity="1" chance="8.5"/><extract id="61" quantity="1" chance="83"/></item>`),
    "xml/stats/playerTemplates.xml": `<list><class id="0" name="Fen" items="57,20;60,1" ${attributes} ${numbers} ${tables}/></list>`,
    ...dumpOf("skill_trees", "class_id skill_id level name sp min_level", "0,3,1,'Blow',50,5"),
  });
  expect(read.losses).toEqual([]);
  const flags = { sellable: false, dropable: true, tradable: false };
  expect(read.tables.items.find(({ row }) => row.id === 61)?.row.flags).toEqual(flags);
  // Whole numbers from 0 to 99 up to 8.5 and to 17.
  expect(read.tables.boxes[0]?.row.contents.map(({ chance }) => chance)).toEqual([9, 9, 82]);
  const started = read.tables.classes[0]?.row.startItems?.map(({ itemId, count }) => [itemId, count]);
  expect(started?.join(" ")).toBe("57,20 60,1");
  expect(read.tables.classGrowth.map(({ row }) => row)).toMatchObject(yaml`
    - { classId: 0, str: 40, men: 25, pDef: 80, mDef: 41, atkSpd: 300, castSpd: 333, crit: 4, runSpd: 115, walkSpd: 80,
      hp: [80, 91.83], cp: [32, 36.732] }
  `);
  expect(read.accounts).toContainEqual({ table: "classGrowth", held: 1, read: 1 });
});

test("leaves out a box with an option that cannot be read", () => {
  const box = listOf('<item id="60"><extract id="57" quantity="1"/></item>');
  const { tables, losses } = compileSmall("acis", { "xml/ExtractableItems.xml": box });
  expect([tables.boxes, losses.length]).toEqual([[], 1]);
});

const FISH = `<fish fishId="269" itemId="60" itemName="Ugly" fishGroup="hard_ugly" fishLevel="27" fishBiteRate="100.0"
 fishGuts="65.8" fishHp="1931" fishMaxLength="30000" fishLengthRate="10.0" hpRegen="77.0" startCombatTime="20" combatDuration="25"
 gutsCheckTime="2" gutsCheckProbability="65.8" cheatingProb="50.0" fishGrade="fish_hard"/>`;

test.each(["data/stats/fishing/fishes.xml", "data/xml/fishes.xml"])("reads the fish of later servers in %s", (file) => {
  expect(soundRows("mobius", "fishes", { [file]: listOf(FISH) })).toEqual(yaml`
    - { itemId: 60, level: 27, kind: ugly, group: upper, hp: 1931, hpRegen: 77, biteChance: 65.8, biteInterval: 2000,
      waitTime: 20000, fightTime: 25000 }
  `);
});

test.each([
  ["hs_fish", 0],
  ["hard_uglyy", 1],
])("leaves out a fish of the kind %s, which is the owner's mistake only where no server has it", (kind, count) => {
  const { tables, losses } = compileSmall("mobius", {
    "data/stats/fishing/fishes.xml": listOf(FISH.replace("hard_ugly", kind)),
  });
  expect(tables.fishes).toEqual([]);
  expect(losses).toHaveLength(count);
});

test("reads a spawn that does not come back, and a skill of the level of its target", () => {
  const { tables, losses } = compileSmall("acis", {
    "xml/spawnlist/0.xml": listOf(`<territory name="a" minZ="0" maxZ="9"><node x="0" y="0"/><node x="9" y="0"/>
<node x="9" y="9"/></territory><npcmaker name="b" territory="a" maximumNpcs="1">
<npc id="1001" pos="16502;110165;-6394;0" total="1" respawn="no"/></npcmaker>`),
    "xml/skills/0.xml": listOf(`<skill id="3" levels="1" name="Blow"><set name="operateType" val="OP_ACTIVE"/>
<set name="target" val="TARGET_ONE"/><set name="magicLvl" val="-1"/></skill>`),
  });
  expect(losses).toEqual([]);
  expect(tables.spawns.map(({ row }) => row)).toEqual([{ npcId: 1001, x: 16_502, y: 110_165, z: -6394 }]);
  expect(tables.skills.map(({ row }) => row.magicLevel)).toEqual([-1]);
});

test("reads artifacts and towers of castles that are elements of their own", () => {
  const tower = (type: string, x: number) =>
    `<controlTower alias="t" type="${type}"><position x="${x}" y="2" z="3"/></controlTower>`;
  const rows = soundRows("acis", "castles", {
    "xml/castles.xml": listOf(`<castle id="1" circletId="60"><artifacts><artifact id="1001" pos="1;2;3;0"/></artifacts>
<controlTowers>${tower("LIFE_CONTROL", 1)}${tower("TRAP_CONTROL", 7)}</controlTowers><npcs val="1001"/></castle>`),
  });
  expect(rows).toEqual(yaml`
    - { id: 1, circletItemId: 60, artifactNpcIds: [1001], controlTowers: [{ x: 1, y: 2, z: 3 }],
      flameTowers: [{ x: 7, y: 2, z: 3 }], npcIds: [1001] }
  `);
});

const WOLF = "1003,'Wolf',9,'L2GrandBoss',500,0,60,'mage','true'";

test("reads shots and the kind of an NPC from its dump, and bosses of a dump of grand bosses", () => {
  const spawn =
    "boss_id loc_x loc_y loc_z heading respawn_min_delay respawn_max_delay respawn_time currentHp currentMp";
  const { tables, losses } = compileSmall("acis", {
    "xml/npcs/0.xml": "<list/>",
    ...dumpOf("npc", "id name level type ss bss ss_rate AI drop_herbs", WOLF),
    ...dumpOf("grandboss_spawnlist", spawn, "1003,1,2,3,4,86400,129600,0,1,1"),
    ...dumpOf("grandboss_data", "boss_id spawn_date min_delay max_delay status", "1003,0,0,0,0"),
  });
  expect(losses).toEqual([]);
  expect(tables.npcs[0]?.row.ai).toEqual({ type: "mage", ssCount: 500, ssRate: 60, spsCount: 0, spsRate: 60 });
  expect(tables.spawns.map(({ row }) => row)).toEqual([
    { npcId: 1003, x: 1, y: 2, z: 3, heading: 4, respawnDelay: 108_000, respawnRandom: 21_600 },
  ]);
});
