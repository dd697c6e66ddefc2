import { expect, test } from "vitest";
import { compileSmall } from "../../../fixtures/small-datapack.js";

const item = (id: number, type: string) =>
  `<item id="${id}" type="EtcItem" name="Scroll ${id}"><set name="etcitem_type" val="${type}"/></item>`;
const ITEMS = `<list>
  ${item(1, "SCRL_ENCHANT_WP")} ${item(2, "BLESS_SCRL_ENCHANT_AM")} ${item(3, "ANCIENT_CRYSTAL_ENCHANT_WP")}
  ${item(4, "SCRL_INC_ENCHANT_PROP_WP")} ${item(5, "POTION")}
  <item id="6" type="Weapon" name="Sword"><set name="enchant_enabled" val="2"/><set name="time" val="60"/>
    <for><set stat="pAtk" val="5"/></for></item>
  <item id="7" type="Armor" name="Robe"><set name="enchant_enabled" val="true"/><set name="duration" val="90"/>
    <for><set stat="pDef" val="5"/><enchant stat="pDef" val="0"/></for></item>
  <item id="9" type="Armor" name="Vest"><set name="bodypart" val="chest"/></item>
  <item id="8" type="Armor" name="Cap"><for><set stat="pDef" val="5"/></for></item>
</list>`;

const compileFiles = (files: Readonly<Record<string, string>>) =>
  compileSmall("mobius", { "data/stats/items/0.xml": ITEMS, ...files });
const scrollsOf = (text: string) => {
  const { tables, diagnostics } = compileFiles({ "data/enchantItemData.xml": `<list>${text}</list>` });
  const said = diagnostics.filter(({ file }) => file.endsWith("enchantItemData.xml"));
  return { rows: tables.enchantScrolls.map(({ row }) => row), said };
};

const WHOLE = '<enchant id="1" targetGrade="B" maxEnchant="16" bonusRate="10"/>';
const FIRST = { itemId: 1, target: "weapon", grade: "b", onFailure: "destroyed", maxEnchant: 16, chanceBonus: 10 };

test("reads what scrolls and supports are for, and what a failure does by the type of their items", () => {
  const text = `${WHOLE}<enchant id="2" scrollGroupId="1" safeEnchant="3"/><enchant id="3"><item id="6"/><item id="6"/></enchant><support id="4" maxEnchant="9"/>`;
  expect(scrollsOf(text).rows).toEqual([
    { ...FIRST, chanceGroup: 0 },
    { itemId: 2, target: "armor", onFailure: "reset", safeEnchant: 3, chanceGroup: 1 },
    { itemId: 3, target: "weapon", onFailure: "kept", itemIds: [6], chanceGroup: 0 },
    { itemId: 4, target: "weapon", maxEnchant: 9, chanceGroup: 0 },
  ]);
});

test("reads a scroll that adds one, and leaves out one that adds more", () => {
  expect(scrollsOf(WHOLE.replace("/>", ' increaseEnchant="1"/>')).rows).toEqual([{ ...FIRST, chanceGroup: 0 }]);
  expect(scrollsOf(WHOLE.replace("/>", ' increaseEnchant="16"/>'))).toMatchObject({
    rows: [],
    // It does not fail the run.
    said: [{ severity: "warning" }],
  });
});

test.each([
  ["of another type", '<enchant id="5"/>'],
  ["of a support among scrolls", '<enchant id="4"/>'],
  ["with an unknown attribute", '<enchant id="2" randomEnchantMax="3"/>'],
  ["with an unknown child", '<enchant id="2"><step level="1" successRate="5"/></enchant>'],
  ["with a value that is none", '<enchant id="2" bonusRate="much"/>'],
])("leaves out a scroll %s, and keeps the others", (_, text) => {
  const { rows, said } = scrollsOf(`${WHOLE}${text}`);
  expect(rows).toEqual([{ ...FIRST, chanceGroup: 0 }]);
  expect(said).not.toEqual([]);
});

