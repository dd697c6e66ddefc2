import { expect } from "vitest";
import { type GoldenCase, onePage } from "./golden-case.js";

const root = "/api/interlude";

const monster = (id: number, name: string, level: number, spawnCount: number, npcType = "Monster") => ({
  id,
  name,
  level,
  npcType,
  isMonster: true,
  spawnCount,
});
const peaceful = (id: number, name: string, level: number, spawnCount: number, npcType = "Folk") => ({
  ...monster(id, name, level, spawnCount, npcType),
  isMonster: false,
});

const pieces = (itemId: number, name: string, count: number, icon: string) => {
  return { itemId, name, iconFile: `etc_${icon}_i00.png`, count };
};
const common = { successRate: 100, isDwarven: true };
const wooden = { id: 1666, name: "Recipe: Wooden Arrow", level: 1, mpConsume: 30, ...common };
const arrows = { ...wooden, product: pieces(17, "Wooden Arrow", 500, "wooden_quiver") };
const steel = { id: 2139, name: "Recipe: Steel Mold", level: 2, mpConsume: 20, ...common };
const mold = { ...steel, product: pieces(1883, "Steel Mold", 1, "mold") };
const stem = pieces(1864, "Stem", 4, "branch_gold");
const ore = pieces(1869, "Iron Ore", 5, "lump_gray");
const coal = pieces(1870, "Coal", 5, "coal");
const hemp = pieces(1878, "Braided Hemp", 5, "braided_hemp");

const mithrilArrow = pieces(1344, "Mithril Arrow", 1, "mithril_quiver");
const gatheredTogether = [
  { itemId: 1864, name: "Stem", count: 45, price: 100 },
  { itemId: 1876, name: "Mithril Ore", count: 2, price: 1000 },
];
const gathered = [
  { itemId: 1864, name: "Stem", count: 30, price: 100 },
  { itemId: 1876, name: "Mithril Ore", count: 2, price: 1000 },
];

const mercenaries = {
  id: 6281,
  npcs: [{ id: 31_555, name: "Abercrombie" }],
  entryCount: 2,
  maintainEnchantment: false,
  appliesTaxes: false,
};

/** 600 arrows, with 10 Stem there. */
const mithrilArrows = {
  ...mithrilArrow,
  count: 600,
  recipe: { id: 5230, successRate: 100, crafts: 2 },
  ingredients: [
    {
      ...pieces(1878, "Braided Hemp", 8, "braided_hemp"),
      recipe: { id: 2135, successRate: 100, crafts: 8 },
      ingredients: [{ ...pieces(1864, "Stem", 40, "branch_gold"), onHand: 10 }],
    },
    pieces(1876, "Mithril Ore", 2, "mithril_ore"),
  ],
};

