import type { Dataset, ItemId, RecipeRow } from "@gamedata/schema";
import { groupBy } from "../catalog/group-by.js";
import { indexBy } from "../catalog/index-by.js";

/** Recipes by the item that teaches them, and by what they make. */
export interface RecipeIndex {
  readonly byRecipeItem: ReadonlyMap<ItemId, RecipeRow>;
  readonly byProduct: ReadonlyMap<ItemId, readonly RecipeRow[]>;
}

/**
 * Finds recipes from both sides.
 *
 * @param dataset The data set.
 */
export function createRecipeIndex({ recipes }: Dataset): RecipeIndex {
  const ordered = recipes.toSorted((a, b) => a.itemId - b.itemId);
  const byRecipeItem = indexBy(ordered, (row) => row.itemId);
  return { byRecipeItem, byProduct: groupBy(byRecipeItem.values(), (row) => row.product.itemId) };
}
