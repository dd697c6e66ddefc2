import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileInvented } from "../../../fixtures/datapack.js";
import { compileSmall, dumpOf, smallRows, writeFiles } from "../../../fixtures/small-datapack.js";

const NPC = "id idTemplate name title level sex type hp exp patk aggro rhand faction_id faction_range";

const DUMPS = {
  "data/stats/skills/0.xml": "<list/>",
  ...dumpOf(
    "npc",
    NPC,
    "1001,1001,'Toad','',4,'male','L2Monster',66.5,141,8.1,300,2,'toads',500",
    "1002,1001,'Wren','Smith',NULL,'female','L2Merchant',NULL,0,0,0,0,NULL,0",
  ),
  ...dumpOf("custom_npc", NPC, "1002,1002,'Owl','',70,'male','L2Merchant',9,0,0,0,0,'',0"),
  ...dumpOf("minions", "boss_id minion_id amount_min amount_max", "1001,1002,1,3"),
  ...dumpOf("npcskills", "npcid skillid level", "1001,4416,2"),
  ...dumpOf(
    "npcaidata",
    "npc_id can_move soulshot sschance clan clan_range ai_type",
    "1001,0,5,30,'frogs',600,'archer'",
  ),
  ...dumpOf(
    "npc_elementals",
    "npc_id elemAtkType elemAtkValue fireDefValue holyDefValue",
    "1001,1,40,20,-5",
    "1002,-1,0,0,0",
  ),
  ...dumpOf("droplist", "mobId itemId min max category chance", "1001,57,19,29,0,700000", "1001,60,1,1,-1,5000"),
  ...dumpOf("custom_droplist", "mobId itemId min max category chance", "1001,61,1,2,3,10000"),
  ...dumpOf(
    "etcitem",
    "item_id name item_type weight consume_type crystal_type price sellable",
    "57,'Adena','none',0,'asset','none',1,'true'",
    "60,'Coin','material',2,'stackable','none',5,'false'",
    "61,'Letter','quest',1,'normal','none',0,'false'",
  ),
  ...dumpOf(
    "weapon",
    "item_id name bodypart weight soulshots crystal_type p_dam weaponType critical hit_modify shield_def price crystal_count item_skill_id item_skill_lvl onCrit_skill_id onCrit_skill_lvl onCrit_skill_chance",
    "2,'Sword','rhand',1560,2,'D',24,'sword',8,-3.00000,0,136000,300,3001,1,3002,2,6",
    "3,'Buckler','lhand',1400,0,'none',0,'none',0,0.00000,47,100,0,0,0,0,0,0",
    "4,'Rod','lrhand',1400,0,'none',1,'rod',0,0.00000,0,100,0,0,0,0,0,0",
  ),
  ...dumpOf(
    "armor",
    "item_id name bodypart armor_type weight crystal_type avoid_modify p_def m_def mp_bonus price",
    "21,'Ring','rfinger,lfinger','none',150,'none',0,0,11,19,147",
    "22,'Robe','dhair','magic',150,'none',-2,36,0,0,147",
  ),
  ...dumpOf("spawnlist", "id location npc_templateid locx locy locz respawn_delay", "1,'fen',1001,1,2,3,60"),
  ...dumpOf("custom_spawnlist", "npc_templateid locx locy locz respawn_delay", "1002,4,5,6,60"),
};

const compiled = (files: Readonly<Record<string, string>> = {}) =>
  compileInvented({ datapack: writeFiles({ ...DUMPS, ...files }), acceptLosses: true });

