import { describe, expect, test } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { compileSmall, cornersOf, dumpOf, smallRows, soundRows } from "../../fixtures/small-datapack.js";

const NPCS = {
  "xml/npcs/0.xml": "<list/>",
  ...dumpOf("npc", "id name level type", "1001,'Toad',4,'L2Monster'", "1002,'Newt',4,'L2Monster'"),
};
const TREE = `<list>
<skill class_id="0" parent_id="-1"><data skill_id="3" level="1" name="Blow" sp="50" min_level="5"/></skill>
<skill class_id="1" parent_id="0"><data skill_id="3" level="2" name="Blow" sp="260" min_level="10"/></skill>
</list>`;

describe("rows of dumps in elements that have the columns as attributes", () => {
  test("gives NPCs their minions and the classes that they teach", () => {
    const rows = smallRows("acis", "npcs", {
      ...NPCS,
      "xml/minion.xml": `<list><minion boss_id="1001" minion_id="1002" amount_min="2" amount_max="4"/></list>`,
      "xml/skill_learn.xml": `<list><learn npc_id="1002" class_id="10"/></list>`,
    });
    expect(rows.map(({ minions }) => minions)).toEqual([[{ npcId: 1002, min: 2, max: 4 }], undefined]);
    expect(rows.map(({ teachesClassIds }) => teachesClassIds)).toEqual([undefined, [10]]);
  });

  test("gives the skills of a class, whose id is that of the element around them", () => {
    const skillsOf = (classId: number) =>
      soundRows("acis", "classes", { "xml/skill_tree.xml": TREE }, 2).find((row) => row.id === classId)?.skills;
    expect(skillsOf(0)).toEqual([{ skillId: 3, skillLevel: 1, minPlayerLevel: 5, spCost: 50 }]);
    expect(skillsOf(1)).toEqual([{ skillId: 3, skillLevel: 2, minPlayerLevel: 10, spCost: 260 }]);
  });

  test("gives sets, books, fish and what clans and fishers learn", () => {
    const { tables, losses } = compileSmall("acis", {
      "xml/armorsets.xml": `<list><armorset id="1" chest="60" legs="0" head="57" gloves="0" feet="0" skill_id="3500" skill_lvl="1"
 shield="0" shield_skill_id="0" enchant6skill="3611"/></list>`,
      "xml/skill_spellbooks.xml": `<list><skill_spellbook skill_id="3" item_id="60"/></list>`,
      "xml/fish.xml": `<list><fish id="60" level="1" name="Fat" hp="100" hpregen="4" fish_type="1" fish_group="1" fish_guts="500"
 guts_check_time="2000" wait_time="20000" combat_time="25000"/></list>`,
      "xml/pledge_skill_tree.xml": `<list><PledgeSkill skill_id="370" level="1" name="Body" clan_lvl="5" repCost="1500" itemId="60"/></list>`,
      "xml/fishing_skill_tree.xml": `<list><SkillTree skill_id="1312" level="1" name="Fishing" sp="0" min_level="10" costid="57"
 cost="1000" isfordwarf="0"/></list>`,
    });
    expect(losses).toEqual([]);
    expect(tables.armorSets.map(({ row }) => row)).toEqual([
      { id: 1, name: "Coin", chest: 60, head: 57, skillId: 3500, enchant6SkillId: 3611 },
    ]);
    expect(tables.spellbooks.map(({ row }) => row)).toEqual([{ skillId: 3, itemId: 60 }]);
    expect(tables.fishes.map(({ row }) => [row.itemId, row.kind, row.group, row.biteChance])).toEqual([
      [60, "nimble", "normal", 50],
    ]);
    expect(tables.skillTrees.map(({ row }) => row)).toEqual(yaml`
      - { tree: clan, skillId: 370, skillLevel: 1, minClanLevel: 5, clanReputation: 1500,
        items: [{ itemId: 60, count: 1 }] }
      - { tree: fishing, skillId: 1312, skillLevel: 1, minPlayerLevel: 10, items: [{ itemId: 57, count: 1000 }] }
    `);
  });

  test("gives the trees of a folder of their own, whose elements are named after them", () => {
    const treeOf = (name: string, attributes: string) => ({
      [`data/char_data/skill_tree/${name}_skill_tree.xml`]: `<list><${name === "fishing" ? "fish" : name} ${attributes}/></list>`,
    });
    const rows = soundRows(
      "mobius",
      "skillTrees",
      {
        ...dumpOf("skill_trees", "class_id skill_id level sp min_level", "0,3,1,50,5"),
        ...treeOf("fishing", 'skill_id="1312" level="1" sp="0" min_level="10" costid="57" cost="9" isfordwarf="1"'),
        ...treeOf("transform", 'race_id="5" skill_id="545" item_id="60" level="1" sp="0" min_level="60"'),
        ...treeOf("special", 'skill_id="932" level="2" costid="57" cost="400000"'),
        ...treeOf("certification", 'skill_id="631" item_id="60" level="1"'),
      },
      4,
    );
    const one = { skillLevel: 1, items: [{ itemId: 60, count: 1 }] };
    expect(rows).toEqual([
      { tree: "transformation", skillId: 545, ...one, minPlayerLevel: 60, races: ["Kamael"] },
      { tree: "subclass", skillId: 631, ...one },
      { tree: "collection", skillId: 932, skillLevel: 2, items: [{ itemId: 57, count: 400_000 }] },
      {
        ...{ tree: "fishing", skillId: 1312, skillLevel: 1, minPlayerLevel: 10, races: ["Dwarf"] },
        items: [{ itemId: 57, count: 9 }],
      },
    ]);
  });

  test("gives hennas with the classes of their dump, and the destinations of dialogues", () => {
    const { tables, losses } = compileSmall("acis", {
      "xml/henna.xml": `<list><henna symbol_id="1" symbol_name="s+1c-3" dye_id="60" dye_amount="10" price="37000" stat_INT="0" stat_STR="1"
 stat_CON="-3" stat_MEM="0" stat_DEX="0" stat_WIT="0"/></list>`,
      ...dumpOf("henna_trees", "class_id symbol_id", "1,1"),
      "xml/teleports.xml": `<list><teleport id="7" loc_x="-84318" loc_y="244579" loc_z="-3730" price="9400" fornoble="0"/></list>`,
      "xml/html/teleporter/1001.htm": `<a action="bypass -h npc_%objectId%_goto 7">Village - 9400</a>`,
    });
    expect(losses).toEqual([]);
    expect(tables.hennas.map(({ row }) => row)).toEqual(yaml`
      - { symbolId: 1, dyeItemId: 60, dyeCount: 10, engravePrice: 37000, statChanges: { STR: 1, CON: -3 },
        classIds: [1] }
    `);
    expect(tables.teleports.map(({ row }) => [row.npcId, row.x, row.price])).toEqual([
      [1001, -84_318, { itemId: 57, count: 9400 }],
    ]);
  });

  test.each([true, false])("gives the growth of classes under shorter names, with a file of gains: %s", (hasGains) => {
    const gains = 'cpbase="30" cpadd="4" cpmod="0.2" mpbase="20" mpadd="5" mpmod="0.1"';
    const { tables, losses, accounts } = compileSmall("acis", {
      ...dumpOf("class_list", "id parent_id", "0,-1"),
      ...dumpOf("skill_trees", "class_id skill_id level sp min_level", "0,3,1,50,5"),
      "xml/char_template.xml": `<list><class Id="0" name="Fen" RaceId="4">
<stats str="31" con="32" dex="33" _int="34" wit="35" men="36" p_atk="5" p_def="70" m_atk="7" m_def="40" p_spd="290" m_spd="330"
 acc="1" critical="47" evasion="2" move_spd="117" _load="9" x="1" y="2" z="3" canCraft="1" m_unk1="1" f_col_h="19">
<lvlup hpbase="90" hpadd="10" hpmod="0.5" ${gains} class_lvl="1"><item item1="60" item2="57" item3="0"/></lvlup></stats></class></list>`,
      ...(hasGains && {
        "xml/lvl_up_data.xml": `<list><lvlup classid="0" hpbase="90" hpadd="10" hpmod="0.5" ${gains} class_lvl="1"/></list>`,
      }),
    });
    expect(losses).toEqual([]);
    expect(tables.classes.map(({ row: { name, race, startItems } }) => [name, race, startItems])).toEqual(yaml`
      - [Fen, Dwarf, [{ itemId: 60, count: 1 }, { itemId: 57, count: 1 }]]
    `);
    const [growth] = tables.classGrowth.map(({ row }) => row);
    expect(growth).toMatchObject({ classId: 0, str: 31, int: 34, pDef: 70, atkSpd: 290, castSpd: 330, crit: 4 });
    expect(growth?.hp.slice(0, 3)).toEqual([90, 100.5, 111.5]);
    if (hasGains) expect(accounts).toContainEqual({ table: "classGrowth", held: 1, read: 1 });
  });

  test("gives what enchanting a skill costs, whose id is that of the element around them", () => {
    const step = (level: number) =>
      `<data level="${level}" type="+1 Power" sp="5" exp="${level}" rate76="60" rate77="70" rate78="80"/>`;
    const found = soundRows("acis", "skillEnchantCosts", {
      "xml/enchant_skill_tree.xml": `<list><enchant id="3" name="Blow" base_lvl="9">${step(101)}${step(102)}</enchant></list>`,
    });
    const chances = [60, 70, 80];
    expect(found.map(({ costs }) => costs)).toEqual([
      [
        { exp: 101, sp: 5, item: { itemId: 6622, count: 1 }, chances },
        { exp: 102, sp: 5, chances },
      ],
    ]);
  });

  test("gives the corners of areas of spawns, and those of zones from their dump", () => {
    const corner = (x: number, y: number) => `<loc id="8" x="${x}" y="${y}" Zmin="-40" Zmax="20" proc="0"/>`;
    const { tables, losses } = compileSmall("acis", {
      ...NPCS,
      "xml/location.xml": `<list>${corner(0, 0)}${corner(90, 0)}${corner(0, 120)}</list>`,
      ...dumpOf("spawnlist", "count npc_templateid locx locy locz heading respawn_delay loc_id", "2,1001,0,0,0,0,60,8"),
      "xml/zone.xml": `<list><zone id="5" type="BossZone" shape="Cuboid" minZ="-9" maxZ="4"><stat name="name" val="Pit"/></zone></list>`,
      ...dumpOf("zone_vertices", "id order x y", "5,0,1,2", "5,1,3,4"),
    });
    expect(losses).toEqual([]);
    const polygon = cornersOf("0,0 90,0 0,120");
    expect(tables.spawns.map(({ row: { count, territory } }) => [count, territory])).toEqual([
      [2, { minZ: -40, maxZ: 20, polygon }],
    ]);
    expect(tables.zones.map(({ row: { name, points } }) => [name, points])).toEqual(yaml`
      - [Pit, [[1, 2], [3, 4]]]
    `);
  });

  test("leaves out an element that may state by another name what it has to", () => {
    const { tables, losses } = compileSmall("acis", {
      "xml/teleports.xml": `<list><teleport id="7" loc_x="1" loc_y="2" loc_z="3" price="9400" noble="1"/></list>`,
      "xml/html/teleporter/1001.htm": `<a action="bypass -h npc_%objectId%_goto 7">Village</a>`,
    });
    expect(tables.teleports).toEqual([]);
    expect(losses).not.toEqual([]);
  });
});

