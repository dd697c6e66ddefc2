import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, dumpOf, soundRows } from "../../../fixtures/small-datapack.js";

const SKILL = `<list><skill id="1" levels="2" name="Slash" enchantLevels1="2" enchantLevels2="2">
  <table name="#power"> 10 20 </table> <table name="#ench"> 21 22 </table> <table name="#short"> 1 </table>
  <set name="operateType" val="OP_ACTIVE"/><set name="target" val="TARGET_ONE"/><set name="power" val="#power"/>
  <enchant1 name="power" val="#ench"/> <enchant2 name="hitTime" val="900"/> <enchant2 name="castRange" val="VALUE"/>
</skill></list>`;

const CHANCES = [...Array(24).keys()].map((at) => `chance${76 + at}="${at}"`).join(" ");
const STEPS = `<enchant level="1" adena="9" exp="0" sp="5" ${CHANCES}/><enchant level="2" adena="9" exp="0" sp="6" ${CHANCES}/>`;
const COSTS = { "data/enchantSkillGroups.xml": `<list><group id="7">${STEPS}</group></list>` };
const BOOK = { itemId: 6622, count: 1 };

const rate = (lvl: number, more = "") =>
  `<enchantSkill id="1" lvl="${lvl}" exp="${lvl}" sp="5" rate76="1" rate77="2" rate78="3" rate79="4" rate80="5" ${more}/>`;

const compiled = (value: string, costs: string) => {
  const { tables } = compileSmall("acis", {
    "xml/skills/0.xml": SKILL.replace("VALUE", value),
    "xml/skillstrees/enchantSkills.xml": `<list>${costs}</list>`,
  });
  return { routes: tables.skillEnchants.map(({ row }) => row), costs: tables.skillEnchantCosts.map(({ row }) => row) };
};

test("reads what a route changes, by step, and gives the same costs one row", () => {
  const { routes, costs } = compiled("40", `${rate(101, 'itemNeeded="6622-1"')}${rate(102)}${rate(141)}${rate(142)}`);
  expect(routes).toEqual([
    { skillId: 1, route: 1, stepCount: 2, power: [21, 22], costId: 1 },
    { skillId: 1, route: 2, stepCount: 2, hitTime: 900, castRange: 40, costId: 2 },
  ]);
  expect(costs.map(({ id, costs: steps }) => [id, steps.map(({ exp, item }) => [exp, item?.itemId])])).toEqual(yaml`
    - [1, [[101, 6622], [102, undefined]]]
    - [2, [[141, undefined], [142, undefined]]]
  `);
  expect(costs[0]?.costs[0]?.chances).toEqual([1, 2, 3, 4, 5]);
});

test("reads the costs of aCis before 2018, which stand once for all skills", () => {
  const type = (enchant: number, more = "") =>
    `<data enchant="${enchant}" sp="${enchant}" exp="30" rate_76="1" rate_77="2" rate_78="3" ${more}/>`;
  const step = (level: number, enchant: number) => `<data level="${level}" type="+1 Power" enchant="${enchant}"/>`;
  const steps = step(101, 1) + step(102, 2) + step(141, 1) + step(142, 9);
  const { tables, losses } = compileSmall("acis", {
    "xml/skills/0.xml": SKILL.replace("VALUE", "40"),
    "xml/skillstrees/enchant_skills_tree.xml": `<list><enchantType>${type(1, 'itemId="6622" itemCount="1"')}${type(2)}</enchantType>
<enchant id="1" name="Slash" baseLvl="2">${steps}</enchant></list>`,
  });
  expect(tables.skillEnchants.map(({ row }) => row.costId)).toEqual([1, undefined]);
  expect(tables.skillEnchantCosts[0]?.row.costs).toEqual([
    { exp: 30, sp: 1, item: BOOK, chances: [1, 2, 3] },
    { exp: 30, sp: 2, chances: [1, 2, 3] },
  ]);
  expect(losses.filter((loss) => !loss.includes("enchant 9"))).toEqual([]);
  expect(losses).toHaveLength(1);
});

