import type { ItemCraftedBy, ItemCrafting, ItemId, RecipeRow } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { itemQuantityOf, itemRefOf } from "../records/items.js";
import { groupBy } from "../rows/group-by.js";
import { indexById } from "../rows/index-by.js";

/** Recipes by id of the recipe item. */
export const recipeIndex = derived(({ dataset }) => indexById(dataset.recipes, (row) => row.itemId));

/** Recipes by the item that they make, each by id of the recipe item. */
export const recipesByProduct = derived((catalog) =>
  groupBy(recipeIndex(catalog).byId.values(), (row) => row.product.itemId),
);

/** Returns the recipe of a recipe item; `undefined` for other items. */
export function itemCraftingOf(catalog: Catalog, itemId: ItemId): ItemCrafting | undefined {
  const recipe = recipeIndex(catalog).byId.get(itemId);
  return recipe && craftingOf(catalog, recipe);
}

function craftingOf(catalog: Catalog, recipe: RecipeRow): ItemCrafting {
  const product = itemRefOf(catalog, recipe.product.itemId);
  return {
    productItemId: product.itemId,
    productName: product.name,
    productCount: recipe.product.count,
    productIconFile: product.iconFile,
    ingredients: recipe.ingredients.map((ingredient) => itemQuantityOf(catalog, ingredient)),
    successRate: recipe.successRate,
    level: recipe.level,
    mpConsume: recipe.mpConsume,
    isDwarven: recipe.isDwarven,
  };
}

/** Returns the recipe items that produce an item, by id; `undefined` if there are none. */
export function itemCraftedByOf(catalog: Catalog, itemId: ItemId): readonly ItemCraftedBy[] | undefined {
  return recipesByProduct(catalog)
    .get(itemId)
    ?.map((recipe) => ({
      recipeItemId: recipe.itemId,
      recipeName: itemRefOf(catalog, recipe.itemId).name,
      successRate: recipe.successRate,
    }));
}
