import type { ItemId, RecipeRow } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { invalidParameter } from "../error/invalid-parameter.js";
import { isOnlyRare, recipesByProduct } from "../recipes/item-crafting.js";
import { ascending, compareBy, descending } from "../rows/order.js";
import { circularRecipes } from "./circular-recipes.js";
import { canGive } from "./craft-outcome.js";

/** Returns the recipe by which a plan makes an item; `undefined` if the item is gathered. */
export type RecipeChoice = (itemId: ItemId) => RecipeRow | undefined;

/**
 * The recipes that can give each item, the one that plans prefer first: one whose usual product it is, then the highest
 * success rate, then the lowest id.
 */
const preferredRecipes = derived(
  (catalog): ReadonlyMap<ItemId, readonly RecipeRow[]> =>
    new Map(
      Array.from(recipesByProduct(catalog), ([product, recipes]) => {
        const order = compareBy<RecipeRow>(
          ascending((recipe) => Number(isOnlyRare(recipe, product))),
          descending(({ successRate }) => successRate),
          ascending(({ itemId }) => itemId),
        );
        return [product, recipes.filter((recipe) => canGive(recipe, product)).sort(order)];
      }),
    ),
);

/**
 * Returns the choice of recipes for a plan. A plan makes the item that it is for by a recipe that has it as its rare product,
 * if no other makes it; ingredients by recipes that have them as their usual product and do not need them.
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
  const makers = recipes.get(product) ?? [];
  const chosen = recipeId === undefined ? makers[0] : recipeOf(makers, recipeId);
  const isBought = new Set(bought);
  const circular = circularRecipes(catalog);
  return (itemId) => {
    if (isBought.has(itemId)) return undefined;
    if (itemId === product) return chosen;
    const preferred = recipes.get(itemId)?.find((recipe) => !circular.has(recipe));
    return preferred === undefined || isOnlyRare(preferred, itemId) ? undefined : preferred;
  };
}

function recipeOf(recipes: readonly RecipeRow[], recipeId: ItemId): RecipeRow {
  const recipe = recipes.find(({ itemId }) => itemId === recipeId);
  if (recipe !== undefined) return recipe;
  const ids = recipes.map(({ itemId }) => itemId).join(", ");
  const allowed = ids === "" ? "left out, since no recipe makes the item" : `a recipe that makes the item: ${ids}`;
  throw invalidParameter("recipe", recipeId, allowed);
}
