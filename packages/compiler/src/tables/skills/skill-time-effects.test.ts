import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, soundRows } from "../../../fixtures/small-datapack.js";

const set = (name: string, value: string) => `<set name="${name}" value="${value}"/>`;
const skill = (content: string, levels = 2) => ({
  "data/skills/0.xml": `<list><skill id="1" levels="${levels}" name="Rush">${content}</skill></list>`,
});
const cast = `${set("operate_type", "A2")}${set("target", "TARGET_SELF")}${set("skillType", "BUFF")}`;
const appliedOf = (settings: string, effects: string) =>
  soundRows("l2scripts", "skills", skill(`${settings}<for>${effects}</for>`))[0]?.appliedEffects;

test("effects of later L2-Scripts last as long as their skill states, also those without a name", () => {
  const settings = `<table name="#time">20 30</table>${cast}${set("abnormal_time", "#time")}`;
  const changes = '<add stat="runSpd" value="33"/><set order="0x8" stat="rShld" value="2"/>';
  expect(appliedOf(settings, `<effect>${changes}</effect><effect name="Stun"/>`)).toEqual(yaml`
    - { name: Buff, seconds: [20, 30], effects: [{ stat: runSpd, op: add, value: 33 },
        { stat: rShld, op: set, value: 2 }] }
    - { name: Stun, seconds: [20, 30] }
  `);
});

test("effects of a skill without a time last until they are switched off, apart from those that are over at once", () => {
  const effects = `<effect name="t_hp" interval="3" value="-7"/><effect name="i_add_hate" value="500" chance="80"/>
<effect name="RestoreHP" instant="true" value="9"><def name="ignore_bonuses" value="true"/></effect><effect name="i_spoil" instant="false"/>`;
  expect(appliedOf(cast, effects)).toEqual([
    { name: "t_hp", seconds: 1, count: 2_147_483_647, value: -7, parameters: { interval: 3 } },
    { name: "i_add_hate", seconds: 1, value: 500, parameters: { chance: 80 } },
    { name: "RestoreHP", seconds: 1, value: 9, parameters: { ignore_bonuses: true } },
    { name: "i_spoil", seconds: 1, count: 2_147_483_647 },
  ]);
});

test("an effect on the caster is one, and counts at the levels at which it is switched on and has a chance", () => {
  const tables = '<table name="#on">false true</table><table name="#chance">5 0</table>';
  const own = '<self_effect name="i_sp" enabled="#on"/>';
  const others = '<effect name="i_spoil" chance="#chance"/><effect name="i_exp" enabled="false"/>';
  expect(appliedOf(tables + cast, own + others)).toEqual([
    { name: [null, "i_sp"], seconds: 1, self: true },
    { name: ["i_spoil", null], seconds: 1, parameters: { chance: [5, 0] } },
  ]);
});

test.each([
  ["a condition", '<effect><using kind="Bow"/><add stat="pAtk" value="1"/></effect>'],
  ["a child that is not known", '<effect><zone type="PEACE"/><add stat="pAtk" value="1"/></effect>'],
  ["an unknown attribute", '<effect sometimes="true"><add stat="pAtk" value="1"/></effect>'],
  ["a time of another kind", '<effect name="Stun"/>', set("abnormal_time", "long")],
  ["a value that cannot be read", '<effect name="i_sp" enabled="maybe"/>'],
])("leaves an effect with %s out, and says so", (_, effect, settings = "") => {
  const { tables, losses } = compileSmall("l2scripts", skill(`${cast}${settings}<for>${effect}</for>`));
  expect(tables.skills.map(({ row }) => row.appliedEffects)).toEqual([undefined]);
  expect(losses).toHaveLength(1);
});

test("a passive or toggled skill of L2-Scripts, without a target, is as the others: its tables, effects and MP count", () => {
  const content = `<table name="#rate">1.08</table>${set("operate_type", "T")}${set("mp_consume", "5")}${set("icon", "")}
<for><effect name="ManaDamOverTime" interval="1" value="2"><mul stat="pAtk" value="#rate"/></effect></for>`;
  expect(soundRows("l2scripts", "skills", skill(content))).toEqual(yaml`
    - { id: 1, name: Rush, maxLevel: 2, operateType: OP_TOGGLE, mpConsume: 5,
      appliedEffects: [{ name: ManaDamOverTime, seconds: 1, count: 2147483647, value: 2, parameters: { interval: 1 },
          effects: [{ stat: pAtk, op: mul, value: 1.08 }] }] }
  `);
});

test("magic of later L2-Scripts takes a quarter of its MP when the cast begins, and the rest at its end", () => {
  const mpOf = (settings: string) =>
    soundRows("l2scripts", "skills", skill(`<table name="#mp">14 15</table>${cast}${settings}`)).map(
      ({ mpInitialConsume, mpConsume }) => [mpInitialConsume, mpConsume],
    );
  expect(mpOf(set("mp_consume", "#mp"))).toEqual([[undefined, [14, 15]]]);
  expect(mpOf(set("mp_consume", "#mp") + set("magicType", "PHYSIC"))).toEqual([[undefined, [14, 15]]]);
  expect(mpOf(set("mp_consume", "#mp") + set("magicType", "MAGIC"))).toEqual([[3, 9]]);
  expect(mpOf(set("mp_consume", "40") + set("mp_consume1", "5") + set("magicType", "MAGIC"))).toEqual([[5, 30]]);
  const settings = `${cast}${set("mp_consume", "40")}${set("magicType", "#kind")}`;
  const files = skill(`<table name="#kind">MAGIC PHYSIC</table>${settings}`);
  const { tables, losses } = compileSmall("l2scripts", files);
  expect(tables.skills.map(({ row }) => [row.mpInitialConsume, row.mpConsume])).toEqual([[undefined, undefined]]);
  expect(losses).toHaveLength(1);
});
