import { expect, test } from "vitest";
import { type Edit, fixtureDiagnostics, fixtureRows } from "../../../fixtures/datapack.js";
import { dumpOf, smallRows } from "../../../fixtures/small-datapack.js";

const FILE = "xml/items/0000-0099.xml";

test("leaves out placeholders, and sorts by id whatever the order of the source", () => {
  expect(fixtureRows("items").map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 57, 90, 91]);
  const swapped = fixtureRows("items", [
    [FILE, 'id="4" type="Armor"', 'id="400" type="Armor"'],
    ["xml/multisell/900.xml", 'production id="4"', 'production id="400"'],
    ["xml/armorSets.xml", 'shield="4"', 'shield="400"'],
  ]);
  expect(swapped.at(-1)).toMatchObject({ id: 400, name: "Reed Shield" });
});

test("takes no stat from an entry that only says how enchanting raises it", () => {
  const enchantOnly: Edit = [FILE, '<set order="0x08" stat="pAtk" val="24" />', ""];
  expect(fixtureRows("items", [enchantOnly])[0]?.stats).toEqual({ accCombat: 4.75, maxMp: 12 });
});

test("reads the grades of all known chronicles, and keeps another one with a warning", () => {
  const grade = (val: string): Edit => [FILE, '"crystal_type" val="D"', `"crystal_type" val="${val}"`];
  expect(fixtureRows("items", [grade("R99")])[0]?.grade).toBe("r99");
  expect(fixtureRows("items", [grade("NONE")])[0]?.grade).toBeUndefined();
  expect(fixtureDiagnostics(grade("R99"))).toEqual(fixtureDiagnostics(grade("S")));
  expect(fixtureRows("items", [grade("XD")])[0]?.grade).toBe("xd");
  expect(fixtureDiagnostics(grade("XD"))[0]).toMatch(
    /^xml\/items\/0000-0099\.xml:10: warning: grade: expected none, d, .*, r110, received "xd": kept$/u,
  );
});

test("reads the words of a dump in settings, in any case", () => {
  const setting = (name: string, value: string) => `<set name="${name}" val="${value}"/>`;
  const settings = setting("item_type", "Herb") + setting("bodypart", "RHand") + setting("consume_type", "Stackable");
  const item = `<list><item id="1" type="EtcItem" name="Oar">${settings}</item></list>`;
  expect(smallRows("acis", "items", { "xml/items/0.xml": item })).toMatchObject([
    { etcItemType: "herb", isHerb: true, bodypart: "rhand", flags: { stackable: true } },
  ]);
});

test("lets no item be enchanted whose file denies it", () => {
  const tag = '<item id="1" type="Weapon" name=" Reed   Blade ">';
  const [blade] = fixtureRows("items", [[FILE, tag, `${tag}<set name="is_enchantable" val="false"/>`]]);
  expect(blade?.flags).toBeUndefined();
});

test.each(["12.5", "5%"])("gives a skill that an item starts no chance where %s cannot be read", (chance) => {
  const sets = `<set name="oncrit_skill" val="4025-1"/><set name="oncrit_chance" val="${chance}"/>
<set name="onmagic_skill" val="4026-2"/><set name="OnMagic_Chance" val="${chance}"/>`;
  const files = { "data/stats/items/9.xml": `<list><item id="90" type="Weapon" name="Axe">${sets}</item></list>` };
  expect(smallRows("mobius", "items", files).at(-1)).toMatchObject({
    onCritSkill: { id: 4025, level: 1 },
    onCastSkill: { id: 4026, level: 2 },
  });
  expect(JSON.stringify(smallRows("mobius", "items", files).at(-1))).not.toContain("chance");
});

const inAcis = (item: string) => ({ "xml/items/9.xml": `<list>${item}</list>` });
const axe = (set: string) =>
  inAcis(`<item id="90" type="Weapon" name="Axe"><set name="crystal_type" val="D"/>${set}</item>`);
const DUMP = {
  "xml/items/0.xml": "<list/>",
  ...dumpOf("etcitem", "item_id name weight price", "57,'Adena',0,0"),
  ...dumpOf("weapon", "item_id name weight price weaponType crystal_type duration", "90,'Axe',9,1,'sword','d','10min'"),
};
const L2JORG = '<list><weapon id="90" name="Axe"><attributes enchant-enabled="no"/></weapon></list>';

test.each([
  ["aCis, denied", "acis", axe('<set name="enchant_enabled" val="no"/>')],
  ["aCis, for a time", "acis", axe('<set name="duration" val="10min"/>')],
  ["Lucera", "acis", inAcis('<weapon id="90" name="Axe"><set grade="D"/><set mana="10min"/></weapon>')],
  ["a dump", "acis", DUMP],
  ["L2jOrg", "mobius", { "data/stats/items/9.xml": L2JORG }],
] as const)("lets no item be enchanted of which what denies it cannot be read: %s", (_, server, files) => {
  const item = smallRows(server, "items", files).find(({ id }) => id === 90);
  expect(item?.name).toBe("Axe");
  expect(item?.flags?.enchantable).toBeUndefined();
});