/** The answers of the routes that the specification does not name. */
export const goldenBeyond: readonly GoldenCase[] = [
  [
    // xml/items/0100-0199.xml, item 175: crystal_count 1746, pAtk 194, mAtk 99, and no defence.
    `${root}/items?q=art+of+battle+axe&limit=1&fields=id,pAtk,mAtk,pDef,mDef,crystalCount`,
    {
      data: [{ id: 175, pAtk: 194, mAtk: 99, pDef: null, mDef: null, crystalCount: 1746 }],
      meta: expect.objectContaining({ limit: 1, offset: 0 }),
    },
  ],
  // xml/recipes.xml: material="1864-4;1869-2" product="17-500" of 1666, "1878-5;1869-5;1870-5" product="1883-1" of 2139.
  [`${root}/recipes/1666`, { data: { ...arrows, ingredients: [stem, { ...ore, count: 2 }] } }],
  [`${root}/recipes/2139`, { data: { ...mold, ingredients: [hemp, ore, coal] } }],
  [`${root}/recipes?product=1883&levelMax=2&q=steel`, { data: [mold], meta: onePage(1, 50) }],
  [
    `${root}/items/17/crafting`,
    {
      data: {
        tree: {
          ...pieces(17, "Wooden Arrow", 1, "wooden_quiver"),
          recipe: { id: 1666, successRate: 100, crafts: 1 },
          ingredients: [stem, { ...ore, count: 2 }],
        },
        totals: [
          { itemId: 1864, name: "Stem", count: 4, price: 100 },
          { itemId: 1869, name: "Iron Ore", count: 2, price: 200 },
        ],
        // 4 pieces at 100 and 2 at 200 adena.
        cost: { totals: 800, expected: 800, unpriced: 0 },
        crafts: [{ recipeId: 1666, name: "Recipe: Wooden Arrow", times: 1 }],
        leftovers: [pieces(17, "Wooden Arrow", 499, "wooden_quiver")],
        expected: [
          { itemId: 1864, name: "Stem", count: 4, price: 100 },
          { itemId: 1869, name: "Iron Ore", count: 2, price: 200 },
        ],
      },
    },
  ],
  // xml/recipes.xml: "1864-5" makes "1878-1" by 2135, "1878-4;1876-1" makes "1344-500" by 5230; 600 are two batches.
  [
    `${root}/items/1344/crafting?count=600&stock=1864:3,1864:7&buy=1876,57`,
    {
      data: {
        tree: mithrilArrows,
        totals: gathered,
        // 30 pieces at 100 and 2 at 1,000 adena.
        cost: { totals: 5000, expected: 5000, unpriced: 0 },
        crafts: [
          { recipeId: 2135, name: "Recipe: Braided Hemp", times: 8 },
          { recipeId: 5230, name: "Recipe: Mithril Arrow (100%)", times: 2 },
        ],
        leftovers: [{ ...mithrilArrow, count: 400 }],
        expected: gathered,
      },
    },
  ],
  // The same arrows, and 3 pieces more of what they are made of: 40 and 15 Stem, of which 10 are there.
  [
    "/api/interlude/crafting?items=1344:600,1878:3&stock=1864:10",
    {
      data: {
        trees: [
          mithrilArrows,
          {
            ...pieces(1878, "Braided Hemp", 3, "braided_hemp"),
            recipe: { id: 2135, successRate: 100, crafts: 3 },
            ingredients: [pieces(1864, "Stem", 15, "branch_gold")],
          },
        ],
        totals: gatheredTogether,
        cost: { totals: 6500, expected: 6500, unpriced: 0 },
        crafts: [
          { recipeId: 2135, name: "Recipe: Braided Hemp", times: 11 },
          { recipeId: 5230, name: "Recipe: Mithril Arrow (100%)", times: 2 },
        ],
        leftovers: [{ ...mithrilArrow, count: 400 }],
        expected: gatheredTogether,
      },
    },
  ],
  // xml/multisell/6281.xml, 6282.xml, 010.xml and 1004.xml, whose first ingredient has maintainIngredient="true"; what is marked as a tax is its base.
  [
    `${root}/exchanges/6281`,
    {
      data: {
        ...mercenaries,
        entries: [
          {
            required: [pieces(7251, "Golden Ram Coin", 1, "ticket_blue")],
            produces: pieces(7725, "Loot - Gray Pouch", 1, "pouch_gray"),
          },
          {
            required: [pieces(7251, "Golden Ram Coin", 10, "ticket_blue")],
            produces: pieces(7562, "Dimensional Diamond", 1, "gem_clear"),
          },
        ],
      },
    },
  ],
  [
    `${root}/exchanges/10`,
    {
      data: {
        ...mercenaries,
        id: 10,
        npcs: [{ id: 32_115, name: "Asamah" }],
        entryCount: 1,
        entries: [
          { required: [pieces(57, "Adena", 750, "adena")], produces: pieces(8764, "Trap Stone", 1, "capture_stone") },
        ],
      },
    },
  ],
  [
    `${root}/exchanges?npc=31555&requires=7251&produces=7562&sort=-id`,
    { data: [{ ...mercenaries, id: 6282, entryCount: 4 }, mercenaries], meta: onePage(2, 50) },
  ],
  [`${root}/exchanges?npc=31555&produces=57`, { data: [], meta: onePage(0, 50) }],
  [
    `${root}/exchanges/1004?fields=entries,entryCount`,
    {
      data: {
        entryCount: 25,
        entries: expect.arrayContaining([
          {
            required: [
              { ...pieces(2135, "Recipe: Braided Hemp", 1, "recipe_white"), isKept: true },
              pieces(1864, "Stem", 5, "branch_gold"),
            ],
            taxBase: 500,
            produces: pieces(1878, "Braided Hemp", 1, "braided_hemp"),
          },
        ]),
      },
    },
  ],
  // sql/spawnlist.sql: the spawns within 10,000 units of a centre of client/hunting-zones.json that no other is nearer to.
  [
    `${root}/locations/72`,
    {
      data: {
        id: 72,
        name: "Iris Lake",
        minLevel: null,
        type: 7,
        x: 51_469,
        y: 82_600,
        z: -3312,
        region: { id: 1, name: "Elven Village" },
        levelMin: 8,
        levelMax: 30,
        npcCount: 3,
        monsterCount: 2,
        spawnCount: 4,
        npcs: [
          monster(27_068, "Murtika", 8, 1),
          monster(27_077, "Unicorn Of Eva", 30, 2),
          peaceful(30_371, "Thalia", 70, 1),
        ],
        zones: [],
      },
    },
  ],
  [
    `${root}/locations/22`,
    {
      data: {
        id: 22,
        name: "Pirate Tunnel",
        minLevel: null,
        type: 7,
        x: 41_528,
        y: 198_358,
        z: -4648,
        region: { id: 12, name: "Giran Harbor" },
        levelMin: 33,
        levelMax: 44,
        npcCount: 4,
        monsterCount: 4,
        spawnCount: 36,
        npcs: [
          monster(25_404, "Corsair Captain Kylon", 33, 1, "RaidBoss"),
          monster(20_832, "Zaken's Pikeman", 43, 16),
          monster(20_836, "Pirate Zombie", 44, 13),
          monster(20_833, "Zaken's Archer", 44, 6),
        ],
        // xml/zones: of the 36 spawns, and the centre, all but the raid boss are in the water of the tunnel, where one can fish.
        zones: [
          { id: 300_276, name: "fishing_place_20", kind: "fishing", spawnCount: 35 },
          { id: 300_736, name: "21_24_water1", kind: "water", spawnCount: 35 },
        ],
      },
    },
  ],
  [
    // xml/zones: of the 565 spawns at the Tower of Insolence 560 are in nofly_TOI, of which Baium's is in his lair, too.
    `${root}/locations/98?fields=zones`,
    {
      data: {
        zones: [
          { id: 110_002, name: "Baium Boss", kind: "boss", spawnCount: 1 },
          { id: 300_363, name: "nofly_TOI", kind: "noLanding", spawnCount: 560 },
        ],
      },
    },
  ],
  // xml/mapRegions.xml: the spawns of all tables on the tiles of the region.
  [
    `${root}/regions/18`,
    {
      data: {
        id: 18,
        name: "Primeval Isle",
        levelMin: 80,
        levelMax: 87,
        npcCount: 28,
        monsterCount: 12,
        spawnCount: 258,
        npcs: expect.arrayContaining([
          peaceful(32_115, "Asamah", 70, 1),
          peaceful(32_120, "Balu Kaimu", 70, 1),
          monster(29_065, "Sailren", 87, 1, "GrandBoss"),
        ]),
      },
    },
  ],
  [
    `${root}/regions/12`,
    {
      data: {
        id: 12,
        name: "Giran Harbor",
        levelMin: 33,
        levelMax: 60,
        // 50 NPCs and 790 spawns of sql/spawnlist.sql and sql/raidboss_spawnlist.sql. On tile 5,13 (the Catacomb of the
        // Branded) sql/random_spawn_loc.sql adds one place each of the Blacksmith of Mammon and of the Crests of Dusk and Dawn.
        npcCount: 53,
        monsterCount: 42,
        spawnCount: 793,
        npcs: expect.arrayContaining([
          monster(25_404, "Corsair Captain Kylon", 33, 1, "RaidBoss"),
          monster(20_934, "Wasp Worker", 35, 5),
          monster(20_931, "Hatu Onyx Beast", 36, 8),
          peaceful(31_573, "Monakan", 70, 1, "Fisherman"),
        ]),
      },
    },
  ],
  // Every name of xml/ and client/ with these words; those of skills 3562 and 4017 to 4024 are in xml/skills.
  [
    `${root}/search?q=Queen+Ant`,
    {
      data: [
        { type: "npc", id: 29_001, name: "Queen Ant", level: 40 },
        { type: "skill", id: 4021, name: "Queen Ant" },
        { type: "npc", id: 29_002, name: "Queen Ant Larva", level: 38 },
        { type: "skill", id: 4017, name: "Queen Ant Brandish" },
        { type: "skill", id: 4020, name: "Heal Queen Ant1" },
        { type: "skill", id: 4024, name: "Heal Queen Ant2" },
        { type: "item", id: 6660, name: "Ring of Queen Ant", iconFile: "accessory_ring_of_queen_ant_i00.png" },
        { type: "skill", id: 3562, name: "Ring of Ant Queen" },
      ],
      meta: { total: 8, limit: 50, offset: 0 },
    },
  ],
  // The skills 4017 to 4024 are no item; one item has this name.
  [
    `${root}/by-name?type=ITEM&name=ring+of+queen+ant`,
    {
      data: {
        matches: [
          { type: "item", id: 6660, name: "Ring of Queen Ant", iconFile: "accessory_ring_of_queen_ant_i00.png" },
        ],
      },
    },
  ],
  // From a data set to itself nothing differs.
  [
    `${root}/changes?from=interlude&type=items`,
    {
      data: {
        chronicle: "interlude",
        dataVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
        from: { chronicle: "interlude", dataVersion: expect.stringMatching(/^[0-9a-f]{12}$/) },
        counts: [{ type: "items", added: 0, removed: 0, changed: 0, reused: 0 }],
        added: [],
        removed: [],
        changed: [],
        reused: [],
      },
    },
  ],
  // The counts of the datapack's README.
  [
    `${root}/meta/dataset`,
    {
      data: {
        chronicle: "interlude",
        dataVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
        schemaVersion: 2,
        source: { project: "aCis", revision: "382" },
        tables: expect.objectContaining({
          items: { rows: 9206, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
          npcs: { rows: 6472, sha256: expect.any(String) },
          // 40,878, the 1,612 of sql/spawnlist_4s.sql, and the 155 of sql/random_spawn_loc.sql but groups 2 to 8 (7 rows).
          spawns: { rows: 42_638, sha256: expect.any(String) },
          doubts: { rows: 8, sha256: expect.any(String) },
          drops: { rows: 29_531, sha256: expect.any(String) },
          locations: { rows: 209, sha256: expect.any(String) },
        }),
      },
    },
  ],
];