test("leaves out the costs of a route of which a step is missing, and a value that is none", () => {
  const { routes, costs } = compiled("far", rate(102) + rate(141) + rate(142));
  expect(routes).toEqual([
    { skillId: 1, route: 1, stepCount: 2, power: [21, 22] },
    { skillId: 1, route: 2, stepCount: 2, hitTime: 900, costId: 1 },
  ]);
  expect(costs).toHaveLength(1);
});

test("reads the ninth route, and the effects of one that changes how long they last", () => {
  const rows = soundRows("mobius", "skillEnchants", {
    ...COSTS,
    "data/stats/skills/0.xml": `<list><skill id="1" levels="2" name="Slash" enchantGroup1="7" enchantGroup9="7">
      <table name="#time"> 40 50 </table> <table name="#power"> 7 8 </table>
      <set name="operateType" val="A2"/><set name="targetType" val="SELF"/><set name="skillType" val="BUFF"/>
      <set name="abnormalTime" val="20"/><for><effect name="Buff"><add stat="pDef" val="3"/></effect></for>
      <enchant1 name="abnormalTime" val="#time"/> <enchant9 name="power" val="#power"/>
    </skill></list>`,
  });
  const applied = { name: "Buff", effects: [{ stat: "pDef", op: "add", value: 3 }] };
  expect(rows).toEqual([
    { skillId: 1, route: 1, stepCount: 2, appliedEffects: [{ ...applied, seconds: [40, 50] }], costId: 7 },
    { skillId: 1, route: 9, stepCount: 2, power: [7, 8], costId: 7 },
  ]);
});

test("reads costs by group, which skills name; steps are those of the shortest table", () => {
  const { tables } = compileSmall("mobius", {
    ...COSTS,
    "data/stats/skills/0.xml": `<list><skill id="1" levels="2" name="Slash" enchantGroup1="7" enchantGroup2="7">
      <table name="#a"> 1 2 </table> <table name="#b"> 3 4 5 </table> <set name="operateType" val="A1"/>
      <enchant1 name="mpConsume2" val="#b"/> <enchant1 name="magicLvl" val="#a"/> <enchant2 name="hitTime" val="900"/>
    </skill></list>`,
  });
  expect(tables.skillEnchants.map(({ row }) => row)).toEqual([
    { skillId: 1, route: 1, stepCount: 2, mpConsume: [3, 4], magicLevel: [1, 2], costId: 7 },
  ]);
  expect(tables.skillEnchantCosts.map(({ row }) => row.costs.map(({ adena, sp }) => [adena, sp]))).toEqual(yaml`
    - [[9, 5], [9, 6]]
  `);
});

test("gives a route what its skill states together with a value that it changes", () => {
  const rows = soundRows("mobius", "skillEnchants", {
    "data/stats/skills/0.xml": `<list><skill id="1" levels="2" name="Slash">
      <table name="#power"> 21 22 23 </table> <table name="#item"> 60 61 </table> <table name="#count"> 4 5 </table>
      <set name="operateType" val="A1"/> <set name="element" val="0"/> <set name="elementPower" val="20"/>
      <set name="itemConsumeId" val="57"/> <set name="itemConsumeCount" val="#count"/>
      <enchant1 name="elementPower" val="#power"/> <enchant2 name="itemConsumeId" val="#item"/>
    </skill></list>`,
  });
  expect(rows).toEqual([
    { skillId: 1, route: 1, stepCount: 3, attribute: { element: "fire", value: [21, 22, 23] } },
    { skillId: 1, route: 2, stepCount: 2, itemConsume: { itemId: [60, 61], count: 5 } },
  ]);
});

