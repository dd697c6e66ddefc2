import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, soundRows } from "../../../fixtures/small-datapack.js";

const itemOf = (item: string) => compileSmall("l2scripts", { "data/items/70.xml": `<list>${item}</list>` });
const rowOf = (item: string) => itemOf(item).tables.items.at(-1)?.row;

test("reads a weapon of L2-Scripts: a tenth of its critical rate, its slots, and its skills", () => {
  const { tables, losses, accounts } = itemOf(`<weapon id="70" name="Fan">
<set name="atk_reuse" value="1500"/><set name="crystal_count" value="104"/><set name="crystal_type" value="A"/>
<set name="icon" value="icon.fan_i00"/><set name="is_magic_weapon" value="true"/><set name="mp_consume" value="2"/>
<set name="price" value="590"/><set name="rnd_dam" value="5"/><set name="soulshots" value="1"/>
<set name="spiritshots" value="0"/><set name="tradeable" value="false"/><set name="type" value="ROD"/>
<set name="weight" value="1950"/><set name="class" value="EQUIPMENT"/><equip><slot id="LEFT_RIGHT_HAND"/></equip>
<skills><skill id="3599" level="1"/></skills><enchant4_skill id="3600" level="2"/><for>
<add stat="pAtk" order="0x10" value="16"/><set stat="baseCrit" order="0x08" value="125"/>
<set stat="atkBaseSpeed" order="0x08" value="293"/><add stat="accCombat" order="0x10" value="-4.0000"/>
<enchant stat="pAtk" order="0x0C" value="0"/></for></weapon>`);
  expect(losses).toEqual([]);
  expect(accounts).toContainEqual({ table: "items", held: 4, read: 4 });
  expect(tables.items.at(-1)?.row).toEqual(yaml`
    { id: 70, name: Fan, type: weapon, grade: a, crystalCount: 104, weight: 1950, price: 590, iconFile: fan_i00.png,
      bodypart: lrhand, weaponType: FISHINGROD, soulshots: 1, mpConsume: 2, reuseDelay: 1500, randomDamage: 5,
      itemSkill: "3599-1", enchant4Skill: { id: 3600, level: 2 }, stats: { pAtk: 16, rCrit: 12.5, pAtkSpd: 293,
        accCombat: -4 }, flags: { tradable: false, magical: true } }
  `);
});

test("reads the items of a folder for each kind", () => {
  const files = {
    "data/items/0.xml": "",
    "data/stats/items/etcitem/0.xml": '<list><etcitem id="57" name="Adena"/><etcitem id="60" name="Coin"/></list>',
    "data/stats/items/armor/0.xml": '<list><armor id="61" name="Boot"><set name="weight" value="9"/></armor></list>',
  };
  expect(soundRows("l2scripts", "items", files, 3).map(({ id }) => id)).toEqual([57, 60, 61]);
});

test("reads the names that later revisions have for stats, and for the second part of a name", () => {
  const { tables, losses, diagnostics } =
    itemOf(`<weapon id="70" name="Fan" add_name="Haste"><set name="enchantable" value="false"/>
<for><set stat="basePCritRate" value="80"/><set stat="basePAtkSpd" value="325"/><add stat="pAccCombat" value="-3.75"/></for></weapon>`);
  const row = { name: "Fan - Haste", stats: { rCrit: 8, pAtkSpd: 325, accCombat: -3.75 } };
  expect(tables.items.at(-1)?.row).toMatchObject(row);
  expect(losses).toEqual([]);
  expect(diagnostics.filter(({ what }) => what.startsWith("weapon"))).toEqual([]);
});

test("takes a weapon without a type for a shield on the left hand alone", () => {
  const weaponOn = (slot: string) =>
    rowOf(`<weapon id="70" name="Fan"><set name="type" value="NONE"/><equip><slot id="${slot}"/></equip></weapon>`);
  expect(weaponOn("LEFT_HAND")).toEqual({ id: 70, name: "Fan", type: "armor", bodypart: "lhand" });
  expect(weaponOn("RIGHT_HAND")).toEqual({ id: 70, name: "Fan", type: "weapon", bodypart: "rhand" });
});