const GROUP = `<enchantRateGroup name="A"><current enchant="0-2" chance="100"/><current enchant="3" chance="66.67"/>
  <current enchant="4-65535" chance="0"/></enchantRateGroup>`;
const chancesOf = (rates: string) =>
  compileFiles({
    "data/enchantItemGroups.xml": `<list>${GROUP}<enchantScrollGroup id="0">${rates}</enchantScrollGroup></list>`,
  }).tables.enchantChances.map(({ row: { source: _, ...row } }) => row);

test("reads the chance of each step, by slots and kinds of weapons, and cuts what repeats at the end", () => {
  const rates = '<enchantRate group="A"><item slot="shirt"/><item slot="rhand" magicWeapon="true"/></enchantRate>';
  const chances = [100, 100, 100, 66.67, 0];
  expect(chancesOf(rates)).toEqual([
    { chanceGroup: 0, bodyparts: ["shirt", "underwear"], chances },
    { chanceGroup: 0, bodyparts: ["rhand"], magical: true, chances },
  ]);
});

test("gives a group the chances of the one that it extends, unless it has some of its own or that one has none", () => {
  const rate = '<enchantRate group="A"><item slot="feet"/></enchantRate>';
  const groupsOf = (other: string) =>
    chancesOf(`${rate}</enchantScrollGroup>${other}<enchantScrollGroup id="9">`).map(({ chanceGroup }) => chanceGroup);
  expect(groupsOf('<enchantScrollGroup id="2" extend="0"/>')).toEqual([0, 2]);
  expect(groupsOf(`<enchantScrollGroup id="2" extend="0">${rate}</enchantScrollGroup>`)).toEqual([0]);
  expect(groupsOf('<enchantScrollGroup id="2" extend="3"/>')).toEqual([0]);
});

test("reads the chances of single items", () => {
  const rates = '<enchantRate group="A"><item itemId="9"/><item itemId="6"/><item itemId="9"/></enchantRate>';
  expect(chancesOf(rates)).toEqual([{ chanceGroup: 0, itemIds: [9, 6], chances: [100, 100, 100, 66.67, 0] }]);
});

test("leaves out, after chances that cannot be read, all that may be for the same items, as the first that fit count", () => {
  const feet = '<enchantRate group="A"><item slot="feet"/></enchantRate>';
  const single = (id: number) => `<enchantRate group="A"><item itemId="${id}"/></enchantRate>`;
  const partsOf = (rates: string) => chancesOf(rates).map(({ bodyparts, itemIds }) => bodyparts ?? itemIds);
  for (const unread of [
    '<enchantRate group="B"><item slot="head"/></enchantRate>',
    '<enchantRate group="A"><item slto="head"/></enchantRate>',
    '<enchantRate group="A"><item itemId="?"/></enchantRate>',
    '<enchantRate group="A"/>',
  ])
    expect(partsOf(`${feet}${unread}${single(9)}`)).toEqual([["feet"]]);
  const unread = single(6).replace('"A"', '"B"');
  expect(partsOf(`${unread}${single(9)}${single(6)}${feet}`)).toEqual([[9]]);
});

test("reads which items can be enchanted, which keep their stats, and how long they last", () => {
  const rows = compileFiles({}).tables.items.map(({ row }) => row);
  const [sword, robe, cap] = [6, 7, 8].map((id) => rows.find((row) => row.id === id));
  expect(sword).toMatchObject({ flags: { enchantable: true }, keepsStats: true, timeLimitMinutes: 60 });
  expect(robe).toMatchObject({ flags: { enchantable: true }, wornMinutes: 90 });
  expect(robe).not.toHaveProperty("keepsStats");
  expect(cap).not.toHaveProperty("flags");
});

