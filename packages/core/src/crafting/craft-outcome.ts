import type { ItemId, RecipeRow } from "@gamedata/schema/types";
import { isOnlyRare } from "../recipes/item-crafting.js";

const PERCENT = 100;

/** Batches up to which the mean number of crafts is worked out piece by piece; beyond, it grows evenly. */
const EXACT_BATCHES = 100;

/** Returns the pieces of an item that a craft gives which it is planned for: of the usual product, or of the rare one. */
export function batchOf(recipe: RecipeRow, itemId: ItemId): number {
  const { product, rare } = recipe;
  return rare !== undefined && isOnlyRare(recipe, itemId) ? rare.count : product.count;
}

/** Tells whether attempts at a recipe can give an item at all. */
export function canGive(recipe: RecipeRow, itemId: ItemId): boolean {
  const { successRate, rare } = recipe;
  if (successRate === 0) return false;
  if (rare === undefined) return true;
  if (isOnlyRare(recipe, itemId)) return rare.chance > 0;
  return rare.itemId === itemId || rare.chance < PERCENT;
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
  if (isOnlyRare(recipe, itemId)) return (crafts * PERCENT) / rare.chance;
  if (rare.itemId !== itemId) return (crafts * PERCENT) / (PERCENT - rare.chance);
  return craftsOfTwoBatches(pieces, product.count, rare.count, rare.chance / PERCENT);
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