test("reads the two slots of a ring, and a type of other items", () => {
  const ring = `<armor id="70" name="Ring"><set name="type" value="NONE"/><equip><slot id="RIGHT_FINGER"/>
<slot id="LEFT_FINGER"/></equip></armor>`;
  expect(rowOf(ring)).toEqual({ id: 70, name: "Ring", type: "armor", bodypart: "rfinger;lfinger" });
  const etcOf = (type: string) => rowOf(`<etcitem id="70" name="Letter"><set name="type" value="${type}"/></etcitem>`);
  expect(etcOf("SPELLBOOK")).toMatchObject({ etcItemType: "spellbook" });
  expect(etcOf("OTHER")).toEqual({ id: 70, name: "Letter", type: "etcitem" });
});

test("names what it does not know of an item", () => {
  const { losses } = itemOf(`<etcitem id="70" name="Box"><set name="speed" value="4"/></etcitem>`);
  expect(losses).toEqual([expect.stringContaining("speed")]);
});

test("reads the minutes of what is worn, and of what is temporal", () => {
  const rowWith = (element: string, settings: string) =>
    rowOf(`<${element} id="70" name="Fan">${settings}</${element}>`);
  const life = '<set name="durability" value="180"/>';
  expect(rowWith("armor", life)).toMatchObject({ wornMinutes: 180 });
  const timed = rowWith("armor", `${life}<set name="temporal" value="true"/>`);
  expect(timed).toMatchObject({ timeLimitMinutes: 180 });
  expect(timed).not.toHaveProperty("wornMinutes");
  expect(rowWith("etcitem", life)).toEqual({ id: 70, name: "Fan", type: "etcitem" });
});

const boxWith = (attributes: string, contents: readonly string[]) =>
  `<etcitem id="70" name="Box"><capsuled_items${attributes}>${contents.map((one) => `<capsuled_item ${one}/>`).join("")}</capsuled_items></etcitem>`;

test("reads what an item gives, each of it rolled by itself, and warns of chances that forks take for those of one", () => {
  const boxOf = (...contents: string[]) => itemOf(boxWith("", contents));
  const pair = [
    'id="60" min_count="1" max_count="2" chance="40.5"',
    'id="61" min_count="1" max_count="1" enchant_level="3"',
  ];
  const { tables, losses } = boxOf(...pair);
  expect(losses).toEqual([]);
  expect(tables.boxes.map(({ row }) => row)).toEqual(yaml`
    - { itemId: 70,
      contents: [
        { itemId: 60, min: 1, max: 2, chance: 40.5 },
        { itemId: 61, min: 1, max: 1, enchant: 3, chance: 100 }] }
  `);
  const halves = boxOf(...[40, 60].map((chance, at) => `id="6${at}" min_count="1" max_count="1" chance="${chance}"`));
  expect(halves.tables.boxes).toEqual([]);
  expect(halves.diagnostics.map(({ received }) => received)).toContain("several with 100 % together: left out");
  expect(boxOf('id="60" min_count="few" max_count="1"').losses).not.toEqual([]);
});

test("reads what an item gives as its type says: one, by its part of all chances, or each by itself", () => {
  const given = (chance: string, at: number) => `id="6${at}" min_count="1" max_count="2" chance="${chance}"`;
  const boxesOf = (type: string, ...chances: string[]) => itemOf(boxWith(` rewardType="${type}"`, chances.map(given)));
  const contentsOf = (type: string, ...chances: string[]) =>
    boxesOf(type, ...chances).tables.boxes.map(({ row }) => row.contents);
  const [first, second] = [60, 61].map((itemId) => ({ itemId, min: 1, max: 2 }));
  const drawn = { group: 1 };
  const both = (one: number, other: number, more = {}) => [
    [first, second].map((item, at) => ({ ...item, chance: [one, other][at], ...more })),
  ];
  expect(contentsOf("WEIGHTED_RANDOM", "15", "45")).toEqual(both(25, 75, drawn));
  expect(contentsOf("CHANCE_RANDOM", "40", "60")).toEqual(both(40, 60));
  expect(contentsOf("WEIGHTED_RANDOM", "0", "3")).toEqual([[{ ...second, chance: 100, ...drawn }]]);
  expect(contentsOf("ALL", "40")).toEqual([]);
  expect(boxesOf("ALL", "40").losses).toHaveLength(1);
});
