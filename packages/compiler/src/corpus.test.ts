import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TableName, Tables } from "@gamedata/schema";
import { afterAll, describe, expect, test } from "vitest";
import { type Compilation, compile } from "./compile.js";
import { formatDiagnostic } from "./diagnostic.js";

const CORPUS = fileURLToPath(new URL("../../../../shared/datapack/corpus", import.meta.url));

/** Distinct ids and elements of a datapack, counted by regular expressions: see the README of the corpus. */
interface Counts {
  readonly items: number;
  readonly npcs: number;
  readonly drops: number;
  readonly skills: number;
}

/** The least share of each count that a data set holds. */
const SHARES: Counts = { items: 0.985, npcs: 0.97, drops: 0.95, skills: 0.985 };

/** A row of a table by the fields that name it, and what else it states. */
type Fact = readonly [table: TableName, key: object, facts: object];

interface Datapack {
  readonly counts: Counts;
  readonly dialect: Compilation["dialect"];
  /** Read by hand from the files of the archive. */
  readonly facts: readonly Fact[];
}

const SPIDER = 20_103;
const WOLF = 20_120;

const datapacks: Readonly<Record<string, Datapack>> = {
  "acis-custom": {
    counts: { items: 9414, npcs: 6498, drops: 29_533, skills: 2662 },
    dialect: "acis",
    facts: [
      [
        "items",
        { id: 9301 },
        { name: "Tournament Gold Battler", type: "etcitem", price: 10_000, flags: { stackable: true } },
      ],
      ["items", { id: 21_082 }, { armorType: "HEAVY", bodypart: "head", grade: "s", weight: 550, stats: { pDef: 83 } }],
      ["npcs", { id: SPIDER }, { level: 15, exp: 545, sp: 22, hp: 246.95422, pAtk: 29.61691, walkSpd: 72 }],
      ["drops", { npcId: SPIDER, itemId: 57 }, { category: 0, min: 119, max: 180, chance: 700_000 }],
      ["drops", { npcId: SPIDER, itemId: 17 }, { category: 2, min: 10, max: 30, chance: 174_458 }],
      ["drops", { npcId: SPIDER, itemId: 1803 }, { category: -1, chance: 198_526 }],
      ["spawns", { npcId: SPIDER, x: -106_777, y: 216_289 }, { z: -3248, respawnDelay: 20 }],
      ["recipes", { id: 1 }, { itemId: 1666, product: { itemId: 17, count: 500 }, mpConsume: 30, isDwarven: true }],
      [
        "skills",
        { id: 3 },
        { maxLevel: 9, mpConsume: [10, 10, 11, 13, 13, 14, 17, 18, 19], reuseDelay: 13_000, castRange: 40 },
      ],
      ["experience", { level: 80 }, { exp: 4_200_000_000 }],
    ],
  },
  "acis-l2jpx": {
    counts: { items: 9208, npcs: 6473, drops: 29_531, skills: 2654 },
    dialect: "acis",
    facts: [
      [
        "items",
        { id: 6364 },
        { grade: "s", weight: 1300, price: 48_800_000, stats: { pAtk: 281, mAtk: 132, rCrit: 8, pAtkSpd: 379 } },
      ],
      ["items", { id: 58 }, { name: "Mithril Breastplate", armorType: "HEAVY", grade: "d", crystalCount: 332 }],
      ["npcs", { id: WOLF }, { level: 4, exp: 141, sp: 4, hp: 68.20985, pAtk: 11.24892, runSpd: 110 }],
      ["drops", { npcId: WOLF, itemId: 57 }, { category: 0, min: 19, max: 29, chance: 700_000 }],
      ["drops", { npcId: WOLF, itemId: 1865 }, { category: 2, chance: 9979 }],
      ["spawns", { npcId: WOLF, x: -81_994 }, { y: 248_995, z: -3664, respawnDelay: 25 }],
      [
        "skills",
        { id: 1177 },
        { maxLevel: 5, magicLevel: [1, 4, 7, 11, 14], power: [12, 13, 15, 18, 21], castRange: 600, hitTime: 4000 },
      ],
      ["recipes", { id: 1 }, { itemId: 1666, product: { itemId: 17, count: 500 }, mpConsume: 30, isDwarven: true }],
      ["experience", { level: 80 }, { exp: 4_200_000_000 }],
      ["teleports", { npcId: 30_006, x: -80_749 }, { y: 149_834, z: -3043, price: { itemId: 57, count: 18_000 } }],
    ],
  },
  "hf-l2j-2022": {
    counts: { items: 19_199, npcs: 10_484, drops: 63_235, skills: 8132 },
    dialect: "l2j",
    facts: [
      [
        "items",
        { id: 7575 },
        { grade: "s", weight: 1650, price: 42_759_400, mpConsume: 6, reuseDelay: 1500, crystalCount: 2052 },
      ],
      ["items", { id: 7575 }, { stats: { pAtk: 581, mAtk: 132, rCrit: 12, accCombat: -3.75, pAtkSpd: 293 } }],
      // 4² · 8.82 = 141.12, cut.
      ["npcs", { id: WOLF }, { type: "Monster", level: 4, exp: 141, sp: 4, hp: 68.20985, walkSpd: 24 }],
      ["drops", { npcId: WOLF, itemId: 57 }, { min: 19, max: 29, groupChance: 700_000, chance: 1_000_000 }],
      ["drops", { npcId: WOLF, itemId: 1060 }, { groupChance: 50_113.00086975098, chance: 442_478 }],
      ["drops", { npcId: WOLF, itemId: 1864 }, { category: -1, chance: 77_212 }],
      ["spawns", { npcId: WOLF, x: -82_338, y: 249_868 }, { z: -3648, heading: 30_747, respawnDelay: 25 }],
      [
        "skills",
        { id: 1177 },
        { maxLevel: 5, magicLevel: [1, 4, 7, 11, 14], castRange: 600, effectRange: 1100, hitTime: 4000 },
      ],
      ["recipes", { id: 1 }, { itemId: 1666, product: { itemId: 17, count: 500 }, successRate: 100, mpConsume: 30 }],
      ["classes", { id: 2 }, { name: "Gladiator", parentClassId: 1 }],
    ],
  },
  "hf-sunrise": {
    counts: { items: 42_415, npcs: 10_552, drops: 63_441, skills: 8184 },
    dialect: "l2j",
    facts: [
      [
        "items",
        { id: 17_306 },
        {
          name: "Immortal Gaiters - Heavy Armor",
          bodypart: "legs",
          price: 11_464_253,
          iconFile: "armor_t501_l_i00.png",
        },
      ],
      ["items", { id: 48_133 }, { name: "Agathion - Joon Charm (30-day)", type: "armor", bodypart: "lbracelet" }],
      // 15² · 2.42303 = 545.18175, cut.
      ["npcs", { id: SPIDER }, { type: "Monster", level: 15, exp: 545, sp: 22, mp: 149.2, runSpd: 130 }],
      ["drops", { npcId: SPIDER, itemId: 57 }, { min: 119, max: 180, groupChance: 700_000, chance: 1_000_000 }],
      ["drops", { npcId: SPIDER, itemId: 1921 }, { groupChance: 39_135.99967956543, chance: 766_917 }],
      ["drops", { npcId: SPIDER, itemId: 8600 }, { groupChance: 420_000, chance: 550_000 }],
      ["spawns", { npcId: SPIDER, x: -105_974, y: 223_945 }, { z: -3640, heading: 56_231, respawnDelay: 20 }],
      [
        "recipes",
        { id: 2 },
        { itemId: 1786, product: { itemId: 3, count: 1 }, level: 1, successRate: 100, mpConsume: 30, isDwarven: true },
      ],
      ["experience", { level: 86 }, { exp: 16_890_558_728 }],
      ["classes", { id: 2 }, { name: "Gladiator", parentClassId: 1, race: "Human", type: "Fighter" }],
    ],
  },
  "mobius-essence": {
    counts: { items: 19_824, npcs: 8370, drops: 26_180, skills: 19_316 },
    dialect: "mobius",
    facts: [
      [
        "items",
        { id: 2369 },
        { name: "Squire's Sword - Sealed", weaponType: "SWORD", weight: 1600, iconFile: "weapon_long_sword_i00.png" },
      ],
      ["items", { id: 2369 }, { stats: { pAtk: 6, mAtk: 5, rCrit: 8, pAtkSpd: 379, pAtkRange: 40 } }],
      ["npcs", { id: WOLF }, { level: 4, exp: 82, sp: 1, hp: 71.9513211373933, runSpd: 110 }],
      ["drops", { npcId: WOLF, itemId: 57 }, { min: 1, max: 1, chance: 700_000 }],
      ["drops", { npcId: WOLF, itemId: 28 }, { chance: 1220 }],
      ["spawns", { npcId: WOLF }, { count: 8, respawnDelay: 3 }],
      [
        "skills",
        { id: 1177 },
        { maxLevel: 5, magicLevel: [1, 4, 7, 11, 14], mpConsume: [8, 10, 12, 14, 17], hitTime: 2000, reuseDelay: 1000 },
      ],
      [
        "recipes",
        { id: 2 },
        {
          ingredients: [
            { itemId: 92_580, count: 1 },
            { itemId: 92_476, count: 13 },
          ],
        },
      ],
      ["experience", { level: 90 }, { exp: 3_775_890_740_522 }],
      ["teleports", { npcId: 35_398, x: -82_445 }, { y: 150_788, z: -3129 }],
    ],
  },
  "mobius-helios-2019": {
    counts: { items: 40_602, npcs: 13_754, drops: 36_192, skills: 19_692 },
    dialect: "mobius",
    facts: [
      [
        "items",
        { id: 7575 },
        { name: "Draconic Bow", grade: "s", price: 42_759_400, mpConsume: 6, crystalCount: 1368 },
      ],
      ["items", { id: 7575 }, { stats: { pAtk: 581, mAtk: 132, rCrit: 12, accCombat: -3.75, pAtkRange: 500 } }],
      ["npcs", { id: WOLF }, { type: "Monster", level: 4, hp: 68, mp: 62, mDef: 36.39277, walkSpd: 24 }],
      ["drops", { npcId: WOLF, itemId: 8600 }, { min: 1, max: 1, chance: 100_000 }],
      ["drops", { npcId: WOLF, itemId: 8603 }, { chance: 198_000 }],
      ["spawns", { npcId: WOLF, x: -115_384 }, { y: 246_425, z: -3360, heading: 31_662, respawnDelay: 60 }],
      [
        "skills",
        { id: 1177 },
        { maxLevel: 5, magicLevel: [1, 4, 7, 11, 14], power: [12, 13, 15, 18, 21], castRange: 600, reuseDelay: 1200 },
      ],
      ["recipes", { id: 2 }, { itemId: 1786, product: { itemId: 3, count: 1 }, successRate: 100, mpConsume: 30 }],
      ["experience", { level: 100 }, { exp: 6_019_956_790_712 }],
      ["teleports", { npcId: 35_274, x: 147_450 }, { y: 28_081, z: -2294 }],
    ],
  },
  "mobius-talesuntold": {
    counts: { items: 14_377, npcs: 6419, drops: 20_390, skills: 10_938 },
    dialect: "mobius",
    facts: [
      [
        "items",
        { id: 2 },
        {
          name: "Long Sword",
          weaponType: "SWORD",
          weight: 1560,
          price: 136_000,
          iconFile: "weapon_long_sword_i00.png",
          stats: { pAtk: 24, mAtk: 17, rCrit: 8, pAtkSpd: 379, pAtkRange: 40 },
        },
      ],
      ["items", { id: 1458 }, { grade: "d", price: 650, flags: { stackable: true, sellable: false } }],
      [
        "skills",
        { id: 3 },
        {
          maxLevel: 9,
          magicLevel: [3, 4, 5, 8, 9, 10, 13, 14, 15],
          mpConsume: [9, 9, 10, 11, 12, 13, 16, 16, 17],
          power: [30, 32, 35, 46, 51, 55, 71, 78, 84],
          castRange: 40,
          hitTime: 1080,
        },
      ],
      ["npcs", { id: SPIDER }, { level: 15, exp: 663, sp: 19, pAtk: 29.61691, walkSpd: 72 }],
      ["drops", { npcId: SPIDER, itemId: 57 }, { min: 51, max: 118, groupChance: 700_000, chance: 1_000_000 }],
      ["drops", { npcId: SPIDER, itemId: 1921 }, { groupChance: 70_514, chance: 810_398 }],
      ["spawns", { npcId: SPIDER }, { count: 4, respawnDelay: 27 }],
      ["recipes", { id: 2 }, { itemId: 1786, product: { itemId: 3, count: 1 }, mpConsume: 30 }],
      ["experience", { level: 91 }, { exp: 121_962_472_698_097 }],
      ["teleports", { npcId: 36_655, x: 107_954 }, { y: 145_841, z: -3224, price: { itemId: 57, count: 0 } }],
    ],
  },
};

