import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, dumpOf, soundRows } from "../../../fixtures/small-datapack.js";

const dumps = {
  "npcs/0.xml": '<list><npc id="1001" name="Toad"><set name="level" val="4"/></npc></list>',
  ...dumpOf("etcitem", "item_id name item_type consume_type", "57,'Adena','none','asset'"),
  ...dumpOf(
    "weapon",
    "item_id name bodypart weaponType p_dam critical hit_modify onCast_skill_id onCast_skill_lvl onCast_skill_chance",
    "70,'Reed Bow','lrhand','bow',10,12,-3,0,0,0",
    "71,'Reed Rod','rhand','rod',5,4,0,21,2,30",
  ),
};

const FUNCTIONS = `<item id="70" name="a bow"><for>
  <set order="0x08" stat="pAtk" val="11"/><sub order="0x10" stat="rEvas" val="2"/><add order="0x10" stat="accCombat" val="0"/>
  <set order="0x08" stat="mAtk" val="99"><using kind="Heavy"/></set><enchant order="0x0C" stat="pAtk" val="0"/>
  <skill onCrit="1" id="21" lvl="3" chance="15"/><skill onCast="1" id="22" lvl="1"/>
</for><for><cond><player hp="30"/></cond><add order="0x10" stat="pDef" val="7"/></for></item>`;

const itemsOf = (weapons: string) =>
  compileSmall("acis", { ...dumps, "weapon/0.xml": `<list>${weapons}</list>`, "xml/items/0.xml": "<list/>" });

test("the functions of a weapon count in place of the columns with their names, without those that have a condition", () => {
  const { tables } = itemsOf(FUNCTIONS);
  expect(tables.items.map(({ row }) => row).filter(({ id }) => id >= 70)).toMatchObject(yaml`
    - { id: 70, name: Reed Bow, stats: { pAtk: 11, rEvas: -2 }, onCritSkill: { id: 21, level: 3, chance: 15 },
      onCastSkill: { id: 22, level: 1 } }
    # Without functions the columns count.
    - { id: 71, stats: { pAtk: 5, rCrit: 4 }, onCastSkill: { id: 21, level: 2, chance: 30 } }
  `);
  expect(tables.items.find(({ row }) => row.id === 70)?.row.stats).toEqual({ pAtk: 11, rEvas: -2 });
});

test("names what a function does besides to a stat that another one sets, which engines compute at the end", () => {
  const { tables, diagnostics, losses } = itemsOf(`<item id="70" name="a bow"><for>
<set order="0x08" stat="rCrit" val="8"/><add order="0x40" stat="rCrit" val="86"/><set stat="pAtk" val="3"/><add stat="pAtk" val="3"/>
</for></item>`);
  expect(tables.items.find(({ row }) => row.id === 70)?.row.stats).toEqual({ pAtk: 3, rCrit: 8 });
  expect(losses).toEqual([]);
  expect(diagnostics.filter(({ what }) => what.startsWith("stat "))).toMatchObject([
    { severity: "warning", what: "stat rCrit of an item", received: "8, and 86: left out" },
    { severity: "warning", what: "stat pAtk of an item", received: "3, and 3: left out" },
  ]);
});

test("functions are no items, and those of none are named", () => {
  const item = '<item id="99" name="x"><for><set order="0x08" stat="pAtk" val="11"/></for></item>';
  const { accounts, diagnostics } = itemsOf(item);
  expect(accounts).toContainEqual({ table: "items", held: 3, read: 3 });
  expect(diagnostics).toContainEqual(expect.objectContaining({ severity: "warning", what: "functions of item 99" }));
});

test("reads stats by the constants of L2jAdmins", () => {
  const { tables } = itemsOf(`<item id="70" name="a bow"><for><set order="0x08" stat="PHYSICAL_ATTACK" val="207"/>
<set order="0x08" stat="PHYSICAL_CRITICAL_RATE" val="12"/><sub order="0x10" stat="EVASION_RATE" val="2"/></for></item>`);
  expect(tables.items.find(({ row }) => row.id === 70)?.row.stats).toEqual({ pAtk: 207, rCrit: 12, rEvas: -2 });
});

test("reads when an item can be used, of weapons and of other items", () => {
  const rows = soundRows("acis", "items", {
    ...dumps,
    "xml/items/0.xml": "<list/>",
    "etcitem/0.xml": `<list><item id="57" name="x"><set name="shared_reuse_group" val="1"/><cond msgId="1902"><or><player grade="5"/><player grade="6"/></or></cond>
<cond msgId="1508"><player olympiad="false"/></cond><for/></item></list>`,
  });
  expect(rows.find((row) => row.id === 57)?.conditions).toEqual({
    and: [{ or: [{ player: { grade: 5 } }, { player: { grade: 6 } }] }, { player: { olympiad: false } }],
  });
});
