import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { catalog } from "./interlude.js";

/** Every expected value here was read off the source's XML, SQL and JSON by hand. */
describe("items, by hand", () => {
  it("Short Sword is a weapon that shops sell", () => {
    const { soldBy = [], ...sword } = core.getItem(catalog, 1);
    expect(sword).toEqual({
      id: 1,
      name: "Short Sword",
      type: "weapon",
      grade: "none",
      weight: 1600,
      price: 768,
      material: "STEEL",
      iconFile: "weapon_small_sword_i00.png",
      category: { bodypart: "One-handed", weaponType: "SWORD" },
      stats: { pAtk: 8, mAtk: 6, rCrit: 8, pAtkSpd: 379 },
      shots: { soulshots: 1, spiritshots: 1 },
      attackRange: 40,
      randomDamage: 10,
    });
    expect(soldBy.map(({ npc }) => npc?.id)).toEqual([30001, 30135, 30147, 30516, 30558]);
    expect(soldBy).toContainEqual({ npc: { id: 30001, name: "Lector" }, price: 883, buyListId: 1 });
  });

  it("Wooden Breastplate is armor of the first set", () => {
    const plate = core.getItem(catalog, 23);
    expect(plate).toMatchObject({
      type: "armor",
      weight: 4820,
      category: { bodypart: "Chest", armorType: "LIGHT" },
      stats: { pDef: 47 },
    });
    expect(plate.partOfSets).toHaveLength(1);
    expect(plate.partOfSets?.[0]).toMatchObject({
      id: 1,
      name: "Wooden Set",
      pieces: { chest: { itemId: 23 }, legs: { itemId: 2386 }, head: { itemId: 43 } },
      bonusSkill: {
        id: 3500,
        level: 1,
        name: "Wooden Set",
        operateType: "OP_PASSIVE",
        target: "TARGET_SELF",
        skillType: "BUFF",
        effects: [
          { stat: "pDef", op: "mul", value: 1.02 },
          { stat: "maxHp", op: "add", value: 41 },
        ],
      },
    });
    expect(plate.partOfSets?.[0]).not.toHaveProperty("shield");
  });

  it("Mithril Robe Set has a shield and a bonus for enchanted pieces", () => {
    expect(core.listArmorSets(catalog).data[2]).toMatchObject({
      id: 3,
      name: "Mithril Robe Set",
      pieces: { chest: { itemId: 58 }, legs: { itemId: 59 }, head: { itemId: 47 } },
      shield: { piece: { itemId: 628 }, bonusSkill: { id: 3543, level: 1 } },
      enchant6BonusSkill: { id: 3611, level: 1 },
    });
  });

  it("Recipe: Wooden Arrow teaches dwarves to craft 500 arrows", () => {
    expect(core.getItem(catalog, 1666).crafting).toEqual({
      productItemId: 17,
      productName: "Wooden Arrow",
      productCount: 500,
      productIconFile: "etc_wooden_quiver_i00.png",
      ingredients: [
        { itemId: 1864, name: "Stem", iconFile: "etc_branch_gold_i00.png", count: 4 },
        { itemId: 1869, name: "Iron Ore", iconFile: "etc_lump_gray_i00.png", count: 2 },
      ],
      successRate: 100,
      level: 1,
      mpConsume: 30,
      isDwarven: true,
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

  it("Ring of Queen Ant drops from her alone, Spellbook - Balance Life twice from one NPC", () => {
    expect(core.listItemDroppers(catalog, 6660).data).toEqual([
      {
        npc: { id: 29001, name: "Queen Ant", type: "GrandBoss", level: 40 },
        qty: "1",
        chance: 30,
        chanceDisplay: "30%",
      },
    ]);
    expect(core.listItemDroppers(catalog, 7645).data.map(({ chanceDisplay }) => chanceDisplay)).toEqual([
      "5.38%",
      "1.72%",
    ]);
  });

  it("Spellbook: Confusion teaches skill 2, the dye of strength engraves symbol 1", () => {
    expect(core.getItem(catalog, 1512).usedAsSpellbook?.skillId).toBe(2);
    expect(core.getItem(catalog, 4445).henna).toEqual({
      symbolId: 1,
      displayName: "Symbol of Strength",
      iconFile: "etc_str_symbol_i00.png",
      shortLabel: "Str+1 Con-3",
      statChanges: { STR: 1, CON: -3 },
      engravePrice: 37_000,
      dyeCount: 10,
      removalFee: 7400,
      returnedDyes: 5,
      dyeItem: { id: 4445, name: "Dye of STR (Str+1 Con-3)", iconFile: "etc_str_hena_i00.png" },
    });
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

  it("Queen Ant stands in Gludio's tile and in the Ant Nest", () => {
    expect(core.getNpc(catalog, 29001)).toMatchObject({
      level: 40,
      npcType: "GrandBoss",
      race: "Bug",
      skills: [
        { id: 4021, level: 1 },
        { id: 4045, level: 1 },
      ],
      behavior: { aggroRange: 0, assistRange: 2000 },
      primaryRegion: { id: 5, name: "Town of Gludio" },
      primaryLocation: { id: 34, name: "The Ant Nest", minLevel: 29 },
      spawnCount: 1,
    });
    expect(core.listNpcSpawns(catalog, 29001).data[0]).toMatchObject({
      x: -21_610,
      y: 181_594,
      z: -5734,
      respawnDelay: 0,
      respawnRandom: 0,
      region: { id: 5 },
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

  it("Greyclaw Kutus comes back after 36 hours, give or take 24", () => {
    expect(core.listNpcSpawns(catalog, 25001).data).toMatchObject([
      {
        npcId: 25001,
        x: -54_416,
        y: 146_480,
        z: -2887,
        heading: 0,
        respawnDelay: 129_600,
        respawnRandom: 86_400,
        periodOfDay: 0,
      },
    ]);
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
  it("Letters of Love starts with Darin, who is not merely involved", () => {
    expect(core.getQuest(catalog, 1)).toMatchObject({
      levelMin: 2,
      repeatable: false,
      startNpcs: [{ id: 30048, name: "Darin" }],
      involvedNpcs: [{ id: 30006 }, { id: 30033 }, { id: 30048 }],
      questItems: [{ itemId: 687 }, { itemId: 688 }, { itemId: 1079 }, { itemId: 1080 }],
      rewards: { items: [{ itemId: 906, count: 1 }] },
    });
    expect(core.getNpc(catalog, 30048).startsQuests).toContainEqual({ id: 1, name: "Letters of Love", levelMin: 2 });
    expect(core.getNpc(catalog, 30048).involvedInQuests?.map(({ id }) => id) ?? []).not.toContain(1);
    expect(core.getNpc(catalog, 30006).involvedInQuests).toContainEqual({
      id: 1,
      name: "Letters of Love",
      levelMin: 2,
      roles: ["talk"],
    });
  });

  it("What Women Want lets two races choose", () => {
    expect(core.getQuest(catalog, 2)).toMatchObject({
      raceRestrictions: ["HUMAN", "ELF"],
      rewards: {
        items: [],
        alternatives: [
          { kind: "by-choice", items: [{ itemId: 113, count: 1 }] },
          { kind: "by-choice", items: [], adena: 450 },
        ],
      },
    });
    expect(core.getItem(catalog, 113).rewardedByQuests).toContainEqual({
      quest: { id: 2, name: "What Women Want", levelMin: 2 },
      count: 1,
      kind: "by-choice",
    });
  });

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
