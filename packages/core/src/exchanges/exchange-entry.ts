import { type ExchangeEntry, type ItemCount, type MultisellEntry, present } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { ADENA_ITEM_ID, itemQuantityOf } from "../indexes/items.js";

/** Sums up the adena of an exchange, the tax included; it comes last. */
function withAdenaLast<Ingredient extends ItemCount>(
  ingredients: readonly Ingredient[],
): readonly (Ingredient | ItemCount)[] {
  const goods = ingredients.filter(({ itemId }) => itemId !== ADENA_ITEM_ID);
  const money = ingredients.filter(({ itemId }) => itemId === ADENA_ITEM_ID);
  const sum = money.reduce((total, { count }) => total + count, 0);
  return money.length === 0 ? goods : [...goods, { itemId: ADENA_ITEM_ID, count: sum }];
}

/** Returns what an exchange takes, or needs the player to have, and what it gives, with the names of the items. */
export function exchangeEntryOf(catalog: Catalog, { required, produces, alsoProduces }: MultisellEntry): ExchangeEntry {
  return present({
    required: withAdenaLast(required).map((ingredient) => ({
      ...itemQuantityOf(catalog, ingredient),
      ...("isKept" in ingredient && { isKept: true as const }),
    })),
    produces: itemQuantityOf(catalog, produces),
    alsoProduces: alsoProduces?.map((product) => itemQuantityOf(catalog, product)),
  });
}
