import * as v from "valibot";
import type { MultisellRow } from "../generated/types.js";
import { closedObject, filledList, optional, optionalList } from "../values/form.js";
import { multisellId, npcId } from "../values/id.js";
import { exchangeIngredient, exchangeProduct, FURTHER_PRODUCTS, isKept, productsOf } from "./exchange.js";
import type { TableDescription } from "./table.js";

export const multisellEntry = closedObject("Exchange of a multisell.", () => ({
  required: filledList(v.strictObject({ ...exchangeIngredient.entries, isKept })),
  produces: exchangeProduct,
  alsoProduces: optionalList(exchangeProduct, FURTHER_PRODUCTS),
}));

const isTrue = (description: string) => optional(v.literal(true), description);

export const multisellRow = closedObject("Multisell: a list of exchanges.", {
  id: multisellId,
  maintainEnchantment: isTrue("The product keeps the enchantment of the item that is given."),
  appliesTaxes: isTrue("The castle's tax is added."),
  npcIds: optionalList(
    npcId,
    "The NPCs that offer it; missing where the source names none: an item, a board or a script opens it.",
  ),
  entries: filledList(multisellEntry),
});

export const multisellTable: TableDescription<MultisellRow> = {
  description: "Every multisell, with its exchanges in source order.",
  row: multisellRow,
  key: ["id"],
  references: [
    { field: "npcIds", to: "npc", keysOf: ({ npcIds = [] }) => npcIds },
    {
      field: "required",
      to: "item",
      keysOf: ({ entries }) => entries.flatMap(({ required }) => required.map(({ itemId }) => itemId)),
    },
    {
      field: "produces",
      to: "item",
      keysOf: ({ entries }) => entries.flatMap((entry) => productsOf(entry)),
    },
  ],
};
