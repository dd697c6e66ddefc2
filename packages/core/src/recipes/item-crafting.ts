import { present } from "@gamedata/rules";
import type { ItemCraftedBy, ItemCrafting, ItemId, RareProduct, RecipeRow } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { itemQuantityOf, itemRefOf } from "../records/items.js";
import { groupByEach, indexById } from "../rows/group-by.js";

/**
 * Recipes by id of the recipe item. Of two rows that one item teaches, the one with a rare product says all that the
 * other says: rows 138 and 436 of High Five, of which item 5008 names the second (`recipe_id`).
 */
export const recipeIndex = derived(({ dataset: { recipes } }) => {
  const isRare = ({ rare }: RecipeRow): boolean => rare !== undefined;
  const inOrder = [...recipes.filter(isRare), ...recipes.filter((row) => !isRare(row))];
  return indexById(inOrder, (row) => row.itemId);
});

/** Recipes by the items that they make, usual products and rare ones, each by id of the recipe item. */
export const recipesByProduct = derived((catalog) =>
  groupByEach(recipeIndex(catalog).byId.values(), ({ product, rare }) =>
    rare === undefined ? [product.itemId] : [product.itemId, rare.itemId],
  ),
);

/** Tells whether a recipe makes an item as its rare product only. */
export const isOnlyRare = ({ product }: RecipeRow, itemId: ItemId): boolean => product.itemId !== itemId;

export function rareProductOf(catalog: Catalog, { rare }: RecipeRow): RareProduct | undefined {
  return rare && { ...itemQuantityOf(catalog, rare), chance: rare.chance };
}

export function itemCraftingOf(catalog: Catalog, itemId: ItemId): ItemCrafting | undefined {
  const recipe = recipeIndex(catalog).byId.get(itemId);
  return recipe && craftingOf(catalog, recipe);
}

function craftingOf(catalog: Catalog, recipe: RecipeRow): ItemCrafting {
  const product = itemRefOf(catalog, recipe.product.itemId);
  return present({
    productItemId: product.itemId,
    productName: product.name,
    productCount: recipe.product.count,
    productIconFile: product.iconFile,
    ingredients: recipe.ingredients.map((ingredient) => itemQuantityOf(catalog, ingredient)),
    successRate: recipe.successRate,
    level: recipe.level,
    mpConsume: recipe.mpConsume,
    isDwarven: recipe.isDwarven,
    rare: rareProductOf(catalog, recipe),
  });
}

/** Returns the recipe items that produce an item, rare products too, by id; `undefined` if there are none. */
export function itemCraftedByOf(catalog: Catalog, itemId: ItemId): readonly ItemCraftedBy[] | undefined {
  return recipesByProduct(catalog)
    .get(itemId)
    ?.map((recipe) => {
      const { itemId: recipeItemId, successRate, rare } = recipe;
      return present({
        recipeItemId,
        recipeName: itemRefOf(catalog, recipeItemId).name,
        successRate,
        rare: rare && isOnlyRare(recipe, itemId) ? { count: rare.count, chance: rare.chance } : undefined,
      });
    });
}
