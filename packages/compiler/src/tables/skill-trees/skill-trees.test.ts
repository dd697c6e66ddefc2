import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, dumpOf, expectLost, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const rowsOf = (server: "acis" | "mobius", files: Readonly<Record<string, string>>) =>
  smallRows(server, "skillTrees", files);

const tree = (attributes: string, ...skills: readonly string[]) =>
  `<skillTree ${attributes}>${skills.join("")}</skillTree>`;
const treesIn = (...trees: readonly string[]) => ({ "data/skillTrees/a.xml": `<list>${trees.join("")}</list>` });

test("reads skills of clans and of fishing from their files", () => {
  const files = {
    "xml/skillstrees/clanSkills.xml":
      '<list><clanSkill id="22" lvl="1" cost="500" minLvl="5" itemId="60"/><clanSkill id="23" lvl="1" cost="0" minLvl="5" itemId="0"/></list>',
    "xml/skillstrees/fishingSkills.xml":
      '<list><fishingSkill id="24" lvl="2" minLvl="4" itemId="57" itemCount="50"/><fishingSkill id="25" lvl="1" minLvl="1" itemId="57" itemCount="5" isDwarven="true"/></list>',
  };
  expect(rowsOf("acis", files)).toEqual(yaml`
    - { tree: clan, skillId: 22, skillLevel: 1, minClanLevel: 5, clanReputation: 500,
      items: [{ itemId: 60, count: 1 }] }
    - { tree: clan, skillId: 23, skillLevel: 1, minClanLevel: 5, clanReputation: 0 }
    - { tree: fishing, skillId: 24, skillLevel: 2, minPlayerLevel: 4, items: [{ itemId: 57, count: 50 }] }
    - { tree: fishing, skillId: 25, skillLevel: 1, minPlayerLevel: 1, races: [Dwarf],
      items: [{ itemId: 57, count: 5 }] }
  `);
  expect(compileSmall("acis", files).accounts).toContainEqual({ table: "skillTrees", held: 4, read: 4 });
});

test("takes no skill of a tree in the folder of the skills for one that it does not know", () => {
  const list = '<list><clanSkill id="22" lvl="1" cost="500" minLvl="5" itemId="60"/></list>';
  const { tables, diagnostics } = compileSmall("acis", { "xml/skills/tree/clanSkills.xml": list });
  expect(tables.skillTrees).toHaveLength(1);
  expect(diagnostics.map(({ what }) => what)).not.toContain("clanSkill");
});

test("reads skills of clans and of fishing of aCis before 2018", () => {
  const files = {
    "xml/skillstrees/pledge_skills_tree.xml":
      '<list><clan lvl="5"><skill id="22" lvl="1" repCost="500" itemId="60"/><skill id="23" lvl="1" repCost="0"/></clan></list>',
    "xml/skillstrees/fishing_skills_tree.xml":
      '<list><skill id="24" lvl="2" minLvl="4" itemId="57" count="50" isDwarf="false"/><skill id="25" lvl="1" minLvl="1" itemId="57" count="5" isDwarf="true"/></list>',
  };
  expect(soundRows("acis", "skillTrees", files, 4)).toMatchObject([
    { tree: "clan", skillId: 22, minClanLevel: 5, clanReputation: 500, items: [{ itemId: 60, count: 1 }] },
    { tree: "clan", skillId: 23, minClanLevel: 5, clanReputation: 0 },
    { tree: "fishing", skillId: 24, skillLevel: 2, minPlayerLevel: 4, items: [{ itemId: 57, count: 50 }] },
    { tree: "fishing", skillId: 25, races: ["Dwarf"], items: [{ itemId: 57, count: 5 }] },
  ]);
});

