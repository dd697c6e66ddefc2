import { expect, test } from "vitest";
import { dumpOf, smallRows, soundRows } from "../../../fixtures/small-datapack.js";

test("an NPC of aCis names the items that summon it, those of an NPC that the data has not are left out", () => {
  const rows = smallRows("acis", "npcs", {
    "xml/items/0.xml": `<list>${[9, 8].map((id) => `<item id="${id}" type="EtcItem" name="Collar"/>`).join("")}</list>`,
    "xml/npcs/0.xml": `<list>${[1, 2].map((id) => `<npc id="${id}" name="Cat ${id}"><set name="level" val="5"/></npc>`).join("")}</list>`,
    "xml/summonItems.xml": `<list><item id="9" npcId="1" summonType="1"/><item id="8" npcId="1" summonType="0"/>
<item id="8" npcId="3" summonType="0"/></list>`,
  });
  expect(rows.map(({ id, summonItemIds = "none" }) => `${id} ${summonItemIds}`)).toEqual(["1 8,9", "2 none"]);
});

const WOLF = dumpOf("npc", "id idTemplate name level type", "1,1,'Wolf',15,'L2Pet'");

test.each([
  ["player/summon_items", '<item id="60"><npcId val="1"/><summonType val="1"/></item>'],
  ["stats/summon_items", '<summon_item itemID="60" npcID="1" summonType="1"/>'],
  ["SummonData", '<Summon name="Wolf" type="PET" itemId="60" npcId="1"/>'],
])("an NPC of a dump names the items that summon it in %s.xml", (file, item) => {
  const rows = soundRows("acis", "npcs", {
    "xml/npcs/0.xml": "<list/>",
    [`xml/${file}.xml`]: `<list>${item}</list>`,
    ...WOLF,
  });
  expect(rows.map((row) => row.summonItemIds)).toEqual([[60]]);
});

test("a pet of a dump has the food and the stats by level that a file of all pets states", () => {
  const names = "max_meal exp get_exp_type consume_meal_in_battle consume_meal_in_normal org_pattack org_pdefend";
  const others = "org_mattack org_mdefend org_hp org_mp org_hp_regen org_mp_regen soulshot_count spiritshot_count";
  const sets = `${names} ${others}`.split(" ").map((name, at) => `<set name="${name}" val="${at}"/>`);
  const rows = soundRows("acis", "npcs", {
    "xml/npcs/0.xml": "<list/>",
    "xml/stats/npc/PetData.xml": `<pets><pet id="1"><set name="food" val="60"/><set name="hungry_limit" val="55"/>
<stats><stat level="1">${sets.join("")}</stat></stats></pet></pets>`,
    ...WOLF,
  });
  expect(rows[0]?.petData).toMatchObject({
    food1: 60,
    hungryLimit: 0.55,
    stats: [{ level: 1, maxMeal: 0, exp: 1, expType: 2, pAtk: 5, mDef: 8, spsCount: 14 }],
  });
});

test("an NPC of a dump names the items that summon it in a file of lines", () => {
  const rows = smallRows("acis", "npcs", {
    "xml/npcs/0.xml": "<list/>",
    "xml/summon_items.csv": "#itemID;npcID;summonType\n\n60;1;1\n57;1;1;\n",
    ...WOLF,
  });
  expect(rows.map((row) => row.summonItemIds)).toEqual([[57, 60]]);
});
