import type { TableName } from "@gamedata/schema";
import { describe, expect, test } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import { compileSmall, type SMALL } from "../fixtures/small-datapack.js";

/** A record that is true only with all of its parts, and how each of them is damaged alone. */
interface Case {
  readonly server?: keyof typeof SMALL;
  readonly table: TableName;
  readonly file: string;
  readonly text: string;
  readonly further?: Readonly<Record<string, string>>;
  readonly damages: readonly (readonly [part: string, written: string])[];
}

const chances = Array.from({ length: 10 }, (_, at) => `chance${76 + at}="${at}"`).join(" ");
const rates = 'rate76="1" rate77="2" rate78="3" rate79="4" rate80="5"';
const option = (id: number) => `<item chance="40"><item id="${id}" count="1"/></item>`;

const cases: readonly Case[] = [
  {
    table: "skillTrees",
    file: "data/skillTrees/a.xml",
    text: `<list><skillTree type="transformSkillTree"><skill skillId="24" skillLvl="1" getLevel="60" levelUpSp="5"><race>ORC</race>
<item id="60" count="10"/><preRequisiteSkill id="20" lvl="1"/><subClassConditions slot="1" lvl="75"/><residenceId>4</residenceId></skill></skillTree></list>`,
    damages: [
      ['id="60" count', 'id="60" cont'],
      ['count="10"', 'count="ten"'],
      ["<item ", "<itm "],
      ['id="20"', 'id="none"'],
      ['lvl="75"', 'lv="75"'],
      ["4</residenceId>", "four</residenceId>"],
      ["<race>ORC</race>", "<rce>ORC</rce>"],
      ["levelUpSp", "levelUpS"],
      ["transformSkillTree", "transfromSkillTree"],
    ],
  },
  {
    table: "skillEnchantCosts",
    file: "data/enchantSkillGroups.xml",
    text: `<list><group id="7"><enchant level="1" adena="9" exp="0" sp="5" ${chances}/><enchant level="2" adena="9" exp="0" sp="6" ${chances}/></group></list>`,
    damages: [
      ['<enchant level="2"', '<enchnt level="2"'],
      ['adena="9"', 'adena="9" item="57"'],
      ['chance85="9"', 'chance85="x"'],
    ],
  },
  {
    table: "skillEnchantCosts",
    file: "data/EnchantSkillGroups.xml",
    text: '<list><enchant level="1" enchantFailLevel="0"><sps><sp amount="4" type="NORMAL"/></sps><items><item id="60" count="1" type="NORMAL"/></items></enchant></list>',
    damages: [
      ["<sp ", "<spp "],
      ["<items>", "<itemss>"],
      ['count="1"', 'count="one"'],
      ['amount="4"', 'amunt="4"'],
      ['type="NORMAL"', 'type="NORML"'],
    ],
  },
  {
    server: "acis",
    table: "skillEnchantCosts",
    file: "xml/skillstrees/enchantSkills.xml",
    text: `<list><enchantSkill id="1" lvl="101" exp="1" sp="5" ${rates} itemNeeded="60-1"/></list>`,
    damages: [
      ["itemNeeded", "itemNeded"],
      [' itemNeeded="60-1"/>', "><itemNeeded>60-1</itemNeeded></enchantSkill>"],
      ['"60-1"', '"60-1;57-2"'],
    ],
  },
  {
    table: "enchantChances",
    file: "data/enchantItemGroups.xml",
    text: `<list><enchantRateGroup name="A"><current enchant="0-2" chance="100"/><current enchant="3-65535" chance="66"/></enchantRateGroup>
<enchantScrollGroup id="0"><enchantRate group="A"><item slot="feet" magicWeapon="true"/></enchantRate><enchantRate group="A"><item slot="head"/></enchantRate></enchantScrollGroup></list>`,
    damages: [
      ['<current enchant="0-2"', '<curent enchant="0-2"'],
      ['enchant="0-2"', 'enchant="0-x"'],
      ["magicWeapon", "magcWeapon"],
      ['<enchantRate group="A"><item slot="head"/></enchantRate>', '<enchntRate group="A"/>'],
    ],
  },
  {
    table: "boxes",
    file: "data/stats/items/9.xml",
    text: `<list><item id="90" type="EtcItem" name="Crate"><capsuled_items><item id="60" min="1" max="2" chance="30"/><item id="61" min="1" max="1" chance="50"/></capsuled_items></item></list>`,
    damages: [
      ['<item id="61"', '<itm id="61"'],
      ['chance="50"', 'chance="5O"'],
      ['max="1"', 'max="1" onlyOnce="true"'],
      ['id="61"', 'id="x"'],
      ['chance="50"', 'chnce="50"'],
    ],
  },
  {
    table: "boxes",
    file: "data/stats/items/9.xml",
    text: '<list><item id="90" type="EtcItem" name="Crate"><set name="capsuled_items" val="60,2,3,40;61,1,1,100"/></item></list>',
    damages: [[",100", ""]],
  },
  {
    table: "boxes",
    file: "data/stats/skills/9.xml",
    text: `<list><skill id="9" levels="2" name="Open"><set name="operateType" val="A1"/><effects>
<effect name="RestorationRandom" fromLevel="1"><items>${option(60)}${option(61)}</items></effect></effects></skill></list>`,
    further: {
      "data/stats/items/9.xml":
        '<list><item id="90" type="EtcItem" name="Crate"><set name="item_skill" val="9-1"/></item></list>',
    },
    damages: [
      [
        option(61),
        option(61)
          .replace("<item ", "<itm ")
          .replace(/<\/item>$/u, "</itm>"),
      ],
      ['<item id="61" count="1"/>', '<item id="61" count="1"/><itm id="62" count="1"/>'],
      ["fromLevel", "fromLevl"],
      ['fromLevel="1"', 'fromLevel="x"'],
    ],
  },
  {
    table: "recipes",
    file: "data/recipes.xml",
    text: `<list><item id="1" recipeId="60" craftLevel="1" type="dwarven" successRate="100"><ingredient id="57" count="4"/><ingredient id="62" count="1"/>
<production id="61" count="1"/><statUse name="MP" value="30"/></item></list>`,
    damages: [
      ['<ingredient id="62"', '<ingrdient id="62"'],
      ['<ingredient id="62" count="1"', '<ingredient id="62" count="bad"'],
      ['<ingredient id="62" count="1"/>', '<parts><ingredient id="62" count="1"/></parts>'],
      ["<statUse ", '<statUse name="HP" value="9"/><statUse '],
    ],
  },
  {
    table: "recipes",
    file: "data/Recipes.xml",
    text: `<list><recipe id="1" name="a" level="2" itemId="60" successRate="70" isCommonRecipe="false"><materials><item id="57" count="4"/><item id="62" count="1"/></materials>
<product><item id="61" count="5" chance="100"/></product><statUse><stat name="CUR_MP" val="30"/></statUse></recipe></list>`,
    damages: [
      ['<item id="62"', '<itm id="62"'],
      ['<item id="62" count="1"', '<item id="62" count="many"'],
      ["<product>", '<materials><item id="60" count="1"/></materials><product>'],
      ['<statUse><stat name="CUR_MP" val="30"/></statUse>', '<sttUse><stat name="CUR_MP" val="30"/></sttUse>'],
      ['chance="100"', 'chace="100"'],
      ['chance="100"', 'chance="90"'],
      ['<item id="61" count="5" chance="100"/>', ""],
    ],
  },
  {
    server: "acis",
    table: "armorSets",
    file: "xml/armorSets.xml",
    text: '<list><armorset name="Set" chest="57" head="60"/></list>',
    damages: [
      [' head="60"/>', "><head>60</head></armorset>"],
      ['head="60"', 'head="hat"'],
    ],
  },
  {
    table: "armorSets",
    file: "data/stats/armorsets/0.xml",
    text: '<list><set id="9"><chest id="61"/><head id="62"/><skill id="3" level="1"/></set></list>',
    damages: [
      ["<head ", "<hed "],
      ['<head id="62"/>', '<parts><head id="62"/></parts>'],
      ['id="62"', 'id="hat"'],
    ],
  },
  {
    table: "armorSets",
    file: "data/stats/armorsets/0.xml",
    text: '<list><set id="9"><requiredItems><item id="71"/><item id="62"/></requiredItems></set></list>',
    further: {
      "data/stats/items/1.xml":
        '<list><item id="71" name="Mail" type="Armor"><set name="bodypart" val="chest"/></item></list>',
    },
    damages: [
      ['<item id="62"', '<itm id="62"'],
      ['id="62"', 'id="hat"'],
    ],
  },
  {
    server: "acis",
    table: "armorSets",
    file: "xml/armorSets.xml",
    text: '<list><armorset><set name="chest" val="57"/><set name="head" val="60"/></armorset></list>',
    damages: [
      ['<set name="head"', '<st name="head"'],
      ['name="head"', 'name="hed"'],
      ['val="60"', 'val="hat"'],
      ['val="60"', 'vall="60"'],
    ],
  },
  {
    table: "hennas",
    file: "data/stats/hennaList.xml",
    text: '<list><henna dyeId="5" dyeItemId="60"><stats str="1" con="-3"/><wear fee="7"/><classId>1</classId></henna></list>',
    damages: [
      ["<classId>1</classId>", "<clasId>1</clasId>"],
      ["<classId>1</classId>", "<parts><more><classId>1</classId></more></parts>"],
      ["<classId>1</classId>", "<classId>1</classId><classId>all</classId>"],
      ["<classId>1</classId>", "<classId>1,2,3</classId>"],
      ["<stats ", "<stts "],
      ["con=", "cno="],
      ['con="-3"', 'con="low"'],
      [' fee="7"', ""],
      ["<wear ", '<skill id="1" lvel="1"/><wear '],
    ],
  },
  {
    table: "soulCrystalNpcs",
    file: "data/levelUpCrystalData.xml",
    text: '<list><crystal><item itemId="60" level="0" leveledItemId="61"/></crystal><npc><item npcId="1001"><detail absorbType="FULL_PARTY" chance="10" levelList="1,2" skill="true"/></item></npc></list>',
    damages: [
      ["absorbType", "absrbType"],
      ["levelList", "levlList"],
      ["skill=", "skil="],
      ["FULL_PARTY", "FULL_PARY"],
    ],
  },
  {
    server: "acis",
    table: "augmentationSkills",
    file: "xml/augmentation/skills.xml",
    text: '<list><augmentation id="14561" skillId="3" skillLevel="1" type="blue"/><augmentation id="14562" skillId="4" skillLevel="1" type="blue"/></list>',
    damages: [
      ['<augmentation id="14562"', '<augmentatin id="14562"'],
      ['skillId="4"', 'skillId="x"'],
    ],
  },
  {
    server: "acis",
    table: "augmentationStats",
    file: "xml/augmentation/stats.xml",
    text: `<list><set order="0">${["pDef", "mDef"].map((stat) => `<stat name="${stat}"><table name="#soloValues">1 2</table><table name="#combinedValues">3 4</table></stat>`).join("")}</set></list>`,
    damages: [
      [
        '<stat name="mDef"><table name="#soloValues">1 2</table><table name="#combinedValues">3 4</table></stat>',
        '<stt name="mDef"/>',
      ],
      ['<table name="#soloValues">1 2</table>', '<table name="#soloValues">1 x</table>'],
    ],
  },
  {
    server: "acis",
    table: "spawns",
    file: "sql/spawnlist.sql",
    text: `CREATE TABLE spawnlist (npc_templateid int, locx int, locy int, locz int, respawn_min_delay int, respawn_max_delay int);
INSERT INTO spawnlist VALUES (1001,1,2,3,30,50);`,
    damages: [
      [",30,", ",'x',"],
      ["50)", "'1o')"],
      ["respawn_min_delay", "respawn_mim_delay"],
    ],
  },
  {
    table: "enchantBonuses",
    file: "data/stats/enchantHPBonus.xml",
    text: '<list><enchantHP grade="D"><bonus>1</bonus><bonus>2</bonus></enchantHP></list>',
    damages: [
      ["<bonus>1</bonus>", "<bons>1</bons>"],
      ["<bonus>1</bonus>", "<bonus>x</bonus>"],
      ['"D"', '"?"'],
    ],
  },
];

