import { present } from "@gamedata/rules";
import type {
  ExchangedQuantity,
  ExchangeEntry,
  ExchangeProduct,
  ItemCount,
  MultisellEntry,
  MultisellRow,
} from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { ADENA_ITEM_ID, itemQuantityOf } from "../records/items.js";

type Taken = ItemCount & Partial<Pick<MultisellEntry["required"][number], "enchant" | "isKept">>;

/** Sums up the adena of an exchange; it comes last. */
function withAdenaLast(ingredients: readonly Taken[]): readonly Taken[] {
  const goods = ingredients.filter(({ itemId }) => itemId !== ADENA_ITEM_ID);
  const money = ingredients.filter(({ itemId }) => itemId === ADENA_ITEM_ID);
  const sum = money.reduce((total, { count }) => total + count, 0);
  return money.length === 0 ? goods : [...goods, { itemId: ADENA_ITEM_ID, count: sum }];
}

/** Returns what an exchange takes, or needs the player to have: all of its ingredients but those that only state a tax. */
export const takenBy = ({ required }: Pick<MultisellEntry, "required">) =>
  required.filter(({ isTax }) => isTax === undefined);

/**
 * Returns what an exchange takes, or needs the player to have, and what it gives, with the names of the items. Source of the tax: aCis,
 * class `PreparedEntry`, constructor: an ingredient marked as a tax is the base of the castle's tax, taken only by a list that applies
 * taxes.
 */
export function exchangeEntryOf(
  catalog: Catalog,
  { appliesTaxes }: Pick<MultisellRow, "appliesTaxes">,
  { required, produces, alsoProduces }: MultisellEntry,
): ExchangeEntry {
  const taxBase = required.reduce((sum, { isTax, count }) => sum + (isTax ? count : 0), 0);
  return present({
    required: withAdenaLast(takenBy({ required })).map(({ enchant, isKept, ...ingredient }) =>
      present({ ...itemQuantityOf(catalog, ingredient), enchant, isKept }),
    ),
    taxBase: appliesTaxes === true && taxBase > 0 ? taxBase : undefined,
    produces: exchangedQuantityOf(catalog, produces),
    alsoProduces: alsoProduces?.map((product) => exchangedQuantityOf(catalog, product)),
  });
}

function exchangedQuantityOf(catalog: Catalog, { chance, enchant, ...product }: ExchangeProduct): ExchangedQuantity {
  return present({ ...itemQuantityOf(catalog, product), chance, enchant });
}
