import type { ItemCount, MultisellEntry } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { ADENA_ITEM_ID, itemQuantityOf } from "../records/items.js";

/** Sums up the adena of an exchange, the tax included; it comes last. */
function withAdenaLast<Ingredient extends ItemCount>(
  ingredients: readonly Ingredient[],
): readonly (Ingredient | ItemCount)[] {
  const goods = ingredients.filter(({ itemId }) => itemId !== ADENA_ITEM_ID);
  const money = ingredients.filter(({ itemId }) => itemId === ADENA_ITEM_ID);
  const sum = money.reduce((total, { count }) => total + count, 0);
  return money.length === 0 ? goods : [...goods, { itemId: ADENA_ITEM_ID, count: sum }];
}

/** Returns what an exchange takes, or needs the player to have. */
export function requiredOf(catalog: Catalog, required: MultisellEntry["required"]) {
  return withAdenaLast(required).map((ingredient) => ({
    ...itemQuantityOf(catalog, ingredient),
    ...("isKept" in ingredient && { isKept: true as const }),
  }));
}

/** Returns what an exchange gives. */
export function quantitiesOf(catalog: Catalog, { produces, alsoProduces }: MultisellEntry) {
  return {
    produces: itemQuantityOf(catalog, produces),
    alsoProduces: alsoProduces?.map((product) => itemQuantityOf(catalog, product)),
  };
}
