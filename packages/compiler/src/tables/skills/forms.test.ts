import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, smallRows, soundRows } from "../../../fixtures/small-datapack.js";
import { formatDiagnostic } from "../../diagnostic.js";

const skill = (content: string, attributes = 'levels="2"') => ({
  "data/stats/skills/0.xml": `<list><skill id="1" ${attributes} name="Triple Slash">${content}</skill></list>`,
});
const set = (name: string, value: string) => `<set name="${name}" val="${value}"/>`;

test("reads target, type of use and effects of L2J before 2012", () => {
  const effect = '<effect name="Buff" abnormalTime="15" val="0"><add order="0x40" stat="pDef" val="3"/></effect>';
  const content = `${set("operateType", "OP_ACTIVE")}${set("target", "TARGET_ONE")}${set("magicLvl", "7")}<for>${effect}</for>`;
  expect(smallRows("mobius", "skills", skill(content))).toEqual(yaml`
    - { id: 1, name: Triple Slash, maxLevel: 2, operateType: OP_ACTIVE, target: ONE, magicLevel: 7,
      appliedEffects: [{ name: Buff, seconds: 15, effects: [{ stat: pDef, op: add, value: 3 }] }] }
  `);
});

test("an effect of L2J before 2012 with the time -1 lasts until it is switched off", () => {
  const effectOf = (time: string) => `<effect name="Transformation" abnormalTime="${time}" val="0"/>`;
  const content = `<table name="#times">20 -1</table>${set("operateType", "OP_ACTIVE")}${set("target", "TARGET_SELF")}`;
  const { tables, losses } = compileSmall(
    "mobius",
    skill(`${content}<for>${effectOf("-1")}${effectOf("#times")}${effectOf("-2")}</for>`),
  );
  expect(tables.skills[0]?.row.appliedEffects).toEqual([
    { name: "Transformation", seconds: 1, count: 2_147_483_647 },
    { name: "Transformation", seconds: [20, 1], count: [1, 2_147_483_647] },
  ]);
  expect(losses).toHaveLength(1);
});

test("reads skills of L2J of 2012: uses, targets and icons as later, effects with the time of another name", () => {
  const settings = `${set("operateType", "A2")}${set("targetType", "ONE")}${set("skillType", "BUFF")}${set("icon", "icon.skill0007")}`;
  const effect =
    '<effect name="Buff" abnormalTime="15" abnormalLvl="1" noicon="1"><add stat="runSpd" val="33"/></effect>';
  expect(soundRows("mobius", "skills", skill(`${settings}<for>${effect}</for>`))).toEqual(yaml`
    - { id: 1, name: Triple Slash, iconFile: skill0007.png, maxLevel: 2, operateType: OP_ACTIVE, target: ONE,
      skillType: BUFF, appliedEffects: [{ name: Buff, seconds: 15, effects: [{ stat: runSpd, op: add, value: 33 }] }] }
  `);
});

test("an effect of later L2J without a time lasts as its skill states, where no other effect has a time", () => {
  const appliedOf = (use: string, effects: string) => {
    const settings = `${set("operateType", use)}${set("targetType", "ONE")}${set("skillType", "BUFF")}${set("abnormalTime", "#times")}`;
    const files = skill(`<table name="#times">20 30</table>${settings}<for>${effects}</for>`);
    const applied = smallRows("mobius", "skills", files)[0]?.appliedEffects;
    return applied?.map(({ seconds, count = "none" }) => `${seconds} ${count}`);
  };
  expect(appliedOf("A2", '<effect name="Buff"/><effect name="Heal"/>')).toEqual(["20,30 none", "1 none"]);
  expect(appliedOf("A2", '<effect name="Buff"/><effect name="Stun" time="9"/>')).toEqual(["1 none", "9 none"]);
  expect(appliedOf("A2", '<effect name="Buff"/><effect name="HealOverTime" count="5"/>')).toEqual(["1 none", "1 5"]);
  expect(appliedOf("T", '<effect name="Buff"/>')).toEqual(["1 2147483647"]);
});

test("reads the parameters of an effect of L2J of 2012, of which the power is one", () => {
  const settings = `<table name="#power">5 6</table>${set("operateType", "A2")}${set("targetType", "ONE")}${set("skillType", "BUFF")}`;
  const effects = `<effect name="Stun" abnormalTime="9" val="0"><param power="#power" heal="true"/></effect>
    <effect name="RemoveTarget"><param chance="40"/></effect>`;
  expect(smallRows("mobius", "skills", skill(`${settings}<for>${effects}</for>`))[0]?.appliedEffects).toEqual([
    { name: "Stun", seconds: 9, value: [5, 6], parameters: { heal: true } },
    { name: "RemoveTarget", seconds: 1, parameters: { chance: 40 } },
  ]);
});