/** The one whose family no other test compiles a whole datapack of as it is checked out; all of them where the environment says so. */
const FEW = "mobius-talesuntold";
const names = Object.keys(datapacks).filter((name) => process.env["CORPUS"] === "all" || name === FEW);

const folder = mkdtempSync(join(tmpdir(), "gamedata-corpus-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function compileArchive(name: string): Compilation {
  mkdirSync(join(folder, name));
  const unpacked = spawnSync("tar", ["xJf", join(CORPUS, `${name}.tar.xz`), "-C", join(folder, name)]);
  if (unpacked.status !== 0) throw new Error(`tar cannot unpack ${name}: ${unpacked.stderr}`);
  return compile({ datapack: join(folder, name), chronicle: name, project: "unknown", revision: "unknown" });
}

const isHere = existsSync(CORPUS);
if (!isHere)
  process.stderr.write(`The datapacks of other servers are not here (${CORPUS}): the tests on them are skipped.\n`);

describe.skipIf(!isHere).each(names)("the datapack %s", (name) => {
  const { counts, dialect, facts } = datapacks[name] ?? { counts: SHARES, dialect: "acis", facts: [] };

  test("compiles as it is checked out, with nearly all that it has", () => {
    const { tables, files, diagnostics, ...compiled } = compileArchive(name);
    expect(diagnostics.filter(({ severity }) => severity === "error").map(formatDiagnostic)).toEqual([]);
    expect(files?.size).toBeGreaterThan(1);
    expect(compiled.dialect).toBe(dialect);
    for (const table of ["items", "npcs", "drops", "skills"] as const)
      expect(tables[table].length, table).toBeGreaterThanOrEqual(counts[table] * SHARES[table]);
    for (const [table, key, stated] of facts) {
      const rows: readonly { readonly row: Tables[TableName][number] }[] = tables[table];
      const found = rows.map(({ row }) => row).find((row) => matches(row, key));
      expect(found, `${table} ${JSON.stringify(key)}`).toMatchObject(stated);
    }
  });
});

const matches = (row: object, key: object): boolean =>
  Object.entries(key).every(([field, value]) => Reflect.get(row, field) === value);
