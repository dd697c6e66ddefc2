import { recipeRow } from "@gamedata/fixtures";
import type { CraftingPlan } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { getItem, getItemSources, getRecipe, listRecipes, planCrafting, planCraftingList } from "../index.js";

const MUD = 9;

/** Makes item 1, in 4 % the rare item 2 instead; item 3, in 20 % twice; item 4 never, but 2 pieces of item 5. */
const recipes = [
  recipeRow(1, 1, { [MUD]: 3 }, { rare: { itemId: 2, count: 1, chance: 4 } }),
  recipeRow(2, 1, { [MUD]: 3 }, { rare: { itemId: 2, count: 1, chance: 4 }, successRate: 60 }),
  recipeRow(3, 3, { [MUD]: 3 }, { rare: { itemId: 3, count: 2, chance: 20 } }),
  recipeRow(4, 4, { [MUD]: 3 }, { rare: { itemId: 5, count: 2, chance: 100 } }),
  recipeRow(5, 6, { 1: 24, 2: 1 }),
];
const ids = [1, 2, 3, 4, 5, 6, MUD, 101, 102, 103, 104, 105];
const items = ids.map((id) => ({ id, name: `Item ${id}`, type: "etcitem" as const }));
const catalog = catalogWith({ items, recipes });

const rare = { itemId: 2, name: "Item 2", iconFile: null, count: 1, chance: 4 };
const mud = (plan: Pick<CraftingPlan, "totals" | "expected">) => ({
  total: plan.totals.find(({ itemId }) => itemId === MUD)?.count,
  expected: plan.expected.find(({ itemId }) => itemId === MUD)?.count,
});

describe("the rare product of a recipe", () => {
  it("is in the recipe, in lists of recipes and in the recipe item", () => {
    expect(getRecipe(catalog, 101).rare).toEqual(rare);
    expect(listRecipes(catalog).data.map((recipe) => recipe.rare?.itemId)).toEqual([2, 2, 3, 5, undefined]);
    expect(getItem(catalog, 101).crafting?.rare).toEqual(rare);
    expect(getItem(catalog, 105).crafting).not.toHaveProperty("rare");
    expect(listRecipes(catalog, { product: 2 }).data.map(({ id }) => id)).toEqual([101, 102]);
  });

  it("has the recipes as sources, with its chance; the usual product without", () => {
    const craftedBy = [
      { recipeItemId: 101, recipeName: "Item 101", successRate: 100, rare: { count: 1, chance: 4 } },
      { recipeItemId: 102, recipeName: "Item 102", successRate: 60, rare: { count: 1, chance: 4 } },
    ];
    expect(getItemSources(catalog, 2).craftedBy).toEqual(craftedBy);
    expect(getItem(catalog, 2).craftedBy).toEqual(craftedBy);
    const [usual] = getItem(catalog, 1).craftedBy ?? [];
    expect(usual).toEqual({ recipeItemId: 101, recipeName: "Item 101", successRate: 100 });
    const double = [{ recipeItemId: 103, recipeName: "Item 103", successRate: 100 }];
    expect(getItem(catalog, 3).craftedBy).toEqual(double);
  });

  it("is planned by its recipes, and takes 100 / chance as many crafts in the mean", () => {
    // One craft in the totals; 100 / 4 successes of 3 mud each, and 100 / 60 attempts for each of them.
    const plan = planCrafting(catalog, 2);
    expect(plan.tree).toMatchObject({ itemId: 2, recipe: { id: 101, successRate: 100, crafts: 1, rare } });
    expect(mud(plan)).toEqual({ total: 3, expected: 75 });
    expect(mud(planCrafting(catalog, 2, { recipe: 102 })).expected).toBeCloseTo(125, 9);
    // Beside the usual product of the same recipe: 3 mud more, and 100 / 96 as many in the mean.
    const both = planCraftingList(catalog, { items: [1, 2].map((id) => [id, 1] as const) });
    expect(both.crafts).toMatchObject([{ recipeId: 101, times: 2 }]);
    expect(mud(both)).toEqual({ total: 6, expected: 78.125 });
    expect(() => planCrafting(catalog, 2, { recipe: 103 })).toThrow("a recipe that makes the item: 101, 102");
    expect(planCrafting(catalog, 2, { buy: [2] }).totals).toMatchObject([{ itemId: 2, count: 1 }]);
  });

  it("leaves its pieces over, and nothing of the usual product", () => {
    // Two pieces a craft: 2 crafts for 3 pieces. The stock of the usual product is not touched.
    const { leftovers, totals, expected } = planCrafting(catalog, 5, { count: 3, stock: [[4, 7]] });
    expect(leftovers).toMatchObject([{ itemId: 5, count: 1 }]);
    expect(totals).toMatchObject([{ itemId: MUD, count: 6 }]);
    expect(expected).toMatchObject([{ itemId: MUD, count: 6 }]);
  });

  it("is given instead of the usual product, which takes 100 / (100 - chance) as many crafts", () => {
    // 24 pieces in 96 % of the crafts: 25 crafts of 3 mud.
    expect(mud(planCrafting(catalog, 1, { count: 24 }))).toEqual({ total: 72, expected: 75 });
    expect(mud(planCrafting(catalog, 1, { count: 24, recipe: 102 })).expected).toBeCloseTo(125, 9);
  });

  it("is gathered where it is an ingredient, and a product that is never given, too", () => {
    const { tree, totals } = planCrafting(catalog, 6);
    expect(tree.ingredients?.map(({ itemId, recipe }) => `${itemId} ${recipe?.id}`)).toEqual(["1 101", "2 undefined"]);
    expect(totals).toMatchObject(yaml`[{ itemId: 2, count: 1 }, { itemId: ${MUD}, count: 72 }]`);
    expect(planCrafting(catalog, 4).tree).not.toHaveProperty("recipe");
  });
});

describe("a rare product that is more pieces of the usual one", () => {
  const crafts = (count: number) => (mud(planCrafting(catalog, 3, { count })).expected ?? 0) / 3;

  it("takes the mean number of crafts, each of one piece or of two", () => {
    // 1 craft for one piece. For two: one, and in 80 % a second. For three: one, and then for two (80 %) or for one (20 %):
    // 1 + 0.8 · 1.8 + 0.2 · 1.
    expect(crafts(1)).toBe(1);
    expect(crafts(2)).toBeCloseTo(1.8, 12);
    expect(crafts(3)).toBeCloseTo(2.64, 12);
    expect(mud(planCrafting(catalog, 3, { count: 3 })).total).toBe(9);
  });

  it("grows by 1 / 1.2 crafts for each further piece", () => {
    // For n pieces: n / 1.2 + 0.2 / 1.2² · (1 - (-0.2)^n), which solves the recurrence.
    for (const count of [10, 199, 200, 201, 5000, 1_000_000]) {
      expect(crafts(count)).toBeCloseTo(count / 1.2 + 0.2 / 1.44, 6);
    }
  });
});

it("a recipe item that teaches two rows has the one with the rare product", () => {
  const plain = (id: number) => recipeRow(id, 3, { [MUD]: 3 }, { itemId: 103 });
  const double = { ...plain(2), rare: { itemId: 3, count: 2, chance: 20 } };
  for (const rows of [
    [plain(1), double],
    [double, plain(3)],
  ]) {
    const twice = catalogWith({ items, recipes: rows });
    expect(listRecipes(twice).data).toMatchObject([{ id: 103, rare: { itemId: 3, count: 2, chance: 20 } }]);
  }
});