test("reads an amount for the power of an effect, in a parameter and in an element of its own", () => {
  const use = `<table name="#amount">60 80</table>${set("operateType", "A1")}${set("targetType", "SELF")}`;
  const powersOf = (amount: string) => {
    const [row] = smallRows("mobius", "skills", skill(`${use}<effects><effect name="Hp">${amount}</effect></effects>`));
    return [row?.power, row?.instantEffects];
  };
  const effect = { name: "Hp", power: [60, 80], parameters: { mode: "PER" } };
  expect(powersOf('<param amount="#amount"/><param mode="PER"/>')).toEqual([[60, 80], [effect]]);
  expect(powersOf("<amount>870</amount>")).toEqual([870, [{ name: "Hp", power: 870 }]]);
});

test("reads functions beside the effects of a passive skill, and of no other one", () => {
  const list = '<for><mul stat="pAtkSpd" val="0.8"><using kind="Bow"/></mul><add stat="pDef" val="3"/></for>';
  const of = (use: string) =>
    compileSmall("mobius", skill(`${set("operateType", use)}${set("targetType", "SELF")}${list}`));
  expect(of("P").tables.skills[0]?.row).toMatchObject({
    effects: [{ stat: "pDef", op: "add", value: 3 }],
    conditionalEffects: [{ stat: "pAtkSpd", op: "mul", value: 0.8, when: { using: { kind: ["Bow"] } } }],
  });
  const active = of("A1");
  expect(active.tables.skills[0]?.row).not.toHaveProperty("effects");
  expect(active.losses).toHaveLength(1);
});

test("takes skills that are cast by chance for passive ones", () => {
  const content = `${set("operateType", "OP_CHANCE")}${set("target", "TARGET_SELF")}`;
  expect(smallRows("mobius", "skills", skill(content))[0]).toMatchObject({ operateType: "OP_PASSIVE", target: "SELF" });
});

test.each([
  ["no name that is unknown", "<magicLevel>1</magicLevel>", "SELF"],
  ["a misspelled setting", set("tragetType", "ENEMY"), undefined],
  ["a misspelled attribute of a setting", '<set name="targetType" vla="ENEMY"/>', undefined],
  ["a misspelled element", "<tragetType>ENEMY</tragetType>", undefined],
  ["a target", "<targetType>ENEMY</targetType>", "ENEMY"],
])("gives a skill with %s the target %s", (_, content, target) => {
  const { tables, losses } = compileSmall("mobius", skill(content, 'toLevel="2"'));
  expect(tables.skills[0]?.row.target).toBe(target);
  expect(losses.length > 0).toBe(target === undefined);
});

test.each([
  ["a misspelled time", 'tiem="15"', "<effect> tiem: expected no such key"],
  ["a count that cannot be read", 'time="15" count="#ticks"', "#ticks"],
  ["a word for whom it is on", 'time="15" self="true"', "<effect> self"],
])("leaves out an effect with %s, and counts it", (_what, attributes, loss) => {
  const content = `${set("target", "TARGET_ONE")}<for><effect name="Buff" ${attributes} val="0"/></for>`;
  const { tables, losses } = compileSmall("acis", {
    "xml/skills/0.xml": `<list><skill id="1" levels="1" name="Slash">${content}</skill></list>`,
  });
  expect(tables.skills[0]?.row.appliedEffects).toBeUndefined();
  expect(losses).toEqual([expect.stringContaining(loss)]);
});

test.each([
  ["<mdoe>PER</mdoe>", "loss"],
  // A condition that no record shows is no mistake of the owner.
  ["<armorType><item>HEAVY</item></armorType>", "warning"],
])("leaves out an effect on greatest points with %s, and counts it", (other, severity) => {
  const content = `<operateType>P</operateType><effects><effect name="MaxHp"><amount>50</amount>${other}</effect></effects>`;
  const { tables, diagnostics } = compileSmall("mobius", skill(content, 'toLevel="1"'));
  expect(tables.skills[0]?.row.effects).toBeUndefined();
  const outcome = expect.objectContaining({ what: "effect on greatest points", severity });
  expect(diagnostics).toContainEqual(outcome);
});

test.each([
  ["a misspelled time", "<operateType>A2</operateType><abnromalTime>9</abnromalTime>"],
  ["a misspelled use", "<opreateType>P</opreateType><abnormalTime>9</abnormalTime>"],
])("does not say when the effects of a skill with %s are in force", (_, settings) => {
  const effects = '<effects><effect name="PhysicalAttack"><power>40</power></effect></effects>';
  const { tables, losses } = compileSmall("mobius", skill(`${settings}${effects}`, 'toLevel="1"'));
  const row = { id: 1, name: "Triple Slash", maxLevel: 1, power: 40 };
  expect(tables.skills.map(({ row: { operateType: _use, iconFile: _icon, ...rest } }) => rest)).toEqual([row]);
  expect(losses).not.toEqual([]);
});