test("reads the same of L2J Mobius, and lists a route that changes just what is not read", () => {
  const rows = soundRows("mobius", "skillEnchants", {
    "data/stats/skills/0.xml": `<list><skill id="1" toLevel="2" name="Slash"><operateType>A1</operateType>
      <itemConsumeId><value level="1">57</value><value level="2">60</value></itemConsumeId>
      <itemConsumeCount><value fromLevel="1" toLevel="2">8</value>
        <value fromLevel="2" toLevel="2" fromSubLevel="1001" toSubLevel="1002">{base - subIndex}</value></itemConsumeCount>
      <magicCriticalRate><value fromLevel="1" toLevel="2">5</value>
        <value fromLevel="2" toLevel="2" fromSubLevel="2001" toSubLevel="2003">{base + subIndex}</value></magicCriticalRate>
    </skill></list>`,
  });
  expect(rows).toEqual([
    { skillId: 1, route: 1, stepCount: 2, itemConsume: { itemId: 60, count: [7, 6] } },
    { skillId: 1, route: 2, stepCount: 3 },
  ]);
});

test("reads costs by group without experience, with chances up to level 99", () => {
  const list = `<list><group id="7"><enchant level="1" adena="9" sp="5" ${CHANCES}/></group></list>`;
  const rows = soundRows("mobius", "skillEnchantCosts", { "data/enchantSkillGroups.xml": list });
  expect(rows.map((row) => row.costs.map(({ exp, chances: all }) => [exp, all.length]))).toEqual([[[0, 24]]]);
});

const typedStep = (step: number, failStep: number, items: string) =>
  `<enchant level="${step}" enchantFailLevel="${failStep}">
  <sps><sp amount="${step}00" type="NORMAL"/><sp amount="7" type="BLESSED"/></sps>
  <chances><chance value="40" type="BLESSED"/><chance value="9${step}" type="NORMAL"/></chances>
  <items><item id="57" count="5" type="NORMAL"/>${items}<item id="70" count="1" type="IMMORTAL"/></items></enchant>`;
const routesOf3And2 = `<list><skill id="1" toLevel="1" name="Slash"><operateType>A1</operateType>
  <hitTime><value level="1">500</value><value fromLevel="1" toLevel="1" fromSubLevel="1001" toSubLevel="1002">400</value>
  <value fromLevel="1" toLevel="1" fromSubLevel="2001" toSubLevel="2003">300</value></hitTime></skill></list>`;

test("reads the usual costs of steps that all routes share, and the step to which a failure leads", () => {
  const book = '<item id="60" count="2" type="NORMAL"/>';
  const compiledWith = (items: string) =>
    compileSmall("mobius", {
      "data/stats/skills/0.xml": routesOf3And2,
      "data/EnchantSkillGroups.xml": `<list>${typedStep(1, 0, book)}${typedStep(2, 1, items)}</list>`,
    }).tables;
  const tables = compiledWith('<item id="61" count="0" type="NORMAL"/>');
  expect(tables.skillEnchantCosts.map(({ row }) => row)).toEqual(yaml`
    - { id: 1,
      costs: [
        { exp: 0, sp: 100, adena: 5, item: { itemId: 60, count: 2 }, chances: [91] },
        { exp: 0, sp: 200, adena: 5, failStep: 1, chances: [92] }],
      source: EnchantSkillGroups.xml }
  `);
  expect(tables.skillEnchants.map(({ row: { stepCount, costId } }) => `${stepCount} ${costId}`)).toEqual([
    "2 1",
    "3 undefined",
  ]);
  expect(compiledWith(book + book.replace("60", "61")).skillEnchantCosts).toEqual([]);
});

