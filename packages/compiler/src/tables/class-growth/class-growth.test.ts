import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, dumpOf, expectLost, smallRows } from "../../../fixtures/small-datapack.js";

const ATTRIBUTES = { str: 40, con: 43, dex: 30, int: 21, wit: 11, men: 25 };

const acis = (tables: string) => ({
  "curated/class-tree.json":
    '[\n{"id":0,"name":"Fen Fighter","race":"Human","type":"Fighter","professionLevel":0,"parentClassId":null}\n]',
  "xml/classes/fen.xml": `<list><class>
<set id="0" baseLvl="1" fists="60"/>
<set str="40" con="43" dex="30" int="21" wit="11" men="25"/>
<set pAtk="4" pDef="80" mAtk="6" mDef="41" runSpd="115" walkSpd="80" swimSpd="50"/>
${tables}
<skills/></class></list>`,
});

const LISTS = '<set hpTable="80;91.83;"/><set mpTable="30;35.46"/><set cpTable="32;36.732"/>';

test("loses a class with an empty place in a list, which would shift the levels behind it", () => {
  expect(smallRows("acis", "classGrowth", acis(LISTS.replace("80;", "80;;")))).toEqual([]);
});

test("reads the settings of aCis, of which regeneration is missing where it is not stated", () => {
  const { tables, accounts } = compileSmall("acis", acis(LISTS));
  expect(tables.classGrowth.map(({ row }) => row)).toEqual(yaml`
    - { classId: 0, str: 40, con: 43, dex: 30, int: 21, wit: 11, men: 25, pAtk: 4, mAtk: 6, pDef: 80, mDef: 41,
      runSpd: 115, walkSpd: 80, swimSpd: 50, atkSpd: 300, castSpd: 333, crit: 4,
      bareDefence: { chest: 31, legs: 18, head: 12, gloves: 8, feet: 7, rightEar: 9, leftEar: 9, rightFinger: 5,
        leftFinger: 5, neck: 13 },
      fistsItemId: 60, hp: [80, 91.83], mp: [30, 35.46], cp: [32, 36.732] }
  `);
  expect(accounts).toContainEqual({ table: "classGrowth", held: 1, read: 1 });
});

test.each(["swmiSpd", "hpRegenTabel", "fisst"])("leaves out the growth of a class with %s, and counts it", (name) => {
  const files = acis(LISTS);
  const text = files["xml/classes/fen.xml"].replace(' fists="60"', "").replace(' swimSpd="50"', "");
  const file = { "xml/classes/fen.xml": text.replace("<skills/>", `<set ${name}="2"/><skills/>`) };
  expect(expectLost("acis", "classGrowth", { ...files, ...file })).toEqual([expect.stringContaining(name)]);
});

test("reads classes with names of the server's owner, however many, and names each", () => {
  const names = ["isNoble", "isShow", "isbuffs", "buffs", "level", "sp", "daysVip", "title"];
  const { tables, losses } = compileSmall("acis", acis(LISTS + names.map((name) => `<set ${name}="1"/>`).join("")));
  expect(tables.classGrowth).toHaveLength(1);
  for (const name of names) expect(losses.join("\n")).toContain(`<set> ${name}: expected no such key`);
});

test.each([
  ["a number that is none", '<set hpTable="80;x"/><set mpTable="30;35"/><set cpTable="32;36"/>'],
  ["no MP", '<set hpTable="80;91"/><set cpTable="32;36"/>'],
])("leaves out a whole class with %s", (_, text) => {
  expectLost("acis", "classGrowth", acis(text));
});

const level = (value: number, hp: number) =>
  `<level val="${value}"><hp>${hp}</hp><mp>30</mp><cp>32</cp><hpRegen>2.0</hpRegen><mpRegen>0.9</mpRegen><cpRegen>2.0</cpRegen></level>`;