test("has an effect at the levels of a skill that state it, and at no other ones", () => {
  const effect = (levels: string) => `<effect name="MaxHp" ${levels}><amount>50</amount></effect>`;
  const content = `<operateType>P</operateType><effects>${effect('fromLevel="1" toLevel="2"')}${effect('level="2"')}${effect('level="3"')}${effect('fromSubLevel="2001"')}</effects>`;
  expect(smallRows("mobius", "skills", skill(content, 'toLevel="2"'))[0]?.effects).toEqual([
    { stat: "maxHp", op: "add", value: 50 },
    { stat: "maxHp", op: "add", value: [null, 50] },
  ]);
});

test("names the effects of a skill by level, with the power of those that all levels have as its own", () => {
  // Skill 2287 of L2J Mobius, with fewer levels: Hp at the first ones, HealPercent at the last one.
  const hp = '<amount><value level="1">250</value><value level="2">650</value></amount>';
  const content = `<operateType>A1</operateType><abnormalTime>5</abnormalTime><effects><effect name="Hp" fromLevel="1" toLevel="2">${hp}</effect>
<effect name="HealPercent" fromLevel="3" toLevel="3"><power>25</power></effect><effect name="Speed" level="3"/></effects>`;
  const [row] = smallRows("mobius", "skills", skill(content, 'toLevel="3"'));
  expect(row).toMatchObject({
    instantEffects: [
      { name: ["Hp", "Hp", null], power: [250, 650, 650] },
      { name: [null, null, "HealPercent"], power: 25 },
    ],
    appliedEffects: [{ name: [null, null, "Speed"], seconds: 5 }],
  });
  expect(row).not.toHaveProperty("power");
});

test("gives an NPC of which an attribute is misspelled no level of the engine", () => {
  const { tables } = compileSmall("mobius", {
    "data/stats/npcs/1.xml": '<list><npc id="1003" levle="20" name="Newt"/><npc id="1004" name="Eft"/></list>',
    "data/DoorData.xml": "<list/>",
  });
  expect(tables.npcs.slice(2).map(({ row }) => `${row.level} ${row.type}`)).toEqual(["undefined undefined", "85 Folk"]);
});

test.each([
  ["one that is unknown", '<wearing kind="Bow"/>'],
  ["an unknown one beside one that is known", '<and><using kind="Bow"/><wearing kind="Bow"/></and>'],
  ["the opposite of an unknown one", '<not><wearing kind="Bow"/></not>'],
  ["one that says nothing", "<using/>"],
])("leaves out a change of a stat with a condition, %s, and counts it", (_, condition) => {
  const changes = `<mul stat="mDef" val="1.2">${condition}</mul><add stat="pDef" val="3"/>`;
  const { tables, losses } = compileSmall("mobius", skill(`${set("target", "TARGET_ONE")}<for>${changes}</for>`));
  const row = tables.skills[0]?.row;
  expect([row?.effects, row?.conditionalEffects]).toEqual([[{ stat: "pDef", op: "add", value: 3 }], undefined]);
  expect(losses.length).toBeGreaterThan(0);
});

test("reads a skill of L2jOrg, whose values go on until the next level that states one", () => {
  const content = `<icon initial="icon.skill0011"/><attributes property="PHYSIC" trait="POISON"><magic-level initial="7"><value level="3">14</value></magic-level>
<reuse initial="2000"/><hit-time initial="4000"/><activate-rate initial="-1"/><element type="DARK" value="20"/></attributes>
<consume><mana initial="15"><value level="2">23</value><value level="3">24</value></mana><item initial="57"/><item-count initial="2"/></consume>
<target type="ENEMY_ONLY" scope="RANGE" range="150"/>
<abnormal type="POISON"><level initial="1"><value level="2">2</value></level><chance initial="70"/></abnormal>
<effects><damage-over-time ticks="1"><power initial="27"/></damage-over-time></effects>`;
  expect(smallRows("mobius", "skills", skill(content, 'max-level="3" action="A2"'))).toEqual(yaml`
    - { id: 1, name: Triple Slash, iconFile: skill0011.png, maxLevel: 3, operateType: OP_ACTIVE, target: ENEMY_ONLY,
      magicLevel: [7, 7, 14], power: 27, reuseDelay: 2000, hitTime: 4000, mpConsume: [15, 23, 24],
      itemConsume: { itemId: 57, count: 2 }, affectScope: RANGE, radius: 150, abnormalType: POISON,
      abnormalLevel: [1, 2, 2], activateRate: 70, basicProperty: PHYSIC, trait: POISON,
      attribute: { element: dark, value: 20 }, instantEffects: [{ name: DamageOverTime, power: 27 }] }
  `);
  expect(smallRows("mobius", "skills", skill("<attributes/><target/>", ""))).toEqual([
    { id: 1, name: "Triple Slash", maxLevel: 1, operateType: "OP_PASSIVE", target: "SELF" },
  ]);
});

