import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileInvented } from "../../../fixtures/datapack.js";
import { compileSmall, dumpOf, SMALL, smallRows, writeFiles } from "../../../fixtures/small-datapack.js";

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
const treeOf = (skills: string, classId = 53) => ({
  "data/skillTrees/a.xml": `<list><skillTree type="classSkillTree" classId="${classId}">${skills}</skillTree></list>`,
});
const BLOW = dumpOf("skill_trees", TREE, "0,3,1,'Blow',50,5");
/** What a new character of class 0 has. */
const startedWith = (files: Readonly<Record<string, string>>) =>
  smallRows("acis", "classes", { ...BLOW, ...files }).find(({ id }) => id === 0)?.startItems;

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
  const names = rowsOf({ "sql/skill_trees.sql": trees }).map(({ id, name }) => `${id} ${name}`);
  expect(names).toEqual(["53 Dwarven Fighter", "54 Scavenger"]);
});

test.each([
  ["is its own parent", "'D_Fighter',53,54", "'D_Scavenger',54,53"],
  ["has an unknown parent", "'D_Fighter',53,52", "'D_Scavenger',54,53"],
])("leaves out a class that %s, with a warning", (_what, ...rows) => {
  const list = dumpOf("class_list", "class_name id parent_id", ...rows);
  const { tables, diagnostics } = compileSmall("acis", { ...DUMPS, ...list });
  expect(tables.classes).toEqual([]);
  expect(diagnostics.map(({ what }) => what)).toEqual(expect.arrayContaining(["class 53", "class 54"]));
});

const COLUMNS = ["skill_id", "level", "sp", "min_level", "class_id"];

test.each(COLUMNS)("a dump of skills without %s fails the run by name", (column) => {
  const trees = dumpOf("skill_trees", TREE.replace(column, "other"), "54,20,1,'Dig',0,0");
  const { files, diagnostics } = compileInvented({ datapack: writeFiles({ ...SMALL.acis, ...DUMPS, ...trees }) });
  expect(files).toBeUndefined();
  expect(diagnostics).toContainEqual(yaml`!has { severity: error, what: table classes, received: "0" }`);
});

test("reads the skill and its level in one attribute, beside classes of a dump", () => {
  const skill = '<skill skillName="Bend" skillIdLvl="21,3" getLevel="20" levelUpSp="900" autoGet="true"/>';
  const trees = `<list><skillTree type="classSkillTree" classId="53" parentClassId="-1">${skill}</skillTree>
<skillTree type="pledgeSkillTree"><skill skillName="Oath" skillIdLvl="22,1" getLevel="5"/></skillTree></list>`;
  const { tables, accounts } = compileSmall("mobius", { ...DUMPS, "data/skillTrees/a.xml": trees });
  const skills = [{ skillId: 21, skillLevel: 3, minPlayerLevel: 20, spCost: 900 }];
  expect(tables.classes[0]?.row).toMatchObject({ name: "Reed Fighter", skills });
  expect(accounts).toContainEqual({ table: "classes", held: 1, read: 1 });
});

test("reads the items that a skill takes, and those that can be taken in their place", () => {
  const skill = (attributes: string, children = "") => `<skill ${attributes} getLevel="20">${children}</skill>`;
  const skills = [
    skill('skillId="21" skillLvl="1"', '<item id="60,57" count="5"/><item id="61" count="2"/><removeSkill id="3"/>'),
    skill('skillIdLvl="21,2" itemsIdCount="60,4;0,0"'),
  ];
  const [row] = smallRows("mobius", "classes", { ...DUMPS, ...treeOf(skills.join("")) });
  const items = row?.skills?.map((skill) => skill.items);
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
  const { tables, accounts } = compileSmall("mobius", treeOf(skill));
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
  const skill = '<skill skillId="21" skillLevel="3" getLevel="20"/>';
  const { accounts, losses } = compileSmall("mobius", {
    "data/stats/chars/classList.xml":
      '<list><class classId="53" name="Reed Fighter"/><class classId="900" name="Own"/></list>',
    ...treeOf(`${skill}</skillTree><skillTree type="classSkillTree" classId="900">${skill}`),
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
  const other = '<skill skillId="4" skillLevel="1" getLevel="5"/>';
  const { tables, accounts } = compileSmall("mobius", treeOf(learned('levelUpPs="50"') + other, 0));
  const skills = [{ skillId: 4, skillLevel: 1, minPlayerLevel: 5, spCost: 0 }];
  expect(tables.classes.find(({ row }) => row.id === 0)?.row.skills).toEqual(skills);
  expect(accounts).toContainEqual({ table: "classes", held: 2, read: 1 });
});

const TEMPLATES = dumpOf("char_templates", "ClassId ClassName RaceId items1 items2 items3", "0,'Fighter',0,57,60,0");
const created = (...rows: string[]) =>
  dumpOf("char_creation_items", "classId itemId amount equipped", "-1,57,10,'false'", ...rows);

test.each([
  ["char_templates", TEMPLATES, 1],
  ["char_creation_items", created("0,60,1,'true'"), 10],
  ["char_creation_items, whose rows are those of all classes", created("-1,60,1,'true'"), 10],
])("reads what a new character has from the dump %s", (_dump, files, adena) => {
  expect(startedWith(files)?.toSorted((a, b) => a.itemId - b.itemId)).toEqual([
    { itemId: 57, count: adena },
    { itemId: 60, count: 1 },
  ]);
});

test.each(["-1,'x',1,0", "0,61,'x',0", "'x',61,1,0"])(
  "of items of a new character with the row %s it has none",
  (row) => {
    expect(startedWith({ ...TEMPLATES, ...created("0,60,1,'true'", row) })).toBeUndefined();
  },
);

test("a new character has no items where one of them cannot be read, but its class has its name", () => {
  const templates = dumpOf("char_templates", "ClassId ClassName RaceId items1 items2", "53,'Brawler',4,57,'x'");
  const { tables, losses } = compileSmall("acis", { ...DUMPS, ...templates });
  expect(tables.classes[0]?.row).toMatchObject({ name: "Brawler" });
  expect(tables.classes[0]?.row.startItems).toBeUndefined();
  expect(losses[0]).toContain("items of class 53");
});

test("names what is learned from scrolls alone as dumps from 2010 on state it", () => {
  const flags = ["'true','false'", "'false','true'", "'true','true'"];
  const rows = flags.map((flag, at) => `54,${20 + at},1,'Dig',5,20,${flag}`);
  const trees = dumpOf("skill_trees", `${TREE} learned_by_npc learned_by_fs`, ...rows);
  const skills = rowsOf({ ...DUMPS, ...trees }).find(({ id }) => id === 54)?.skills ?? [];
  expect(skills.map(({ acquired }) => acquired)).toEqual([undefined, "scroll", undefined]);
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
  expect(tables.classes.map(({ row }) => [row.id, row.name, row.parentClassId, row.skills])).toEqual(yaml`
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
