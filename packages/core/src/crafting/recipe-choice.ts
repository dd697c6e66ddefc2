import type { ItemId, RecipeRow } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { invalidParameter } from "../error/invalid-parameter.js";
import { recipesByProduct } from "../recipes/item-crafting.js";
import { mapGroups } from "../rows/group-by.js";
import { ascending, compareBy, descending } from "../rows/order.js";

/** Returns the recipe by which a plan makes an item; `undefined` if the item is gathered. */
export type RecipeChoice = (itemId: ItemId) => RecipeRow | undefined;

const bySuccessRate = compareBy<RecipeRow>(
  descending(({ successRate }) => successRate),
  ascending(({ itemId }) => itemId),
);

/** The recipes that can succeed by product, the one that plans prefer first: the highest success rate, then the lowest id. */
const preferredRecipes = derived((catalog) =>
  mapGroups(recipesByProduct(catalog), (recipes) =>
    recipes.filter(({ successRate }) => successRate > 0).sort(bySuccessRate),
  ),
);

/**
 * Returns the choice of recipes for a plan.
 *
 * @param product The item to craft.
 * @param recipeId The recipe item whose recipe makes the product; by default the preferred one.
 * @param bought Items that no recipe makes in this plan.
 * @throws {GameDataError} `INVALID_PARAMETER` for a recipe that does not make the product.
 */
export function recipeChoice(
  catalog: Catalog,
  product: ItemId,
  recipeId: ItemId | undefined,
  bought: readonly ItemId[],
): RecipeChoice {
  const recipes = preferredRecipes(catalog);
  const chosen = recipeId === undefined ? undefined : recipeOf(recipes.get(product) ?? [], recipeId);
  const isBought = new Set(bought);
  return (itemId) => {
    if (isBought.has(itemId)) return undefined;
    return itemId === product && chosen !== undefined ? chosen : recipes.get(itemId)?.[0];
  };
}

function recipeOf(recipes: readonly RecipeRow[], recipeId: ItemId): RecipeRow {
  const recipe = recipes.find(({ itemId }) => itemId === recipeId);
  if (recipe !== undefined) return recipe;
  const ids = recipes.map(({ itemId }) => itemId).join(", ");
  const allowed = ids === "" ? "left out, since no recipe makes the item" : `a recipe that makes the item: ${ids}`;
  throw invalidParameter("recipe", recipeId, allowed);
}
