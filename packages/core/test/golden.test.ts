import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { effectsAt } from "../src/skills/skill-effects.js";
import { skillIndex, skillSummaryOf } from "../src/skills/skill-index.js";
import { catalog } from "./interlude.js";

/** Every expected value here was read off the source's XML, SQL and JSON by hand; apps/http/test/golden has what a response states as it is. */
describe("items, by hand", () => {
  it("Bloody Orchid shows the later of two equal Back Blows", () => {
    const backBlows = core.getItem(catalog, 235).specialAbilityOptions?.filter(({ saName }) => saName === "Back Blow");
    expect(backBlows?.map(({ itemId }) => itemId)).toEqual([5615]);
  });

  it("an exchange of a list that applies no taxes has no tax", () => {
    // xml/multisell/1001.xml: isTaxIngredient="true" and no applyTaxes.
    const { entries, appliesTaxes } = core.getExchange(catalog, 1001);
    expect([appliesTaxes, entries.some(({ taxBase }) => taxBase !== undefined)]).toEqual([false, false]);
  });

  it("teleports of the noblesse dialogue are for noblesse, for adena as for passes", () => {
    // xml/teleportLocations.xml, ids 9000 to 9999: 121 offers at 18 gatekeepers for 1,000 adena, 101 for a pass.
    const offers = catalog.dataset.teleports.filter(({ destination }) => destination >= 9000 && destination <= 9999);
    const forAdena = offers.filter(({ price }) => price.itemId === 57);
    expect(offers.every(({ isNoble }) => isNoble)).toBe(true);
    expect(forAdena.every(({ price }) => price.count === 1000)).toBe(true);
    expect([offers.length, forAdena.length, new Set(forAdena.map(({ npcId }) => npcId)).size]).toEqual([222, 121, 18]);
  });

  it("16 zones are off by default, as xml/zones states with defaultStatus", () => {
    const { features } = core.zoneMap(catalog, {});
    expect(features.filter(({ properties }) => properties.enabled === false)).toHaveLength(16);
  });
});

describe("NPCs, by hand", () => {
  it("Queen Ant drops adena in eight categories, seven of them alike", () => {
    const { drops } = core.getNpcDrops(catalog, 29001);
    const adena = drops.filter(({ type }) => type === "adena").map(({ qty, rollCount = 1 }) => `${rollCount} × ${qty}`);
    expect(adena).toEqual(["1 × 120000\u2013150000", "7 × 140000\u2013170000"]);
    const others = drops.slice(2, 6).map(({ itemName, chance }) => `${itemName} ${chance}`);
    expect(others.join()).toBe("Sage's Rag 42.5,Salamander Skin Mail 42.5,Half Plate Armor 37.5,Plate Gaiters 37.5");
  });

  it("two Tasaba Lizardmen of level 36 are one, with the drops of both", () => {
    expect(core.getNpc(catalog, 21639)).toMatchObject({ id: 20784, mergedIds: [20784, 21639] });
    const { drops } = core.getNpcDrops(catalog, 21639);
    const of = (id: number) => drops.filter(({ itemId }) => itemId === id);
    expect(of(57).map(({ qty }) => qty)).toEqual(["129\u2013258", "189\u2013379"]);
    expect(of(83).map(({ chanceDisplay }) => chanceDisplay)).toEqual(["1/83,333", "1/125,000"]);
    expect(drops.at(-1)).toMatchObject({ type: "spoil", itemId: 2021, chance: 0.3853, chanceDisplay: "0.39%" });
  });

  it("Lector sells Short Swords", () => {
    const first = core.getNpcShop(catalog, 30001).buyList?.slice(0, 4);
    expect(first?.map(({ itemId, price }) => [itemId, price])).toEqual([1, 4, 7, 11].map((id) => [id, 883]));
  });
});

describe("effects of skills", () => {
  it("of Stun Attack Weak Point raise vulnerability, but not by a division by zero", () => {
    // xml/skills/4400-4499.xml, skill 4450: <subDiv stat="stunVuln" val="#vuln"/>, 11 25 43 67 100.
    const factors = [1, 2, 3, 4, 5].map((level) => skillSummaryOf(catalog, { id: 4450, level })?.effects?.[0]?.value);
    expect(factors).toEqual([1.123596, 1.333333, 1.754386, 3.030303, undefined]);
  });

  it("show every function of a level, but the seven that divide by zero", () => {
    const { all } = skillIndex(catalog);
    let missing = 0;
    const counts = { effects: 0, conditionalEffects: 0, appliedEffects: 0 };
    for (const row of all) {
      for (const group of ["effects", "conditionalEffects", "appliedEffects"] as const) {
        if (row[group] !== undefined) counts[group] += 1;
        for (let level = 1; level <= row.maxLevel; level += 1)
          missing += (row[group]?.length ?? 0) - (effectsAt(row, level)[group]?.length ?? 0);
      }
    }
    expect(missing).toBe(7);
    expect(counts).toEqual({ effects: 372, conditionalEffects: 61, appliedEffects: 993 });
  });
});