test("reads the costs of a dump, of which the first step of a route takes a book", () => {
  const row = (level: number) => `(1, ${level}, 'Slash', 2, '+ Power', 5, ${level}, 2, 1, 2, 3, 4, 5)`;
  const { tables, diagnostics } = compileSmall("acis", {
    "xml/skills/0.xml": SKILL.replace("VALUE", "40"),
    "sql/enchant_skill_trees.sql": `INSERT INTO enchant_skill_trees (skill_id, level, name, base_lvl, enchant_type, sp, exp, min_skill_lvl,
      success_rate76, success_rate77, success_rate78, success_rate79, success_rate80) VALUES
      ${[101, 102, 141, 143].map(row).join(",\n")};`,
  });
  expect(tables.skillEnchants.map(({ row: { costId } }) => costId)).toEqual([1, undefined]);
  const chances = [1, 2, 3, 4, 5];
  expect(tables.skillEnchantCosts).toHaveLength(1);
  expect(tables.skillEnchantCosts[0]?.row.costs).toEqual([
    { exp: 101, sp: 5, item: BOOK, chances },
    { exp: 102, sp: 5, chances },
  ]);
  expect(diagnostics.map(({ received }) => received)).toContain("step 3: no costs");
});

test("reads the costs of the file of L2J Mobius that has the columns of the dump as attributes", () => {
  const row = (level: number) =>
    `<skill id="1" level="${level}" name="Slash" desc="+1 Power" baseLevel="2" minSkillLevel="2" sp="5" exp="${level}" rate76="82" rate77="92"/>`;
  const { tables, losses } = compileSmall("mobius", {
    "data/stats/skills/0.xml": SKILL.replace("VALUE", "40"),
    "data/EnchantSkillTreeData.xml": `<list>${[101, 102, 141, 142].map(row).join("")}</list>`,
  });
  expect(losses).toEqual([]);
  expect(tables.skillEnchants.map(({ row: { costId } }) => costId)).toEqual([1, 2]);
  expect(tables.skillEnchantCosts[0]?.row).toEqual(yaml`
    { id: 1, fromLevel: 76,
      costs: [
        { exp: 101, sp: 5, item: { itemId: 6622, count: 1 }, chances: [82, 92] },
        { exp: 102, sp: 5, chances: [82, 92] }],
      source: EnchantSkillTreeData.xml }
  `);
});

const GROUPS = "group_id level adena exp sp success_rate76 success_rate77 success_rate78";

test.each([
  [GROUPS, [[7, [1, 2, 3]]]],
  [GROUPS.replace("success_rate78", "succes_rat"), []],
])("reads costs by group of a dump with the chances that it states, of %s", (columns, expected) => {
  const dump = dumpOf("enchant_skill_groups", columns, "7,1,9,0,5,1,2,3", "8,2,9,0,5,1,2,3");
  const { tables } = compileSmall("mobius", dump);
  expect(tables.skillEnchantCosts.map(({ row: { id, costs } }) => [id, costs[0]?.chances])).toEqual(expected);
});

test("reads the costs of a chronicle whose characters end at level 78", () => {
  const columns = "skill_id level sp exp success_rate76 success_rate77 success_rate78";
  const rows = soundRows("acis", "skillEnchantCosts", dumpOf("enchant_skill_trees", columns, "1,101,5,9,82,92,97"));
  expect(rows.map(({ costs }) => costs)).toEqual([[{ exp: 9, sp: 5, item: BOOK, chances: [82, 92, 97] }]]);
});

test("counts routes from Kamael on by hundreds, up to eight, of which a step may cost adena", () => {
  const skill = SKILL.replace('enchantLevels2="2"', 'enchantLevels2="1" enchantLevels3="2"');
  const columns = "skill_id level sp exp adena success_rate76";
  const rows = [101, 102, 201, 301, 302].map((level) => `1,${level},5,0,${level},9`);
  const changed = skill.replace("VALUE", "40").replace("</skill>", '<enchant3 name="power" val="#ench"/></skill>');
  const { tables, losses } = compileSmall("acis", {
    "xml/skills/0.xml": changed,
    ...dumpOf("enchant_skill_trees", columns, ...rows),
  });
  expect(losses).toEqual([]);
  expect(
    tables.skillEnchants.map(({ row: { route, stepCount, costId } }) => `${route} ${stepCount} ${costId}`),
  ).toEqual(["1 2 1", "2 1 2", "3 2 3"]);
  expect(tables.skillEnchantCosts[2]?.row.costs).toEqual([
    { exp: 0, sp: 5, adena: 301, item: BOOK, chances: [9] },
    { exp: 0, sp: 5, adena: 302, chances: [9] },
  ]);
});