test("reads the trees of other kinds with what a skill asks for, and leaves out those of game masters", () => {
  const skill = (id: number, more: string, children = "") =>
    `<skill skillName="Own" skillId="${id}" skillLvl="1" ${more}>${children}</skill>`;
  const rows = rowsOf(
    "mobius",
    treesIn(
      tree(
        'type="pledgeSkillTree"',
        skill(22, 'getLevel="5" levelUpSp="1500"', '<socialClass>BARON</socialClass><item id="60" count="10"/>'),
        skill(23, 'getLevel="4" residenceSkill="true"', "<residenceId>4</residenceId><residenceId>101</residenceId>"),
      ),
      tree(
        'type="transformSkillTree"',
        skill(24, 'getLevel="60"', '<race>DARK_ELF</race><race>ORC</race><preRequisiteSkill id="20" lvl="1"/>'),
      ),
      tree(
        'type="subClassSkillTree"',
        skill(
          25,
          'getLevel="1" levelUpSp="70"',
          '<subClassConditions slot="1" lvl="75"/><subClassConditions slot="2" lvl="65"/>',
        ),
      ),
      tree('type="raceSkillTree" race="HIGH_ELF"', skill(26, 'getLevel="85" autoGet="true"')),
      tree('type="gameMasterSkillTree"', skill(27, 'getLevel="1"')),
      tree('type="classSkillTree" classId="0"', skill(28, 'getLevel="1"')),
    ),
  );
  expect(rows).toEqual(yaml`
    - { tree: clan, skillId: 22, skillLevel: 1, minClanLevel: 5, clanReputation: 1500, socialClass: BARON,
      items: [{ itemId: 60, count: 10 }] }
    - { tree: clan, skillId: 23, skillLevel: 1, minClanLevel: 4, residenceIds: [4, 101] }
    - { tree: transformation, skillId: 24, skillLevel: 1, minPlayerLevel: 60, races: [Dark Elf, Orc],
      requiredSkills: [{ id: 20, level: 1 }] }
    - { tree: subclass, skillId: 25, skillLevel: 1, minPlayerLevel: 1, minSubclassLevel: 65, spCost: 70 }
    - { tree: race, skillId: 26, skillLevel: 1, minPlayerLevel: 85, races: [High Elf] }
  `);
});

test("of two rows of a tree for one level the last counts; those of two classes both do", () => {
  const skill = (id: number) => `<skill skillId="22" skillLvl="1" getLevel="76"><item id="${id}" count="1"/></skill>`;
  const first = tree('type="transferSkillTree" classId="16"', skill(57), skill(60));
  const rows = rowsOf("mobius", treesIn(first, tree('type="transferSkillTree" classId="30"', skill(57))));
  expect(rows.map(({ classId, items }) => `${classId} ${items?.[0]?.itemId}`)).toEqual(["16 60", "30 57"]);
});

test("keeps what several races learn each at its own price", () => {
  const ofRace = (race: string, sp: number) =>
    tree(`type="raceSkillTree" race="${race}"`, `<skill skillId="26" skillLvl="1" getLevel="5" levelUpSp="${sp}"/>`);
  const rows = rowsOf("mobius", treesIn(ofRace("ELF", 10), ofRace("ORC", 20), ofRace("ORC", 30)));
  expect(rows.map(({ races, spCost }) => `${races} ${spCost}`)).toEqual(["Elf 10", "Orc 30"]);
  const columns = "race_id skill_id item_id level name sp min_level";
  const dump = dumpOf("transform_skill_trees", columns, "0,617,57,1,'-',0,50", "5,617,57,1,'-',0,60");
  const levels = rowsOf("acis", dump).map(({ races, minPlayerLevel }) => `${races} ${minPlayerLevel}`);
  expect(levels).toEqual(["Human 50", "Kamael 60"]);
});

test("reads the dumps of clans and of fishing", () => {
  const ofClans = "skill_id level name clan_lvl Description repCost itemId";
  const ofFishing = "skill_id level name sp min_level costid cost isfordwarf";
  const rows = rowsOf("acis", {
    ...dumpOf("pledge_skill_trees", ofClans, "22,1,'Own',5,'-',500,60"),
    ...dumpOf("fishing_skill_trees", ofFishing, "23,1,'Own',0,10,57,20,0", "24,1,'Own',9,0,0,0,1"),
  });
  expect(rows).toEqual(yaml`
    - { tree: clan, skillId: 22, skillLevel: 1, minClanLevel: 5, clanReputation: 500,
      items: [{ itemId: 60, count: 1 }] }
    - { tree: fishing, skillId: 23, skillLevel: 1, minPlayerLevel: 10, items: [{ itemId: 57, count: 20 }] }
    - { tree: fishing, skillId: 24, skillLevel: 1, minPlayerLevel: 1, spCost: 9, races: [Dwarf] }
  `);
});

test("skills of a class that come by themselves or of a scroll are marked, those of a trainer are not", () => {
  const skill = (id: number, more: string) => `<skill skillId="${id}" skillLvl="1" getLevel="5" ${more}/>`;
  const [own, scroll, trainer] = ['autoGet="true"', 'learnedByFS="true"', 'learnedByNpc="true"'];
  const skills = [own, scroll, trainer, `${trainer} ${scroll}`].map((how, at) => skill(20 + at, how ?? ""));
  const files = treesIn(tree('type="classSkillTree" classId="0"', ...skills));
  const row = smallRows("mobius", "classes", files).find(({ id }) => id === 0);
  expect(row?.skills?.map(({ skillId }) => skillId)).toEqual([20, 21, 22, 23]);
  expect(row?.skills?.map(({ acquired }) => acquired)).toEqual(["automatic", "scroll", undefined, undefined]);
});