test("reads the scrolls of forks of aCis, with what a failure does and chances of their own, and leaves out one that sets an enchantment", () => {
  const item = (id: number) => `<item id="${id}" type="EtcItem" name="Scroll ${id}"/>`;
  const scroll = (id: number, isWeapon: boolean, parts: string) =>
    `<scroll id="${id}" grade="S" isWeapon="${isWeapon}">${parts}</scroll>`;
  const settings = (text: string) => `<settings ${text}/><announce message="false" enchants="4"/>`;
  const { tables, diagnostics, accounts } = compileSmall("acis", {
    "xml/items/1.xml": `<list>${[959, 960, 961, 962, 6577, 6578].map(item).join("")}</list>`,
    "xml/npcs/1.xml": "<list/>",
    "xml/enchants.xml": `<list>${scroll(959, true, '<chances rateF="100;65;" rateM="100;40"/>')}
${scroll(960, false, `${settings('crystalize="true" return="-1"')}<chances rate="100;100;100;50;35"/>`)}
${scroll(6577, true, `${settings('crystalize="false" return="0"')}<chances rate="100;120"/>`)}
${scroll(6578, false, `${settings('crystalize="false" return="6"')}<chances rate="100"/>`)}
${scroll(962, true, `${settings('crystalize="false" return="-1"')}<chances rate="80"/>`)}
${scroll(961, false, '<chances rate="90"/>')}</list>`,
  });
  const ofS = { grade: "s" };
  expect(tables.enchantScrolls.map(({ row }) => row)).toEqual([
    { itemId: 959, ...ofS, target: "weapon", onFailure: "destroyed", chanceGroup: 959 },
    { itemId: 960, ...ofS, target: "armor", onFailure: "destroyed", chanceGroup: 960 },
    { itemId: 961, ...ofS, target: "armor", onFailure: "destroyed", chanceGroup: 961 },
    { itemId: 962, ...ofS, target: "weapon", onFailure: "kept", chanceGroup: 962 },
    { itemId: 6577, ...ofS, target: "weapon", onFailure: "reset", chanceGroup: 6577 },
  ]);
  const source = "enchants.xml";
  expect(tables.enchantChances.map(({ row }) => row)).toEqual([
    { chanceGroup: 959, magical: false, chances: [100, 65, 0], source },
    { chanceGroup: 959, magical: true, chances: [100, 40, 0], source },
    { chanceGroup: 960, bodyparts: ["fullarmor", "onepiece"], chances: [100, 100, 100, 100, 35, 0], source },
    { chanceGroup: 960, chances: [100, 100, 100, 50, 35, 0], source },
    { chanceGroup: 6577, chances: [100, 100, 0], source },
    { chanceGroup: 962, chances: [80, 0], source },
    { chanceGroup: 961, bodyparts: ["fullarmor", "onepiece"], chances: [100, 100, 100, 100, 0], source },
    { chanceGroup: 961, chances: [90, 0], source },
  ]);
  expect(diagnostics).toContainEqual(expect.objectContaining({ what: "<settings> return", received: "6: left out" }));
  expect(accounts).toContainEqual({ table: "enchantScrolls", held: 5, read: 5 });
});

test("shows no chances of the engine for a server with a file of its own, or one before 2013", () => {
  const scroll = '<list><item id="959" type="EtcItem" name="Scroll"/></list>';
  const files = { "xml/items/1.xml": scroll, "xml/npcs/1.xml": "<list/>" };
  const compileWith = (more: Readonly<Record<string, string>>) => compileSmall("acis", { ...files, ...more });
  expect(compileWith({}).tables.enchantScrolls).toHaveLength(1);
  const list = '<list><enchant id="959" chance="100;95"/></list>';
  const own = ["xml/enchants.xml", "xml/mods/EnchantData.XML"].map((file) => compileWith({ [file]: list }));
  for (const { diagnostics } of own)
    expect(diagnostics.map(({ received }) => received)).toContain("a file of this server: left out");
  for (const { tables } of [...own, compileWith({ "sql/droplist.sql": "" })]) {
    expect(tables.enchantScrolls).toEqual([]);
    expect(tables.enchantChances).toEqual([]);
  }
});

