import { expect, test } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import { compileSmall, dumpOf } from "../../../fixtures/small-datapack.js";

const ADENA = { "xml/items/0.xml": "<list/>", ...dumpOf("etcitem", "item_id name weight price", "57,'Adena',0,0") };

function itemsOf(files: Readonly<Record<string, string>>) {
  const { tables, losses } = compileSmall("acis", { ...ADENA, ...files });
  return { rows: tables.items.map(({ row }) => row).filter(({ id }) => id !== 57), losses };
}

const WEAPON = "item_id name weight price weaponType crystal_type";

test("reads what a weapon of a dump is made of, its spread, its skill from +4 on and how long it lasts", () => {
  const columns = `${WEAPON} material rnd_dam duration enchant4_skill_id enchant4_skill_lvl`;
  const swords = [
    "70,'Sword',9,100,'sword','d','fine_steel',10,-1,3557,1",
    "71,'Oar',9,100,'sword','d','steel',10,600,0,0",
  ];
  const { rows, losses } = itemsOf(dumpOf("weapon", columns, ...swords));
  expect(losses).toEqual([]);
  expect(rows).toEqual(yaml`
    - { id: 70, name: Sword, type: weapon, grade: d, weight: 9, price: 100, material: FINE_STEEL, weaponType: SWORD,
      randomDamage: 10, enchant4Skill: { id: 3557, level: 1 }, flags: { enchantable: true } }
    - { id: 71, name: Oar, type: weapon, grade: d, weight: 9, price: 100, material: STEEL, weaponType: SWORD,
      randomDamage: 10, wornMinutes: 600 }
  `);
});

test("enchants no weapon that new players are lent", () => {
  const values = [7831, 7832].map((id) => `${id},'Pike',9,100,'pole','d'`);
  const { rows } = itemsOf(dumpOf("weapon", WEAPON, ...values));
  expect(rows.map(({ id, flags }) => `${id} ${flags?.enchantable}`)).toEqual(["7831 undefined", "7832 true"]);
});

test.each([
  ["skill", "'3048-2;'"],
  ["skills_item", "'3048-2'"],
])("reads the skills of a weapon in the column %s of later dumps", (column, value) => {
  const { rows } = itemsOf(dumpOf("weapon", `${WEAPON} ${column}`, `70,'Sword',9,100,'sword','d',${value}`));
  expect(rows[0]?.itemSkill).toBe("3048-2");
});

test("reads lists of skills with chances, and none of those that stand for none", () => {
  const columns = `${WEAPON} time skills_item skills_enchant4 skills_onCast skills_onCrit`;
  const sword = "70,'Sword',9,100,'sword','d',60,'','3557-1','','3021-5-35;'";
  const { rows, losses } = itemsOf(dumpOf("weapon", columns, sword, "71,'Axe',9,100,'sword','d',-1,'0-0;','','',''"));
  expect(losses).toEqual([]);
  expect(rows[0]).toMatchObject(yaml`
    { timeLimitMinutes: 60, enchant4Skill: { id: 3557, level: 1 }, onCritSkill: { id: 3021, level: 5, chance: 35 } }
  `);
  for (const field of ["itemSkill", "onCritSkill", "onCastSkill", "enchant4Skill", "timeLimitMinutes"])
    expect(rows[1]).not.toHaveProperty(field);
});

test("names a list of skills that cannot be read", () => {
  const { rows, losses } = itemsOf(dumpOf("weapon", `${WEAPON} skills_item`, "70,'Sword',9,100,'sword','d','3048/2'"));
  expect(rows[0]?.itemSkill).toBeUndefined();
  expect(losses).toHaveLength(1);
});
