import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, dumpOf, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const mobius = (skill: string) => ({ "data/stats/skills/0.xml": `<list>${skill}</list>` });
const acis = (skill: string) => ({ "xml/skills/0.xml": `<list>${skill}</list>` });

test("reads whom a skill affects, its group, its chances and its element, in all spellings", () => {
  const settings = `<set name="affectScope" val="FAN"/><set name="affectRange" val="200"/>
<set name="abnormalType" val="STUN"/><set name="abnormalLvl" val="#levels"/><set name="activateRate" val="80"/>
<set name="basicProperty" val="CON"/><set name="trait" val="SHOCK"/><set name="baseCritRate" val="15"/>
<set name="attributeType" val="UNHOLY"/><set name="attributePower" val="20"/>`;
  const elements = `<affectScope>FAN</affectScope><affectRange>200</affectRange>
<abnormalType>STUN</abnormalType><abnormalLevel><value level="1">1</value><value level="2">3</value></abnormalLevel>
<activateRate>80</activateRate><basicProperty>CON</basicProperty><trait>SHOCK</trait><baseCritRate>15</baseCritRate>
<attributeType>DARK</attributeType><attributeValue>20</attributeValue>`;
  const old = `<skill id="1" levels="2" name="Cone"><table name="#levels"> 1 3 </table>${settings}</skill>`;
  const later = `<skill id="1" toLevel="2" name="Cone">${elements}</skill>`;
  for (const skill of [old.replace("basicProperty", "saveVs"), old, later])
    expect(smallRows("mobius", "skills", mobius(skill))).toEqual(yaml`
      - !has { affectScope: FAN, radius: 200, abnormalType: STUN, abnormalLevel: [1, 3], activateRate: 80,
        basicProperty: CON, trait: SHOCK, baseCritRate: 15, attribute: { element: dark, value: 20 } }
    `);
});

test("reads the numbers of elements as the engine does", () => {
  const skill = (element: number) =>
    `<skill id="1" levels="1" name="Bolt"><set name="target" val="TARGET_ONE"/><set name="element" val="${element}"/></skill>`;
  const elementOf = (server: "acis" | "mobius", element: number) =>
    smallRows(server, "skills", (server === "acis" ? acis : mobius)(skill(element)))[0]?.attribute?.element;
  // L2Skill: wind is 1, and 0 none; Elementals: fire is 0.
  expect([0, 1, 2, 6].map((element) => elementOf("acis", element))).toEqual([undefined, "wind", "fire", "dark"]);
  expect([0, 1, 5].map((element) => elementOf("mobius", element))).toEqual(["fire", "water", "dark"]);
  expect(compileSmall("acis", acis(skill(9))).losses).toHaveLength(1);
});

test("finds by the numbers of all skills of a server with dumps where they begin", () => {
  const elementsOf = (texts: readonly string[], dumps: Readonly<Record<string, string>>) => {
    const skills = texts.map((text, at) => `<skill id="${at + 1}" levels="1" name="Bolt">${TARGET}${text}</skill>`);
    const rows = smallRows("acis", "skills", { ...acis(skills.join("")), ...dumps });
    return rows.map(({ attribute }) => attribute?.element);
  };
  const TARGET = '<set name="target" val="TARGET_ONE"/>';
  const set = (element: number) => `<set name="element" val="${element}"/>`;
  const dumps = dumpOf("droplist", "mobId itemId min max category chance", "1001,57,1,1,0,1000");
  // Since Gracia fire is 0, and nothing has 6.
  const later = [set(0), "<set val='4' name='element'/>", `<!-- ${set(6)} -->${set(5)}`];
  expect(elementsOf(later, dumps)).toEqual(["fire", "holy", "dark"]);
  // Before it 0 is none, and dark is 6.
  expect(elementsOf([set(0), set(4), set(6)], dumps)).toEqual([undefined, "earth", "dark"]);
  expect(elementsOf([set(1), set(4)], dumps)).toEqual(["wind", "earth"]);
  expect(elementsOf([set(0), set(4)], {})).toEqual([undefined, "earth"]);
});

test("reads an element that some levels of a skill have, and the others nothing of it", () => {
  const skill = (id: number, words: string) => `<skill id="${id}" toLevel="2" name="Bolt">
    <attributeType>${words}</attributeType><attributeValue>20</attributeValue></skill>`;
  const at = (first: string, second: string) => `<value level="1">${first}</value><value level="2">${second}</value>`;
  const skills = skill(1, at("NONE", "HOLY")) + skill(2, at("FIRE", "HOLY"));
  const { tables, losses } = compileSmall("mobius", mobius(skills));
  expect(tables.skills.map(({ row }) => row.attribute)).toEqual([{ element: "holy", value: [0, 20] }, undefined]);
  expect(losses).toHaveLength(1);
});

