import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileInvented } from "../../../fixtures/datapack.js";
import { compileSmall, dumpOf, smallRows, writeFiles } from "../../../fixtures/small-datapack.js";

const TREE = "class_id skill_id level name sp min_level";

const DUMPS = {
  ...dumpOf("class_list", "class_name id parent_id", "'D_Fighter',53,-1", "'D_Scavenger',54,53", "'D_Hunter',55,54"),
  ...dumpOf("char_templates", "ClassId ClassName RaceId STR", "53,'Reed Fighter',4,39", "54,'Reed Picker',1,39"),
  ...dumpOf(
    "skill_trees",
    TREE,
    "54,20,2,'Dig',310,10",
    "54,20,1,'Dig',0,0",
    "53,21,1,'Bend',50,5",
    "-2,22,1,'Clan',0,1",
  ),
};

const rowsOf = (files: Readonly<Record<string, string>>, server: "acis" | "mobius" = "acis") =>
  compileSmall(server, files).tables.classes.map(({ row }) => row);

test("reads classes of dumps: names and races of one, parents of another, skills of a third", () => {
  expect(rowsOf(DUMPS)).toEqual(yaml`
    - { id: 53, name: Reed Fighter, race: Dwarf, type: Fighter, professionLevel: 0,
      skills: [{ skillId: 21, skillLevel: 1, minPlayerLevel: 5, spCost: 50 }] }
    - { id: 54, name: Reed Picker, race: Elf, type: Fighter, professionLevel: 1, parentClassId: 53,
      skills: [
        { skillId: 20, skillLevel: 1, minPlayerLevel: 1, spCost: 0 },
        { skillId: 20, skillLevel: 2, minPlayerLevel: 10, spCost: 310 }] }
    # The engine's name and race, where the dump has none.
    - { id: 55, name: Bounty Hunter, race: Dwarf, type: Fighter, professionLevel: 2, parentClassId: 54 }
  `);
  // A skill of a clan is of no class.
  expect(compileSmall("acis", DUMPS).accounts).toContainEqual({ table: "classes", held: 3, read: 3 });
});

test("reads the skills of a dump where the files have only the trees of others", () => {
  const fishing = `<list><skillTree type="fishingSkillTree"/></list>`;
  expect(rowsOf({ ...DUMPS, "xml/char_data/skillTrees/fishing.xml": fishing })).toEqual(rowsOf(DUMPS));
});

test("the classes of the engine are those that learn skills, where no dump lists them", () => {
  const { "sql/skill_trees.sql": trees = "" } = DUMPS;
  expect(rowsOf({ "sql/skill_trees.sql": trees }).map(({ id, name }) => [id, name])).toEqual([
    [53, "Dwarven Fighter"],
    [54, "Scavenger"],
  ]);
});

test.each([
  ["is its own parent", "'D_Fighter',53,54", "'D_Scavenger',54,53"],
  ["has an unknown parent", "'D_Fighter',53,52", "'D_Scavenger',54,53"],
])("leaves out a class that %s, with a warning", (_what, ...rows) => {
  const { tables, diagnostics } = compileSmall("acis", {
    ...DUMPS,
    ...dumpOf("class_list", "class_name id parent_id", ...rows),
  });
  expect(tables.classes).toEqual([]);
  expect(diagnostics.map(({ what }) => what)).toEqual(expect.arrayContaining(["class 53", "class 54"]));
});

test.each(["skill_id", "level", "sp", "min_level", "class_id"])(
  "a dump of skills without %s fails the run by name",
  (column) => {
    const datapack = writeFiles({
      "xml/items/0.xml": '<list><item id="57" type="EtcItem" name="Adena"/></list>',
      "xml/npcs/0.xml": '<list><npc id="1001" name="Toad"><set name="level" val="4"/></npc></list>',
      ...DUMPS,
      ...dumpOf("skill_trees", TREE.replace(column, "other"), "54,20,1,'Dig',0,0"),
    });
    const { files, diagnostics } = compileInvented({ datapack });
    expect(files).toBeUndefined();
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ severity: "error", what: "table classes", received: "0" }),
    );
  },
);

test("reads the skill and its level in one attribute, beside classes of a dump", () => {
  const tree = (skill: string) => ({
    ...DUMPS,
    "data/skillTrees/a.xml": `<list><skillTree type="classSkillTree" classId="53" parentClassId="-1">${skill}</skillTree>
<skillTree type="pledgeSkillTree"><skill skillName="Oath" skillIdLvl="22,1" getLevel="5"/></skillTree></list>`,
  });
  const { tables, accounts } = compileSmall(
    "mobius",
    tree('<skill skillName="Bend" skillIdLvl="21,3" getLevel="20" levelUpSp="900" autoGet="true"/>'),
  );
  expect(tables.classes[0]?.row).toMatchObject({
    name: "Reed Fighter",
    skills: [{ skillId: 21, skillLevel: 3, minPlayerLevel: 20, spCost: 900 }],
  });
  expect(accounts).toContainEqual({ table: "classes", held: 1, read: 1 });
});

