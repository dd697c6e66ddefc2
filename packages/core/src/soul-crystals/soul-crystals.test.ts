import { etcItemRow, npcRow } from "@gamedata/fixtures";
import type { SoulCrystalNpcRow } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { getSoulCrystal, getSoulCrystals } from "../index.js";

const npcOf = (npcId: number, fields: Partial<SoulCrystalNpcRow> = {}): SoulCrystalNpcRow => ({
  npcId,
  levelType: "LAST_HIT",
  stageChance: 150,
  breakChance: 0,
  requiresSkill: true,
  levels: [0, 1],
  ...fields,
});

const catalog = catalogWith({
  items: [
    etcItemRow(1, "Red Crystal"),
    etcItemRow(2, "Red Crystal - Stage 1", { iconFile: "red.png" }),
    etcItemRow(3, "Red Crystal - Stage 2"),
    etcItemRow(4, "Broken Red Crystal"),
    etcItemRow(5, "Scarred Crystal"),
    etcItemRow(6, "Blue Crystal - Stage 1"),
  ],
  npcs: [...[20, 21, 22].map((id) => npcRow(id, "Heron", { level: 40 })), npcRow(30, "Mire King", { level: 80 })],
  soulCrystals: [
    { itemId: 5, level: 0, stagedItemId: 6 },
    { itemId: 2, level: 1, stagedItemId: 3, brokenItemId: 4 },
    { itemId: 1, level: 0, stagedItemId: 2, brokenItemId: 4 },
  ],
  soulCrystalNpcs: [
    npcOf(20),
    npcOf(21, { stageChance: 35, breakChance: 20 }),
    npcOf(22),
    npcOf(30, { levelType: "FULL_PARTY", requiresSkill: false, levels: [1, 2] }),
    npcOf(40),
  ],
});

const heron = {
  npc: { id: 20, name: "Heron", type: "Monster", level: 40 },
  levelType: "LAST_HIT",
  requiresSkill: true,
};
const often = { ...heron, chance: 15, breakChance: 0 };
const seldom = { ...heron, chance: 3.5, breakChance: 2 };
const mireKing = { id: 30, name: "Mire King", type: "Monster", level: 80 };
const king = { ...often, npc: mireKing, levelType: "FULL_PARTY", requiresSkill: false };

describe("a soul crystal", () => {
  it("shows the next one, what is left of it, and who raises it: one row for each NPC and rule, in percent", () => {
    expect(getSoulCrystal(catalog, 2)).toEqual(yaml`
      { id: 2, name: Red Crystal - Stage 1, color: red, level: 1, next: { itemId: 3, name: Red Crystal - Stage 2,
          iconFile: null }, broken: { itemId: 4, name: Broken Red Crystal, iconFile: null },
        npcs: [${often}, ${seldom}, ${king}] }
    `);
    expect(getSoulCrystal(catalog, 1).npcs).toEqual([often, seldom]);
  });

  it("of the last level has no next one, and nobody raises it", () => {
    expect(getSoulCrystal(catalog, 3)).toEqual(yaml`
      { id: 3, name: Red Crystal - Stage 2, color: red, level: 2, npcs: [] }
    `);
  });

  it("has the color that is a word of its name, or none", () => {
    expect(getSoulCrystal(catalog, 6)).toMatchObject({ color: "blue", level: 1 });
    expect(getSoulCrystal(catalog, 5)).toMatchObject({ color: null, next: { itemId: 6 } });
    expect(getSoulCrystal(catalog, 5)).not.toHaveProperty("broken");
  });

  it("is not found by the id of another item", () => {
    expect(() => getSoulCrystal(catalog, 4)).toThrow("There is no soul crystal with id 4.");
    expect(getSoulCrystals(catalog, [4, 1]).meta.missing).toEqual([4]);
  });
});