test("reads the weapons of a skill by their bits", () => {
  const skill = (bits: number, id: number) =>
    `<skill id="${id + 1}" levels="1" name="Bones"><set name="target" val="TARGET_ONE"/><set name="weaponsAllowed" val="${bits}"/></skill>`;
  const { tables, losses } = compileSmall("acis", acis([2, 16, 18_956, 0, 1, 32_768].map(skill).join("")));
  const allowed = tables.skills.map(({ row }) => row.weaponsAllowed);
  expect(allowed).toEqual(["SHIELD", "DAGGER", "SWORD,BLUNT,DUAL,BIGSWORD,BIGBLUNT", ...Array(3).fill(undefined)]);
  expect(losses).toHaveLength(2);
});

test("reads the weapons of a skill, the skill that it starts, and the item that it makes", () => {
  const settings = `<set name="target" val="TARGET_ONE"/><set name="weaponsAllowed" val="SWORD, BLUNT"/><set name="triggeredId" val="1"/>
<set name="triggeredLevel" val="2"/><set name="activationChance" val="#chance"/><set name="chanceType" val="ON_HIT"/>
<set name="create_item_id" val="60"/><set name="create_item_count" val="25"/><set name="random_count" val="#most"/>`;
  const tables = '<table name="#chance"> 2 3 </table><table name="#most"> 5 7 </table>';
  const skill = `<skill id="1" levels="2" name="Bones">${tables}${settings}</skill>`;
  expect(smallRows("acis", "skills", acis(skill))).toEqual(yaml`
    - !has { weaponsAllowed: "SWORD,BLUNT", triggeredSkill: { id: 1, level: 2, chance: [2, 3], on: ON_HIT },
      createdItems: [{ itemId: 60, min: 25, max: [29, 31] }] }
  `);
});

test("names no item that a skill makes, and no skill that it starts, by a default in place of what cannot be read", () => {
  const settings = `<set name="target" val="TARGET_ONE"/><set name="triggeredId" val="1"/><set name="triggeredLevel" val="2x"/>
<set name="create_item_id" val="60"/><set name="create_item_count" val="25"/><set name="random_count" val="5x"/>`;
  const { tables, losses } = compileSmall("acis", acis(`<skill id="1" levels="1" name="Bones">${settings}</skill>`));
  expect(tables.skills[0]?.row).not.toHaveProperty("triggeredSkill");
  expect(tables.skills[0]?.row).not.toHaveProperty("createdItems");
  expect(losses).toHaveLength(2);
});

test("names what a cast does at once, and what a passive skill does beside changing stats, with the settings of each", () => {
  const active = `<skill id="1" levels="2" name="Stab"><table name="#power"> 7 9 </table>
<set name="operateType" val="A1"/><set name="channelingSkillId" val="2"/><set name="channelingTickInterval" val="2"/><set name="mpPerChanneling" val="80"/>
<effects><effect name="Backstab"><param power="#power"/><param blowChance="40" isCritical="true"/></effect></effects>
<selfEffects><effect name="FocusEnergy"><param charge="3"/></effect></selfEffects>
<pvpEffects><effect name="Backstab"><param power="5"/></effect></pvpEffects>
<pveEffects><effect name="Backstab"><param power="#power"/></effect></pveEffects></skill>`;
  const passive = `<skill id="2" toLevel="2" name="Hide"><operateType>P</operateType>
<effects><effect name="DefenceTrait"><BLUNT><value level="1">-11</value><value level="2">-25</value></BLUNT></effect>
<effect name="AttackTrait"><param HOLD="70"/><mul stat="pAtk" val="1.04"/></effect><effect name="Buff"><mul stat="pDef" val="1.05"/></effect>
<effect name="MaxHp"><param power="10"/><param type="PER"/></effect></effects></skill>`;
  expect(smallRows("mobius", "skills", mobius(`${active}${passive}`))).toEqual(yaml`
    - !has { channeling: { skillId: 2, seconds: 2, mpConsume: 80 }, pvpPower: 5, pvePower: [7, 9],
      instantEffects: [
        { name: Backstab, power: [7, 9], parameters: { blowChance: 40, isCritical: true } },
        { name: FocusEnergy, parameters: { charge: 3 }, self: true }] }
    - !has { effects: [
        { stat: pAtk, op: mul, value: 1.04 },
        { stat: pDef, op: mul, value: 1.05 },
        { stat: maxHp, op: mul, value: 1.1 }],
      passiveEffects: [
        { name: DefenceTrait, parameters: { BLUNT: [-11, -25] } },
        { name: AttackTrait, parameters: { HOLD: 70 } }] }
  `);
});