test("reads the items that a skill takes, and those that can be taken in their place", () => {
  const skill = (attributes: string, children = "") => `<skill ${attributes} getLevel="20">${children}</skill>`;
  const skills = [
    skill('skillId="21" skillLvl="1"', '<item id="60,57" count="5"/><item id="61" count="2"/><removeSkill id="3"/>'),
    skill('skillIdLvl="21,2" itemsIdCount="60,4;0,0"'),
  ];
  const { tables } = compileSmall("mobius", {
    ...DUMPS,
    "data/skillTrees/a.xml": `<list><skillTree type="classSkillTree" classId="53">${skills.join("")}</skillTree></list>`,
  });
  const items = tables.classes[0]?.row.skills?.map((row) => row.items);
  expect(items).toEqual(yaml`
    - [{ itemId: 60, count: 5, alternatives: [57] }, { itemId: 61, count: 2 }]
    - [{ itemId: 60, count: 4 }]
  `);
});

test.each([
  '<skill skillIdLvl="21" getLevel="20"/>',
  '<skill skillIdLvl="21,3" getLevel="20"><item id="60,x" count="1"/></skill>',
  '<skill skillIdLvl="21,3" getLevel="20" itemsIdCount="60"/>',
  '<skill skillIdLvl="21,3" getLevel="20"><costs><item id="60" count="1"/></costs></skill>',
  '<skill skillId="21" getLevel="20"/>',
  '<skill skillIdLvl="21,3" getLevel="20" levelUpSp="many"/>',
])("leaves out and counts %s", (skill) => {
  const { tables, accounts } = compileSmall("mobius", {
    "data/skillTrees/a.xml": `<list><skillTree type="classSkillTree" classId="53">${skill}</skillTree></list>`,
  });
  expect(tables.classes.flatMap(({ row }) => row.skills ?? [])).toEqual([]);
  expect(accounts).toContainEqual({ table: "classes", held: 1, read: 0 });
});

test("gives a first class the skills of all classes, except the levels that it has itself", () => {
  const skill = (id: number, level: number) =>
    `<skill skillId="21" skillLevel="${id}" getLevel="${level}" autoGet="true"/>`;
  const { tables, accounts } = compileSmall("mobius", {
    ...DUMPS,
    "data/skillTrees/a.xml": `<list><skillTree type="classSkillTree">${skill(1, 5)}${skill(2, 20)}</skillTree>
<skillTree type="classSkillTree" classId="53">${skill(2, 25)}</skillTree><skillTree type="classSkillTree" classId="54">${skill(3, 40)}</skillTree></list>`,
  });
  const learned = tables.classes.map(({ row: { id, skills = [] } }) => [
    id,
    skills.map(({ skillLevel, minPlayerLevel }) => [skillLevel, minPlayerLevel]),
  ]);
  expect(learned).toEqual(yaml`
    - [53, [[1, 5], [2, 25]]]
    - [54, [[3, 40]]]
    - [55, []]
  `);
  expect(accounts).toContainEqual({ table: "classes", held: 3, read: 3 });
});

test("reads classes of later games with race and type of their first class, and follows the parents that a server has", () => {
  const tree = (id: number) =>
    `<skillTree type="classSkillTree" classId="${id}"><skill skillName="Bend" skillId="21" skillLevel="3" getLevel="20"/></skillTree>`;
  const { tables, losses, diagnostics } = compileSmall("mobius", {
    "data/stats/chars/classList.xml": `<list>
<class classId="236" name="Element Weaver"/>
<class classId="237" name="Fen Weaver" parentClassId="236"/>
<class classId="192" name="Jin Kamael Soldier"/>
<class classId="125" name="Trooper" parentClassId="192"/>
<class classId="1" name="Warrior"/>
<class classId="139" name="Sigel Knight"/>
<class classId="900" name="Own" parentClassId="901"/>
<class classId="901" name="Own" parentClassId="900"/>
</list>`,
    "data/skillTrees/a.xml": `<list>${[236, 237, 192, 125, 1].map(tree).join("")}</list>`,
  });
  expect(tables.classes.map(({ row: { skills, ...row } }) => row)).toEqual([
    { id: 1, name: "Warrior", race: "Human", type: "Fighter", professionLevel: 1, parentClassId: 0 },
    // The engine of High Five has class 123 for its parent, which the server lacks.
    { id: 125, name: "Trooper", race: "Kamael", type: "Fighter", professionLevel: 1, parentClassId: 192 },
    { id: 192, name: "Jin Kamael Soldier", race: "Kamael", type: "Fighter", professionLevel: 0 },
    { id: 236, name: "Element Weaver", race: "High Elf", type: "Mystic", professionLevel: 0 },
    { id: 237, name: "Fen Weaver", race: "High Elf", type: "Mystic", professionLevel: 1, parentClassId: 236 },
  ]);
  const leftOut = diagnostics.filter(({ expected }) => expected.startsWith("a class of the engine"));
  expect(leftOut.map(({ what }) => what)).toEqual(["class 139", "class 900", "class 901"]);
  expect(losses).toEqual([]);
});