const template = (levels: string, id = 0) => ({
  "data/stats/chars/classList.xml": '<list><class classId="0" name="Fen Fighter"/></list>',
  "data/stats/chars/baseStats/Fen.xml": `<list><classId>${id}</classId><staticData>
<baseINT>21</baseINT><baseSTR>40</baseSTR><baseCON>43</baseCON><baseMEN>25</baseMEN><baseDEX>30</baseDEX><baseWIT>11</baseWIT>
<basePAtk>4</basePAtk><baseCritRate>4</baseCritRate><baseAtkType>FIST</baseAtkType><basePAtkSpd>300</basePAtkSpd>
<basePDef><chest>31</chest><legs>18</legs><head>12</head><feet>7</feet><gloves>8</gloves><underwear>3</underwear><cloak>1</cloak></basePDef>
<baseMAtk>6</baseMAtk>
<baseMDef><rear>9</rear><lear>9</lear><rfinger>5</rfinger><lfinger>5</lfinger><neck>13</neck></baseMDef>
<baseAtkRange>20</baseAtkRange><baseRndDam>10</baseRndDam>
<baseMoveSpd><walk>80</walk><run>115</run><slowSwim>50</slowSwim><fastSwim>50</fastSwim></baseMoveSpd>
</staticData><lvlUpgainData>${levels}</lvlUpgainData></list>`,
});

test("reads the templates of L2J, whose base defence is that of the parts of the body", () => {
  const { tables, accounts } = compileSmall("mobius", template(level(2, 91.83) + level(1, 80)));
  expect(tables.classGrowth.map(({ row }) => row)).toEqual(yaml`
    - { classId: 0, str: 40, con: 43, dex: 30, int: 21, wit: 11, men: 25, pAtk: 4, mAtk: 6, pDef: 80, mDef: 41,
      bareDefence: { chest: 31, legs: 18, head: 12, feet: 7, gloves: 8, underwear: 3, cloak: 1, rightEar: 9, leftEar: 9,
        rightFinger: 5, leftFinger: 5, neck: 13 },
      atkSpd: 300, crit: 4, walkSpd: 80, runSpd: 115, swimSpd: 50, attackRange: 20, randomDamage: 10,
      hp: [80, 91.83], mp: [30, 30], cp: [32, 32], hpRegen: [2, 2], mpRegen: [0.9, 0.9], cpRegen: [2, 2] }
  `);
  expect(accounts).toContainEqual({ table: "classGrowth", held: 1, read: 1 });
});

test.each([
  ["a gap between its levels", template(level(1, 80) + level(3, 100)), "each level from 1"],
  ["a class that is none", template(level(1, 80), 999), "a class of the class tree"],
  ["a misspelled number", template(level(1, 80).replaceAll("hpRegen>", "hpRegne>")), "<hpRegne>"],
])("leaves out a template with %s", (_, files, expected) => {
  const { tables, losses } = compileSmall("mobius", files);
  expect(tables.classGrowth).toEqual([]);
  expect(losses.join("\n")).toContain(expected);
});

const COLUMNS = "STR CON DEX _INT WIT MEN P_ATK P_DEF M_ATK M_DEF P_SPD M_SPD CRITICAL MOVE_SPD";
const TEMPLATE = "40,43,30,21,11,25,4,80,6,41,300,333,44,115";
const NUMBERS = { ...ATTRIBUTES, pAtk: 4, pDef: 80, mAtk: 6, mDef: 41, atkSpd: 300, castSpd: 333, crit: 4 };
const GAINS = "defaulthpbase defaulthpadd defaulthpmod defaultcpbase defaultcpadd defaultcpmod".split(" ");
const FIRST = "0,80.0,11.83,0.37,32.0,4.73,0.22,30.0,5.46,0.14,1";
const SECOND = "1,327.0,33.00,0.37,261.6,26.40,0.22,144.0,9.90,0.14,20";
const MP_GAINS = "defaultmpbase defaultmpadd defaultmpmod class_lvl".split(" ");

/** The dumps of L2J before 2013: a class, and the one after it, with the gains of some of them. */
const formulasOf = (...gains: readonly string[]) => ({
  ...dumpOf("class_list", "id parent_id", "0,-1", "1,0"),
  ...dumpOf("char_templates", `ClassId ClassName RaceId ${COLUMNS}`, `0,Fen,0,${TEMPLATE}`, `1,Ken,0,${TEMPLATE}`),
  ...dumpOf("lvlupgain", ["classid", ...GAINS, ...MP_GAINS].join(" "), ...gains),
});

test("computes the growth that dumps state as formulas, below the level of a class that of the one before it", () => {
  const { tables, accounts } = compileSmall("acis", formulasOf(FIRST, SECOND));
  const [first, second] = tables.classGrowth.map(({ row }) => row);
  expect(first).toMatchObject({ classId: 0, ...NUMBERS, runSpd: 115, walkSpd: 80, bareDefence: { chest: 31 } });
  expect(first?.hp.slice(0, 3)).toEqual([80, 92.2, 104.77]);
  expect(first?.mp.slice(0, 2)).toEqual([30, 35.6]);
  expect(first?.cp.slice(0, 2)).toEqual([32, 36.95]);
  expect(second?.hp.slice(18, 21)).toEqual([356.21, 327, 360.37]);
  expect(accounts).toContainEqual({ table: "classGrowth", held: 2, read: 2 });
});

