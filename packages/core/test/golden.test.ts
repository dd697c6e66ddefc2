import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { catalog } from "./interlude.js";

/** Every expected value here was read off the source's XML, SQL and JSON by hand; whole responses are in apps/http/test/golden. */
describe("items, by hand", () => {
  it("Mithril Robe Set has a shield and a bonus for enchanted pieces", () => {
    expect(core.listArmorSets(catalog).data[2]).toMatchObject({
      id: 3,
      name: "Mithril Robe Set",
      pieces: { chest: { itemId: 58 }, legs: { itemId: 59 }, head: { itemId: 47 } },
      shield: { piece: { itemId: 628 }, bonusSkill: { id: 3543, level: 1 } },
      enchant6BonusSkill: { id: 3611, level: 1 },
    });
  });

  it("Festival Adena states what cannot be done with it", () => {
    expect(core.getItem(catalog, 6673).flags).toEqual({
      stackable: true,
      tradable: false,
      dropable: false,
      sellable: false,
    });
  });

  it("Caliburs has its variants, not those of the adventurer's sword of that name", () => {
    const { specialAbilityOptions = [] } = core.getItem(catalog, 75);
    expect(specialAbilityOptions.map(({ itemId, saName }) => [itemId, saName])).toEqual([
      [4696, "Guidance"],
      [4697, "Focus"],
      [4698, "Critical Damage"],
    ]);
    expect(specialAbilityOptions[1]?.skills[0]).toMatchObject({
      id: 3010,
      level: 3,
      effects: [{ stat: "rCrit", op: "add", value: 78 }],
    });
    expect(core.getItem(catalog, 1298)).not.toHaveProperty("specialAbilityOptions");
  });

  it("Bloody Orchid shows the later of two equal Back Blows, and both know their base", () => {
    const orchid = core.getItem(catalog, 235);
    const backBlows = orchid.specialAbilityOptions?.filter(({ saName }) => saName === "Back Blow");
    expect(backBlows?.map(({ itemId }) => itemId)).toEqual([5615]);
    expect([4785, 5615].map((id) => core.getItem(catalog, id).baseWeaponId)).toEqual([235, 235]);
    expect(orchid.pvpBonus).toEqual({ damageMultiplier: 1.05, display: "+5% PvP Damage" });
  });

  it("Heavens Divider - Haste finds its base without the apostrophe", () => {
    expect(core.getItem(catalog, 6605).baseWeaponId).toBe(6372);
  });

  it("Scythe - Light weighs 610 instead of 2040", () => {
    const light = core.getItem(catalog, 96).specialAbilityOptions?.find(({ itemId }) => itemId === 4836);
    expect(light?.statDelta).toEqual({ stat: "weight", deltaPercent: -70, display: "-70% Weight" });
  });

  it("Arthro Nail - Critical Poison poisons in 14 of 100 critical hits", () => {
    const base = core.getItem(catalog, core.getItem(catalog, 4801).baseWeaponId ?? 0);
    expect(base.specialAbilityOptions?.find(({ itemId }) => itemId === 4801)).toMatchObject({
      effectChance: 14,
      skills: [{ id: 3040, level: 5, skillType: "POISON", power: 70 }],
    });
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

  it("raw NPCs name the NPC of the client where it differs", () => {
    const templates = [50_006, 50_007, 50_008, 30_001].map((id) => core.getRawNpc(catalog, id).idTemplate);
    expect(templates).toEqual([31_228, 31_324, 30_519, undefined]);
  });

  it("16 zones are off by default, as xml/zones states with defaultStatus", () => {
    const { features } = core.zoneMap(catalog, {});
    expect(features.filter(({ properties }) => properties.enabled === false)).toHaveLength(16);
  });

  it("Sealed Apella Helm costs clan points and adena, beside what its tax is taken of", () => {
    expect(core.getItem(catalog, 7870).exchangeFrom).toEqual([
      {
        multisellId: 1235,
        maintainEnchantment: false,
        npcs: [
          { id: 32024, name: "Mulia" },
          { id: 32025, name: "Ilia" },
        ],
        required: [
          { itemId: 65_336, name: "Clan Reputation Score", iconFile: null, count: 3480 },
          { itemId: 57, name: "Adena", iconFile: "etc_adena_i00.png", count: 174_000 },
        ],
        taxBase: 1_740_000,
        produces: { itemId: 7870, name: "Sealed Apella Helm", iconFile: "armor_helmet_i02.png", count: 1 },
      },
    ]);
  });

  it("Spellbook - Balance Life drops twice from one NPC", () => {
    expect(core.listItemDroppers(catalog, 7645).data.map(({ chanceDisplay }) => chanceDisplay)).toEqual([
      "5.38%",
      "1.72%",
    ]);
  });
});

describe("NPCs, by hand", () => {
  it("Gremlin's numbers are rounded in the cleaned layer only", () => {
    expect(core.getNpc(catalog, 20001)).toMatchObject({
      id: 18342,
      mergedIds: [18342, 20001],
      name: "Gremlin",
      level: 1,
      npcType: "Monster",
      isAggressive: false,
      stats: {
        hp: 40,
        mp: 40,
        exp: 29,
        sp: 2,
        pAtk: 8,
        pDef: 44,
        mAtk: 6,
        mDef: 30,
        crit: 4,
        atkSpd: 253,
        walkSpd: 20,
        runSpd: 50,
      },
      baseStats: { str: 40, dex: 30, con: 43, int: 21, wit: 20, men: 20 },
      skills: [],
      race: "Fairy",
      behavior: { aggroRange: 0 },
    });
    expect(core.getRawNpc(catalog, 20001)).toMatchObject({
      hp: 39.74519,
      mDef: 29.5916164000214,
      mpRegen: 0.9,
      aiSeedable: true,
    });
  });

  it("Queen Ant drops adena in eight categories, seven of them alike", () => {
    const { drops } = core.getNpcDrops(catalog, 29001);
    expect(drops.filter(({ type }) => type === "adena").map(({ qty, rollCount }) => [qty, rollCount])).toEqual([
      ["120000\u2013150000", undefined],
      ["140000\u2013170000", 7],
    ]);
    expect(drops.slice(2, 6).map(({ itemName, chance }) => [itemName, chance])).toEqual([
      ["Sage's Rag", 42.5],
      ["Salamander Skin Mail", 42.5],
      ["Half Plate Armor", 37.5],
      ["Plate Gaiters", 37.5],
    ]);
  });

  it("two Tasaba Lizardmen of level 36 are one, with the drops of both", () => {
    expect(core.getNpc(catalog, 21639)).toMatchObject({ id: 20784, mergedIds: [20784, 21639] });
    const { drops } = core.getNpcDrops(catalog, 21639);
    expect(drops.filter(({ type }) => type === "adena").map(({ qty }) => qty)).toEqual([
      "129\u2013258",
      "189\u2013379",
    ]);
    expect(drops.filter(({ itemId }) => itemId === 83).map(({ chanceDisplay }) => chanceDisplay)).toEqual([
      "1/83,333",
      "1/125,000",
    ]);
    expect(drops.at(-1)).toMatchObject({ type: "spoil", itemId: 2021, chance: 0.3853, chanceDisplay: "0.39%" });
  });

  it("Lector sells Short Swords and is a merchant with a title", () => {
    expect(core.listNpcs(catalog, { q: "lector", npcType: "Merchant" }).data).toContainEqual({
      id: 30001,
      name: "Lector",
      title: "Weapon Merchant",
      level: 70,
      npcType: "Merchant",
      hp: 2444,
      isAggressive: false,
    });
    expect(
      core
        .getNpcShop(catalog, 30001)
        .buyList?.slice(0, 4)
        .map(({ itemId, price }) => [itemId, price]),
    ).toEqual([
      [1, 883],
      [4, 883],
      [7, 883],
      [11, 883],
    ]);
    expect(core.getNpcShop(catalog, 20001)).toEqual({ npc: { id: 18342, name: "Gremlin" } });
  });
});

describe("quests and classes, by hand", () => {
  it("The Name of Evil leaves out the five NPCs that the tables lack", () => {
    const { involvedMonsters, prerequisites } = core.getQuest(catalog, 125);
    expect(involvedMonsters.map(({ id }) => id)).toEqual([
      22200, 22201, 22202, 22203, 22204, 22205, 22219, 22220, 22224, 22225,
    ]);
    expect(prerequisites?.map(({ id }) => id)).toEqual([124]);
  });

  it("Human Fighter learns Power Strike from level 5", () => {
    const fighter = core.getClass(catalog, 0);
    expect(fighter).toMatchObject({
      race: "Human",
      type: "Fighter",
      professionLevel: 0,
      parentClassId: null,
      childClassIds: [1, 4, 7],
    });
    expect(fighter.skills[0]).toMatchObject({
      skillId: 3,
      skillLevel: 1,
      name: "Power Strike",
      minPlayerLevel: 5,
      spCost: 50,
      iconFile: "skill0003.png",
    });
  });

  it("the symbols 172 to 180 have no label", () => {
    const unnamed = core.listHennas(catalog).data.filter(({ displayName }) => displayName === null);
    expect(unnamed.map(({ symbolId }) => symbolId)).toEqual([172, 173, 174, 175, 176, 177, 178, 179, 180]);
    expect(core.getHenna(catalog, 172)).toMatchObject({
      statChanges: { CON: 4, DEX: -4 },
      engravePrice: 628_000,
      dyeItem: { id: 4616 },
      iconFile: null,
      shortLabel: null,
    });
  });
});
