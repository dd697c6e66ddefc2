import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, dumpOf, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

const inMobius = (list: string) => ({ "data/stats/items/1.xml": `<list>${list}</list>` });
const inAcis = (list: string) => ({ "xml/items/1.xml": `<list>${list}</list>` });

test.each([
  ["mobius", inMobius],
  ["acis", inAcis],
] as const)("keeps an item of a type that a server of %s adds as another item", (server, filesOf) => {
  const { tables, diagnostics, losses } = compileSmall(
    server,
    filesOf('<item id="70" type="Skin" name="Veil"/><item id="71" type="weapon" name="Sword"/>'),
  );
  const rows = tables.items.flatMap(({ row: { id, name, type } }) => (id < 70 ? [] : [`${id} ${name} ${type}`]));
  expect([rows, losses]).toEqual([["70 Veil etcitem", "71 Sword weapon"], []]);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ severity: "warning", what: "<item> type", received: '"Skin", kept as EtcItem' }),
  );
});

test.each([
  ["", true],
  ['<enchant stat="pAtk" val="0"/>', undefined],
  ['<enchnat stat="pAtk" val="0"/>', undefined],
])("knows that a weapon keeps its stats when enchanted, unless %j may raise them", (raising, keepsStats) => {
  const sword = `<item id="70" type="Weapon" name="Sword"><set name="crystal_type" val="D"/><for><set stat="pAtk" val="9"/>${raising}</for></item>`;
  const items = smallRows("acis", "items", inAcis(sword));
  expect(items.find(({ id }) => id === 70)?.keepsStats).toBe(keepsStats);
});

test("does not take a weapon for a shield whose type no column states", () => {
  const compiled = (column: string) =>
    compileSmall("mobius", {
      "data/stats/items/0.xml": "<list/>",
      ...dumpOf("etcitem", "item_id name weight price", "57,'Adena',0,0"),
      ...dumpOf("weapon", `item_id name weight price ${column}`, "70,'Sword',9,1,'sword'", "71,'Shield',9,1,'none'"),
    });
  const types = compiled("weaponType").tables.items.map(({ row: { id, type } }) => `${id} ${type}`);
  expect(types).toEqual(["57 etcitem", "70 weapon", "71 armor"]);
  const { tables, accounts } = compiled("kind");
  expect(tables.items.map(({ row }) => row.id)).toEqual([57]);
  expect(accounts).toContainEqual({ table: "items", held: 3, read: 1 });
});

test("takes an item of a type that a server adds, with the id of another one, for a look of that one", () => {
  const { tables, accounts } = compileSmall("mobius", inMobius('<item id="62" type="ArmorSkin" name="Other Hat"/>'));
  expect(tables.items.filter(({ row }) => row.id === 62).map(({ row }) => row.name)).toEqual(["Hat"]);
  expect(accounts).toContainEqual({ table: "items", held: 4, read: 4 });
});

test("reads the last one of two items with one id, which is no loss", () => {
  const { tables, losses, accounts } = compileSmall("mobius", inMobius('<item id="62" type="Armor" name="Cap"/>'));
  expect(tables.items.filter(({ row }) => row.id === 62).map(({ row }) => row.name)).toEqual(["Cap"]);
  expect(losses).toEqual([]);
  expect(accounts).toContainEqual({ table: "items", held: 4, read: 4 });
});

test("tells the skills that an item has from those that it starts", () => {
  const skills = `<skill id="7" level="4" type="ON_ENCHANT" type_value="4"/><skill id="7" level="5" Type="ON_ENCHANT" type_value="5"/>
<skill id="1" level="2"/><skill id="2" level="1" type="ON_ENCHANT" type_value="4"/>
<skill id="3" level="1" type="ON_CRITICAL_SKILL"/><skill id="4" level="7" type_chance="30" type="ON_MAGIC_SKILL"/>
<skill id="5" level="1" type="ON_MAGIC_SKILL"/><skill id="6" level="1"/>`;
  const { tables, diagnostics } = compileSmall(
    "mobius",
    inMobius(`<item id="70" type="Weapon" name="Sword"><skills>${skills}</skills></item>`),
  );
  expect(tables.items.find(({ row }) => row.id === 70)?.row).toEqual(yaml`
    { id: 70, name: Sword, type: weapon, itemSkill: "1-2;6-1", onCritSkill: { id: 3, level: 1, chance: 100 },
      onCastSkill: { id: 4, level: 7, chance: 30 }, enchant4Skill: { id: 2, level: 1 } }
  `);
  const leftOut = diagnostics.filter(({ what }) => what === "skill of an item").map(({ received }) => received);
  expect(leftOut).toEqual(["ON_ENCHANT: left out", "ON_ENCHANT: left out", "ON_MAGIC_SKILL: left out"]);
});

test.each(['<skill id="1" level="1" tpye="ON_UNEQUIP"/>', '<skill id="1"/>'])(
  "gives an item no skill of %s",
  (skill) => {
    const { tables, losses } = compileSmall(
      "mobius",
      inMobius(`<item id="70" type="Weapon" name="Sword"><skills>${skill}</skills></item>`),
    );
    expect(tables.items.find(({ row }) => row.id === 70)?.row.itemSkill).toBeUndefined();
    expect(losses).toHaveLength(1);
  },
);

test.each([
  ['<set name="SLOT" val="LEFT_RIGHT_HAND"/>', "lrhand"],
  ['<set name="SLOT" val="LEFT_RIGHT_EAR"/>', "rear;lear"],
  ['<set name="SLOT" val="CHEST"/>', "chest"],
  ['<set name="bodypart" val="rhand"/>', "rhand"],
])("reads the part of the body of %s", (set, expected) => {
  const rows = smallRows("acis", "items", inAcis(`<item id="70" type="Weapon" name="Sword">${set}</item>`));
  expect(rows.find(({ id }) => id === 70)?.bodypart).toBe(expected);
});

