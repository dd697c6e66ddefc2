import { ADENA_ITEM_ID } from "@gamedata/rules";
import type { ItemId, MultisellId, RecipeRow } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { multisellExchanges, takenBy } from "../exchanges/exchange-index.js";
import { recipeIndex, recipesByProduct } from "../recipes/item-crafting.js";
import { gradeOf, itemIndex } from "../records/items.js";

/** An exchange in the form of a recipe that always succeeds, so that plans follow it as they follow recipes. */
interface ExchangeRecipe {
  readonly multisellId: MultisellId;
  readonly recipe: RecipeRow;
}

/**
 * The exchange by which each item is made that no recipe makes: one of an NPC that takes one item of its kind, which a recipe
 * makes, and what it costs; a sealed piece is unsealed, a weapon gets its special ability. Of several, one for adena, then the
 * first. An item that a recipe takes is none of them, so that no plan runs in a circle; nor is an exchange by chance, of enchanted
 * items, or that needs what it does not take.
 */
const exchangeRecipes = derived((catalog): ReadonlyMap<ItemId, ExchangeRecipe> => {
  const crafted = recipesByProduct(catalog);
  const isTaken = new Set(recipeIndex(catalog).all.flatMap(({ ingredients }) => ingredients.map((one) => one.itemId)));
  const isLike = (product: ItemId, itemId: ItemId): boolean => {
    const [one, other] = [itemIndex(catalog).byId.get(product), itemIndex(catalog).byId.get(itemId)];
    if (one === undefined || other === undefined || one.type === "etcitem" || !crafted.has(itemId)) return false;
    return (
      (["type", "bodypart", "weaponType"] as const).every((field) => one[field] === other[field]) &&
      gradeOf(one) === gradeOf(other)
    );
  };
  const chosen = new Map<ItemId, ExchangeRecipe & { readonly isForAdena: boolean }>();
  for (const { multisell, entry } of multisellExchanges(catalog).all) {
    const { produces, alsoProduces = [] } = entry;
    const required = takenBy(entry);
    const { itemId } = produces;
    if (multisell.npcIds === undefined || alsoProduces.length > 0 || crafted.has(itemId) || isTaken.has(itemId))
      continue;
    if (produces.chance !== undefined || required.some(({ isKept }) => isKept)) continue;
    if ([produces, ...required].some(({ enchant }) => enchant !== undefined)) continue;
    if (required.filter((one) => isLike(itemId, one.itemId)).length !== 1) continue;
    const isForAdena = required.some((one) => one.itemId === ADENA_ITEM_ID);
    const known = chosen.get(itemId);
    if (known !== undefined && (known.isForAdena || !isForAdena)) continue;
    const recipe: RecipeRow = {
      id: multisell.id as number as RecipeRow["id"],
      itemId,
      level: 1,
      product: { itemId, count: produces.count },
      ingredients: required.map((one) => ({ itemId: one.itemId, count: one.count })),
      successRate: 100,
      mpConsume: 0,
      isDwarven: false,
    };
    chosen.set(itemId, { multisellId: multisell.id, recipe, isForAdena });
  }
  return chosen;
});

export const exchangeRecipeOf = (catalog: Catalog, itemId: ItemId): RecipeRow | undefined =>
  exchangeRecipes(catalog).get(itemId)?.recipe;

/** Returns the multisell of an exchange in the form of a recipe; `undefined` for a recipe. */
export function multisellOf(catalog: Catalog, recipe: RecipeRow): MultisellId | undefined {
  // The recipe item of an exchange is its product, which teaches nothing.
  if (recipe.itemId !== recipe.product.itemId) return undefined;
  return exchangeRecipes(catalog).get(recipe.itemId)?.multisellId;
}
