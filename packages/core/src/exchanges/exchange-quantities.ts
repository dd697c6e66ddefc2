import type { ItemCount } from "@gamedata/schema";
import { ADENA_ITEM_ID } from "../records/items.js";

/** Sums up the adena of an exchange, the tax included; it comes last. */
export function withAdenaLast<Ingredient extends ItemCount>(
  ingredients: readonly Ingredient[],
): readonly (Ingredient | ItemCount)[] {
  const goods = ingredients.filter(({ itemId }) => itemId !== ADENA_ITEM_ID);
  const money = ingredients.filter(({ itemId }) => itemId === ADENA_ITEM_ID);
  const sum = money.reduce((total, { count }) => total + count, 0);
  return money.length === 0 ? goods : [...goods, { itemId: ADENA_ITEM_ID, count: sum }];
}
