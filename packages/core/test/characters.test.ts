import { interlude } from "@gamedata/interlude";
import type { CharacterParts, CharacterStats } from "@gamedata/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog, type GetCharacterQuery, getCharacter, getFight } from "../src/index.js";
import { highFiveCatalog } from "./high-five.js";
import { catalog as interludeCatalog } from "./interlude.js";

const catalogs = { interlude: interludeCatalog, "high-five": highFiveCatalog };
type Chronicle = keyof typeof catalogs;

type Expected = Partial<Record<keyof CharacterStats, CharacterParts>>;
type Own = Partial<Record<Chronicle, Expected>>;
type Case = readonly [classId: number, query: GetCharacterQuery, both: Expected, own?: Own];

const bare = { passives: false };
/** Stats of which all is of the class and its level. */
const naked = (stats: Partial<Record<keyof CharacterStats, number>>): Expected =>
  Object.fromEntries(Object.entries(stats).map(([name, base]) => [name, { base }]));
/** Expects that a question is refused for a value, and that the message says what is allowed. */
function expectRefusal(ask: () => unknown, value: string, allowed: string): void {
  expect(ask).toThrow(expect.objectContaining({ code: "INVALID_PARAMETER" }));
  expect(ask).toThrow(value);
  expect(ask).toThrow(allowed);
}

/**
 * Worked out by hand from xml/classes and xml/stats/chars/baseStats, xml/items, xml/hennas and xml/skills. The factors of base
 * stats are STR 36 1.04, 39 1.16, 40 1.2, 41 1.24; CON 27 0.98, 31 1.1, 43 1.58, 45 1.67; DEX 21 1.01, 30 1.1, 32 1.12, 34 1.14;
 * INT 21 0.81, 25 0.88, 31 0.99, 41 1.21, 45 1.31; WIT 11 0.64, 19 0.95; MEN 25 1.28, 39 1.48, 40 1.49, 42 1.52.
 */
const golden: Readonly<Record<string, Case>> = {
  // 101 · 0.98, 40 · 1.48; 3 · 0.63 · 0.9; 6 · (0.9 · 1.21)²; 54 · 0.9; 41 · 1.48 · 0.9; 300 · 1.01; 333 · 1; √21 · 6 + 1 = 28.5.
  "a naked human mystic of level 1": [
    10,
    { level: 1, ...bare },
    naked({ hp: 98, mp: 59, pAtk: 1, mAtk: 7, pDef: 48, mDef: 54, atkSpd: 303, castSpd: 333, evasion: 28 }),
  ],
  // Full Plate, chest and helmet at +4 (6 points each): 80 · 1.29; with 239 + 58, less 31 and 12, in High Five 18 too. HP: 972.3 · 1.58,
  // and the set. In High Five +4 of grade C gives 12 HP, of full armor 18.
  "a tank of level 40 with set and enchantment": [
    5,
    { level: 40, items: ["356-4", "2414-4"], ...bare },
    {},
    {
      interlude: { pDef: { base: 103, equipment: 327, enchant: 16 }, hp: { base: 1536, set: 270 } },
      "high-five": { pDef: { base: 103, equipment: 304, enchant: 16 }, hp: { base: 1536, set: 269, enchant: 30 } },
    },
  ],
  // Draconic Bow +4 (50 points), Might 3, a henna of STR −4 and DEX +2. P. Atk.: 4, 581, 631 · 1.2 · 1.65; 631 · 1.04 · 1.65; · 1.15.
  // Critical: 4, 12 · 11; 12 · 11.2. Speed: 300, 293 · 1.1; 293 · 1.12. √30 · 6 + 76 = 108.9, √32 · 6 + 76 = 109.9; High Five adds 7 at level 76.
  "an archer of level 76 with a henna and a buff": [
    9,
    { level: 76, items: ["7575-4"], hennas: [65], skills: [[1068, 3]], ...bare },
    {
      str: { base: 40, henna: -4 },
      dex: { base: 30, henna: 2 },
      pAtk: { base: 7, equipment: 1143, enchant: 99, henna: -167, buff: 163 },
      critRate: { base: 44, equipment: 88, henna: 2 },
      atkSpd: { base: 330, equipment: -8, henna: 6 },
    },
    {
      interlude: { accuracy: { base: 108, equipment: -3, henna: 1 }, evasion: { base: 108, henna: 1 } },
      "high-five": { accuracy: { base: 116, equipment: -4, henna: 1 }, evasion: { base: 115, henna: 1 } },
    },
  ],
  // Demon's robe: INT +4, WIT −1. M. Atk.: 6 · (1.29 · 1.21)², · 1.31. 333 · 0.95. MP: 478.8 · 1.48 + 284 + 177. P. Def.: 54 · 1.29; (54 − 31 + 148) · 1.29.
  "a mage of level 40 whose set changes attributes": [
    12,
    { level: 40, items: ["441", "472", "2459"], ...bare },
    {
      int: { base: 41, set: 4 },
      wit: { base: 20, set: -1 },
      mAtk: { base: 14, set: 3 },
      castSpd: { base: 333, set: -17 },
      mp: { base: 708, equipment: 461 },
      pDef: { base: 69, equipment: 151 },
    },
    { interlude: { hp: { base: 1001, set: -270 } }, "high-five": { hp: { base: 1001, set: 269 } } },
  ],
  // 1110.8 · 1.67, 777.56 · 1.67; 1.029993928^45 · 30495.627366 and 1.67 · 69000.
  "a naked dwarf of level 40": [
    55,
    { level: 40, ...bare },
    naked({ hp: 1855, cp: 1298 }),
    { interlude: { weightLimit: { base: 115_291 } }, "high-five": { weightLimit: { base: 115_230 } } },
  ],
  // 418 · 1.1, 192 · 1.52; 6 · (1.09 · 0.99)²; 54 · 1.09.
  "a naked orc mystic of level 20": [49, { level: 20, ...bare }, naked({ hp: 459, mp: 291, mAtk: 6, pDef: 58 })],
  // 41 · 1.49 · 1.65; all five jewels: 80 + 2 · 60 + 2 · 40; the necklace at +4: 6.
  "an elf of level 76 with jewels": [
    30,
    { level: 76, items: ["6326-4", "6327", "6327", "6328", "6328"], ...bare },
    { mDef: { base: 100, equipment: 588, enchant: 15 } },
  ],
  // Dual swords of grade A at +7: 3 · 5 + 4 · 10 and 3 · 3 + 4 · 6 points. 4, 282, 337 · 1.24 · 1.5; 6, 114, 147 · (1.5 · 0.88)²; 4, 8 · 11.4;
  // 300, 325 · 1.14, which are a little less than 342 and 370.5 in binary.
  "a dark elf of level 61 with dual swords": [
    34,
    { level: 61, items: ["5706-7"], ...bare },
    {
      pAtk: { base: 7, equipment: 517, enchant: 102 },
      mAtk: { base: 10, equipment: 188, enchant: 58 },
      critRate: { base: 45, equipment: 46 },
    },
    { interlude: { atkSpd: { base: 341, equipment: 29 } }, "high-five": { atkSpd: { base: 342, equipment: 28 } } },
  ],
  // Weapon Mastery 3: · 1.085 + 4; Armor Mastery 5: + 14. 4 · 1.2 · 1.09 = 5.2; 80 · 1.09.
  "a human fighter of level 20 with what he has learned": [
    0,
    { level: 20 },
    { pAtk: { base: 5, passive: 4 }, pDef: { base: 87, passive: 14 } },
  ],
};

