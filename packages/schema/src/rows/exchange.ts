import * as v from "valibot";
import type { ExchangeRow, ItemCount, ItemId, PointCurrencyRow } from "../generated/types.js";
import { closedObject, described, filledList, optional, optionalList } from "../values/form.js";
import { itemId, multisellId, npcId } from "../values/id.js";
import { label, percent, positiveCount } from "../values/measure.js";
import { itemCount } from "./recipe.js";
import type { TableDescription } from "./table.js";

export const enchantOfProduct = optional(positiveCount, "Enchantment with which the item is given; missing for none.");
export const enchantOfIngredient = optional(
  positiveCount,
  "Enchantment that the item must have; missing where any will do.",
);

const percentOfExchanges: v.GenericSchema<number> = described(
  percent,
  "Percent of the exchanges that give it: each gives at most one of the items that have a chance. Missing where it is certain.",
);
export const chance = optional(percentOfExchanges);

export const exchangeProduct = closedObject("Item that an exchange gives.", () => ({
  ...itemCount.entries,
  chance,
  enchant: enchantOfProduct,
}));

export const exchangeIngredient = closedObject("Item that an exchange takes.", () => ({
  ...itemCount.entries,
  enchant: enchantOfIngredient,
  isTax: optional(
    v.literal(true),
    "Not taken: the number of which the castle's tax is taken, where its multisell applies taxes.",
  ),
}));

/** Whether an ingredient stays with the player. */
export const isKept = optional(v.literal(true), "The player needs the item and keeps it; all others are taken.");

/** The products of an exchange after the first one. */
export const FURTHER_PRODUCTS: string =
  "Further items that the same exchange gives, or gives instead where they have a chance.";

export const exchangeRow = closedObject("Exchange of a curated multisell.", {
  multisellId,
  position: described(positiveCount, "Position in its multisell, from 1."),
  maintainEnchantment: optional(v.literal(true), "The product keeps the enchantment of the item that is given."),
  npcIds: optionalList(npcId),
  required: filledList(exchangeIngredient),
  produces: exchangeProduct,
  alsoProduces: optionalList(exchangeProduct, FURTHER_PRODUCTS),
});

/** Returns the ids of the items that an exchange gives. */
export function productsOf(exchange: {
  readonly produces: Pick<ItemCount, "itemId">;
  readonly alsoProduces?: readonly Pick<ItemCount, "itemId">[];
}): readonly ItemId[] {
  return [exchange.produces, ...(exchange.alsoProduces ?? [])].map(({ itemId }) => itemId);
}

export const exchangeTable: TableDescription<ExchangeRow> = {
  description: "Every exchange of the curated multisells, by multisell in curated order, then by position.",
  row: exchangeRow,
  key: ["multisellId", "position"],
  // The order of the multisells is curated.
  order: [],
  references: [
    { field: "npcIds", to: "npc", keysOf: ({ npcIds = [] }) => npcIds },
    { field: "required", to: "item", keysOf: ({ required }) => required.map(({ itemId }) => itemId) },
    { field: "produces", to: "item", keysOf: (row) => productsOf(row) },
  ],
};

export const pointCurrencyRow = closedObject("Item id that represents points instead of an item.", {
  itemId,
  name: label,
});

export const pointCurrencyTable: TableDescription<PointCurrencyRow> = {
  description: "The item ids that represent points.",
  row: pointCurrencyRow,
  key: ["itemId"],
  targets: [{ kind: "item", keysOf: ({ itemId }) => [itemId] }],
};
