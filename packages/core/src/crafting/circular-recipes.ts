import type { ItemId, RecipeRow } from "@gamedata/schema/types";
import { derived } from "../catalog/derived.js";
import { recipeIndex, recipesByProduct } from "../recipes/item-crafting.js";

/** The recipes that need what they make, directly or through other recipes: a plan uses one for the item that it is for, if at all. */
export const circularRecipes = derived((catalog): ReadonlySet<RecipeRow> => {
  const makers = recipesByProduct(catalog);
  function leadsBack({ product, rare, ingredients }: RecipeRow): boolean {
    const seen = new Set<ItemId>();
    const open = ingredients.map(({ itemId }) => itemId);
    for (let itemId = open.pop(); itemId !== undefined; itemId = open.pop()) {
      if (itemId === product.itemId || itemId === rare?.itemId) return true;
      if (seen.has(itemId)) continue;
      seen.add(itemId);
      for (const maker of makers.get(itemId) ?? []) for (const one of maker.ingredients) open.push(one.itemId);
    }
    return false;
  }
  return new Set([...recipeIndex(catalog).byId.values()].filter(leadsBack));
});
