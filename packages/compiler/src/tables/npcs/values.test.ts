import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall } from "../../../fixtures/small-datapack.js";

const npcOf = (npc: string) => compileSmall("l2scripts", { "data/npc/1.xml": `<list>${npc}</list>` });

test("reads an NPC of L2-Scripts", () => {
  const { tables, losses, accounts } = npcOf(`<npc id="1002" name="Wren" title="Guard">
<set name="type" value="Monster"/><set name="ai_type" value="Fighter"/><set name="collision_height" value="16.5"/>
<set name="collision_radius" value="10;12"/><set name="level" value="5"/><set name="rewardExp" value="178"/>
<set name="rewardSp" value="6"/><set name="rewardRp" value="0"/><set name="baseHpMax" value="80.17"/>
<set name="baseHpReg" value="2"/><set name="baseMpMax" value="69.6"/><set name="baseMpReg" value="0.9"/>
<set name="baseSTR" value="40"/><set name="baseCON" value="43"/><set name="baseDEX" value="30"/>
<set name="baseINT" value="21"/><set name="baseMEN" value="20"/><set name="baseWIT" value="22"/>
<set name="baseCritRate" value="47.5"/><set name="basePAtk" value="12"/><set name="basePDef" value="51"/>
<set name="basePAtkSpd" value="253"/><set name="baseMAtk" value="8"/><set name="baseMDef" value="34"/>
<set name="baseWalkSpd" value="40"/><set name="baseRunSpd" value="110"/><set name="aggroRange" value="300"/>
<faction name="wren_clan" range="400"><ignore npc_id="1001"/></faction>
<equip><rhand item_id="60"/><lhand item_id="61"/></equip><ai_params><set name="unsowing" value="false"/></ai_params>
<skills><skill id="4416" level="6"/><skill id="4408" level="1"/><skill id="4408" level="2"/></skills>
<attributes><attack attribute="fire" value="0"/><attack attribute="unholy" value="20"/>
<defence attribute="fire" value="0"/><defence attribute="unholy" value="53"/></attributes>
<minions><minion npc_id="1001" count="2"/></minions><teach_classes><class id="10"/><class id="0"/></teach_classes></npc>`);
  expect(losses).toEqual([]);
  expect(accounts).toContainEqual({ table: "npcs", held: 2, read: 2 });
  expect(tables.npcs.at(-1)?.row).toEqual(yaml`
    { id: 1002, name: Wren, title: Guard, level: 5, type: Monster, radius: 10, height: 16.5, rHand: 60, lHand: 61,
      exp: 178, sp: 6, hp: 80.17, mp: 69.6, hpRegen: 2, mpRegen: 0.9, pAtk: 12, pDef: 51, mAtk: 8, mDef: 34, crit: 4.75,
      atkSpd: 253, str: 40, int: 21, dex: 30, wit: 22, con: 43, men: 20, walkSpd: 40, runSpd: 110,
      elements: { attack: { element: dark, value: 20 }, defence: { dark: 53 } }, ai: { type: Fighter, aggro: 300,
        clan: wren_clan, clanRange: 400, ignoredIds: "1001" }, skills: [{ id: 4416, level: 6 }, { id: 4408, level: 2 }],
      minions: [{ npcId: 1001, min: 2, max: 2 }], teachesClassIds: [0, 10], file: data/npcs/1.xml }
  `);
});

test("reads the names of later revisions", () => {
  const { tables } = npcOf(`<npc id="1002" name="Wren" title=""><set name="basePCritRate" value="33"/>
<faction names="one;two" range="300"/></npc>`);
  const { crit, ai } = tables.npcs.at(-1)?.row ?? {};
  expect([crit, ai]).toEqual([3.3, { clan: "one;two", clanRange: 300 }]);
});

test("names a setting that it does not know, and keeps the NPC", () => {
  const { tables, losses } = npcOf('<npc id="1002" name="Wren" title=""><set name="baseGrace" value="3"/></npc>');
  expect(tables.npcs.at(-1)?.row.id).toBe(1002);
  expect(losses.join()).toContain("baseGrace");
});