const l2jOrg = (effects: string, attributes: string, further = "") =>
  skill(`<attributes/><target/>${further}<effects>${effects}</effects>`, attributes);
const ONLY_BOWS = '<conditions><weapon type="BOW"/></conditions>';
const power = (initial: number, later = "") => `<power initial="${initial}">${later}</power>`;

test("reads what a passive skill of L2jOrg changes: by points, by percent, from a level on, and with a kind of weapon", () => {
  const effects = `<stat-modify stat="CRITICAL_DAMAGE" stat-add="CRITICAL_DAMAGE_ADD">${power(60, '<value level="2">100</value>')}</stat-modify>
<vital-stat-modify stat="MAX_HP" mode="PER">${power(-20)}</vital-stat-modify>
<base-stats types="CON MEN" start-level="2">${power(3)}</base-stats>
<stat-modify stat="BONUS_EXP" mode="PER">${power(5)}<weapon-type>BOW CROSSBOW</weapon-type></stat-modify>`;
  expect(smallRows("mobius", "skills", l2jOrg(effects, 'max-level="2"'))).toMatchObject(yaml`
    - { operateType: OP_PASSIVE,
      effects: [
        { stat: cAtkAdd, op: add, value: [60, 100] },
        { stat: maxHp, op: mul, value: 0.8 },
        { stat: CON, op: add, value: [null, 3] },
        { stat: MEN, op: add, value: [null, 3] }],
      conditionalEffects: [{ stat: bonusExp, op: mul, value: 1.05, when: { using: { kind: [BOW, CROSSBOW] } } }] }
  `);
});

test("reads the power of a skill of L2jOrg, and the effects that last", () => {
  const effects = `<physical-attack>${power(517, '<value level="2">549</value>')}</physical-attack>
<stat-modify stat="PHYSICAL_DEFENCE" mode="PER">${power(-23)}</stat-modify><effect name="Root"/>
<speed scope="SELF">${power(33)}</speed><damage-over-time ticks="5">${power(24)}</damage-over-time>`;
  const further = '<abnormal><time initial="10"/></abnormal>';
  const [row] = smallRows("mobius", "skills", l2jOrg(effects, 'max-level="2" action="A2"', further));
  expect(row?.power).toEqual([517, 549]);
  expect(row?.appliedEffects).toEqual([
    { name: "StatModify", seconds: 10, effects: [{ stat: "pDef", op: "mul", value: 0.77 }] },
    { name: "Root", seconds: 10 },
    { name: "Speed", seconds: 10, self: true, effects: [{ stat: "runSpd", op: "add", value: 33 }] },
    { name: "DamageOverTime", seconds: 10, value: 24 },
  ]);
  expect(row?.instantEffects).toEqual([{ name: "PhysicalAttack", power: [517, 549] }]);
});

test("names what a passive skill of L2jOrg does beside changing stats, and an effect at some levels at these", () => {
  const effects = `<enlarge-slot type="BELT">${power(2)}</enlarge-slot><speed start-level="2">${power(5)}</speed><root start-level="2"/>`;
  expect(smallRows("mobius", "skills", l2jOrg(effects, 'max-level="2"'))[0]?.passiveEffects).toEqual([
    { name: "EnlargeSlot", power: 2 },
    { name: [null, "Root"] },
  ]);
  const cast = l2jOrg(effects, 'max-level="2" action="A2"', '<abnormal><time initial="10"/></abnormal>');
  expect(smallRows("mobius", "skills", cast)[0]?.appliedEffects).toEqual([
    { name: "EnlargeSlot", seconds: 10, value: 2 },
    { name: [null, "Speed"], seconds: 10, effects: [{ stat: "runSpd", op: "add", value: [null, 5] }] },
    { name: [null, "Root"], seconds: 10 },
  ]);
});

