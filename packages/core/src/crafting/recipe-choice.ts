import { HUNDRED_PERCENT } from "@gamedata/rules";
import type { ItemId, RecipeRow } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { invalidParameter } from "../error/game-data-error.js";
import { isOnlyRare, recipeIndex, recipesByProduct } from "../recipes/item-crafting.js";
import { ascending, compareBy, descending } from "../rows/order.js";

/** Batches up to which the mean number of crafts is worked out piece by piece; beyond, it grows evenly. */
const EXACT_BATCHES = 100;

/** Returns the pieces of an item that a craft gives which it is planned for: of the usual product, or of the rare one. */
export function batchOf(recipe: RecipeRow, itemId: ItemId): number {
  const { product, rare } = recipe;
  return rare !== undefined && isOnlyRare(recipe, itemId) ? rare.count : product.count;
}

function canGive(recipe: RecipeRow, itemId: ItemId): boolean {
  const { successRate, rare } = recipe;
  if (successRate === 0) return false;
  if (rare === undefined) return true;
  if (isOnlyRare(recipe, itemId)) return rare.chance > 0;
  return rare.itemId === itemId || rare.chance < HUNDRED_PERCENT;
}

/**
 * Returns the mean number of successful crafts that give an item, `needed.pieces` of it. A successful craft gives the rare
 * product by its chance, and the usual one otherwise (L2J Server, class `RecipeController`, method `rewardPlayer`).
 *
 * @param needed.crafts The number of crafts where each gives a batch of the item.
 */
export function craftsToGive(
  recipe: RecipeRow,
  itemId: ItemId,
  { pieces, crafts }: { readonly pieces: number; readonly crafts: number },
): number {
  const { product, rare } = recipe;
  if (rare === undefined) return crafts;
  if (isOnlyRare(recipe, itemId)) return (crafts * HUNDRED_PERCENT) / rare.chance;
  if (rare.itemId !== itemId) return (crafts * HUNDRED_PERCENT) / (HUNDRED_PERCENT - rare.chance);
  return craftsOfTwoBatches(pieces, product.count, rare.count, rare.chance / HUNDRED_PERCENT);
}

/**
 * The mean number of crafts until there are `pieces`, when a craft gives the second batch with a probability, else the
 * first: one craft, and then those for the pieces that are still missing.
 */
function craftsOfTwoBatches(pieces: number, first: number, second: number, probability: number): number {
  const mean = first + (second - first) * probability;
  const exact = Math.min(Math.ceil(pieces), EXACT_BATCHES * Math.max(first, second));
  const crafts = [0];
  const craftsFor = (missing: number): number => crafts[Math.max(0, missing)] ?? 0;
  for (let missing = 1; missing <= exact; missing += 1) {
    crafts.push(1 + (1 - probability) * craftsFor(missing - first) + probability * craftsFor(missing - second));
  }
  return craftsFor(exact) + Math.max(0, Math.ceil(pieces) - exact) / mean;
}

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
 * Returns the choice of recipes for a plan. A plan makes the items that it is for by recipes that have them as their rare
 * product, if no others make them; ingredients by recipes that have them as their usual product and do not need them.
 *
 * @param makers The recipes of the items that the plan is for.
 * @param bought Items that no recipe makes in this plan.
 */
export function recipeChoice(
  catalog: Catalog,
  makers: ReadonlyMap<ItemId, RecipeRow | undefined>,
  bought: readonly ItemId[],
): RecipeChoice {
  const recipes = preferredRecipes(catalog);
  const isBought = new Set(bought);
  const circular = circularRecipes(catalog);
  return (itemId) => {
    if (isBought.has(itemId)) return undefined;
    if (makers.has(itemId)) return makers.get(itemId);
    const preferred = recipes.get(itemId)?.find((recipe) => !circular.has(recipe));
    return preferred === undefined || isOnlyRare(preferred, itemId) ? undefined : preferred;
  };
}

/**
 * Returns the recipe that makes the only item that a plan is for.
 *
 * @param recipeId The recipe item; by default that of the preferred recipe.
 * @throws {GameDataError} `INVALID_PARAMETER` for a recipe that does not make the product.
 */
export function makerOf(catalog: Catalog, product: ItemId, recipeId: ItemId | undefined): RecipeRow | undefined {
  const recipes = preferredRecipes(catalog).get(product) ?? [];
  if (recipeId === undefined) return recipes[0];
  const recipe = recipes.find(({ itemId }) => itemId === recipeId);
  if (recipe !== undefined) return recipe;
  const ids = recipes.map(({ itemId }) => itemId).join(", ");
  const allowed = ids === "" ? "left out, since no recipe makes the item" : `a recipe that makes the item: ${ids}`;
  throw invalidParameter("recipe", recipeId, allowed);
}

/**
 * Returns the recipes that make the items that a plan is for. A recipe that needs what it makes is not used: others of the
 * items could be made of it.
 *
 * @param chosen Recipe items of the recipes that are preferred to others.
 * @throws {GameDataError} `INVALID_PARAMETER` for a recipe that makes none of the products.
 */
export function makersOf(
  catalog: Catalog,
  products: readonly ItemId[],
  chosen: readonly ItemId[],
): ReadonlyMap<ItemId, RecipeRow | undefined> {
  const circular = circularRecipes(catalog);
  const makers = new Map<ItemId, RecipeRow | undefined>();
  const usable: ItemId[] = [];
  for (const product of products) {
    const recipes = (preferredRecipes(catalog).get(product) ?? []).filter((recipe) => !circular.has(recipe));
    makers.set(product, recipes.find(({ itemId }) => chosen.includes(itemId)) ?? recipes[0]);
    usable.push(...recipes.map(({ itemId }) => itemId));
  }
  const unusable = chosen.find((itemId) => !usable.includes(itemId));
  if (unusable === undefined) return makers;
  const ids = [...new Set(usable)].sort((a, b) => a - b).join(", ");
  const allowed = ids === "" ? "left out, since no recipe makes the items" : `recipes that make the items: ${ids}`;
  throw invalidParameter("recipes", unusable, allowed);
}
