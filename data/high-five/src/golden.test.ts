import { highFive } from "@gamedata/high-five";
import { describe, expect, test } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";

const find = <Row extends { readonly id: number }>(rows: readonly Row[], id: number) =>
  rows.find((row) => row.id === id);

// Worked out by hand from the files of the source that each test names.

describe("items", () => {
  test("an S84 weapon of stats/items/15500-15599.xml", () => {
    expect(find(highFive.items, 15_558)).toEqual(yaml`
      { id: 15558, name: Periel Sword, type: weapon, grade: s84, weight: 1520, price: 171530000, material: STEEL,
        iconFile: weapon_periwing_sword_i00.png, bodypart: rhand, weaponType: SWORD,
        stats: { pAtk: 415, mAtk: 183, rCrit: 8, pAtkSpd: 379 }, soulshots: 1, spiritshots: 1, attackRange: 40,
        randomDamage: 10, crystalCount: 8233, flags: { enchantable: true } }
    `);
  });

  test("a weapon with an element, and a bracelet", () => {
    // stats/items/09300-09399.xml: <add stat="holyPower" val="250" />.
    const holy = highFive.items.filter(({ elements }) => elements?.attack?.element === "holy");
    expect(holy).toHaveLength(14);
    expect(holy.every(({ elements }) => elements?.attack?.value === 250)).toBe(true);
    // stats/items/09500-09599.xml, line 1151.
    expect(find(highFive.items, 9589)).toMatchObject({ name: "Iron Bracelet", type: "armor", bodypart: "rbracelet" });
  });

  test("two scrolls whose name in stats/items/14200-14299.xml is a sentence, as comments in stats/skills call them", () => {
    expect(find(highFive.items, 14_222)?.name).toBe("Forgotten Scroll - Lucky Strike");
    expect(find(highFive.items, 14_223)?.name).toBe("Forgotten Scroll - Eye for Eye");
  });
});

describe("NPCs", () => {
  test("a Kamael of stats/npcs/32100-32199.xml: level 25 of the race skill", () => {
    const npc = find(highFive.npcs, 32_133);
    expect(npc).toMatchObject(yaml`
      { name: Perwan, title: Vice Hierarch, level: 70, type: Npc, radius: 17, height: 25 }
    `);
    expect(npc?.skills).toContainEqual({ id: 4416, level: 25 });
    expect(npc).not.toHaveProperty("race");
  });

  test("a leader of minionData.xml", () => {
    expect(find(highFive.npcs, 22_370)?.minions).toEqual([{ npcId: 22_371, min: 4, max: 4, respawnDelay: 120 }]);
  });
});

describe("drops", () => {
  const dropsOf = (npcId: number) => highFive.drops.filter((row) => row.npcId === npcId);

  test("the groups of the Wolf, stats/npcs/20100-20199.xml", () => {
    const [adena, bow, coal, varnish] = dropsOf(20_120);
    expect(adena).toEqual(yaml`
      { npcId: 20120, category: 1, groupChance: 700000, itemId: 57, min: 19, max: 29, chance: 1000000 }
    `);
    // 1.3530000448226929 % and 5.011300086975098 %, a hundredth of a percent being 100 parts per million.
    expect(bow).toMatchObject({ category: 2, groupChance: 13_530.000448226929, itemId: 13, chance: 1_000_000 });
    expect(coal).toMatchObject({ category: 3, groupChance: 50_113.00086975098, itemId: 1870, chance: 199_115 });
    expect(varnish).toMatchObject({ category: 3, itemId: 1865, chance: 199_115 });
  });

  test("the first group of Queen Ant: 50 %, of it 12 % for the Elven Long Sword", () => {
    expect(dropsOf(29_001)[0]).toEqual(yaml`
      { npcId: 29001, category: 1, groupChance: 500000, itemId: 2499, min: 1, max: 1, chance: 120000 }
    `);
  });

  test("rows with and without a group, and spoil, are as many as in the source less those of nameless NPCs", () => {
    // counts.md: 55,230 in groups, 744 by themselves, 7,335 spoiled. NPC 22590 has no name: 12 and 3 rows.
    const grouped = highFive.drops.filter(({ groupChance }) => groupChance !== undefined);
    const spoiled = highFive.drops.filter(({ category }) => category === -1);
    expect(grouped).toHaveLength(55_230 - 12);
    expect(spoiled).toHaveLength(7335 - 3);
    expect(highFive.drops.length - grouped.length - spoiled.length).toBe(744);
  });
});

test("a raid boss of sql/raidboss_spawnlist.sql respawns after 36 hours, in seconds", () => {
  expect(highFive.spawns.filter(({ npcId }) => npcId === 25_001)).toEqual([
    { npcId: 25_001, x: -54_416, y: 146_480, z: -2887, respawnDelay: 129_600, respawnRandom: 86_400 },
  ]);
});

test("places of spawnlist/sel_mahums.xml and hellbound/hellboundSpawns.xml", () => {
  expect(highFive.spawns).toContainEqual(yaml`
    { npcId: 22775, x: 88347, y: 56413, z: -3495, heading: 49152, respawnDelay: 90 }
  `);
  expect(highFive.spawns).toContainEqual(yaml`
    { npcId: 32294, x: -11840, y: 236224, z: -3272, heading: 16384, respawnDelay: 60 }
  `);
});

