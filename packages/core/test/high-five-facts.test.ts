import { highFive } from "@gamedata/high-five";
import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { highFiveCatalog as catalog } from "./high-five.js";

// Worked out by hand from the datapack of the second chronicle; the comments name its files.
describe("the second chronicle answers", () => {
  it("two equal rows of one raw NPC are rolled twice", () => {
    // xml/stats/npcs/20000-20099.xml, NPC 20042: spoil of item 734 with chance 4.3053, twice.
    const { drops } = core.getNpcDrops(catalog, 20_042);
    expect(drops.find(({ itemId }) => itemId === 734)).toMatchObject({ type: "spoil", chance: 4.3053, rollCount: 2 });
    const spoilers = core.listItemSpoilers(catalog, 734, { limit: 200 }).data;
    expect(spoilers.find(({ npc, chance }) => npc.id === 20_042 && chance === 4.3053)?.rollCount).toBe(2);
    const { rows } = core.getNpcLoot(catalog, 20_042, {});
    expect(rows.filter(({ itemId }) => itemId === 734)).toHaveLength(2);
  });

  it("the adena of quest 226 is that of one of two choices", () => {
    expect(core.getQuest(catalog, 226).rewards.adenaRange).toEqual({ min: 233_490, max: 266_980 });
  });

  it("a target that differs by level is shown at each level", () => {
    // xml/stats/skills/01100-01199.xml: #targetType ENEMY_ONLY ENEMY ENEMY ENEMY ENEMY.
    const skill = core.getSkill(catalog, 1177);
    expect(skill.target).toBe("ENEMY_ONLY");
    expect(skill.levels.map(({ target }) => target)).toEqual(["ENEMY_ONLY", "ENEMY", "ENEMY", "ENEMY", "ENEMY"]);
    expect(core.getSkill(catalog, 1068).levels.some(({ target }) => target !== undefined)).toBe(false);
  });

  it("103 zones are off by default, as xml/zones states with default_enabled", () => {
    const { features } = core.zoneMap(catalog, {});
    expect(features.filter(({ properties }) => properties.enabled === false)).toHaveLength(103);
  });

  it("the loot of the Wolf, which has a herb at every rate and a tenth of all for a player far above", () => {
    // 70 % of 19 to 29 adena; a group of 42 % with 55 %, 38 % and 7 % of herbs.
    const { adenaPerKill, levelGap, rows } = core.getNpcLoot(catalog, 20_120, { playerLevel: 9 });
    expect(levelGap).toBe(1);
    expect(adenaPerKill).toBeCloseTo(0.7 * 24, 9);
    const herb = rows.find(({ itemId }) => itemId === 8600);
    expect(herb).toMatchObject({ type: "regular", group: 4 });
    expect(herb?.probability).toBeCloseTo(0.42 * 0.55, 9);
    // Herbs have rates of their own.
    const ofTen = core.getNpcLoot(catalog, 20_120, { rate: 10 }).rows.find(({ itemId }) => itemId === 8600);
    expect(ofTen?.probability).toBeCloseTo(0.231, 9);
    expect(ofTen?.expected).toBeCloseTo(0.231, 9);
    // The Wolf is of level 4: the factor falls from 5 levels above on, to 10 % at 10.
    const far = (playerLevel: number) => core.getNpcLoot(catalog, 20_120, { playerLevel });
    expect(far(11).levelGap).toBeCloseTo(0.64, 12);
    expect(far(11).adenaPerKill).toBeCloseTo(0.64 * 0.7 * 24, 9);
    expect(far(85)).not.toHaveProperty("levelGapUnknown");
    expect(far(85).adenaPerKill).toBeCloseTo(0.1 * 0.7 * 24, 9);
    expect(() => core.getNpcLoot(catalog, 20_120, { playerLevel: 86 })).toThrow("at most 85");
  });

  it("what crystallizes into S crystals, and what a piece of a set is part of", () => {
    expect(core.getItemUses(catalog, 15_558).crystal).toMatchObject({ itemId: 1462, count: 8233 });
    // stats/armorsets/s80_dynasty.xml, set 87: the second leggings are an alternative.
    expect(core.getItem(catalog, 11_516).partOfSets?.map(({ id }) => id)).toContain(87);
  });

  it("a plan of a craft with the recipe of the higher rate, and its rare product", () => {
    // recipes.xml: item 264 is made by recipes 138 and 436 (item 5008) at 60 %, and by 437 (item 4181) at 100 %; 436 and 437
    // give two pieces in 20 %. Two pieces take 1 + 0.8 crafts of 12 items 4103 and 3 items 4045.
    const { tree, expected } = core.planCrafting(catalog, 264, { count: 2, buy: [4045] });
    const rare = { itemId: 264, name: "Pata", iconFile: "weapon_chakram_i00.png", count: 2, chance: 20 };
    expect(tree.recipe).toEqual({ id: 4181, successRate: 100, crafts: 2, rare });
    expect(tree.ingredients?.find(({ itemId }) => itemId === 4103)?.count).toBe(24);
    const meanOf = (id: number) => expected.find(({ itemId }) => itemId === id)?.count;
    expect([meanOf(4103), meanOf(4045), meanOf(4181)]).toEqual(
      [1.8 * 12, 1.8 * 3, 1.8].map((one) => expect.closeTo(one, 9)),
    );
  });

  it("all rare products with the recipes that can give them", () => {
    // recipes.xml: 348 of 582 <productionRare> are another item, 215 of them; the others are 2 pieces of the product.
    const rows = highFive.recipes.filter(({ rare, product }) => rare && rare.itemId !== product.itemId);
    expect([rows.length, new Set(rows.map(({ rare }) => rare?.itemId)).size]).toEqual([348, 215]);
    for (const { itemId, rare } of rows) {
      const { craftedBy } = core.getItemSources(catalog, rare?.itemId ?? 0);
      expect(craftedBy?.find(({ recipeItemId }) => recipeItemId === itemId)?.rare?.chance).toBe(rare?.chance);
    }
  });

  it("special abilities of the grades c and above, and the bonus against players from a on", () => {
    // xml/stats/items: 1,627 weapons are called as another one with " - " and a further name; 24 of them are of grade d or none
    // ("Event", "for Beginners", "7-day limited period" ...).
    const items = highFive.items.map(({ id }) => core.getItem(catalog, id));
    const variants = items.flatMap(({ baseWeaponId }) => baseWeaponId ?? []);
    expect(variants).toHaveLength(1603);
    for (const id of [14_795, 224, 68]) expect(core.getItem(catalog, id)).not.toHaveProperty("specialAbilityOptions");
    for (const id of [20_270, 21_731, 6354]) expect(core.getItem(catalog, id)).not.toHaveProperty("baseWeaponId");
    const withBonus = items.filter(({ pvpBonus }) => pvpBonus);
    expect([...new Set(withBonus.map(({ grade }) => grade))].sort()).toEqual(["a", "s", "s80", "s84"]);
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
    const castles = ["Aden", "Dion", "Giran", "Gludio", "Goddard", "Innadril", "Oren", "Rune", "Schuttgart"];
    expect([...names].sort()).toEqual(castles.map((name) => `${name} Castle`));
  });
});