test.each([
  ["a misspelled mode", `<stat-modify stat="MAX_HP" mdoe="PER">${power(5)}</stat-modify>`, ""],
  ["a child that may be a condition", `<stat-modify stat="MAX_HP">${power(5)}<wearing/></stat-modify>`, ""],
  ["a first level that is no number", `<stat-modify stat="MAX_HP" start-level="2x">${power(5)}</stat-modify>`, ""],
  ["a power that is no number", '<stat-modify stat="MAX_HP"><power initial="much"/></stat-modify>', ""],
  ["effects of fights with players", `<stat-modify stat="MAX_HP" scope="PVP">${power(5)}</stat-modify>`, ""],
  ["a condition", `<stat-modify stat="MAX_HP">${power(5)}</stat-modify>`, ONLY_BOWS],
])("leaves out a change of a passive skill of L2jOrg with %s, and says so", (_, effects, further) => {
  const { tables, diagnostics } = compileSmall("mobius", l2jOrg(effects, "", further));
  expect(tables.skills[0]?.row.effects).toBeUndefined();
  const about = diagnostics.filter(({ table, severity }) => table === "skills" && severity !== "error");
  expect(about.length).toBeGreaterThan(0);
});

const named = (name: string, power: string) => `<effect name="${name}"><power>${power}</power></effect>`;

test.each([
  ["L2J Mobius", skill(`<effects>${named("A", "4o")}${named("B", "5")}</effects>`, 'toLevel="1"')],
  ["L2jOrg", l2jOrg('<a><power initial="4o"/></a><b><power initial="5"/></b>', 'action="A1"')],
])("takes the power of no other effect of a skill of %s where that of the first cannot be read", (_, files) => {
  const { tables, losses } = compileSmall("mobius", files);
  expect(tables.skills[0]?.row).not.toHaveProperty("power");
  expect(losses).toHaveLength(1);
});

test("gives a skill of L2jOrg no default for what may be misspelled", () => {
  const { tables, losses } = compileSmall("mobius", skill('<attributes/><target tpye="ENEMY"/>', 'atcion="A1"'));
  expect(tables.skills.map(({ row }) => row)).toEqual([{ id: 1, name: "Triple Slash", maxLevel: 1 }]);
  expect(losses).toHaveLength(1);
});

test("counts the values of a range of levels from 1, and leaves out those of enchant routes", () => {
  const values = `<value level="1">7</value><value fromLevel="2" toLevel="4">{3 + index * 2}</value>
<value fromLevel="1" toLevel="4" fromSubLevel="1001" toSubLevel="1020">{base + subIndex}</value>`;
  const content = `<operateType>A1</operateType><mpConsume>${values}</mpConsume>`;
  expect(smallRows("mobius", "skills", skill(content, 'toLevel="4"'))[0]?.mpConsume).toEqual([7, 5, 7, 9]);
});

test("has a skill from the level on that it begins at, with the value of that level below it", () => {
  // Skill 22043 of L2J Mobius has the levels 2 to 6 with the values by level; 11836 has 101 to 110.
  const amount = '<amount><value level="2">800</value><value level="3">1500</value></amount>';
  const given = '<effect name="Restoration"><itemId>57</itemId><itemCount>5</itemCount></effect>';
  const content = `<operateType>A1</operateType><effects><effect name="Cp" fromLevel="2" toLevel="3">${amount}</effect>${given}</effects>`;
  expect(soundRows("mobius", "skills", skill(content, 'fromLevel="2" toLevel="3"'))).toEqual(yaml`
    - { id: 1, name: Triple Slash, minLevel: 2, maxLevel: 3, operateType: OP_ACTIVE, target: SELF,
      power: [800, 800, 1500], createdItems: [{ itemId: 57, min: 5, max: 5 }],
      instantEffects: [
        { name: Cp, power: [800, 800, 1500] },
        { name: Restoration, parameters: { itemId: 57, itemCount: 5 } }] }
  `);
});

test("has nothing of a skill that is defined again at the same levels", () => {
  // As skill 2047230 of an Essence pack, whose second definition has less than its first one.
  const effects =
    '<effects><effect name="Restoration"><itemId>57</itemId><itemCount>5</itemCount></effect></effects><reuseDelay>5</reuseDelay>';
  const one = (content: string) =>
    `<skill id="1" toLevel="1" name="Gain"><operateType>A1</operateType>${content}</skill>`;
  const files = {
    "data/stats/skills/0.xml": `<list>${one(effects)}${one("")}</list>`,
    "data/stats/items/0.xml": `<list><item id="9" type="EtcItem" name="Box"><skills><skill id="1" level="1"/></skills></item></list>`,
  };
  const { tables } = compileSmall("mobius", files);
  const row = { id: 1, name: "Gain", maxLevel: 1, operateType: "OP_ACTIVE", target: "SELF" };
  expect(tables.skills.map((skill) => skill.row)).toEqual([row]);
  expect(tables.boxes).toEqual([]);
});

