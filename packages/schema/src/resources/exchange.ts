import * as v from "valibot";
import { chance, enchantOfIngredient, enchantOfProduct, FURTHER_PRODUCTS, isKept } from "../rows/exchange.js";
import { closedObject, described, describedList, filledList, optional, optionalList } from "../values/form.js";
import { multisellId } from "../values/id.js";
import { count, positiveCount } from "../values/measure.js";
import { itemQuantity, npcRef } from "./reference.js";

const taxedAdena: v.GenericSchema<number> = described(
  positiveCount,
  "Adena of which an owned castle's tax is taken on top of `required`: this number times the rate of the tax, rounded. Missing where there is no tax.",
);

/** The base of the tax of an exchange. */
export const taxBase = optional(taxedAdena);

/** The most exchanges that an item lists. */
export const LISTED_EXCHANGES = 200;

/** The number of exchanges of an item, where it does not list all of them. */
export const exchangeCount = optional(
  positiveCount,
  `Number of exchanges; only where the list has just the first ${LISTED_EXCHANGES}.`,
);

/** The NPCs that offer a multisell. */
export const offeredBy = describedList(
  npcRef,
  "Empty where the source names no NPC: an item, a board or a script opens it.",
);

const exchangeSides = () => ({
  required: filledList(v.strictObject({ ...itemQuantity.entries, enchant: enchantOfIngredient, isKept })),
  taxBase,
  produces: exchangedQuantity,
  alsoProduces: optionalList(exchangedQuantity, FURTHER_PRODUCTS),
});

export const exchangedQuantity = closedObject("Number of pieces of an item that an exchange gives.", () => ({
  ...itemQuantity.entries,
  chance,
  enchant: enchantOfProduct,
}));

export const exchangeEntry = closedObject(
  "Exchange of a multisell: the items taken and the item given.",
  exchangeSides,
);

export const exchangeSummary = closedObject("Multisell: a list of exchanges.", {
  id: multisellId,
  npcs: offeredBy,
  entryCount: described(count, "Number of exchanges."),
  maintainEnchantment: described(v.boolean(), "True when the product keeps the enchantment of the item that is given."),
  appliesTaxes: described(v.boolean(), "True when the tax of the castle is added."),
});

export const exchangeOption = closedObject(
  "Exchange: the items taken, the item given, and the NPCs that offer it.",
  () => ({
    multisellId,
    maintainEnchantment: exchangeSummary.entries.maintainEnchantment,
    npcs: offeredBy,
    ...exchangeSides(),
  }),
);

export const itemExchange = closedObject(
  "Exchange that gives or takes an item, with what its multisell says, and the NPCs that offer it.",
  () => {
    const { npcs, maintainEnchantment, appliesTaxes } = exchangeSummary.entries;
    return { multisellId, npcs, maintainEnchantment, appliesTaxes, ...exchangeEntry.entries };
  },
);

export const exchangeDetail = closedObject(
  "Multisell with its exchanges, in the order in which NPCs list them.",
  () => ({
    ...exchangeSummary.entries,
    entries: filledList(exchangeEntry),
  }),
);
