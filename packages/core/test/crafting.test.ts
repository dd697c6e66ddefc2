import { etcItemRow, npcRow, recipeRow, weaponRow } from "@gamedata/fixtures";
import type { MultisellEntry } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import { listItems, planCrafting, planCraftingList } from "../src/index.js";
import { catalogWith } from "./catalog-with.js";
import { catalog } from "./interlude.js";

const counts = (rows: readonly { readonly name: string; readonly count: number }[]) =>
  Object.fromEntries(rows.map(({ name, count }) => [name, count]));

describe("crafting by exchanges, by hand", () => {
  /*
   * The Blacksmith of Mammon unseals the piece for 1,072,500 Ancient Adena; a recipe makes the sealed one.
   */
  it("unseals a piece, and crafts the sealed one", () => {
    const { tree, crafts } = planCrafting(catalog, 6373, { exchanges: true });
    expect(tree.recipe).toBeUndefined();
    expect(tree.exchange?.times).toBe(1);
    expect(tree.ingredients?.map(({ name, count }) => [name, count])).toEqual([
      ["Sealed Imperial Crusader Breastplate", 1],
      ["Ancient Adena", 1_072_500],
    ]);
    expect(tree.ingredients?.[0]?.recipe?.crafts).toBe(1);
    expect(crafts.at(-1)?.name).toMatch(/^Recipe: Sealed Imperial Crusader Breastplate/);
    // Without it, or bought, the piece itself is gathered.
    for (const query of [{}, { exchanges: true, buy: [6373] }])
      expect(counts(planCrafting(catalog, 6373, query).totals)).toEqual({ "Imperial Crusader Breastplate": 1 });
  });

  it("gives a weapon its special ability for a crystal and gemstones, beside other items", () => {
    // The multisell of Berserker Blade - Haste: the blade, a blue crystal of stage 8, 555 Gemstones C; 1,665,000 adena as the base of
    // the tax. The recipe of the blade takes 248 Gemstones C.
    const [haste] = listItems(catalog, { q: "berserker blade - haste" }).data;
    const { trees, totals } = planCraftingList(catalog, { items: [[Number(haste?.id), 2]], exchanges: true });
    expect(trees[0]?.exchange?.times).toBe(2);
    expect(counts(totals)).not.toHaveProperty("Adena");
    expect(counts(totals)).toMatchObject({ "Blue Soul Crystal - Stage 8": 2, "Gemstone C": 2 * (555 + 248) });
  });
});

describe("crafting by exchanges of an invented data set", () => {
  const items = [weaponRow(1, "Sealed Bow"), weaponRow(2, "Bow"), etcItemRow(3, "Reed"), etcItemRow(57, "Adena")];
  const npcs = [npcRow(7, "Smith")];
  const plan = (entry: Partial<MultisellEntry>) => {
    const required = [{ itemId: 1, count: 1 }];
    const multisells = [{ id: 5, npcIds: [7], entries: [{ required, produces: { itemId: 2, count: 1 }, ...entry }] }];
    const made = catalogWith({ items, npcs, recipes: [recipeRow(1, 1, { 3: 4 })], multisells });
    return counts(planCrafting(made, 2, { exchanges: true }).totals);
  };
  const sealed = { itemId: 1, count: 1 };

  it("takes no ingredient that only states a tax", () => {
    const required = [sealed, { itemId: 57, count: 9 }, { itemId: 57, count: 90, isTax: true as const }];
    expect(plan({ required })).toEqual({ Reed: 4, Adena: 9 });
  });

  it.each([
    ["gives its product by chance", { produces: { itemId: 2, count: 1, chance: 40 } }],
    ["gives it enchanted", { produces: { itemId: 2, count: 1, enchant: 4 } }],
    ["takes an enchanted one", { required: [{ ...sealed, enchant: 4 }] }],
    ["needs what it does not take", { required: [sealed, { itemId: 3, count: 1, isKept: true as const }] }],
  ])("follows no exchange that %s", (_what, entry) => {
    expect(plan({})).toEqual({ Reed: 4 });
    expect(plan(entry)).toEqual({ Bow: 1 });
  });
});