test("reads stats under the names that a fork of aCis has for them", () => {
  const dagger = `<item id="10" type="Weapon" name="Dagger"><for><set order="0x08" stat="criticalRate" val="12"/>
<sub order="0x10" stat="accuracy" val="3"/></for></item>`;
  const rows = smallRows("acis", "items", { "xml/items/1.xml": `<list>${dagger}</list>` });
  expect(rows.find(({ id }) => id === 10)?.stats).toEqual({ rCrit: 12, accCombat: -3 });
});

test("reads the stats of a list that has the elements of another form", () => {
  const stats =
    '<stats><set stat="pAtk" val="31"/><set stat="critRate" val="8"/><sub order="0" stat="accCombat">2.5</sub><stat type="mAtk">9</stat><enchant val="0" stat="pAtk"/></stats>';
  const rows = soundRows(
    "mobius",
    "items",
    inMobius(`<item id="10" type="Weapon" name="Pike"><set name="crystal_type" val="D"/>${stats}</item>`),
  );
  expect(rows.find((row) => row.id === 10)?.stats).toEqual({ pAtk: 31, rCrit: 8, accCombat: -2.5, mAtk: 9 });
});

test("reads items of a server whose settings have the names and words of a dump", () => {
  const settings = (words: Readonly<Record<string, string>>) =>
    Object.entries(words)
      .map(([name, word]) => `<set name="${name}" val="${word}"/>`)
      .join("");
  const { tables, losses } = compileSmall(
    "mobius",
    inMobius(`<item id="10" type="Weapon" name="Rod">${settings({ weapon_type: "rod", rnd_dam: "15", crystal_type: "none", p_dam: "5" })}</item>
<item id="11" type="Armor" name="Mitt">${settings({ armor_type: "none" })}</item>
<item id="12" type="EtcItem" name="Plan">${settings({ item_type: "recipe", consume_type: "stackable" })}</item>`),
  );
  expect(losses).toEqual([]);
  const row = (wanted: number) => tables.items.find(({ row: { id } }) => id === wanted)?.row;
  expect(row(10)).toMatchObject({ weaponType: "FISHINGROD", randomDamage: 15 });
  expect(row(11)).not.toHaveProperty("armorType");
  expect(row(12)).toMatchObject({ etcItemType: "recipe", flags: { stackable: true } });
});

test("reads items whose settings have the parts, types and skills of a dump", () => {
  const item = (id: number, type: string, words: Readonly<Record<string, string>>) =>
    `<item id="${id}" type="${type}" name="Thing">${Object.entries(words)
      .map(([name, word]) => `<set name="${name}" val="${word}"/>`)
      .join("")}</item>`;
  const ring = { bodypart: "rfinger,lfinger", armor_type: "none", item_skill_id: "20", item_skill_lvl: "2" };
  const sword = {
    ...{ bodypart: "rhand", weapon_type: "sword", enchant4_skill_id: "20", enchant4_skill_lvl: "1" },
    ...{ onCast_skill_id: "0", onCast_skill_lvl: "0", onCast_skill_chance: "0" },
    ...{ onCrit_skill_id: "20", onCrit_skill_lvl: "3", onCrit_skill_chance: "12" },
  };
  const rod = { bodypart: "lrhand", weapon_type: "rod", crystal_type: "d" };
  const { tables, losses } = compileSmall(
    "mobius",
    inMobius(
      item(70, "Armor", ring) +
        item(71, "Weapon", sword) +
        item(72, "Weapon", rod) +
        item(73, "Weapon", { bodypart: "lhand", weapon_type: "none" }) +
        item(74, "Armor", { bodypart: "dhair", item_skill_id: "0", item_skill_lvl: "0" }) +
        item(75, "EtcItem", { bodypart: "none", item_type: "none" }),
    ),
  );
  expect(losses).toEqual([]);
  expect(tables.items.map(({ row }) => row).filter(({ id }) => id >= 70 && id <= 75)).toEqual([
    { id: 70, type: "armor", name: "Thing", bodypart: "rfinger;lfinger", itemSkill: "20-2" },
    {
      ...{ id: 71, type: "weapon", name: "Thing", bodypart: "rhand", weaponType: "SWORD" },
      ...{ enchant4Skill: { id: 20, level: 1 }, onCritSkill: { id: 20, level: 3, chance: 12 } },
    },
    { id: 72, type: "weapon", name: "Thing", bodypart: "lrhand", weaponType: "FISHINGROD", grade: "d" },
    { id: 73, type: "armor", name: "Thing", bodypart: "lhand" },
    { id: 74, type: "armor", name: "Thing", bodypart: "hairall" },
    { id: 75, type: "etcitem", name: "Thing" },
  ]);
});

test("reads the second part of a name, the spread of damage and the reach as L2J Unity has them", () => {
  const bow = `<item id="70" name="Bow" name_additional="Focus" type="Weapon"><stats><stat type="pAtk">440</stat>
<stat type="randomDamage">5</stat><stat type="pAtkRange">500</stat></stats></item>`;
  expect(smallRows("mobius", "items", inMobius(bow)).find(({ id }) => id === 70)).toEqual(yaml`
    { id: 70, name: Bow - Focus, type: weapon, randomDamage: 5, attackRange: 500, stats: { pAtk: 440, pAtkRange: 500 } }
  `);
});