test("reads the formulas of dumps where a folder of templates has none of growth", () => {
  const files = formulasOf(FIRST);
  const other = { "xml/char_data/templates/fen.xml": "<list><class><ClassId>0</ClassId></class></list>" };
  const [stated, read] = [files, { ...files, ...other }].map((all) => smallRows("acis", "classGrowth", all));
  expect(read).toEqual(stated);
  expect(read).toHaveLength(1);
});

test("leaves out a class whose levels are those of one without formulas, and counts it", () => {
  const gains = formulasOf(SECOND);
  expect(expectLost("acis", "classGrowth", gains)).toContainEqual(
    expect.stringContaining("growth of class 1: expected that of the class before it"),
  );
});

/** The numbers of a class with formulas. */
const SETS = {
  ...{ baseSTR: 40, baseCON: 43, baseDEX: 30, baseINT: 21, baseWIT: 11, baseMEN: 25, basePAtk: 4, basePDef: 80 },
  ...{ baseMAtk: 6, baseMDef: 41, basePAtkSpd: 300, baseMAtkSpd: 333, baseCritRate: 4, baseRunSpd: 115 },
  ...{ baseHpMax: "80.0", lvlHPAdd: 11.83, lvlHpMod: 0.37, baseCpMax: 32, lvlCpAdd: 4.73, lvlCpMod: 0.22 },
  ...{ baseMpMax: 30, lvlMpAdd: 5.46, lvlMpMod: 0.14 },
};

test("reads the classes of L2J Teon, which have the formulas and the skills of dumps as elements", () => {
  const sets = { ...SETS, baseLvl: 1 };
  const named = Object.entries(sets).map(([name, value]) => `<set name="${name}" val="${value}"/>`);
  const skills = '<skillTrees><skill skillId="8" skillLvl="2" sp="240" minLvl="7"/></skillTrees>';
  const { tables, accounts } = compileSmall("acis", {
    ...acis(""),
    "xml/classes/fen.xml": `<list><class id="0">${named.join("")}${skills}</class></list>`,
  });
  expect(tables.classGrowth[0]?.row).toMatchObject({ classId: 0, ...NUMBERS, runSpd: 115, walkSpd: 80 });
  expect(tables.classGrowth[0]?.row.hp.slice(0, 3)).toEqual([80, 92.2, 104.77]);
  expect(tables.classes[0]?.row.skills).toEqual([{ skillId: 8, skillLevel: 2, minPlayerLevel: 7, spCost: 240 }]);
  expect(accounts).toContainEqual({ table: "classes", held: 1, read: 1 });
  expect(accounts).toContainEqual({ table: "classGrowth", held: 1, read: 1 });
});

test("reads the classes of aCis before 2018, whose numbers are settings", () => {
  const sets = Object.entries({ ...ATTRIBUTES, pAtk: 4, pDef: 80, mAtk: 6, mDef: 41, runSpd: 115 });
  const tables = { hpTable: "80;91.83", mpTable: "30;35.46", cpTable: "32;36.732" };
  const named = [...sets, ...Object.entries(tables)].map(([name, value]) => `<set name="${name}" val="${value}"/>`);
  const skills = '<skill id="7" lvl="1" sp="0" minLvl="1"/><skill id="8" lvl="2" sp="240" minLvl="7"/>';
  const { tables: read, accounts } = compileSmall("acis", {
    ...acis(""),
    "xml/classes/fen.xml": `<list><class id="0">${named.join("")}<skillTrees>${skills}</skillTrees><items val="57;57"/></class></list>`,
  });
  const growth = { classId: 0, ...ATTRIBUTES, runSpd: 115, walkSpd: 80, hp: [80, 91.83] };
  expect(read.classGrowth[0]?.row).toMatchObject(growth);
  expect(read.classes[0]?.row).toMatchObject(yaml`
    { startItems: [{ itemId: 57, count: 1 }, { itemId: 57, count: 1 }],
      skills: [
        { skillId: 7, skillLevel: 1, minPlayerLevel: 1, spCost: 0 },
        { skillId: 8, skillLevel: 2, minPlayerLevel: 7, spCost: 240 }] }
  `);
  expect(accounts).toContainEqual({ table: "classes", held: 2, read: 2 });
  expect(accounts).toContainEqual({ table: "classGrowth", held: 1, read: 1 });
});

