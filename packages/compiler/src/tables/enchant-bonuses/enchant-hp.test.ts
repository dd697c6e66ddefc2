import { expect, test } from "vitest";
import { compileSmall } from "../../../fixtures/small-datapack.js";

const FILE = "data/stats/enchantHPBonus.xml";
const list = (grade: string, ...bonuses: readonly number[]) =>
  `<list><enchantHP grade="${grade}">${bonuses.map((bonus) => `<bonus>${bonus}</bonus>`).join("")}</enchantHP></list>`;

const hpOf = (text: string) =>
  compileSmall("mobius", { [FILE]: text })
    .tables.enchantBonuses.map(({ row: { source: _, ...row } }) => row)
    .filter(({ stat }) => stat === "maxHp");

test("reads the HP of enchanted armor, one and a half times as much for full armor, the last one for all higher levels", () => {
  expect(hpOf(list("D", 0, 9, 26))).toEqual([
    { stat: "maxHp", grade: "d", kind: "armor", bonuses: [0, 9, 26, 26] },
    { stat: "maxHp", grade: "d", kind: "fullArmor", bonuses: [0, 13, 39, 39] },
  ]);
});

test("gives the grades above S what S has", () => {
  expect(hpOf(list("S", 17)).map(({ grade }) => grade)).toEqual(["s", "s", "s80", "s80", "s84", "s84"]);
});

test.each([
  ["names", ["S", "S80", "R", "R95"]],
  ["numbers", ["5", "6", "8", "9"]],
])("gives grades by %s what the engine looks up for them, whatever their own rows say", (_, stated) => {
  const text = stated.map((grade, at) => `<enchantHP grade="${grade}"><bonus>${10 * at}</bonus></enchantHP>`).join("");
  const armor = hpOf(`<list>${text}</list>`).filter(({ kind }) => kind === "armor");
  const first = armor.map(({ grade, bonuses }) => `${grade} ${bonuses[0]}`);
  expect(first.join()).toBe("s 0,s80 0,s84 0,r 20,r95 20,r99 20");
});

test("reads grades by number and bonuses in one attribute", () => {
  const { tables, losses } = compileSmall("mobius", {
    "data/enchantHPBonus.xml": '<list><enchantHP grade="1" values="0, 9, 26"/></list>',
  });
  const rows = tables.enchantBonuses.filter(({ row }) => row.stat === "maxHp").map(({ row }) => row);
  expect(rows).toMatchObject([
    { grade: "d", kind: "armor", bonuses: [0, 9, 26, 26] },
    { grade: "d", kind: "fullArmor", bonuses: [0, 13, 39, 39] },
  ]);
  expect(losses).toEqual([]);
});

test("reads the bonus of full armor where it is stated", () => {
  const text = `<list><enchantHP grade="1" fullArmor="false" values="0, 9, 26"/>
<enchantHP grade="1" fullArmor="true" values="0, 14, 40"/></list>`;
  expect(hpOf(text)).toEqual([
    { stat: "maxHp", grade: "d", kind: "armor", bonuses: [0, 9, 26, 26] },
    { stat: "maxHp", grade: "d", kind: "fullArmor", bonuses: [0, 14, 40, 40] },
  ]);
});