test("takes costs, times and icons of levels without a value as the engine does, and no power of an effect as one that is not stated", () => {
  // Skill 283 of an Essence pack states the MP of three of 13 levels; 10012 of another one has an empty value; 10020 has a power from level 4 on.
  const mp = '<mpConsume><value level="1">20</value><value level="2"/></mpConsume>';
  const amount = '<amount><value level="2">10</value></amount><chance><value level="3">5</value></chance>';
  // Skill 45263 states a level for all levels after those of two of them, 10529 a range after that of all.
  const content = `<operateType>A1</operateType>${mp}<affectRange><value level="1">7</value></affectRange>
<icon><value level="1">icon.skill0011</value></icon><itemConsumeId>60</itemConsumeId><itemConsumeCount><value level="2">3</value></itemConsumeCount>
<basicProperty><value level="1">CON</value></basicProperty>
<castRange>900</castRange><castRange><value level="2">600</value></castRange><magicLevel><value level="1">76</value></magicLevel><magicLevel>80</magicLevel>
<activateRate><value level="2">50</value></activateRate>
<effects><effect name="DamageShield">${amount}</effect><effect name="Hp"><amount>3</amount></effect></effects>`;
  const { tables, losses } = compileSmall("mobius", skill(content, 'toLevel="3"'));
  expect(tables.skills.map(({ row }) => row)).toEqual(yaml`
    - { id: 1, name: Triple Slash, iconFile: [skill0011.png, skill0000.png, skill0000.png], maxLevel: 3,
      operateType: OP_ACTIVE, power: 3, target: SELF, mpConsume: [20, 0, 0],
      itemConsume: { itemId: 60, count: [0, 3, 0] }, radius: [7, 0, 0], magicLevel: [76, 80, 80],
      castRange: [900, 600, 900], activateRate: [-1, 50, -1],
      instantEffects: [
        { name: DamageShield, power: [null, 10, null], parameters: { chance: [null, null, 5] } },
        { name: Hp, power: 3 }] }
  `);
  expect(losses).toEqual([expect.stringContaining("#basicProperty: expected a value for level 2")]);
});

test("has no lasting effect at a level without its time", () => {
  // Skill 4073 of a Classic pack states the time of 12 of its 13 levels.
  const time = '<abnormalTime><value level="1">20</value><value level="3">30</value></abnormalTime>';
  const content = `<operateType>A2</operateType>${time}<effects><effect name="BlockActions"/></effects>`;
  expect(smallRows("mobius", "skills", skill(content, 'toLevel="3"'))[0]).toMatchObject({
    appliedEffects: [{ name: ["BlockActions", null, "BlockActions"], seconds: [20, 20, 30] }],
  });
});

test("does not take a cost as 0 whose value may be misspelled", () => {
  for (const value of ['<value levle="2">9</value>', '<valeu level="2">9</valeu>']) {
    const mp = `<mpConsume><value level="1">20</value>${value}</mpConsume>`;
    expect(smallRows("mobius", "skills", skill(mp, 'toLevel="2"'))[0]).not.toHaveProperty("mpConsume");
  }
});

test("leaves out a skill that begins above its last level", () => {
  const { tables, losses } = compileSmall("mobius", skill("", 'fromLevel="3" toLevel="2"'));
  expect(tables.skills).toEqual([]);
  expect(losses[0]).toContain("skill 1 minLevel: expected at most 2, received 3");
});

test("reads the enchant routes of L2J Mobius at the highest level of a skill, with effects at all and at some steps", () => {
  const steps = (route: number, last = 2) => `fromSubLevel="${route}001" toSubLevel="${route}00${last}"`;
  const power = `<value level="1">100</value><value level="2">200</value>
<value fromLevel="2" toLevel="2" ${steps(1)}>{base + base / 100 * subIndex}</value>
<value fromLevel="1" toLevel="1" ${steps(4)}>{base + 1}</value>`;
  const time = `<value fromLevel="1" toLevel="2">9</value><value fromLevel="1" toLevel="2" fromSubLevel="2002" toSubLevel="2002">{base * 1.5}</value>`;
  const effects = `<effect name="PhysicalAttack"><power>${power}</power></effect>
<effect name="Root" fromLevel="2" toLevel="2" ${steps(2)}/><effect name="Mute" fromLevel="1" toLevel="2" ${steps(3, 1)}/>
<effect name="Root" fromLevel="1" toLevel="2" fromSubLevel="3002" toSubLevel="4001"/>`;
  const content = `<operateType>A2</operateType><abnormalTime>${time}</abnormalTime><effects>${effects}</effects>
<reuseDelay><value fromLevel="1" toLevel="2">1000</value><value level="2" SubLevel="3002">900</value></reuseDelay>`;
  const { tables, losses, diagnostics } = compileSmall("mobius", skill(content, 'toLevel="2"'));
  const attack = (attackPower: number | readonly number[]) => [{ name: "PhysicalAttack", power: attackPower }];
  expect(tables.skillEnchants.map(({ row }) => row)).toEqual(yaml`
    - { skillId: 1, route: 1, stepCount: 2, power: [202, 204], instantEffects: ${attack([202, 204])} }
    - { skillId: 1, route: 2, stepCount: 2, power: 200, appliedEffects: [{ name: Root, seconds: [9, 13] }],
      instantEffects: ${attack(200)} }
    - { skillId: 1, route: 3, stepCount: 2, power: 200, reuseDelay: [1000, 900],
      appliedEffects: [{ name: [Mute, null], seconds: 9 }, { name: [null, Root], seconds: 9 }],
      instantEffects: ${attack(200)} }
  `);
  expect(tables.skills[0]?.row).toMatchObject(yaml`
    { power: [100, 200], reuseDelay: 1000, instantEffects: ${attack([100, 200])} }
  `);
  expect(tables.skills[0]?.row).not.toHaveProperty("appliedEffects");
  expect(diagnostics.filter(({ what }) => what === "enchant routes")).toHaveLength(1);
  expect(losses).toEqual([]);
});

