import { dropRow, experienceTo, minionRow, npcRow } from "@gamedata/fixtures";
import type { Dataset } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import { createCatalog } from "../catalog/catalog.js";
import { getNpcLoot } from "./npc-loot.js";

const npc = (id: number, type = "Monster") => npcRow(id, "Toad", { level: 3, type });
const drop = (npcId: number, chance: number) => dropRow(npcId, 5, chance);
const catalog = catalogWith({
  items: [
    { id: 5, name: "Mud", type: "etcitem", price: 101 },
    { id: 6, name: "Stone", type: "etcitem" },
    { id: 57, name: "Adena", type: "etcitem", price: 1 },
  ],
  npcs: [
    npc(1),
    npc(2),
    { ...npc(3, "RaidBoss"), name: "Toad Queen" },
    { ...npc(4), name: "Newt" },
    { ...npc(5), name: "Rich Toad" },
  ],
  experience: experienceTo(80),
  drops: [
    ...[drop(1, 500_000), drop(2, 250_000), drop(3, 100_000), drop(5, 500_000)],
    { ...drop(5, 1_000_000), category: 0, itemId: 57, min: 10, max: 30 },
    { ...drop(5, 1_000_000), category: 2, itemId: 6 },
  ],
});

describe("getNpcLoot", () => {
  it("computes the canonical raw NPC, or another one of the NPC", () => {
    expect(getNpcLoot(catalog, 2)).toMatchObject({ npc: { id: 1 }, rawId: 1, rows: [{ probability: 0.5 }] });
    expect(getNpcLoot(catalog, 1, { raw: 2 })).toMatchObject({ rawId: 2, rows: [{ probability: 0.25 }] });
    // 0.25 · 101 / 2 = 12.6
    expect(getNpcLoot(catalog, 1, { raw: 2 }).valuePerKill).toBe(13);
  });

  it("values adena like other items, and items without a price not at all", () => {
    // 20 · 1 / 2 + 0.5 · 101 / 2 = 10 + 25.25
    expect(getNpcLoot(catalog, 5)).toMatchObject({ adenaPerKill: 20, valuePerKill: 35 });
  });

  it("takes the rate of raids for a boss only", () => {
    const rates = { rateDrop: 2, rateRaid: 3 };
    expect(getNpcLoot(catalog, 3, rates).rates).toEqual({ drop: 3, adena: 1, spoil: 1 });
    expect(getNpcLoot(catalog, 3, { rateDrop: 2 }).rates.drop).toBe(2);
    expect(getNpcLoot(catalog, 1, rates).rates.drop).toBe(2);
  });

  it("takes the rate of raids for their minions in an engine with the rule", () => {
    const escort = (...ids: readonly number[]) => ids.map((id) => minionRow(id, 1));
    const npcs = [
      npcRow(1, "King", { type: "RaidBoss", minions: escort(2, 4, 6) }),
      npcRow(2, "Guard", { minions: escort(3) }),
      npcRow(3, "Page"),
      // A minion of another leader, too, and one that also spawns by itself.
      npcRow(4, "Wolf"),
      npcRow(5, "Hunter", { minions: escort(4) }),
      npcRow(6, "Orc"),
    ];
    const spawns = [{ id: 1, npcId: 6, x: 0, y: 0, z: 0 }];
    const engineRules = [{ name: "minionsOfRaids" as const, value: 1, source: "L2MonsterInstance" }];
    const rateFor = (id: number, rules: Dataset["engineRules"] = engineRules) =>
      getNpcLoot(catalogWith({ npcs, drops: [drop(1, 1)], spawns, engineRules: rules }), id, { rateRaid: 3 }).rates
        .drop;
    expect([1, 2, 3, 4, 5, 6].map((id) => rateFor(id))).toEqual([3, 3, 3, 1, 1, 1]);
    expect([1, 2].map((id) => rateFor(id, []))).toEqual([3, 1]);
  });

  it("takes one rate for all that have no rate of their own", () => {
    expect(getNpcLoot(catalog, 1, { rate: 5 }).rates).toEqual({ drop: 5, adena: 5, spoil: 5 });
    const rates = { rate: 5, rateAdena: 2, rateRaid: 9 };
    expect(getNpcLoot(catalog, 1, rates).rates).toEqual({ drop: 5, adena: 2, spoil: 5 });
    expect(getNpcLoot(catalog, 3, { rate: 5 }).rates.drop).toBe(5);
    expect(getNpcLoot(catalog, 3, { rate: 5, rateDrop: 1 }).rates.drop).toBe(1);
  });

  it("says that no rule for the level gap is known, where a level is given", () => {
    expect(getNpcLoot(catalog, 1, { playerLevel: 40 })).toMatchObject({ levelGap: 1, levelGapUnknown: true });
    expect(getNpcLoot(catalog, 1)).not.toHaveProperty("levelGapUnknown");
    const rule = { name: "levelGapFrom", value: 9, source: "Monster.calculate" } as const;
    const known = createCatalog({ ...catalog.dataset, engineRules: [rule] });
    expect(getNpcLoot(known, 1, { playerLevel: 40 })).not.toHaveProperty("levelGapUnknown");
    const ofItems = { name: "itemGapFree", value: 5, source: "Drop.gap" } as const;
    const other = createCatalog({ ...catalog.dataset, engineRules: [ofItems] });
    expect(getNpcLoot(other, 1, { playerLevel: 40 })).not.toHaveProperty("levelGapUnknown");
  });

  it("gives a row its own factor where it is in no group, unlike the rest", () => {
    const engineRules = (["itemGapFree", "itemGapEnd", "itemGapLowest", "raidGapPercent"] as const).map((name, at) => ({
      name,
      value: [5, 10, 10, 15][at] ?? 0,
      source: "Drop.gap",
    }));
    const grouped = { ...drop(3, 500_000), category: 2, groupChance: 1_000_000 };
    const { drops } = catalog.dataset;
    const known = createCatalog({ ...catalog.dataset, engineRules, drops: [...drops, grouped] });
    // A raid boss of level 3: three levels above, its groups have 1 - 0.45 and its other rows the whole chance.
    const { levelGap, rows } = getNpcLoot(known, 3, { playerLevel: 6 });
    expect(levelGap).toBeCloseTo(0.55, 12);
    expect(rows.map((row) => [row.group, row.levelGap ?? "as the loot", row.probability])).toEqual([
      [2, "as the loot", expect.closeTo(0.275, 12)],
      [1, 1, expect.closeTo(0.1, 12)],
    ]);
  });

  it("has no rows for an NPC without loot", () => {
    expect(getNpcLoot(catalog, 4)).toMatchObject({ adenaPerKill: 0, valuePerKill: 0, rows: [] });
  });

  it("refuses a raw NPC of another one, of an NPC that exists", () => {
    expect(() => getNpcLoot(catalog, 1, { raw: 3 })).toThrow("Invalid raw 3: it must be one of 1, 2.");
    expect(() => getNpcLoot(catalog, 9, { raw: 1 })).toThrow("There is no NPC with id 9.");
  });
});
