import { experienceTo, spawnRow } from "@gamedata/fixtures";
import type { EngineRuleRow, NpcRow, SpawnRow } from "@gamedata/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { getNpcLoot } from "../loot/npc-loot.js";
import { listHuntingTargets } from "./list-hunting-targets.js";

const rule = (name: EngineRuleRow["name"], value: number): EngineRuleRow => ({ name, value, source: "Ogre.reward" });
const expRules = [rule("expGapFree", 5), rule("expGapNumerator", 5), rule("expGapDenominator", 6)];
const gapRules = [rule("levelGapFrom", 9), rule("levelGapDivisor", 3)];
/** With a base of 1 every attribute has the factor 1. */
const statRules = [
  ...(["str", "int", "dex", "wit", "con", "men"] as const).map((name) => rule(`${name}BonusBase`, 1000)),
  rule("statLevelOffset", 89),
  rule("statCastSpeed", 333),
];

const attributes = { str: 1, int: 1, dex: 1, wit: 1, con: 1, men: 1 };
const stats = { ...attributes, mp: 1, pAtk: 1, pDef: 1, mAtk: 1, mDef: 1, atkSpd: 1, crit: 1, walkSpd: 1, runSpd: 1 };

function npc(id: number, name: string, further: Partial<NpcRow> = {}): NpcRow {
  return { id, name, level: 10, type: "Monster", file: "npcs", exp: 100, sp: 10, hp: 200, ...stats, ...further };
}
const spawn = (npcId: number, x: number, respawnDelay: number, further: Partial<SpawnRow> = {}) =>
  spawnRow(npcId, x, 0, { respawnDelay, ...further });

const parts = {
  experience: experienceTo(80),
  items: [
    { id: 57, name: "Adena", type: "etcitem" as const, price: 1 },
    { id: 5, name: "Mud", type: "etcitem" as const, price: 8 },
  ],
  regions: [
    { id: 1, name: "West", tiles: [[4, 8]] as [number, number][] },
    { id: 2, name: "East", tiles: [[5, 8]] as [number, number][] },
  ],
  locations: [{ id: 3, name: "Bog", x: 0, y: 0, z: 0, type: 1 }],
  npcs: [
    npc(1, "Toad", { ai: { aggro: 300 } }),
    npc(2, "Newt", { level: 20, exp: 600, hp: 1000 }),
    npc(3, "Toad Chief", { type: "RaidBoss", exp: 9000 }),
    npc(4, "Tadpole", { exp: 0 }),
    npc(5, "Ghost", {}),
    npc(6, "Wanderer", {}),
    npc(7, "Crier", { type: "Folk" }),
  ],
  drops: [
    { npcId: 1, category: 0, itemId: 57, min: 10, max: 30, chance: 500_000 },
    { npcId: 2, category: 1, itemId: 5, min: 1, max: 1, chance: 1_000_000 },
  ],
  spawns: [
    spawn(1, 0, 60),
    spawn(1, 100, 120),
    spawn(1, 40_000, 60),
    spawn(2, 40_000, 3600, { count: 3 }),
    spawn(3, 0, 60),
    spawn(4, 0, 60),
    spawn(6, 0, 60, { groupId: 1 }),
    spawn(7, 0, 60),
  ],
};
const withRules = (engineRules: readonly EngineRuleRow[]) => catalogWith({ ...parts, engineRules: [...engineRules] });

const catalog = withRules([...expRules, ...gapRules, ...statRules]);
const list = (query: object = {}) => listHuntingTargets(catalog, { playerLevel: 10, ...query });
const idsOf = (query: object) => list(query).data.map(({ npc: { id } }) => id);