/** Every expected value here was worked out by hand from xml/recipes.xml. */
describe("crafting, by hand", () => {
  /*
   * 7581: material="7581-1;7579-17;5554-8;1890-695;1888-139;5550-278;4042-139;1462-397;2134-43".
   * 8 Warsmith's Holders (5477: 4045-2;4039-10;1868-20): 16 Maestro Holders, 80 Mold Glue, 160 Thread.
   * 16 Maestro Holders (4122: 1887-10;4040-10;4041-10): 160 Varnish of Purity, 160 Lubricant, 160 Hardener.
   * 695 Mithril Alloy (2145: 1887-1;1880-2;1876-1): 695 Varnish of Purity, 1,390 Steel, 695 Mithril Ore.
   * 855 Varnish of Purity (2142: 1881-3;1865-3;1875-1): 2,565 Coarse Bone Powder, 2,565 Varnish, 855 Stone of Purity.
   * 2,565 Coarse Bone Powder (2138: 1872-10): 25,650 Animal Bone. 1,390 Steel (2137: 1865-5;1869-5): 6,950 of each.
   * 139 Synthetic Cokes (2143: 1879-3;1874-1): 417 Cokes (2136: 1870-3;1871-3: 1,251 of each), 139 Oriharukon Ore.
   * 278 Durable Metal Plates (5473: 5549-5;1876-5): 1,390 Metallic Thread (5472: 1868-10;1869-5), 1,390 Mithril Ore.
   * Varnish 2,565 + 6,950; Thread 160 + 13,900; Iron Ore 6,950 + 6,950; Mithril Ore 695 + 1,390.
   */
  it("a Draconic Bow needs 17 materials", () => {
    const { totals, crafts, leftovers, expected, tree } = planCrafting(catalog, 7575);
    expect(counts(totals)).toEqual(yaml`
      { "Recipe: Draconic Bow (100%)": 1, "Draconic Bow Shaft": 17, "Mold Glue": 80, Thread: 14060,
        "Mold Lubricant": 160, "Mold Hardener": 160, "Animal Bone": 25650, Varnish: 9515, "Stone of Purity": 855,
        "Iron Ore": 13900, "Mithril Ore": 2085, Coal: 1251, Charcoal: 1251, "Oriharukon Ore": 139, Enria: 139,
        "Crystal: S Grade": 397, "Gemstone S": 43 }
    `);
    expect(expected).toEqual(totals);
    expect(leftovers).toEqual([]);
    expect(crafts.map(({ recipeId, times }) => `${recipeId}-${times}`).join(";")).toBe(
      "2136-417;2137-1390;2138-2565;5472-1390;2142-855;2143-139;5473-278;2145-695;4122-16;5477-8;7581-1",
    );
    expect(tree.ingredients?.map(({ itemId, count }) => `${itemId}-${count}`).join(";")).toBe(
      "7581-1;7579-17;5554-8;1890-695;1888-139;5550-278;4042-139;1462-397;2134-43",
    );
  });

  /*
   * 4989, 60 %: material="4989-1;4087-13;1894-30;1895-30;4043-30;1460-18;2132-8" product="2404-1".
   * 30 Crafted Leather (2148: 1884-4;1882-4;1870-4): 120 Cord, 120 Leather, 120 Coal.
   * 30 Metallic Fiber are 2 batches of 20 (2149: 1884-20;1873-15), 10 left: 40 Cord, 30 Silver Nugget.
   * 160 Cord are 8 batches of 20 (1817: 1880-2;1868-25): 16 Steel, 200 Thread. 16 Steel: 80 Varnish, 80 Iron Ore.
   * 120 Leather (1814: 1867-6): 720 Animal Skin.
   * The mean of attempts is 100 / 60 = 5/3, and they take 50 Crafted Leather and 50 Metallic Fiber, which are 2.5
   * batches: 200 + 50 Cord are 12.5 batches, 25 Steel and 312.5 Thread; 200 Leather are 1,200 Animal Skin.
   */
  it("Stockings of Doom by the recipe of 60 % need more than the totals in the mean", () => {
    const { totals, leftovers, expected } = planCrafting(catalog, 2404, { recipe: 4989 });
    expect(counts(totals)).toEqual(yaml`
      { "Recipe: Stockings of Doom (60%)": 1, "Stockings of Doom Pattern": 13, Asofe: 30, "Crystal: B-Grade": 18,
        "Gemstone B": 8, Coal: 120, "Silver Nugget": 30, Thread: 200, Varnish: 80, "Iron Ore": 80, "Animal Skin": 720 }
    `);
    expect(counts(leftovers)).toEqual({ "Metallic Fiber": 10 });
    const mean = counts(expected);
    expect(mean["Recipe: Stockings of Doom (60%)"]).toBeCloseTo(5 / 3);
    expect(mean["Stockings of Doom Pattern"]).toBeCloseTo(65 / 3);
    expect(mean["Gemstone B"]).toBeCloseTo(40 / 3);
    const { Asofe, Coal, Thread, Varnish } = mean;
    expect({ Asofe, Coal, Thread, Varnish }).toEqual({ Asofe: 50, Coal: 200, Thread: 312.5, Varnish: 125 });
    expect(mean["Crystal: B-Grade"]).toBe(30);
    expect(mean["Silver Nugget"]).toBe(37.5);
    expect(mean["Iron Ore"]).toBe(125);
    expect(mean["Animal Skin"]).toBeCloseTo(1200);
  });

  it("gathers an item that no recipe makes", () => {
    const adena = { itemId: 57, name: "Adena", count: 5 };
    expect(planCrafting(catalog, 57, { count: 5 })).toEqual({
      tree: { ...adena, iconFile: "etc_adena_i00.png" },
      totals: [{ ...adena, price: 1 }],
      crafts: [],
      leftovers: [],
      expected: [{ ...adena, price: 1 }],
      cost: { totals: 5, expected: 5, unpriced: 0 },
    });
  });
});

