import { type ExchangeEntry, type MultisellEntry, present } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { itemQuantityOf } from "../records/items.js";
import { withAdenaLast } from "./exchange-quantities.js";

/** Returns an exchange of a multisell with the names of its items. */
export function exchangeEntryOf(catalog: Catalog, { required, produces, alsoProduces }: MultisellEntry): ExchangeEntry {
  const quantities = withAdenaLast(required).map((ingredient) => ({
    ...itemQuantityOf(catalog, ingredient),
    ...("isKept" in ingredient && { isKept: true as const }),
  }));
  return present({
    required: quantities,
    produces: itemQuantityOf(catalog, produces),
    alsoProduces: alsoProduces?.map((product) => itemQuantityOf(catalog, product)),
  });
}