test("reads NPCs, their minions, skills, settings and elements, and drops from dumps, with the additions of the owner", () => {
  const { tables, diagnostics, accounts, engine } = compiled();
  expect(engine).toBe("acis");
  expect(diagnostics.filter(({ severity }) => severity !== "warning")).toEqual([]);
  expect(tables.npcs.map(({ row }) => row)).toEqual(yaml`
    - { id: 1001, name: Toad, level: 4, type: Monster, rHand: 2, exp: 141, hp: 66.5, pAtk: 8.1,
      elements: { attack: { element: water, value: 40 }, defence: { fire: 20, holy: -5 } },
      ai: { type: archer, aggro: 300, canMove: false, ssCount: 5, ssRate: 30, clan: frogs, clanRange: 600 },
      skills: [{ id: 4416, level: 2 }], minions: [{ npcId: 1002, min: 1, max: 3 }], file: sql/npc.sql }
    - !has { id: 1002, name: Owl, level: 70, hp: 9, file: sql/custom_npc.sql }
  `);
  expect(tables.drops.map(({ row }) => row)).toEqual([
    { npcId: 1001, itemId: 57, min: 19, max: 29, category: 0, chance: 700_000 },
    { npcId: 1001, itemId: 60, min: 1, max: 1, category: -1, chance: 5000 },
    { npcId: 1001, itemId: 61, min: 1, max: 2, category: 3, chance: 10_000 },
  ]);
  expect(tables.spawns.map(({ row }) => `${row.npcId} ${row.x}`)).toEqual(["1001 1", "1002 4"]);
  expect(accounts).toContainEqual({ table: "npcs", held: 2, read: 2 });
});

test("an addition of the owner replaces the level of a skill of an NPC", () => {
  const columns = "npcid skillid level";
  const { tables } = compiled({
    ...dumpOf("npcskills", columns, "1001,4408,1", "1001,4416,2"),
    ...dumpOf("custom_npcskills", columns, "1001,4408,3"),
  });
  expect(tables.npcs[0]?.row.skills).toEqual(yaml`[{ id: 4416, level: 2 }, { id: 4408, level: 3 }]`);
});

test("reads items from the dumps of weapons, of armor and of all others", () => {
  expect(compiled().tables.items.map(({ row }) => row)).toEqual(yaml`
    - { id: 2, name: Sword, type: weapon, bodypart: rhand, weaponType: SWORD, weight: 1560, price: 136000, soulshots: 2,
      grade: d, crystalCount: 300, itemSkill: "3001-1", onCritSkill: { id: 3002, level: 2, chance: 6 },
      stats: { pAtk: 24, rCrit: 8, accCombat: -3 }, flags: { enchantable: true } }
    # A weapon without a type is a shield.
    - { id: 3, name: Buckler, type: armor, bodypart: lhand, weight: 1400, price: 100, stats: { sDef: 47 } }
    - { id: 4, name: Rod, type: weapon, bodypart: lrhand, weaponType: FISHINGROD, weight: 1400, price: 100,
      stats: { pAtk: 1 } }
    - { id: 21, name: Ring, type: armor, bodypart: "rfinger;lfinger", weight: 150, price: 147,
      stats: { mDef: 11, maxMp: 19 } }
    - { id: 22, name: Robe, type: armor, bodypart: hairall, armorType: MAGIC, weight: 150, price: 147,
      stats: { pDef: 36, rEvas: -2 } }
    - { id: 57, name: Adena, type: etcitem, weight: 0, price: 1, flags: { stackable: true, sellable: true } }
    - { id: 60, name: Coin, type: etcitem, etcItemType: material, weight: 2, price: 5,
      flags: { stackable: true, sellable: false } }
    - { id: 61, name: Letter, type: etcitem, etcItemType: quest, weight: 1, price: 0,
      flags: { stackable: false, sellable: false } }
  `);
});

test("reads NPCs from XML files beside a dump that is left over", () => {
  expect(
    smallRows("mobius", "npcs", dumpOf("npc", NPC, "9,9,'Old','',4,'','L2Monster',1,1,1,1,0,'',0")).map(
      (row) => row.id,
    ),
  ).toEqual([1001, 1002]);
});

test("reads the drops of the first servers, which say only what is spoiled, each row by itself", () => {
  const rows = (columns: string, ...values: string[]) => {
    const files = { ...DUMPS, ...dumpOf("droplist", columns, ...values) };
    Reflect.deleteProperty(files, "sql/custom_droplist.sql");
    const { tables, diagnostics } = compileInvented({ datapack: writeFiles(files), acceptLosses: true });
    const losses = diagnostics.filter(({ severity }) => severity === "loss");
    return { rows: tables.drops.map(({ row }) => row), losses: losses.length };
  };
  const drop = { npcId: 1001, min: 1, max: 2 };
  expect(
    rows("mobId itemId min max sweep chance", "1001,57,1,2,0,700000", "1001,60,1,2,1,5000", "1001,61,1,2,0,2500"),
  ).toEqual({
    rows: [
      { ...drop, category: 1, itemId: 57, chance: 700_000 },
      { ...drop, category: -1, itemId: 60, chance: 5000 },
      { ...drop, category: 2, itemId: 61, chance: 2500 },
    ],
    losses: 0,
  });
  // L2Phoenix has both.
  expect(rows("mobId itemId min max sweep chance category", "1001,57,1,2,0,7000,3", "1001,60,1,2,1,500,3")).toEqual({
    rows: [
      { ...drop, category: 3, itemId: 57, chance: 7000 },
      { ...drop, category: -1, itemId: 60, chance: 500 },
    ],
    losses: 0,
  });
  expect(rows("mobId itemId min max chance", "1001,57,1,2,700000")).toEqual({ rows: [], losses: 1 });
});