test("names an effect whose power differs by the level of a character, without its power", () => {
  const effect = `<effect name="StatAddForLevel"><stat>MAX_HP</stat><level>85,86</level><amount>500,520</amount></effect>`;
  const { tables, losses } = compileSmall(
    "mobius",
    skill(`<operateType>P</operateType><effects>${effect}</effects>`, 'toLevel="1"'),
  );
  expect(losses).toEqual([]);
  expect(tables.skills[0]?.row.power).toBeUndefined();
  expect(tables.skills[0]?.row.passiveEffects).toEqual([expect.objectContaining({ name: "StatAddForLevel" })]);
});

test("reads when a skill can be used, by level where a condition names a table", () => {
  const content = `<table name="#charges">1 2</table>${set("targetType", "ENEMY")}
    <cond msgId="113"><and><using kind="Bow,Sword"/><player Charges="#charges"/></and></cond><cond><not><player souls="4"/></not></cond>`;
  const conditionsOf = (Charges: number) => ({
    and: [{ and: [{ using: { kind: ["Bow", "Sword"] } }, { player: { Charges } }] }, { not: { player: { souls: 4 } } }],
  });
  expect(smallRows("mobius", "skills", skill(content))).toMatchObject([
    { conditions: [conditionsOf(1), conditionsOf(2)] },
  ]);
});

test("leaves out when a skill can be used where one of its conditions is not known", () => {
  const of = (content: string) => compileSmall("mobius", skill(`${set("targetType", "ENEMY")}<cond>${content}</cond>`));
  for (const { tables, losses } of [of('<plyer hp="30"/>'), of('<player Charges="#none"/>')]) {
    expect(tables.skills[0]?.row).not.toHaveProperty("conditions");
    expect(losses).not.toEqual([]);
  }
});

test("reads the weapons of a named condition of Mobius, and no other condition", () => {
  const weapon =
    '<condition name="EquipWeapon"><weaponType><item>BOW</item><item>CROSSBOW</item></weaponType></condition>';
  const other =
    '<condition name="OpSoulMax" type="LIGHT" /><condition name="CheckLevel"><minLevel>20</minLevel></condition>';
  const of = (conditions: string) =>
    compileSmall("mobius", skill(`<targetType>ENEMY</targetType><conditions>${conditions}</conditions>`));
  const { tables, losses } = of(other + weapon);
  expect([tables.skills[0]?.row.weaponsAllowed, losses]).toEqual(["BOW,CROSSBOW", []]);
  const ofLevels = of(weapon.replace("name", 'fromLevel="3" toLevel="4" name'));
  expect(ofLevels.tables.skills[0]?.row).not.toHaveProperty("weaponsAllowed");
});

test("reads a skill of L2J Mobius for High Five, whose functions have their value as text and whose list of conditions has no names", () => {
  const tables =
    '<table name="#rate">1.2 1.4</table><table name="#steps">1.5 1.6 1.7</table><table name="#levels">71 72 73</table>';
  const conditions = '<conditions msgId="113" addName="1"><player hp="60"/></conditions>';
  const buff = (value: string) =>
    `<effect name="Buff"><mul stat="pAtk">${value}<using kind="BOW"/></mul><add stat="pDef">3</add></effect>`;
  const content = `${tables}<operateType>A2</operateType><targetType>SELF</targetType><abnormalTime>90</abnormalTime>${conditions}
<enchant1 name="magicLevel">#levels</enchant1><effects>${buff("#rate")}</effects><enchant1Effects>${buff("#steps")}</enchant1Effects>`;
  const { tables: read, losses } = compileSmall("mobius", skill(content));
  const applied = (value: readonly number[]) => [
    {
      name: "Buff",
      seconds: 90,
      effects: [{ stat: "pDef", op: "add", value: 3 }],
      conditionalEffects: [{ stat: "pAtk", op: "mul", value, when: { using: { kind: ["BOW"] } } }],
    },
  ];
  expect(losses).toEqual([]);
  expect(read.skills.map(({ row }) => [row.conditions, row.appliedEffects])).toEqual([
    [{ player: { hp: 60 } }, applied([1.2, 1.4])],
  ]);
  expect(read.skillEnchants.map(({ row }) => row)).toEqual([
    { skillId: 1, route: 1, stepCount: 3, magicLevel: [71, 72, 73], appliedEffects: applied([1.5, 1.6, 1.7]) },
  ]);
});

