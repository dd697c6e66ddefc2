import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { highFiveCatalog as catalog } from "./high-five.js";

// Worked out by hand from the datapack of the second chronicle; the comments name its files.
describe("the second chronicle answers", () => {
  it("the drops of Queen Ant: group times item, adena first", () => {
    // stats/npcs/29000-29099.xml: a group of 50 % with 12 % for item 2499, and one of 85 % with 50 % for item 438.
    const { drops } = core.getNpcDrops(catalog, 29_001);
    const chanceOf = (id: number) => drops.find(({ itemId }) => itemId === id)?.chance;
    expect(drops[0]?.type).toBe("adena");
    expect(chanceOf(2499)).toBeCloseTo(6, 9);
    expect(chanceOf(438)).toBeCloseTo(42.5, 9);
  });

  it("the loot of the Wolf, without a level gap: the engine's rule is not known", () => {
    // 70 % of 19 to 29 adena; a group of 42 % with 55 %, 38 % and 7 % of herbs.
    const { adenaPerKill, levelGap, rows } = core.getNpcLoot(catalog, 20_120, { playerLevel: 85 });
    expect(levelGap).toBe(1);
    expect(adenaPerKill).toBeCloseTo(0.7 * 24, 9);
    const herb = rows.find(({ itemId }) => itemId === 8600);
    expect(herb).toMatchObject({ type: "regular", group: 4 });
    expect(herb?.probability).toBeCloseTo(0.42 * 0.55, 9);
    expect(() => core.getNpcLoot(catalog, 20_120, { playerLevel: 86 })).toThrow("at most 85");
  });

  it("an S84 weapon among those of its grade, and a Kamael among those of the race", () => {
    const s84 = core.listItems(catalog, { grade: "s84", limit: 200 });
    // counts.md: crystal_type S84 on 798 items.
    expect(s84.meta.total).toBe(798);
    expect(core.getItem(catalog, 15_558)).toMatchObject({ grade: "s84", stats: { pAtk: 415 } });
    expect(core.getNpc(catalog, 32_133)).toMatchObject({ name: "Perwan", race: "Kamael" });
  });

  it("what crystallizes into S crystals, and what a piece of a set is part of", () => {
    expect(core.getItemUses(catalog, 15_558).crystal).toMatchObject({ itemId: 1462, count: 8233 });
    // stats/armorsets/s80_dynasty.xml, set 87: the second leggings are an alternative.
    expect(core.getItem(catalog, 11_516).partOfSets?.map(({ id }) => id)).toContain(87);
  });

  it("a plan of a craft with the recipe of the higher rate, and its rare product", () => {
    // recipes.xml: item 264 is made by recipes 138 and 436 at 60 %, and by others at 100 %.
    const { tree } = core.planCrafting(catalog, 264, { count: 2 });
    expect(tree.recipe).toMatchObject({ successRate: 100, crafts: 2 });
    expect(tree.ingredients?.find(({ itemId }) => itemId === 4103)?.count).toBe(24);
    expect(core.getRecipe(catalog, 5008).name).toContain("Recipe: Pata");
  });

  it("where adena is farmed best, in rows with a location of the second chronicle", () => {
    const [best] = core.listFarmingSpots(catalog, 57, { limit: 1 }).data;
    expect(best?.location?.name).toBe("The Heart of Antharas' Lair");
    expect(best?.perHour).toBeGreaterThan(0);
  });

  it("regions on a grid that begins further west: the Isle of Souls", () => {
    // Tile 16, 20 is Kamael Village: x from (16 − 20) · 32,768, y from (20 − 18) · 32,768.
    const kamael = core.listRegions(catalog).data.find(({ name }) => name.includes("Kamael"));
    const [perwan] = core.listNpcSpawns(catalog, 32_133).data;
    expect(perwan?.region).toEqual(kamael);
  });

  it("the names of castles by both spellings of a circlet", () => {
    const names = new Set(core.listSeeds(catalog, { limit: 200 }).data.map(({ castle }) => castle.name));
    for (const { castle } of core.listSeeds(catalog, { limit: 200, offset: 200 }).data) names.add(castle.name);
    expect([...names].sort()).toEqual(
      ["Aden", "Dion", "Giran", "Gludio", "Goddard", "Innadril", "Oren", "Rune", "Schuttgart"].map(
        (name) => `${name} Castle`,
      ),
    );
  });
});