test("reads the routes of a skill of L2J of 2011, whose groups of costs are in a dump", () => {
  const skill = SKILL.replace('enchantLevels1="2" enchantLevels2="2"', 'enchantGroup1="7" enchantGroup2="8"');
  const { tables } = compileSmall("mobius", {
    "data/stats/skills/0.xml": skill,
    ...dumpOf("enchant_skill_groups", GROUPS, "7,2,9,0,6,1,2,3", "7,1,9,0,5,1,2,3"),
  });
  // The second route names no table, so that the number of its steps is not known.
  expect(tables.skillEnchants.map(({ row }) => row)).toEqual([
    { skillId: 1, route: 1, stepCount: 2, power: [21, 22], costId: 7 },
  ]);
  expect(tables.skillEnchantCosts.map(({ row: { costs } }) => costs.map(({ sp }) => sp))).toEqual([[5, 6]]);
});

test("reads the trees that lie in the folder of the skills, and takes none of them for skills", () => {
  const rows = soundRows("acis", "skillEnchants", {
    "xml/skill/0.xml": SKILL.replace("VALUE", "40"),
    "xml/skill/tree/EnchantSkill.xml": `<list>${rate(101)}${rate(102)}</list>`,
  });
  expect(rows.map((row) => row.costId)).toEqual([1, undefined]);
});

const ofL2Scripts = (content: string) => ({
  "data/stats/skills/0.xml": `<list><skill id="1" levels="2" name="Slash">
    <table name="#power">10 20</table><table name="#mp">4 9</table><table name="#time">60</table>
    <set name="operateType" value="OP_ACTIVE"/><set name="target" value="TARGET_ONE"/><set name="power" value="#power"/>
    <set name="mp_consume" value="#mp"/><set name="magicType" value="MAGIC"/><set name="magicLevel" value="7"/>
    ${content}
    <for><effect name="Buff" time="#time"><add stat="pAtk" value="5"/></effect></for></skill></list>`,
});
const route = (name: string, attributes: string, ...tables: readonly string[]) =>
  `<${name} name="More" ${attributes}>${tables.map((text) => `<table ${text}</table>`).join("")}</${name}>`;

test("reads the routes of L2-Scripts, which have tables in place of those of the skill, in the order in which they stand", () => {
  const routes = [
    route("enchant1", 'levels="3"', 'name="#power">21 22 23', 'name="#hate">1 2 3'),
    route("enchant2", 'levels="15"', 'name="#mp">8 7'),
    route("enchant3", "", 'name="#time">90 120 150'),
  ];
  const rows = soundRows("l2scripts", "skillEnchants", ofL2Scripts(routes.join("")));
  const effects = [{ stat: "pAtk", op: "add", value: 5 }];
  expect(rows).toEqual([
    { skillId: 1, route: 1, stepCount: 3, power: [21, 22, 23] },
    { skillId: 1, route: 2, stepCount: 3, mpInitialConsume: [2, 1, 1], mpConsume: [6, 3, 3] },
    { skillId: 1, route: 3, stepCount: 3, appliedEffects: [{ name: "Buff", seconds: [90, 120, 150], effects }] },
  ]);
});