test("reads the scrolls of later L2-Scripts, of which the chances stand in variations, by the level that is reached", () => {
  const set = (name: string, value: string) => `<set name="${name}" value="${value}"/>`;
  const weapon = (id: number, sets: string) => `<weapon id="${id}" name="Wand">${set("type", "SWORD")}${sets}</weapon>`;
  const scrolls = [71, 72, 73, 74, 75, 76, 77, 78, 79].map((id) => `<etcitem id="${id}" name="Scroll"/>`);
  const scroll = (id: number, rest: string, inside = "") =>
    `<enchant_scroll id="${id}" variation="4" ${rest}>${inside}</enchant_scroll>`;
  const only = '<item_list><item id="61"/><item id="61"/></item_list>';
  const crystals = 'on_fail="CRYSTALS" type="WEAPON"';
  const { tables, diagnostics, accounts, losses } = compileSmall("l2scripts", {
    "data/items/1.xml": `<list>${scrolls.join("")}${weapon(81, set("crystal_type", "S80") + set("is_magic_weapon", "true"))}
${weapon(82, set("crystal_type", "S") + set("enchantable", "false"))}</list>`,
    "data/enchant_items.xml": `<list><chance_variations><variation id="4"><enchant level="1-2" base_chance="100"/>
<enchant level="3" base_chance="60.5" magic_weapon_chance="50" full_body_armor_chance="120"/><enchant level="5-9" base_chance="7"/>
</variation><variation id="5"><enchant level="1" base_chance="100" dual_weapon_chance="9"/></variation></chance_variations>
<default max_enchant="20" show_fail_effect="false"/>${scroll(71, `${crystals} grade="S;S80;S84" min_enchant="3"`)}${scroll(72, 'on_fail="DROP_ENCHANT" type="ARMOR" grade="D" max_enchant="-1"')}
${scroll(73, 'on_fail="NOTHING" type="WEAPON" grade="B" max_enchant="5"', only)}${scroll(74, `${crystals} grade="S"`)}
${scroll(75, `${crystals} grade="C;D"`)}${scroll(76, `${crystals} grade="D" max_enchant_step="3"`)}
${scroll(77, 'on_fail="DROP_ENCHANT" type="ARMOR" grade="D" enchant_drop_count="1"')}${scroll(78, 'on_fail="NOTHING" grade="D"')}
${scroll(79, `${crystals} grade="D" safe="3"`)}</list>`,
  });
  const chanceGroup = 4;
  expect(tables.enchantScrolls.map(({ row }) => row)).toEqual([
    { itemId: 71, target: "weapon", grade: "s", onFailure: "destroyed", minEnchant: 3, maxEnchant: 20, chanceGroup },
    { itemId: 72, target: "armor", grade: "d", onFailure: "reset", chanceGroup },
    { itemId: 73, target: "armor", onFailure: "kept", maxEnchant: 5, itemIds: [61], chanceGroup },
  ]);
  const source = "enchant_items.xml";
  expect(tables.enchantChances.map(({ row }) => row)).toEqual([
    { chanceGroup, bodyparts: ["fullarmor"], chances: [100, 100, 100, 0, 7], source },
    { chanceGroup, magical: true, chances: [100, 100, 50, 0, 7], source },
    { chanceGroup, chances: [100, 100, 60.5, 0, 7], source },
  ]);
  const leftOut = diagnostics.filter(({ what }) => what === "<enchant_scroll>").map(({ received }) => received);
  expect(leftOut).toEqual([74, 75, 76, 77, 78, 79].map((id) => `item ${id}: left out`));
  expect(accounts).toContainEqual({ table: "enchantScrolls", held: 3, read: 3 });
  expect(accounts).toContainEqual({ table: "enchantChances", held: 2, read: 1 });
  expect(losses.map((loss) => /dual_weapon_chance|safe/u.exec(loss)?.[0])).toEqual(["safe", "dual_weapon_chance"]);
  const items = tables.items.flatMap(({ row }) => (row.flags?.enchantable ? [row.id] : []));
  expect(items).toEqual([61, 81]);
  expect(tables.items.some(({ row }) => row.keepsStats)).toBe(false);
});