test("names the NPC as which another one is shown by either name of the column", () => {
  const { tables } = compiled(dumpOf("npc", "id displayId name level", "1001,1001,'Toad',4", "1003,1001,'Frog',5"));
  expect(tables.npcs.map(({ row }) => `${row.id} ${row.templateId}`)).toEqual(yaml`
    ["1001 undefined", "1002 undefined", "1003 1001"]
  `);
});

test("reads the numbers of an NPC under the names of columns that a later fork spells out", () => {
  const columns = [
    ...["id template_id name level type hp hp_regen mp_regen strength constitution dexterity intelligence witness"],
    ...["mentality p_atk p_def p_atk_spd m_atk_spd walk_spd run_spd"],
  ].join(" ");
  const numbers = "4,'L2Monster',66.5,3.95,1.21,40,43,30,21,20,25,9,19,282,333,26,137";
  const rows = [`1001,1002,'Toad',${numbers}`, `1002,1002,'Wren',${numbers}`];
  const { tables, diagnostics } = compiled({ ...dumpOf("npc", columns, ...rows), ...dumpOf("custom_npc", columns) });
  expect(tables.npcs[0]?.row).toMatchObject({
    ...{ templateId: 1002, hpRegen: 3.95, mpRegen: 1.21, str: 40, con: 43, dex: 30, int: 21, wit: 20, men: 25 },
    ...{ pAtk: 9, pDef: 19, atkSpd: 282, walkSpd: 26, runSpd: 137 },
  });
  expect(diagnostics.filter(({ file, what }) => file === "sql/npc.sql" && what.startsWith("@"))).toEqual([]);
});

test("reads how far an NPC sees from the dump of how it fights, where that one states it", () => {
  const { tables, diagnostics } = compiled({
    ...dumpOf("npc", "id idTemplate name level type", "1001,1001,'Toad',4,'L2Monster'"),
    ...dumpOf("npcaidata", "npc_id is_chaos aggro clan ai_type", "1001,0,500,'','balanced'"),
  });
  expect(tables.npcs.find(({ row }) => row.id === 1001)?.row.ai).toEqual({ type: "balanced", aggro: 500 });
  expect(diagnostics.filter(({ what }) => what.startsWith("@"))).toEqual([]);
});

test("takes no value of another dump for what the dump of how NPCs fight states in a way that cannot be read", () => {
  const { tables, diagnostics } = compiled({
    ...dumpOf("npc", "id name level type aggro ss", "1001,'Toad',4,'L2Monster',300,7"),
    ...dumpOf("npcaidata", "npc_id aggro ai_type", "1001,'far','archer'", "1002,500,'mage'"),
  });
  expect(diagnostics.filter(({ severity }) => severity === "loss")).toHaveLength(1);
  expect(tables.npcs.find(({ row }) => row.id === 1001)?.row.ai).toEqual({ type: "archer", ssCount: 7 });
});

test("warns of stats of pets that state no food", () => {
  const warned = [
    compiled(dumpOf("pets_stats", "typeID level hpMax", "1001,1,31")),
    compileSmall("acis", { "xml/pet_stats.xml": '<list><pet typeID="1001" level="1" hpMax="31"/></list>' }),
  ].flatMap(({ diagnostics }) => diagnostics.filter(({ what }) => what === "stats of pets"));
  expect(warned.map(({ file, severity }) => `${file} ${severity}`)).toEqual([
    "sql/pets_stats.sql warning",
    "xml/pet_stats.xml warning",
  ]);
});