describe("what a player can hunt", () => {
  it("has a row for each monster with experience and spawns of its own, without bosses", () => {
    // The newt: 600 · 1000 / 1000; the toad: 100 · 1000 / 200. The ghost has no spawns, the wanderer those of a group.
    const newt = { npc: { id: 2, name: "Newt", type: "Monster", level: 20 }, isAggressive: false };
    const toad = { npc: { id: 1, name: "Toad", type: "Monster", level: 10 }, isAggressive: true };
    const bog = { location: { id: 3, name: "Bog", minLevel: null }, region: { id: 1, name: "West" } };
    const inEast = { location: null, region: { id: 2, name: "East" } };
    const spawns = { spawnCount: 3, sp: 10 };
    expect(list().data).toEqual([
      { ...newt, ...inEast, ...spawns, respawnSeconds: 3600, hp: 1000, exp: 600, adena: 0, value: 4, score: 600 },
      { ...toad, ...bog, ...spawns, respawnSeconds: 80, hp: 200, exp: 100, adena: 10, value: 5, score: 500 },
    ]);
    expect(list().meta).toEqual(yaml`
      { total: 2, limit: 50, offset: 0, levelRule: { freeLevels: 5, factorPerLevel: ${5 / 6}, source: Ogre.reward } }
    `);
  });

  it("is ranked by what is asked for", () => {
    expect(idsOf({ by: "adena" })).toEqual([1, 2]);
    expect(list({ by: "value", per: "kill" }).data.map(({ score }) => score)).toEqual([5, 4]);
    // The toad is killed 60 + 30 + 60 times an hour, each of the three newts once.
    expect(list({ per: "hour" }).data.map(({ score }) => score)).toEqual([15_000, 1800]);
    expect(idsOf({ by: "sp", per: "kill" })).toEqual([1, 2]);
    expect(list({ limit: 1, offset: 1 }).data.map(({ npc: { id } }) => id)).toEqual([1]);
  });

  it("counts the rates of experience, SP and loot", () => {
    const [, toad] = list({ rateExp: 2, rateSp: 3, rate: 4 }).data;
    // Adena at rate 4: certain, and 20 · 0.5 · 4 pieces.
    expect(toad).toMatchObject({ exp: 200, sp: 30, adena: 40, value: 20, score: 1000 });
  });

  it("gives less from six levels above the monster on, and less loot from nine on", () => {
    const toadAt = (playerLevel: number) => list({ playerLevel }).data.find(({ npc: { id } }) => id === 1);
    expect(toadAt(15)).toMatchObject({ exp: 100, sp: 10, adena: 10 });
    expect(toadAt(17)?.exp).toBeCloseTo((100 * 25) / 36, 9);
    expect(toadAt(17)?.sp).toBeCloseTo((10 * 25) / 36, 9);
    expect(toadAt(19)?.adena).toBeCloseTo(10 / 3, 9);
  });

  it("is filtered by level, region and aggression, and counts the spawns in the region", () => {
    expect(idsOf({ levelMax: 10 })).toEqual([1]);
    expect(idsOf({ aggressive: false })).toEqual([2]);
    expect(idsOf({ region: 1 })).toEqual([1]);
    const [toad] = list({ region: 2, levelMax: 10 }).data;
    expect(toad).toMatchObject({ spawnCount: 1, respawnSeconds: 60, location: null, region: { id: 2 } });
  });

  it("says so where the engine's rules are not known", () => {
    const { data, meta } = listHuntingTargets(withRules([]), { playerLevel: 80 });
    expect(meta).toMatchObject({ levelRule: null, statsUnknown: true, levelGapUnknown: true });
    // Without the rules of stats, the HP are those of the template: 600 · 1000 / 1000, and 100 · 1000 / 200.
    expect(data.map(({ npc: { id }, hp, exp, score }) => [id, hp, exp, score])).toEqual([
      [2, 1000, 600, 600],
      [1, 200, 100, 500],
    ]);
    const byKill = listHuntingTargets(withRules([]), { playerLevel: 80, per: "kill" });
    expect(byKill.data.map(({ score }) => score)).toEqual([600, 100]);
  });

  it("has the adena and the value of the loot", () => {
    const rates = fc.record({
      rate: fc.integer({ min: 1, max: 20 }),
      rateAdena: fc.integer({ min: 1, max: 20 }),
      playerLevel: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(rates, (query) => {
        for (const { npc, adena, value } of listHuntingTargets(catalog, query).data) {
          const { adenaPerKill, valuePerKill } = getNpcLoot(catalog, npc.id, query);
          expect([adena, value]).toEqual([adenaPerKill, valuePerKill]);
        }
      }),
    );
  });

  it.each(["adena", "value"] as const)("says that %s is not known without drops", (measure) => {
    const catalog = catalogWith({ ...parts, drops: [] });
    expect(() => listHuntingTargets(catalog, { playerLevel: 10, by: measure })).toThrow("the data set has no drops");
    const { data } = listHuntingTargets(catalog, { playerLevel: 10 });
    expect(data.map((row) => row[measure])).toEqual([null, null]);
  });

  it("states whole HP, and no score by none, where the data set has no rules for effective stats", () => {
    const npcs = [npc(1, "Toad", { hp: 62.53 }), npc(2, "Newt", { hp: 0 })];
    const { data } = listHuntingTargets(catalogWith({ ...parts, npcs }), { playerLevel: 10 });
    expect(data.map(({ hp, score }) => [hp, score])).toEqual([
      [63, 100_000 / 63],
      [0, null],
    ]);
  });
});