test("counts the skills of a class that is not in the tree as lost", () => {
  const { accounts, losses } = compileSmall("mobius", {
    "data/stats/chars/classList.xml":
      '<list><class classId="53" name="Reed Fighter"/><class classId="900" name="Own"/></list>',
    "data/skillTrees/a.xml": `<list>${[53, 900]
      .map(
        (id) =>
          `<skillTree type="classSkillTree" classId="${id}"><skill skillId="21" skillLevel="3" getLevel="20"/></skillTree>`,
      )
      .join("")}</list>`,
  });
  expect(accounts).toContainEqual({ table: "classes", held: 2, read: 1 });
  expect(losses.join("\n")).toContain("class 900: expected a class of the class tree");
});

test("reads what new characters have from a file of its own", () => {
  const files = {
    ...DUMPS,
    "data/stats/initialEquipment.xml": `<list><equipment classId="53"><item id="57" count="9"/><item id="60" count="1" equipped="true"/></equipment></list>`,
  };
  const started = compileSmall("mobius", files).tables.classes.map(({ row: { id, startItems } }) => [id, startItems]);
  expect(started).toContainEqual(yaml`
    - 53
    - [{ itemId: 57, count: 9 }, { itemId: 60, count: 1 }]
  `);
});

test("leaves out a skill whose cost may be misspelled, and counts it", () => {
  const learned = (attributes: string) => `<skill skillId="3" skillLevel="1" getLevel="5" ${attributes}/>`;
  const { tables, accounts } = compileSmall("mobius", {
    "data/skillTrees/fen.xml": `<list><skillTree type="classSkillTree" classId="0">${learned('levelUpPs="50"')}<skill skillId="4" skillLevel="1" getLevel="5"/></skillTree></list>`,
  });
  expect(tables.classes.find(({ row }) => row.id === 0)?.row.skills).toEqual([
    { skillId: 4, skillLevel: 1, minPlayerLevel: 5, spCost: 0 },
  ]);
  expect(accounts).toContainEqual({ table: "classes", held: 2, read: 1 });
});

test.each([
  [
    "char_templates",
    dumpOf("char_templates", "ClassId ClassName RaceId items1 items2 items3", "0,'Fighter',0,57,60,0"),
    1,
  ],
  [
    "char_creation_items",
    dumpOf("char_creation_items", "classId itemId amount equipped", "-1,57,10,'false'", "0,60,1,'true'"),
    10,
  ],
  [
    "char_creation_items, whose rows are those of all classes",
    dumpOf("char_creation_items", "classId itemId amount equipped", "-1,57,10,'false'", "-1,60,1,'true'"),
    10,
  ],
])("reads what a new character has from the dump %s", (_dump, files, adena) => {
  const classes = smallRows("acis", "classes", {
    ...dumpOf("skill_trees", "class_id skill_id level name sp min_level", "0,3,1,'Blow',50,5"),
    ...files,
  });
  const items = classes.find(({ id }) => id === 0)?.startItems ?? [];
  expect(items.toSorted((a, b) => a.itemId - b.itemId)).toEqual([
    { itemId: 57, count: adena },
    { itemId: 60, count: 1 },
  ]);
});

test.each(["-1,'x',1", "0,61,'x'", "'x',61,1"])(
  "of items that a new character has with the row %s it has none",
  (row) => {
    const classes = smallRows("acis", "classes", {
      ...dumpOf("skill_trees", "class_id skill_id level name sp min_level", "0,3,1,'Blow',50,5"),
      ...dumpOf("char_templates", "ClassId ClassName RaceId items1", "0,'Fighter',0,57"),
      ...dumpOf("char_creation_items", "classId itemId amount", "-1,57,10", "0,60,1", row),
    });
    expect(classes.find(({ id }) => id === 0)?.startItems).toBeUndefined();
  },
);