test("names the trees that no table has", () => {
  const { tables, diagnostics } = compileSmall(
    "mobius",
    treesIn(tree('type="certificationSkillTree"', '<skill skillId="24" skillLevel="1" getLevel="1"/>')),
  );
  expect(tables.skillTrees).toEqual([]);
  expect(diagnostics.map(({ received }) => received)).toContain("certificationSkillTree: left out");
});

test("reads what trees before 2012 ask for in attributes", () => {
  const skill = (id: number, more: string) => `<skill skillIdLvl="${id},1" getLevel="5" ${more}/>`;
  const files = treesIn(
    tree(
      'type="pledgeSkillTree"',
      skill(22, 'levelUpSp="1500" itemsIdCount="60,10" socialClass="6"'),
      skill(23, 'residenceSkill="true" residenceIds="4;101"'),
    ),
    tree('type="subClassSkillTree"', skill(24, 'itemsIdCount="60,1;57,9" subClassLvlNumber="65,1;75,2"')),
    tree(
      'type="transformSkillTree"',
      skill(25, 'race="2;4" preRequisiteSkillIdLvl="20,1"'),
      skill(26, 'itemsIdCount="60"'),
      skill(27, 'race="9"'),
      skill(28, 'socialClass="99"'),
      skill(29, 'pointsRequired="4"'),
    ),
  );
  expect(rowsOf("mobius", files)).toEqual(yaml`
    - { tree: clan, skillId: 22, skillLevel: 1, minClanLevel: 5, clanReputation: 1500, socialClass: BARON,
      items: [{ itemId: 60, count: 10 }] }
    - { tree: clan, skillId: 23, skillLevel: 1, minClanLevel: 5, residenceIds: [4, 101] }
    - { tree: subclass, skillId: 24, skillLevel: 1, minPlayerLevel: 5, minSubclassLevel: 65,
      items: [{ itemId: 60, count: 1 }, { itemId: 57, count: 9 }] }
    - { tree: transformation, skillId: 25, skillLevel: 1, minPlayerLevel: 5, races: [Dark Elf, Dwarf],
      requiredSkills: [{ id: 20, level: 1 }] }
  `);
});

test("reads the dumps of transformations, of skills for items and of certifications, with the races that learn alike together", () => {
  const { tables, losses } = compileSmall("acis", {
    ...dumpOf(
      "transform_skill_trees",
      "race_id skill_id item_id level name sp min_level",
      ...[
        "0,617,57,1,'Beast',0,50",
        "2,617,57,1,'Beast',0,50",
        "5,618,60,1,'Blade',9,55",
        "6,619,60,1,'Ghost',0,55",
        "-1,620,57,1,'Doll',0,70",
      ],
    ),
    ...dumpOf("special_skill_trees", "skill_id level name costid cost", "932,2,'Stone',57,400000", "932,3,'Stone',0,0"),
    ...dumpOf("certification_skill_trees", "skill_id item_id level name", "631,60,1,'Emergent'"),
  });
  expect(tables.skillTrees.map(({ row }) => row)).toEqual(yaml`
    - { tree: transformation, skillId: 617, skillLevel: 1, minPlayerLevel: 50, races: [Human, Dark Elf],
      items: [{ itemId: 57, count: 1 }] }
    - { tree: transformation, skillId: 618, skillLevel: 1, minPlayerLevel: 55, spCost: 9, races: [Kamael],
      items: [{ itemId: 60, count: 1 }] }
    - { tree: transformation, skillId: 620, skillLevel: 1, minPlayerLevel: 70, items: [{ itemId: 57, count: 1 }] }
    - { tree: subclass, skillId: 631, skillLevel: 1, items: [{ itemId: 60, count: 1 }] }
    - { tree: collection, skillId: 932, skillLevel: 2, items: [{ itemId: 57, count: 400000 }] }
    - { tree: collection, skillId: 932, skillLevel: 3 }
  `);
  expect(losses).toEqual([expect.stringContaining("race_id")]);
});

test("reads how many of an item a clan pays for a skill, and leaves out one of which the item cannot be read", () => {
  const columns = "skill_id level name clan_lvl repCost itemId itemCount";
  const rows = ["370,1,'Body',5,1500,'many',1", "371,1,'Spirit',5,1500,60,10"];
  const { tables, losses } = compileSmall("acis", dumpOf("pledge_skill_trees", columns, ...rows));
  expect(tables.skillTrees.map(({ row }) => row)).toMatchObject([{ skillId: 371, items: [{ itemId: 60, count: 10 }] }]);
  expect(losses).toEqual([expect.stringContaining("itemId")]);
});