test("skill 3 of stats/skills/00000-00099.xml", () => {
  expect(find(highFive.skills, 3)).toMatchObject(yaml`
    { name: Power Strike, maxLevel: 9, iconFile: skill0003.png, operateType: OP_ACTIVE, target: ENEMY,
      magicLevel: [3, 4, 5, 8, 9, 10, 13, 14, 15], mpConsume: [9, 9, 10, 11, 12, 13, 16, 16, 17],
      power: [30, 32, 35, 46, 51, 55, 71, 78, 84], hitTime: 1080, reuseDelay: 3000, castRange: 40, effectRange: 400 }
  `);
});

test("a recipe with a rare product, and two that one item teaches, of recipes.xml", () => {
  // Lines 1190 and 4539: both are taught by item 5008, and only the second has a rare product.
  expect(highFive.recipes.filter(({ itemId }) => itemId === 5008).map(({ id }) => id)).toEqual([138, 436]);
  expect(find(highFive.recipes, 138)).not.toHaveProperty("rare");
  expect(find(highFive.recipes, 436)).toMatchObject(yaml`
    { level: 6, successRate: 60, mpConsume: 171, isDwarven: true, product: { itemId: 264, count: 1 },
      rare: { itemId: 264, count: 2, chance: 20 } }
  `);
});

test("a set of stats/armorsets with alternatives", () => {
  expect(find(highFive.armorSets, 87)).toEqual(yaml`
    { id: 87, name: Dynasty Leather Armor Set - Enchanter, chest: 10168, legs: 9428, head: 9429, gloves: 9430,
      feet: 9431, skillId: 3355, enchant6SkillId: 3624, alternatives: { legs: [11516], head: [11525], gloves: [11515],
        feet: [11524] }, baseStats: { INT: -1, MEN: 2, WIT: -1 } }
  `);
});

test("an exchange of multisell/7897.xml with two products", () => {
  const entry = find(highFive.multisells, 7897)?.entries[10];
  expect(entry).toEqual({
    required: [{ itemId: 4407, count: 6 }],
    produces: { itemId: 1894, count: 1 },
    alsoProduces: [{ itemId: 57, count: 210 }],
  });
});

test("a class of four skill trees, and its parent", () => {
  // classSkillTree.xml, lines 10380 to 10382.
  const judicator = find(highFive.classes, 136);
  expect(judicator).toMatchObject({ race: "Kamael", professionLevel: 3, parentClassId: 135 });
  expect(judicator?.skills).toContainEqual({ skillId: 328, skillLevel: 1, minPlayerLevel: 76, spCost: 12_500_000 });
  // highFiveNewClassSkillTree.xml, line 6.
  expect(find(highFive.classes, 2)?.skills).toContainEqual(yaml`
    { skillId: 992, skillLevel: 2, minPlayerLevel: 43, spCost: 32000 }
  `);
});

test("a daily quest, a seed and a teleport", () => {
  expect(find(highFive.quests, 450)).toMatchObject(yaml`
    { name: Grave Robber Rescue, levelMin: 80, repeatable: true, daily: true, startNpcIds: [32650],
      rewards: { adena: 65000 } }
  `);
  expect(highFive.seeds[0]).toEqual(yaml`
    { itemId: 5016, level: 10, cropItemId: 5073, matureItemId: 5103, rewardItemIds: [1864, 1878], castleId: 1,
      isAlternative: false, seedsLimit: 8100, cropsLimit: 9000 }
  `);
  expect(highFive.teleports[0]).toEqual(yaml`
    { npcId: 4317, destination: 16011, name: Photo Snow - House, x: -57525, y: -54523, z: -1576,
      price: { itemId: 57, count: 0 }, isNoble: false }
  `);
});

test("a product without a price costs that of its item", () => {
  const prices = new Map(highFive.items.map(({ id, price }) => [id, price]));
  // buylists/0000007.xml states a price but belongs to no NPC, so that the list is left out.
  expect(find(highFive.buyLists, 7)).toBeUndefined();
  const products = highFive.buyLists.flatMap((list) => list.products);
  const usual = products.filter(({ itemId, price }) => price === prices.get(itemId));
  // counts.md: 17,193 of 19,832 products state none.
  expect(usual.length).toBeGreaterThanOrEqual(17_193);
  expect(products).toHaveLength(19_832);
});

test("the grid begins at tile 12, 10, and no tile has two regions", () => {
  expect(highFive.manifest.regionGrid).toEqual({ firstTileX: 12, firstTileY: 10, columns: 15, rows: 17 });
  const tiles = highFive.regions.flatMap(({ tiles = [] }) => tiles.map(([column, row]) => `${column},${row}`));
  expect(tiles).toHaveLength(141);
  expect(new Set(tiles).size).toBe(141);
  // Tile 16, 20 is Kamael Village: column 4, row 10.
  expect(highFive.regions.find(({ tiles = [] }) => tiles.some(([x, y]) => x === 4 && y === 10))?.name).toContain(
    "Kamael",
  );
});