describe("rows of dumps in files of lines", () => {
  const FISH = "60;1;Fat Fish;100;4;1;1;500;2000;20000;25000";
  const SET = "1;60;0;57;0;0;3500;0;0;3611";

  test("gives sets and fish where there is no dump, without lines that lack a field", () => {
    const { tables, losses, accounts } = compileSmall("acis", {
      "xml/csv/armorsets.csv": `# id;chest;legs\n\n${SET}\n2;57;0;0;0;0;3501;0;0\n`,
      "xml/csv/fish.csv": `${FISH}\n`,
    });
    expect(tables.armorSets.map(({ row }) => row)).toMatchObject([
      { id: 1, name: "Coin", chest: 60, head: 57, skillId: 3500, enchant6SkillId: 3611 },
    ]);
    expect(tables.fishes.map(({ row }) => row)).toMatchObject([{ itemId: 60, level: 1, kind: "nimble", hp: 100 }]);
    expect(losses).toEqual(["xml/csv/armorsets.csv:4: loss: armorsets: expected 10 fields, received 9"]);
    expect(accounts).toContainEqual({ table: "armorSets", held: 2, read: 1 });
    expect(accounts).toContainEqual({ table: "fishes", held: 1, read: 1 });
  });

  test("finds the files of other readers in the same folder", () => {
    const { tables, losses } = compileSmall("acis", {
      "xml/csv/recipes.csv": "common;mk_rope;9;60;2;[57(3)],[60(1)];57;4;[60(1)];15;70;\n",
      "xml/csv/seeds.csv": "# seeds\n60;12;57;57;60;57;1;0;810;900\n",
      "xml/csv/door.csv": "Gate;5;1;2;-3;0;0;0;0;0;0;900;64;51;True\n",
    });
    expect(losses).toEqual([]);
    expect(tables.recipes.map(({ row: { id, successRate } }) => [id, successRate])).toEqual([[9, 70]]);
    expect(tables.seeds.map(({ row: { itemId, level } }) => [itemId, level])).toEqual([[60, 12]]);
    expect(tables.doors.map(({ row: { id, hp } }) => [id, hp])).toEqual([[5, 900]]);
  });

  test("gives no row twice that a dump has, too", () => {
    const columns = "id level hp hpregen fish_type fish_group fish_guts guts_check_time wait_time combat_time";
    const rows = smallRows("acis", "fishes", {
      "xml/csv/fish.csv": FISH,
      ...dumpOf("fish", columns, "60,2,100,4,1,1,500,2000,20000,25000"),
    });
    expect(rows.map((row) => row.level)).toEqual([2]);
  });
});