const namedTree = (name: string, content: string) => ({
  [`data/skill_tree/${name}.xml`]: `<list><${name}>${content}</${name}></list>`,
});

test("reads the trees of L2-Scripts outside classes, of which those for a clan cost reputation", () => {
  const files = {
    ...namedTree(
      "pledge_skill_tree",
      '<skill id="22" level="2" cost="500" min_level="5" item_id="60" item_count="3"/>',
    ),
    ...namedTree("sub_unit_skill_tree", '<skill id="23" cost="0" min_level="7" item_id="0"/>'),
    ...namedTree("fishing_skill_tree", '<skill id="24" level="1" min_level="10" race="DARKELF" clicked="false"/>'),
    ...namedTree("transfer_skill_tree", '<class id="97"><skill id="25" min_level="76" item_id="60"/></class>'),
    ...namedTree("dual_class_skill_tree", '<class id="97"><skill id="26" dual_class_min_level="85" cost="9"/></class>'),
    ...namedTree("noblesse_skill_tree", '<skill id="27" level="1"/>'),
    ...namedTree("nobles_skill_tree", '<skill id="28" level="1" min_level="0" cost="0" auto_learn="true"/>'),
    ...namedTree("clan_leader_skill_tree", '<skill id="29" level="1"/>'),
  };
  const of = (skillId: number) => ({ skillId, skillLevel: 1 });
  const items = [{ itemId: 60, count: 1 }];
  const rows = soundRows("l2scripts", "skillTrees", files, 7);
  expect([...rows].sort((a, b) => a.skillId - b.skillId)).toEqual([
    { ...of(22), skillLevel: 2, tree: "clan", minClanLevel: 5, clanReputation: 500, items: [{ itemId: 60, count: 3 }] },
    { ...of(23), tree: "clanUnit", minClanLevel: 7 },
    { ...of(24), tree: "fishing", minPlayerLevel: 10, races: ["Dark Elf"] },
    { ...of(25), tree: "transfer", classId: 97, minPlayerLevel: 76, items },
    { ...of(26), tree: "dualClass", classId: 97, minPlayerLevel: 1, minSubclassLevel: 85, spCost: 9 },
    { ...of(27), tree: "noble", minPlayerLevel: 1 },
    { ...of(28), tree: "noble", minPlayerLevel: 1 },
  ]);
});

test("joins what several races of L2-Scripts learn alike, of which the last one of a race counts", () => {
  const skill = (cost: number) => `<skill id="24" level="1" cost="${cost}" min_level="10"/>`;
  const races = [skill(5) + skill(7), skill(7), skill(9)].map((skills, id) => `<race id="${id}">${skills}</race>`);
  const { tables, accounts } = compileSmall("l2scripts", namedTree("fishing_skill_tree", races.join("")));
  const row = { tree: "fishing", skillId: 24, skillLevel: 1, minPlayerLevel: 10 };
  expect(tables.skillTrees.map((one) => one.row)).toEqual([
    { ...row, spCost: 7, races: ["Human", "Elf"] },
    { ...row, spCost: 9, races: ["Dark Elf"] },
  ]);
  expect(accounts).toContainEqual({ table: "skillTrees", held: 2, read: 2 });
});

test("gives dwarves the tree of fishing beside one of all others, and what is in both to every race", () => {
  const skill = (id: number) => `<skill id="${id}" level="1" min_level="10"/>`;
  const files = {
    ...namedTree("fishing_skill_tree", skill(24) + skill(25)),
    ...namedTree("fishing_non_dwarf_skill_tree", skill(24) + skill(26)),
  };
  const row = { tree: "fishing", skillLevel: 1, minPlayerLevel: 10 };
  expect(soundRows("l2scripts", "skillTrees", files, 3)).toEqual([
    { ...row, skillId: 24 },
    { ...row, skillId: 25, races: ["Dwarf"] },
    { ...row, skillId: 26, races: ["Human", "Elf", "Dark Elf", "Orc", "Kamael"] },
  ]);
});

test.each([
  ["another attribute", '<skill id="24" level="1" quest="7"/>'],
  ["another element", '<skill id="24" level="1"><quest id="7"/></skill>'],
  ["no race of the server", '<race id="9"><skill id="24" level="1"/></race>'],
])("leaves a skill of L2-Scripts with %s out, and counts it", (_, content) => {
  expectLost("l2scripts", "skillTrees", namedTree("fishing_skill_tree", content));
});
