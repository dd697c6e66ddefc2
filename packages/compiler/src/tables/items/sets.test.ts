import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall } from "../../../fixtures/small-datapack.js";

test("reads items of Lucera, whose sets name several facts each", () => {
  const { tables, losses, accounts } = compileSmall("acis", {
    "xml/items/weapon/1.xml": `<list><weapon id="70" name="Fan" weaponType="DualSword"><set icon="icon.fan_i00"/>
<set bodyPart="LRHAND" grade="D"/><set crystallizable="true" crystal_count="744"/><set weight="300" price="409000"/>
<set sellable="true" tradeable="false"/><stats><set stat="pAtk" order="0x8" val="50"/><add stat="accCombat" order="0x10" val="-3"/>
<add stat="firePower" order="0x10" val="9"/><enchant stat="pAtk" order="0xc" val="0"/></stats></weapon></list>`,
    "xml/items/jewelry/1.xml": `<list><jewelry id="71" name="Ring"><set bodyPart="LFINGER,RFINGER" grade="NONE"/><set mana="600"/>
<skills><skill id="3562" level="1"/></skills></jewelry></list>`,
    "xml/items/etc/1.xml": '<list><etc id="72" name="Letter" itemType="Quest"><set stackable="true"/></etc></list>',
  });
  expect(losses).toEqual([]);
  expect(accounts).toContainEqual({ table: "items", held: 5, read: 5 });
  expect(tables.items.map(({ row }) => row).filter(({ id }) => id >= 70)).toEqual(yaml`
    - { id: 70, name: Fan, type: weapon, grade: d, weight: 300, price: 409000, iconFile: fan_i00.png, bodypart: lrhand,
      weaponType: DUAL, stats: { pAtk: 50, accCombat: -3 }, elements: { attack: { element: fire, value: 9 } },
      flags: { tradable: false, sellable: true, enchantable: true }, crystalCount: 744 }
    - { id: 71, name: Ring, type: armor, wornMinutes: 600, bodypart: "rfinger;lfinger", itemSkill: "3562-1" }
    - { id: 72, name: Letter, type: etcitem, etcItemType: quest, flags: { stackable: true } }
  `);
});

test("loses nothing by what Essence says of an item and single servers of a skill besides what is read", () => {
  const set = (name: string, val: string): string => `<set name="${name}" val="${val}"/>`;
  const { losses } = compileSmall("mobius", {
    "data/stats/items/9.xml": `<list><item id="54201" type="Armor" name="Stockings">${set("is_crystallizable", "false")}
${set("attributable", "true")}</item></list>`,
    "data/stats/skills/9.xml": `<list><skill id="9" levels="1" name="Bolt">${set("operateType", "P")}${set("category", "MAGIC")}
${set("isProjectile", "true")}</skill></list>`,
  });
  expect(losses).toEqual([]);
});
