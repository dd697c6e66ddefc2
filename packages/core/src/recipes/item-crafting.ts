import type { ItemCraftedBy, ItemCrafting, ItemId, RecipeRow } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { itemQuantityOf, itemRefOf } from "../records/items.js";
import { groupBy } from "../rows/group-by.js";
import { indexById } from "../rows/index-by.js";

/** Recipes by the id of the item that teaches them. */
export const recipeIndex = derived(({ dataset }) => indexById(dataset.recipes, (row) => row.itemId));

/** Recipes by the item that they make. */
const recipesByProduct = derived((catalog) => groupBy(recipeIndex(catalog).byId.values(), (row) => row.product.itemId));

/** Shows what a recipe item teaches to craft; `undefined` for any other item. */
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

/** Shows the recipe items that teach to craft an item, by their id; `undefined` when there are none. */
export function itemCraftedByOf(catalog: Catalog, itemId: ItemId): readonly ItemCraftedBy[] | undefined {
  return recipesByProduct(catalog)
    .get(itemId)
    ?.map((recipe) => ({
      recipeItemId: recipe.itemId,
      recipeName: itemRefOf(catalog, recipe.itemId).name,
      successRate: recipe.successRate,
    }));
}