describe("a recipe of a plan", () => {
  it("is one that makes the item", () => {
    expect(() => planCrafting(catalog, 2404, { recipe: 1666 })).toThrow(
      "Invalid recipe 1666: it must be a recipe that makes the item: 4164, 4989.",
    );
    expect(() => planCrafting(catalog, 57, { recipe: 1666 })).toThrow(
      "Invalid recipe 1666: it must be left out, since no recipe makes the item.",
    );
  });
});

describe("several crafts together, by hand", () => {
  const stockings = [2404, 1] as const;
  const fiber = [1895, 10] as const;

  /*
   * The Stockings of Doom above take 30 Metallic Fiber, of 2 batches of 20: the other 10 of the list are those that are left.
   * In the mean 50 and 10 are 3 batches: 45 Silver Nugget, and 60 Cord beside 200 are 13 batches of 25 Thread.
   */
  it.each([[[stockings, fiber]], [[fiber, stockings]]])("use what batches leave over once, in any order", (items) => {
    const alone = planCrafting(catalog, 2404, { recipe: 4989 });
    const { trees, totals, crafts, leftovers, expected } = planCraftingList(catalog, { items, recipes: [4989] });
    expect(trees.map(({ itemId, count }) => [itemId, count])).toEqual(items);
    expect(totals).toEqual(alone.totals);
    expect(crafts).toEqual(alone.crafts);
    expect(leftovers).toEqual([]);
    expect(counts(expected)).toMatchObject({ "Silver Nugget": 45, Thread: 325 });
  });

  it.each([
    [{ items: [[999_999, 1]] }, "There is no item with id 999999."],
    [{ items: [[1344, 1]], recipes: [4989] }, "Invalid recipes 4989: it must be recipes that make the items: 5230."],
    [{ items: [[57, 1]], recipes: [4989] }, "left out, since no recipe makes the items"],
  ])("refuse %j", (query, message) => {
    expect(() => Reflect.apply(planCraftingList, undefined, [catalog, query])).toThrow(message);
  });
});