test("takes the last value of a table at the steps of a route without it, and 30 steps where none are stated", () => {
  const routes = route("enchant1", "", 'name="#power">21') + route("enchant2", "", 'name="#mp">8');
  const rows = soundRows("l2scripts", "skillEnchants", ofL2Scripts(routes));
  expect(rows).toEqual([
    { skillId: 1, route: 1, stepCount: 30, power: 21 },
    { skillId: 1, route: 2, stepCount: 30, mpInitialConsume: 2, mpConsume: 6 },
  ]);
});

test("leaves out the routes of L2-Scripts whose number of steps, which the first one states, cannot be read", () => {
  const routes =
    route("enchant1", 'levels="many"', 'name="#power">21') + route("enchant2", 'levels="2"', 'name="#mp">8');
  const { tables, losses } = compileSmall("l2scripts", ofL2Scripts(routes));
  expect([tables.skillEnchants, losses]).toEqual([[], [expect.stringContaining("levels")]]);
});

test("reads the type of a skill from a table that says the same of all levels, and which a route changes", () => {
  const table = (values: string) => `<table name="#type">${values}</table><set name="skillType" value="#type"/>`;
  const changed = route("enchant1", "", 'name="#type">MDAM');
  const typesOf = (values: string) =>
    soundRows("l2scripts", "skills", ofL2Scripts(table(values) + changed)).map(({ skillType }) => skillType);
  expect(typesOf("STUN")).toEqual(["STUN"]);
  expect(typesOf("STUN MDAM")).toEqual([undefined]);
});

test("gives a route of later L2-Scripts the effects that it changes, or whose time it changes", () => {
  const set = (name: string, value: string) => `<set name="${name}" value="${value}"/>`;
  const settings = set("operate_type", "A2") + set("target", "TARGET_SELF") + set("abnormal_time", "#time");
  const routes = route("enchant1", 'levels="2"', 'name="#points">6 7') + route("enchant2", "", 'name="#time">90 120');
  const content = `<table name="#points">4 5</table><table name="#time">60</table>${settings}${set("skillType", "BUFF")}${routes}
<for><effect name="Buff"><add stat="pAtk" value="#points"/></effect></for>`;
  const rows = soundRows("l2scripts", "skillEnchants", {
    "data/skills/0.xml": `<list><skill id="1" levels="2" name="Rush">${content}</skill></list>`,
  });
  const effectsOf = (seconds: number | readonly number[], value: number | readonly number[]) => [
    { name: "Buff", seconds, effects: [{ stat: "pAtk", op: "add", value }] },
  ];
  expect(rows.map(({ appliedEffects }) => appliedEffects)).toEqual([effectsOf(60, [6, 7]), effectsOf([90, 120], 5)]);
});

test("reads what the steps of Lucera's routes cost", () => {
  const step = (level: number, skillLvl: number, more = "") =>
    `<enchant level="${level}" skillLvl="${skillLvl}" exp="${level}00" sp="9" chances="82 92  97" ${more}/>`;
  const item = 'neededItemId="60" neededItemCount="2"';
  const { tables, losses } = compileSmall("l2scripts", {
    ...ofL2Scripts(["enchant1", "enchant2"].map((name) => route(name, 'levels="2"', 'name="#power">21 22')).join("")),
    "data/skill_tree/skill_enchant_data.xml": `<list><skill id="1"><route id="1">${step(1, 101, item)}${step(2, 102)}</route>
<route id="2">${step(1, 141)}${step(2, 142, 'resetToLevel="1"')}</route></skill></list>`,
  });
  expect(tables.skillEnchants.map(({ row }) => row.costId)).toEqual([1, undefined]);
  expect(tables.skillEnchantCosts.map(({ row }) => row.costs)).toEqual([
    [
      { exp: 100, sp: 9, item: { itemId: 60, count: 2 }, chances: [82, 92, 97] },
      { exp: 200, sp: 9, chances: [82, 92, 97] },
    ],
    [{ exp: 100, sp: 9, chances: [82, 92, 97] }],
  ]);
  expect(losses).toEqual([expect.stringContaining("resetToLevel")]);
});
