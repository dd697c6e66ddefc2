import type { ItemCraftedBy, ItemCrafting, ItemId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { itemQuantityOf, itemRefOf } from "./item-ref.js";

/**
 * Shows what a recipe item teaches to craft; nothing for any other item.
 *
 * @param catalog The catalog.
 * @param itemId The item's id.
 */
export function itemCraftingOf(catalog: Catalog, itemId: ItemId): ItemCrafting | undefined {
  const recipe = catalog[parts].recipes().byRecipeItem.get(itemId);
  if (recipe === undefined) return undefined;
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

/**
 * Shows the recipe items that teach to craft an item, by their id.
 *
 * @param catalog The catalog.
 * @param itemId The item's id.
 */
export function itemCraftedByOf(catalog: Catalog, itemId: ItemId): readonly ItemCraftedBy[] | undefined {
  return catalog[parts]
    .recipes()
    .byProduct.get(itemId)
    ?.map((recipe) => ({
      recipeItemId: recipe.itemId,
      recipeName: itemRefOf(catalog, recipe.itemId).name,
      successRate: recipe.successRate,
    }));
}