test("takes an effect with a mode for a change of a stat that lasts, whose name is that of an attack elsewhere, and an aura for toggled", () => {
  const skill = (id: number, use: string, effect: string) =>
    `<skill id="${id}" toLevel="1" name="Reed"><operateType>${use}</operateType><targetType>SELF</targetType><abnormalTime>120</abnormalTime><effects>${effect}</effects></skill>`;
  const change = '<effect name="MagicalAttack"><amount>20</amount><mode>PER</mode></effect>';
  const attack = '<effect name="MagicalAttack"><power>90</power></effect>';
  const skills = skill(1, "A2", change) + skill(2, "A2", attack) + skill(3, "AU", change);
  const rows = smallRows("mobius", "skills", mobius(skills));
  expect(rows.map((row) => [row.operateType, row.instantEffects, row.appliedEffects])).toEqual(yaml`
    - [OP_ACTIVE, undefined, [{ name: MagicalAttack, seconds: 120, value: 20, parameters: { mode: PER } }]]
    - [OP_ACTIVE, [{ name: MagicalAttack, power: 90 }], undefined]
    - [OP_TOGGLE, undefined, [{ name: MagicalAttack, seconds: 1, count: 2147483647, value: 20,
          parameters: { mode: PER } }]]
  `);
});

test("takes no amount of a change that lasts for the power of a skill, as it does what an effect gives at once", () => {
  const effect = (name: string, amount: number) =>
    `<effect name="${name}"><amount>${amount}</amount><mode>DIFF</mode></effect>`;
  const skill = (id: number, effects: string) =>
    `<skill id="${id}" toLevel="1" name="Reed"><operateType>A2</operateType><abnormalTime>9</abnormalTime>
     <effects>${effects}</effects><pvpEffects>${effect("Speed", -70)}</pvpEffects></skill>`;
  const attack = '<effect name="PhysicalDamage"><power>90</power></effect>';
  const skills = [skill(1, effect("PAtk", 5)), skill(2, effect("PAtk", 5) + attack), skill(3, effect("Hp", 400))];
  const rows = smallRows("mobius", "skills", mobius(skills.join("")));
  expect(rows.map(({ power }) => power)).toEqual([undefined, 90, 400]);
  expect(rows.flatMap(({ pvpPower }) => pvpPower ?? [])).toEqual([]);
  expect(rows[0]?.appliedEffects).toEqual([{ name: "PAtk", seconds: 9, value: 5, parameters: { mode: "DIFF" } }]);
});

test.each(["PhysicalDamage", "MagicalDamageRange", "EnergyDamage", "ManaHeal", "PullBack", "FocusMomentum"])(
  "takes %s for over at once, also where its skill has a time",
  (name) => {
    const effects = `<effect name="${name}"><power>90</power></effect><effect name="Root"/>`;
    const skill = `<skill id="1" toLevel="1" name="Reed"><operateType>A2</operateType><abnormalTime>9</abnormalTime><effects>${effects}</effects></skill>`;
    expect(smallRows("mobius", "skills", mobius(skill))).toMatchObject([
      { instantEffects: [{ name, power: 90 }], appliedEffects: [{ name: "Root", seconds: 9 }] },
    ]);
  },
);

test("reads the power against players, and functions beside the effects of a route", () => {
  const skill = (id: number, uses: string, more: string) =>
    `<skill id="${id}" levels="1" name="Cut"><set name="operateType" val="${uses}"/>${more}</skill>`;
  const settings = '<set name="pvpPower" val="9"/><set name="offensive" val="true"/>';
  const attack = skill(1, "A1", `<set name="skillType" val="PDAM"/>${settings}`);
  const more = '<table name="#more">2 3</table><for/><enchant1for><add stat="pAtk" val="#more"/></enchant1for>';
  const { tables, losses } = compileSmall("mobius", mobius(attack + skill(2, "P", more) + skill(3, "A1", settings)));
  expect(losses).toEqual([]);
  expect(tables.skills[0]?.row).toMatchObject({ skillType: "PDAM", pvpPower: 9 });
  expect(tables.skills[2]?.row).toMatchObject({ id: 3, pvpPower: 9 });
  expect(tables.skillEnchants[0]?.row.effects).toEqual([{ stat: "pAtk", op: "add", value: [2, 3] }]);
});

test("reads the power of an effect of L2J of 2012, where 0 is none, and what divides a stat", () => {
  const effect = (name: string, more: string) => `<effect name="${name}" ${more}</effect>`;
  const list = effect("Heal", 'val="#heal">') + effect("Spoil", 'val="0">');
  const buff = effect("Buff", 'abnormalTime="5"><div stat="pDef" val="4"/>');
  const tables = '<table name="#heal">7 9</table><set name="operateType" val="A1"/>';
  const skill = `<skill id="1" levels="2" name="Mend">${tables}<for>${list}${buff}</for></skill>`;
  expect(soundRows("mobius", "skills", mobius(skill))[0]).toMatchObject({
    power: [7, 9],
    instantEffects: [{ name: "Heal", power: [7, 9] }, { name: "Spoil" }],
    appliedEffects: [{ name: "Buff", seconds: 5, effects: [{ stat: "pDef", op: "mul", value: 0.25 }] }],
  });
});