test("reads the additions in the folder custom, and no other folder below: its engine reads those for the olympiad alone", () => {
  const skillOf = (power: number) =>
    `<list><skill id="1" levels="1" name="Stun Attack">${set("operateType", "OP_ACTIVE")}${set("target", "TARGET_ONE")}${set("mpConsume", `${power}`)}</skill></list>`;
  const { tables, diagnostics } = compileSmall("mobius", {
    "data/stats/skills/z.xml": skillOf(1),
    "data/stats/skills/custom/0.xml": skillOf(2),
    "data/stats/skills/olympiad/0.xml": skillOf(3),
  });
  expect(tables.skills.map(({ row }) => row.mpConsume)).toEqual([2]);
  expect(diagnostics.map(formatDiagnostic).join("\n")).toContain("stats/skills/olympiad");
});

test("reads stats of functions by the constants of L2jAdmins", () => {
  const skill = `<skill id="20" levels="1" name="Haste"><set name="operateType" val="PASSIVE"/><for>
<add order="0x40" stat="REG_HP_RATE" val="2"/><mul order="0x30" stat="EARTH_VULN" val="1.3"/><add order="0x40" stat="STR" val="1"/></for></skill>`;
  const rows = smallRows("acis", "skills", { "xml/skills/0.xml": `<list>${skill}</list>` });
  expect(rows[0]?.effects).toEqual(yaml`
    [{ stat: regHp, op: add, value: 2 }, { stat: earthVuln, op: mul, value: 1.3 }, { stat: STR, op: add, value: 1 }]
  `);
});

const byLevel = (...values: readonly string[]) =>
  values.map((value, at) => `<value level="${at + 1}">${value}</value>`).join("");

test.each([
  ["<amount>1100</amount><mode>PER</mode>", [{ op: "mul", value: 12 }]],
  [`<amount>50</amount><mode>${byLevel("PER", "PER")}</mode>`, [{ op: "mul", value: 1.5 }]],
  [`<power>${byLevel("0", "100")}</power><type>PER</type>`, [{ op: "mul", value: [1, 2] }]],
  ["<amount>1100</amount><mode>DIFF</mode>", [{ op: "add", value: 1100 }]],
  ["<amount>1100</amount>", [{ op: "add", value: 1100 }]],
  ["<amount>5</amount><mode>TWICE</mode>", []],
  [`<amount>5</amount><mode>${byLevel("PER", "DIFF")}</mode>`, []],
])("an effect on greatest points with %s is %j", (effect, expected) => {
  const content = `<operateType>P</operateType><effects><effect name="MaxHp">${effect}</effect></effects>`;
  const rows = smallRows("mobius", "skills", skill(content, 'toLevel="2"'));
  expect(rows.map(({ effects = [] }) => effects)).toEqual([expected.map((one) => ({ stat: "maxHp", ...one }))]);
});

test("reads a skill of L2-Scripts, of whose tables the last value counts at the levels without one", () => {
  const value = (name: string, text: string) => `<set name="${name}" value="${text}"/>`;
  const content = `<table name="#mp">14 25</table><table name="#rate">1.08</table>${value("mpConsume1", "3")}
${value("mpConsume2", "#mp")}${value("magicLevel", "7")}${value("target", "TARGET_SELF")}${value("operateType", "OP_ACTIVE")}
<for><effect count="2" name="Buff" time="15" value="0"><mul order="0x30" stat="pAtk" value="#rate"/></effect></for>`;
  const rows = soundRows("l2scripts", "skills", {
    "data/skills/0.xml": `<list><skill id="1" levels="2" name="Rush">${content}</skill></list>`,
  });
  expect(rows).toEqual(yaml`
    - { id: 1, name: Rush, maxLevel: 2, operateType: OP_ACTIVE, target: SELF, magicLevel: 7, mpInitialConsume: 3,
      mpConsume: [14, 25],
      appliedEffects: [{ name: Buff, count: 2, seconds: 15, effects: [{ stat: pAtk, op: mul, value: 1.08 }] }] }
  `);
});