describe.each(Object.keys(catalogs) as Chronicle[])("characters of %s", (chronicle) => {
  const catalog = catalogs[chronicle];

  it.each(Object.entries(golden))("%s", (_, [classId, query, both, own]) => {
    const { stats } = getCharacter(catalog, classId, query);
    const expected = Object.entries({ ...both, ...own?.[chronicle] });
    for (const [name, parts] of expected) {
      const value = Object.values(parts).reduce((sum: number, part) => sum + Number(part), 0);
      expect([name, stats[name as keyof CharacterStats]]).toEqual([name, { value, parts }]);
    }
  });

  it("has the numbers of the table alone without equipment, for every class and level", () => {
    const rules = new Map(catalog.dataset.engineRules.map(({ name, value }) => [name as string, value]));
    const factor = (name: string, value: number) => {
      const base = (rules.get(`${name}BonusBase`) ?? Number.NaN) / 1000;
      const offset = (rules.get(`${name}BonusOffset`) ?? Number.NaN) / 1000;
      return Math.floor(base ** (value - offset) * 100 + 0.5) / 100;
    };
    for (const row of catalog.dataset.classGrowth) {
      for (let level = 1; level <= row.hp.length; level += 1) {
        const { stats } = getCharacter(catalog, row.classId, { level, ...bare });
        const values = Object.fromEntries(Object.entries(stats).map(([name, { value }]) => [name, value]));
        const at = level - 1;
        const [con, men, str, int] = [row.con, row.men, row.str, row.int].map((one, index) =>
          factor(["con", "men", "str", "int"][index] ?? "", one),
        );
        const of = (level + 89) / 100;
        expect(values).toMatchObject({
          hp: Math.trunc((row.hp[at] ?? 0) * (con ?? 0)),
          mp: Math.trunc((row.mp[at] ?? 0) * (men ?? 0)),
          cp: Math.trunc((row.cp[at] ?? 0) * (con ?? 0)),
          pAtk: Math.max(1, Math.trunc(row.pAtk * (str ?? 0) * of)),
          mAtk: Math.trunc(row.mAtk * ((int ?? 0) * of) ** 2),
          pDef: Math.trunc(row.pDef * of),
          mDef: Math.trunc(row.mDef * (men ?? 0) * of),
          runSpd: Math.trunc(row.runSpd * factor("dex", row.dex)),
          castSpd: Math.trunc(333 * factor("wit", row.wit)),
        });
      }
    }
  });

  it("has parts that add up to the value, whatever a character wears and has", () => {
    const forHawkeye = catalog.dataset.items.filter(({ conditions = {} }) => {
      const text = JSON.stringify(conditions);
      return !text.includes("categoryType") && (!text.includes("races") || text.includes("HUMAN"));
    });
    const weapons = forHawkeye.filter(({ weaponType, grade }) => weaponType === "SWORD" && grade === "d");
    const chests = forHawkeye.filter(({ bodypart, armorType }) => bodypart === "chest" && armorType === "LIGHT");
    const buffs = catalog.dataset.skills.filter(({ appliedEffects }) => appliedEffects !== undefined);
    const worn = fc.record({
      level: fc.integer({ min: 76, max: 80 }),
      weapon: fc.constantFrom(...weapons),
      chest: fc.constantFrom(...chests),
      enchant: fc.integer({ min: 0, max: 20 }),
      buffs: fc.array(fc.constantFrom(...buffs), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(worn, ({ level, weapon, chest, enchant, buffs: chosen }) => {
        const skills = chosen.map(({ id, maxLevel }) => [id, maxLevel] as const);
        const grades = ["none", "d", "c", "b", "a", "s"];
        fc.pre(grades.includes(chest.grade ?? "none"));
        const items = (level: number) => [`${weapon.id}-${level}`, `${chest.id}-${level}`];
        const { stats } = getCharacter(catalog, 9, { level, items: items(enchant), skills });
        for (const { value, parts } of Object.values(stats)) {
          expect(Object.values(parts).reduce((sum: number, part) => sum + Number(part), 0)).toBeCloseTo(value, 6);
        }
        // More of a thing that helps never makes it worse.
        const better = getCharacter(catalog, 9, { level, items: items(enchant + 1), skills }).stats;
        for (const name of ["pAtk", "mAtk", "pDef", "hp"] as const) {
          expect(better[name].value).toBeGreaterThanOrEqual(stats[name].value);
        }
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    [{ level: 1, items: ["6619"] }, "Infinity Bow (6619)", "grade none or lower for Human Fighter of level 1"],
    [{ level: 20, items: ["256", "256"] }, "(256)", "for another place than"],
    [{ level: 20, items: ["57"] }, "57", "the id of an item that a character can wear"],
    [{ level: 20, items: ["256-x"] }, "256-x", "such as 6619-4,2381"],
    [{ level: 20, items: ["256-65535"] }, "256-65535", "an enchantment of at most 127"],
    [{ level: 20, hennas: [1] }, "1", "at most 0 hennas for Human Fighter"],
    [{ level: 20, skills: [[1068, 99]] as const }, "1068-99", "a level of Might (1068), 1 to"],
    [{ level: 0 }, "0", "at least 1"],
  ])("refuses %j by name", (query, value, allowed) => {
    expectRefusal(() => getCharacter(catalog, 0, query), value, allowed);
  });
});

// Conditions of stats/items: the races of a shield but Kamael, the group ALL_WOLF_GROUP, BUFF_MASTER and the level 40.
it.each([
  [123, { level: 40, items: ["18"] }, "Leather Shield (18)", "an item for Male Kamael Soldier"],
  [0, { level: 40, items: ["2506"] }, "Wolf's Leather Armor (2506)", "an item for Human Fighter"],
  [9, { level: 80, items: ["11522"] }, "Dynasty Leather Armor (11522)", "an item for Hawkeye"],
  [20, { level: 39, items: ["9397"] }, "Shield Master Circlet (9397)", "an item for level 39"],
])("of high-five of class %i with %j is refused by name", (classId, query, value, allowed) => {
  expectRefusal(() => getCharacter(catalogs["high-five"], classId, query), value, allowed);
});

it("has a henna that names no class on every class, as in the list of hennas", () => {
  const hennas = interlude.hennas.map(({ classIds: _, ...henna }) => henna);
  const { stats } = getCharacter(createCatalog({ ...interlude, hennas }), 2, { level: 40, hennas: [1] });
  expect(stats.str.parts.henna).toBe(1);
});

it("says what a data set lacks", () => {
  const without = (part: object) => createCatalog({ ...interlude, ...part });
  expect(() => getCharacter(without({ classGrowth: [] }), 0)).toThrow(
    "the data set has no numbers of class 0 by level",
  );
  expect(() => getCharacter(without({ engineRules: [] }), 0, { level: 1 })).toThrow(
    "has no rules of the engine for characters",
  );
});

it("has by default the highest level of which the data set states the numbers of the class", () => {
  // Of the classes one by one: the experience of this data set goes on to a level that none reaches.
  const classGrowth = interlude.classGrowth.map((row) =>
    row.classId === 0 ? { ...row, hp: row.hp.slice(0, 70) } : row,
  );
  const catalog = createCatalog({ ...interlude, classGrowth });
  expect([0, 1].map((id) => getCharacter(catalog, id).level)).toEqual([70, 80]);
  expect(getFight(catalog, 20_120, { class: 0 }).level).toBe(70);
  expect(() => getFight(catalog, 20_120, { class: 9999 })).toThrow("the id of a class");
});