/** Engines have rows of their own in some tables. */
const ownRows = (table: TableName, file: string, compiled: ReturnType<typeof compileSmall>) => {
  const rows: readonly { readonly file: string }[] = compiled.tables[table];
  return rows.filter((row) => row.file === file || table === "boxes");
};

describe.each(cases)(
  "a record of $table in $file",
  ({ server = "mobius", table, file, text, further = {}, damages }) => {
    let lost: number;

    test("is read", () => {
      const whole = compileSmall(server, { ...further, [file]: text });
      expect(ownRows(table, file, whole).length).toBeGreaterThan(0);
      lost = whole.losses.length;
    });

    test.each(damages)("with %s as %s is left out, and named", (part, written) => {
      expect(text).toContain(part);
      const found = compileSmall(server, { ...further, [file]: text.replace(part, written) });
      expect(ownRows(table, file, found)).toEqual([]);
      expect(found.losses.length).toBeGreaterThan(lost);
    });
  },
);

test("what is looked for and not there is no name that is not read", () => {
  const { unread } = compileSmall("mobius", {});
  expect(unread.filter(({ count }) => count === 0)).toEqual([]);
});

test("a list of what new characters have is left out with an item that cannot be read", () => {
  const startItems = (item: string) =>
    compileSmall("mobius", {
      "data/stats/chars/classList.xml": '<list><class classId="0" name="Fighter"/></list>',
      "data/skillTrees/a.xml":
        '<list><skillTree type="classSkillTree" classId="0"><skill skillId="3" skillLvl="1" getLevel="1"/></skillTree></list>',
      "data/stats/initialEquipment.xml": `<list><equipment classId="0"><item id="60" count="1"/>${item}</equipment></list>`,
    }).tables.classes.map(({ row }) => row.startItems)[0];
  expect(startItems('<item id="61" count="2"/>')).toEqual(yaml`[{ itemId: 60, count: 1 }, { itemId: 61, count: 2 }]`);
  expect(startItems('<item id="61" count="two"/>')).toBeUndefined();
  expect(startItems('<itm id="61" count="2"/>')).toBeUndefined();
});
