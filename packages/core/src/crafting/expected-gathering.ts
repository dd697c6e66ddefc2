import { HUNDRED_PERCENT } from "@gamedata/rules";
import type { ItemCount, ItemId } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { recipesByProduct } from "../recipes/item-crafting.js";
import { batchOf, circularRecipes, craftsToGive, type RecipeChoice } from "./recipe-choice.js";
import { add, type BatchPlan } from "./whole-batches.js";

/**
 * The greatest number of crafts one after another that make an item, by item, over all recipes that do not need it; gathered items have 0.
 */
const craftingDepths = derived((catalog) => {
  const depths = new Map<ItemId, number>();
  function depthOf(itemId: ItemId): number {
    const known = depths.get(itemId);
    if (known !== undefined) return known;
    const recipes = (recipesByProduct(catalog).get(itemId) ?? []).filter(
      (recipe) => !circularRecipes(catalog).has(recipe),
    );
    const ingredients = recipes.flatMap((recipe) => recipe.ingredients);
    const depth = ingredients.reduce((deepest, one) => Math.max(deepest, depthOf(one.itemId) + 1), 0);
    depths.set(itemId, depth);
    return depth;
  }
  for (const itemId of recipesByProduct(catalog).keys()) depthOf(itemId);
  return depths;
});

/** Returns how many crafts one after another make an item at most; its ingredients have lower numbers. */
export function craftingDepth(catalog: Catalog, itemId: ItemId): number {
  return craftingDepths(catalog).get(itemId) ?? 0;
}

/**
 * Estimates the pieces to gather, by item, when a craft succeeds with the success rate of its recipe, and gives its rare
 * product by its chance: a mean of 100 / rate attempts for each success, and every attempt takes the ingredients (aCis, class `RecipeItemMaker`, method `run`:
 * `listItems(true)` comes before `Rnd.get(100) < getSuccessRate()`). The crafts of the plan are whole batches; what
 * failures need beyond them is counted in parts of a batch, since it differs from time to time.
 */
export function expectedGathering(
  catalog: Catalog,
  goals: readonly ItemCount[],
  recipeOf: RecipeChoice,
  stock: ReadonlyMap<ItemId, number>,
  { timesFor }: BatchPlan,
): ReadonlyMap<ItemId, number> {
  const needed = new Map<ItemId, number>();
  for (const { itemId, count } of goals) add(needed, itemId, count);
  const gathered = new Map<ItemId, number>();
  const goalDepths = new Map<ItemId, number>();
  for (const { itemId } of goals) {
    const parts = recipeOf(itemId)?.ingredients ?? [];
    const depths = parts.map((one) => craftingDepth(catalog, one.itemId) + 1);
    goalDepths.set(itemId, Math.max(0, ...depths));
  }
  // An item is needed by items of greater depth only: when its depth is reached, its number is complete.
  for (let depth = Math.max(...goalDepths.values()); depth >= 0; depth -= 1) {
    for (const [itemId, count] of needed) {
      if ((goalDepths.get(itemId) ?? craftingDepth(catalog, itemId)) !== depth) continue;
      const missing = count - (stock.get(itemId) ?? 0);
      if (missing <= 0) continue;
      const recipe = recipeOf(itemId);
      if (recipe === undefined) {
        gathered.set(itemId, missing);
        continue;
      }
      const planned = Math.max(timesFor.get(itemId) ?? 0, missing / batchOf(recipe, itemId));
      const successes = craftsToGive(recipe, itemId, { pieces: missing, crafts: planned });
      const attempts = (successes * HUNDRED_PERCENT) / recipe.successRate;
      for (const ingredient of recipe.ingredients) add(needed, ingredient.itemId, ingredient.count * attempts);
    }
  }
  return gathered;
}