test("takes the last growth of a class that is defined twice, as its skills and its items", () => {
  const tables = (hp: string) => `<set hpTable="${hp}"/><set mpTable="30;35"/><set cpTable="32;36"/>`;
  const [first, second] = ["80;91", "90;101"].map((hp) => acis(tables(hp)));
  const files = { ...first, "xml/classes/fen2.xml": second?.["xml/classes/fen.xml"] ?? "" };
  expect(smallRows("acis", "classGrowth", files).map(({ hp }) => hp)).toEqual([[90, 101]]);
});

/** Files of L2-Scripts for a fighter of Kamael women and what becomes of her, and of another race. */
const ofRaces = (set: string, [list, level]: readonly [string, string], classes: readonly string[]) => {
  const levels = (name: string, key: string, ...values: readonly number[]) =>
    values
      .map((value, at) => `<${name} ${key}="${at + 1}" hp="${value}" mp="${value + 1}" cp="${value + 2}"/>`)
      .join("");
  const template = (sex: string, str: number) => `<template_data race="KAMAEL" sex="${sex}" type="FIGHTER">
<creation_data><start_equipments><equipment item_id="61" count="${str}" equiped="true"/></start_equipments>
<start_points><point x="1" y="2" z="3"/></start_points></creation_data>
<stats_data><min_attributes int="10" str="10" con="10" men="10" dex="10" wit="10"/>
<max_attributes int="70" str="70" con="70" men="70" dex="70" wit="70"/>
<base_attributes int="28" str="${str}" con="30" men="27" dex="35" wit="11"/>
<armor_defence chest="31" legs="18" helmet="12" boots="7" gloves="8" underwear="3" cloak="1"/>
<jewel_defence r_earring="9" l_earring="9" r_ring="5" l_ring="5" necklace="13"/>
<base_stats><${set} name="collision_radius" value="7"/>
${Object.entries({
  basePAtk: 4,
  baseMAtk: 6,
  basePCritRate: 40,
  basePAtkSpd: 300,
  baseMAtkSpd: 333,
  baseAtkRange: 20,
  baseRandDam: 10,
  baseWalkSpd: 87,
  baseRunSpd: 122,
  baseWaterRunSpd: 50,
})
  .map(([name, value]) => `<${set} name="${name}" value="${value}"/>`)
  .join("")}
<regen_data>${levels("regen", "level", 2, 3, 4)}</regen_data></base_stats></stats_data></template_data>`;
  return {
    "data/skill_tree/a.xml": `<list><normal_skill_tree>${[0, 124, 126]
      .map((id) => `<class id="${id}"><skill id="4"/></class>`)
      .join("")}</normal_skill_tree></list>`,
    "data/pc_parameters/template_data/a.xml": `<list>${template("MALE", 41)}${template("FEMALE", 39)}</list>`,
    ...Object.fromEntries(
      classes.map((id) => [
        `data/pc_parameters/class_data/[${id}] b.xml`,
        `<list><class_data class_id="${id}"><${list}>${levels(level, "lvl", 80, 91.5)}</${list}></class_data></list>`,
      ]),
    ),
  };
};

test.each([
  ["set", ["hp_mp_cp_data", "hp_mp_cp"]],
  ["stat_set", ["lvl_up_data", "lvl_add"]],
] as const)(
  "reads classes of L2-Scripts with <%s> by their race, their type and what becomes of women",
  (set, names) => {
    const files = ofRaces(set, names, ["124", "126"]);
    const { tables, accounts, losses } = compileSmall("l2scripts", files);
    expect(losses).toEqual([]);
    expect(accounts).toContainEqual({ table: "classGrowth", held: 2, read: 2 });
    const row = {
      ...{ str: 39, con: 30, dex: 35, int: 28, wit: 11, men: 27 },
      ...{ pAtk: 4, mAtk: 6, pDef: 80, mDef: 41, atkSpd: 300, castSpd: 333, crit: 4 },
      ...{ attackRange: 20, randomDamage: 10, walkSpd: 87, runSpd: 122, swimSpd: 50 },
      bareDefence: {
        ...{ chest: 31, legs: 18, head: 12, feet: 7, gloves: 8, underwear: 3, cloak: 1 },
        ...{ rightEar: 9, leftEar: 9, rightFinger: 5, leftFinger: 5, neck: 13 },
      },
      ...{ hp: [80, 91.5], mp: [81, 92.5], cp: [82, 93.5], hpRegen: [2, 3], mpRegen: [3, 4], cpRegen: [4, 5] },
    };
    expect(tables.classGrowth.map((one) => one.row)).toEqual([
      { classId: 124, ...row },
      { classId: 126, ...row },
    ]);
    const items = tables.classes.map(({ row: { id, startItems } }) => [id, startItems]);
    expect(items).toEqual(yaml`[[0, undefined], [124, [{ itemId: 61, count: 39 }]], [126, undefined]]`);
  },
);

