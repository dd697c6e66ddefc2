import { expect } from "vitest";
import { type GoldenCase, itemQuantity, trapStone } from "./golden-case.js";

const root = "/api/interlude";

const specialAbility = (id: number, name: string, crystal: readonly [number, string, string]) => ({
  multisellId: 311_262_501,
  npcs: [{ id: 31_126, name: "Blacksmith of Mammon" }],
  maintainEnchantment: true,
  appliesTaxes: false,
  required: [
    itemQuantity(7575, "Draconic Bow", "weapon_draconic_bow_i00", 1),
    itemQuantity(crystal[0], `${crystal[1]} Soul Crystal: Grade 13`, `etc_crystal_${crystal[2]}_i00`, 1),
    itemQuantity(2134, "Gemstone S", "etc_bead_silver_i00", 82),
  ],
  produces: itemQuantity(id, `Draconic Bow - ${name}`, "weapon_draconic_bow_i01", 1),
});

const armorScroll = (itemId: number, kind: string, icon: string) => ({
  itemId,
  name: `${kind}: Enchant Armor (Grade B)`,
  iconFile: `${icon}.png`,
});

/** What items are used for, read off the source by hand. */
export const goldenItemUses: readonly GoldenCase[] = [
  [
    // xml/skills/3600-3699.xml: <set name="itemConsumeId" val="8764" /> of three skills.
    `${root}/items/8764/uses`,
    {
      data: {
        item: trapStone,
        skills: [
          { id: 3626, name: "Kabokula", iconFile: null },
          { id: 3627, name: "Tapirawa", iconFile: null },
          { id: 3628, name: "Shabonoba", iconFile: null },
        ],
      },
    },
  ],
  [
    // xml/multisell/1004.xml: 20 NPCs; ingredients 2135 (maintainIngredient), 5 of 1864 and 500 adena of tax for 1878.
    `${root}/items/2135/uses`,
    {
      data: expect.objectContaining({
        exchanges: [
          {
            multisellId: 1004,
            npcs: expect.toSatisfy((npcs: readonly unknown[]) => npcs.length === 20),
            maintainEnchantment: false,
            appliesTaxes: true,
            required: [
              expect.objectContaining({ itemId: 2135, count: 1, isKept: true }),
              { itemId: 1864, name: "Stem", iconFile: "etc_branch_gold_i00.png", count: 5 },
            ],
            taxBase: 500,
            produces: expect.objectContaining({ itemId: 1878, count: 1 }),
          },
        ],
      }),
    },
  ],
  [
    // xml/recipes.xml: material="1864-4;1869-2" product="17-500" of recipe item 1666; no recipe consumes it.
    `${root}/items/1666/uses`,
    {
      data: {
        item: { itemId: 1666, name: "Recipe: Wooden Arrow", iconFile: "etc_recipe_white_i00.png" },
        crafting: {
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
        },
      },
    },
  ],
  [
    // xml/items: crystal_type S and crystal_count 2440; the S-grade crystal is item 1462. xml/multisell/311262501.xml:
    // <ingredient id="7575" count="1"/> of three items, with the soul crystals 5908, 5911 and 5914.
    `${root}/items/7575/uses`,
    {
      data: {
        item: { itemId: 7575, name: "Draconic Bow", iconFile: "weapon_draconic_bow_i00.png" },
        exchanges: [
          specialAbility(7576, "Cheap Shot", [5908, "Red", "red"]),
          specialAbility(7577, "Focus", [5911, "Green", "green"]),
          specialAbility(7578, "Critical Slow", [5914, "Blue", "blue"]),
        ],
        crystal: { itemId: 1462, name: "Crystal: S Grade", iconFile: "etc_crystal_gold_i00.png", count: 2440 },
      },
    },
  ],
  [
    // xml/spellbooks.xml: book 1512 for skill 2; xml/classes: learned by six classes.
    `${root}/items/1512/uses`,
    {
      data: {
        item: { itemId: 1512, name: "Spellbook: Confusion", iconFile: "etc_spell_books_defighter_i00.png" },
        spellbook: {
          skillId: 2,
          skillName: "Confusion",
          iconFile: "skill0002.png",
          learnedBy: [
            { id: 32, name: "Palus Knight", professionLevel: 1 },
            { id: 33, name: "Shillien Knight", professionLevel: 2 },
            { id: 34, name: "Bladedancer", professionLevel: 2 },
            { id: 35, name: "Assassin", professionLevel: 1 },
            { id: 36, name: "Abyss Walker", professionLevel: 2 },
            { id: 37, name: "Phantom Ranger", professionLevel: 2 },
          ],
        },
      },
    },
  ],
  [
    // AbstractEnchantPacket of aCis: the scrolls for armor of B; each safe step of a jewel adds 1 to M. Def. 36 of the ring (xml/items).
    `${root}/items/895/enchant?to=3`,
    {
      data: {
        item: { itemId: 895, name: "Ring of Black Ore", iconFile: "accessary_ring_of_black_ore_i00.png" },
        to: 3,
        stats: { mDef: 36 },
        safeTo: 3,
        steps: [37, 38, 39].map((mDef, at) => ({ enchant: at + 1, chance: 100, stats: { mDef } })),
        scrolls: [
          { scroll: armorScroll(948, "Scroll", "etc_scroll_of_enchant_armor_i03"), onFailure: "destroyed" },
          { scroll: armorScroll(950, "Crystal Scroll", "etc_scroll_of_enchant_armor_i01"), onFailure: "destroyed" },
          { scroll: armorScroll(6572, "Blessed Scroll", "etc_blessed_scrl_of_ench_am_b_i03"), onFailure: "reset" },
        ],
        supports: [],
        expected: [948, 950, 6572].map((scrollId) => ({ scrollId, chance: 100, items: 1, scrolls: 3 })),
      },
    },
  ],
];