test("a new character has no items where one of them cannot be read, but its class has its name", () => {
  const { tables, losses } = compileSmall("acis", {
    ...DUMPS,
    ...dumpOf("char_templates", "ClassId ClassName RaceId items1 items2", "53,'Brawler',4,57,'x'"),
  });
  expect(tables.classes[0]?.row).toMatchObject({ name: "Brawler" });
  expect(tables.classes[0]?.row.startItems).toBeUndefined();
  expect(losses[0]).toContain("items of class 53");
});

test("names what is learned from scrolls alone as dumps from 2010 on state it", () => {
  const tree = "class_id skill_id level name sp min_level learned_by_npc learned_by_fs";
  const rows = [
    "54,20,1,'Dig',5,20,'true','false'",
    "54,21,1,'Lore',0,81,'false','true'",
    "54,22,1,'Both',0,81,'true','true'",
  ];
  const { tables } = compileSmall("acis", { ...DUMPS, ...dumpOf("skill_trees", tree, ...rows) });
  const skills = tables.classes.find(({ row }) => row.id === 54)?.row.skills ?? [];
  expect(skills.map(({ skillId, acquired }) => [skillId, acquired])).toEqual([
    [20, undefined],
    [21, "scroll"],
    [22, undefined],
  ]);
});

test("gives skills of a level of classes of L2-Scripts to each of its classes, and none of awakened ones", () => {
  const treeOf = (level: string) => `<class level="${level}"><skill id="3" level="1" min_level="20"/></class>`;
  const { tables, losses } = compileSmall("l2scripts", {
    "data/skill_tree/a.xml": `<list><normal_skill_tree>${treeOf("first")}${treeOf("AWAKED")}
<class id="2"><skill id="4"/></class></normal_skill_tree></list>`,
  });
  expect(tables.classes).toHaveLength(21);
  expect(tables.classes.find(({ row }) => row.id === 126)?.row.skills?.map(({ skillId }) => skillId)).toEqual([3]);
  expect(losses).toEqual([expect.stringContaining("awaked")]);
});

test("names a class of a tree of L2-Scripts that states neither an id nor a level", () => {
  const { losses } = compileSmall("l2scripts", {
    "data/skill_tree/a.xml": `<list><normal_skill_tree><class id="0"><skill id="4"/></class>
<class><skill id="3" level="1" min_level="20"/></class></normal_skill_tree></list>`,
  });
  expect(losses).toEqual([expect.stringMatching(/a\.xml:2:.*expected an id or a level, received neither/u)]);
});

test("reads the skills that each class learns of L2-Scripts, with the classes of the engine", () => {
  const { tables, accounts, losses } = compileSmall("l2scripts", {
    "data/skill_tree/normal_skill_tree.xml": `<list><normal_skill_tree><class id="0">
<skill id="3" level="2" cost="50" name="Power Strike" min_level="5"/><skill id="4"/></class>
<class id="1"><skill id="840" level="1" cost="0" min_level="79" item_id="60" item_count="2"/>
<skill id="841" level="1" cost="0" min_level="79" clicked="true"/><skill id="842" min_level="79" race="ELF"/></class>
<class id="188"><skill id="9" level="1" cost="5" min_level="85"/></class></normal_skill_tree></list>`,
    "data/skill_tree/second_tree.xml": `<list><normal_skill_tree><class id="0"><skill id="4" cost="7"/>
<skill id="5" min_level="3"/></class></normal_skill_tree></list>`,
  });
  expect(
    tables.classes.map(({ row: { id, name, parentClassId, skills } }) => [id, name, parentClassId, skills]),
  ).toEqual(yaml`
    - [0, Human Fighter, undefined, [
        { skillId: 3, skillLevel: 2, minPlayerLevel: 5, spCost: 50 },
        { skillId: 4, skillLevel: 1, minPlayerLevel: 1, spCost: 7 },
        { skillId: 5, skillLevel: 1, minPlayerLevel: 3, spCost: 0 }]]
    - [1, Warrior, 0, [
        { skillId: 840, skillLevel: 1, minPlayerLevel: 79, spCost: 0, items: [{ itemId: 60, count: 2 }] },
        { skillId: 841, skillLevel: 1, minPlayerLevel: 79, spCost: 0, acquired: scroll }]]
  `);
  expect(accounts).toContainEqual({ table: "classes", held: 7, read: 5 });
  // One of a race, and that of a class of a later game.
  expect(losses.join()).toContain("neither a race");
  expect(losses.join()).toContain("class 188");
});