/** A file of L2-Scripts for High Five with a fighter and what becomes of him, and a mystic. */
const listed = (crit: string) => {
  const common = { ...SETS, baseMAtk: 3, basePDef: 72, basePAtkSpd: 330, baseCritRate: crit, baseWalkSpd: 80 };
  const template = (id: number, hp: number, level: number) => {
    const sets = { ...common, baseAtkRange: 40, baseHpMax: hp, classBaseLevel: level, spawnX: -71338 };
    const named = Object.entries(sets).map(([name, value]) => `<set name="${name}" value="${value}"/>`);
    return `<template id="${id}" name="Fen">${named.join("")}<item id="61" count="2" equipable="true" shortcut="-1"/></template>`;
  };
  const skills = [0, 1, 10].map((id) => `<class id="${id}"><skill id="4"/></class>`);
  return {
    "data/skill_tree/a.xml": `<list><normal_skill_tree>${skills.join("")}</normal_skill_tree></list>`,
    "data/char_templates.xml": `<list>${template(0, 80, 1)}${template(1, 327, 20)}${template(10, 101, 1)}</list>`,
  };
};

test("reads the classes of L2-Scripts for High Five, whose engine has the defence, and gives items to new characters alone", () => {
  const { tables, accounts, losses } = compileSmall("l2scripts", listed("44"));
  expect(losses).toEqual([]);
  const [fighter, second, mystic] = tables.classGrowth.map(({ row }) => row);
  expect(fighter).toMatchObject({ classId: 0, ...NUMBERS, mAtk: 3, atkSpd: 330, crit: 4.4, runSpd: 115, walkSpd: 80 });
  expect(fighter?.hp.slice(0, 3)).toEqual([80, 92.2, 104.77]);
  expect(second?.hp.slice(18, 21)).toEqual([356.21, 327, 339.2]);
  expect(mystic).toMatchObject({ classId: 10, pDef: 54, mDef: 41, bareDefence: { chest: 15 }, attackRange: 40 });
  expect(tables.classes.map(({ row }) => row.startItems?.[0])).toEqual([
    { itemId: 61, count: 2 },
    undefined,
    { itemId: 61, count: 2 },
  ]);
  expect(accounts).toContainEqual({ table: "classGrowth", held: 3, read: 3 });
  expect(compileSmall("l2scripts", listed("?")).accounts).toContainEqual({ table: "classGrowth", held: 3, read: 0 });
});

test("loses a class of L2-Scripts whose race has no template, and counts one that is not known as left out", () => {
  const { tables, accounts, losses } = compileSmall(
    "l2scripts",
    ofRaces("set", ["hp_mp_cp_data", "hp_mp_cp"], ["0", "139"]),
  );
  expect(tables.classGrowth).toEqual([]);
  expect(losses).toEqual([
    expect.stringMatching(/class 0: expected <template_data> of its race and type, received none/u),
  ]);
  expect(accounts).toContainEqual({ table: "classGrowth", held: 1, read: 0 });
});

test.each([
  ["a level that is missing", 'lvl="2"', 'lvl="3"'],
  ["HP that cannot be read", 'hp="91.5"', 'hp="?"'],
  ["a template without an attribute", 'wit="11"', ""],
  ["a template without the reach", 'name="baseAtkRange"', 'name="baseAtkRang"'],
  ["a template without armor", "armor_defence", "armr_defence"],
])("loses a class of L2-Scripts with %s", (_, from, to) => {
  const files = ofRaces("set", ["hp_mp_cp_data", "hp_mp_cp"], ["124"]);
  const changed = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replaceAll(from, to)]));
  expectLost("l2scripts", "classGrowth", changed);
});