test("reads the scrolls of Lucera that state their chances, of which parts without chances have none", () => {
  const chances = (type: string, ...steps: readonly number[]) =>
    `<chances type="${type}">${steps.map((val) => `<chance val="${val}"/>`).join("")}</chances>`;
  const scroll = (id: number, rest: string, type: string, inside: string, only = "") =>
    `<scroll id="${id}" infallible="false" chance_bonus="0" ${rest}><levels min="0" max="20"/>
<items_restrict type="${type}">${only}</items_restrict>${inside}</scroll>`;
  const scrolls = [71, 72, 73, 74, 75, 76].map((id) => `<etcitem id="${id}" name="Scroll"/>`);
  const broken = 'on_fail="CRYSTALIZE" grade="D"';
  const { tables, diagnostics, losses } = compileSmall("l2scripts", {
    "data/items/1.xml": `<list>${scrolls.join("")}</list>`,
    "data/enchant_items.xml": `<list>${scroll(71, broken, "WEAPON", chances("WEAPON", 100, 66))}
${scroll(72, 'on_fail="RESET" reset_lvl="0" grade="NONE"', "ARMOR", chances("ARMOR", 100, 50, 60) + chances("FULL_ARMOR", 100, 50, 60))}
${scroll(73, 'on_fail="NONE" increment="2" grade="D"', "WEAPON", chances("WEAPON", 9))}${scroll(74, broken, "ALL", chances("WEAPON", 9))}
${scroll(75, 'on_fail="RESET" reset_lvl="3" grade="D"', "WEAPON", chances("WEAPON", 9))}${scroll(76, broken, "WEAPON", '<chances type="WEAPON"><chance/></chances>')}</list>`,
  });
  expect(tables.enchantScrolls.map(({ row }) => row)).toEqual([
    { itemId: 71, target: "weapon", grade: "d", onFailure: "destroyed", maxEnchant: 20, chanceGroup: 71 },
    { itemId: 72, target: "armor", onFailure: "reset", maxEnchant: 20, chanceGroup: 72 },
  ]);
  const source = "enchant_items.xml";
  expect(tables.enchantChances.map(({ row }) => row)).toEqual([
    { chanceGroup: 71, chances: [100, 66], source },
    { chanceGroup: 72, bodyparts: ["neck", "rear;lear", "rfinger;lfinger"], chances: [0], source },
    { chanceGroup: 72, chances: [100, 50, 60], source },
  ]);
  const leftOut = diagnostics.filter(({ what }) => what === "<scroll>").map(({ received }) => received);
  expect(leftOut).toEqual([73, 74].map((id) => `item ${id}: left out`));
  expect(losses.map((loss) => /reset_lvl|<chance>/u.exec(loss)?.[0])).toEqual(["reset_lvl", "<chance>"]);
});

test("does not take items of earlier L2-Scripts for such that can be enchanted, and leaves their scrolls out with a warning", () => {
  const { tables, diagnostics, losses } = compileSmall("l2scripts", {
    "data/enchant_items.xml": '<list><default max_enchant="20"/><enchant_scroll id="60" on_fail="CRYSTALS"/></list>',
  });
  expect([tables.enchantScrolls, tables.items.filter(({ row }) => row.flags?.enchantable)]).toEqual([[], []]);
  expect(diagnostics.map(({ received }) => received)).toContain("a file of this server: left out");
  expect(losses).toEqual([]);
});
