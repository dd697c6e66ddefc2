import * as v from "valibot";
import { exchangeIngredient, isKept, productsOf, taxBase } from "./exchange.js";
import { closedObject, filledList, optionalList } from "./form.js";
import { multisellId, npcId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { count } from "./measure.js";
import { itemCount } from "./recipe.js";
import { itemQuantity, npcRef } from "./reference.js";
import type { TableDescription } from "./table.js";

export const multisellEntry = closedObject("Exchange of a multisell.", () => ({
  required: filledList(v.strictObject({ ...exchangeIngredient.entries, isKept })),
  produces: itemCount,
  alsoProduces: optionalList(itemCount),
}));
export type MultisellEntry = Immutable<v.InferOutput<typeof multisellEntry>>;

const isTrue = (description: string) => v.exactOptional(v.pipe(v.literal(true), v.description(description)));

export const multisellRow = closedObject("Multisell that at least one NPC offers.", {
  id: multisellId,
  maintainEnchantment: isTrue("The product keeps the enchantment of the item that is given."),
  appliesTaxes: isTrue("The castle's tax is added."),
  npcIds: filledList(npcId),
  entries: filledList(multisellEntry),
});
export type MultisellRow = Immutable<v.InferOutput<typeof multisellRow>>;

export const multisellTable: TableDescription<MultisellRow> = {
  description: "Every multisell that an NPC offers, with its exchanges in source order.",
  row: multisellRow,
  key: ["id"],
  references: [
    { field: "npcIds", to: "npc", keysOf: ({ npcIds }) => npcIds },
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

export const exchangeSummary = closedObject("Multisell: a list of exchanges that NPCs offer.", {
  id: multisellId,
  npcs: filledList(npcRef),
  entryCount: v.pipe(count, v.description("Number of exchanges.")),
  maintainEnchantment: v.pipe(
    v.boolean(),
    v.description("True when the product keeps the enchantment of the item that is given."),
  ),
  appliesTaxes: v.pipe(v.boolean(), v.description("True when the tax of the castle is added.")),
});
export type ExchangeSummary = Immutable<v.InferOutput<typeof exchangeSummary>>;

export const exchangeEntry = closedObject("Exchange of a multisell: the items taken and the item given.", () => ({
  required: filledList(v.strictObject({ ...itemQuantity.entries, isKept })),
  taxBase,
  produces: itemQuantity,
  alsoProduces: v.exactOptional(
    v.pipe(v.array(itemQuantity), v.minLength(1), v.description("Further items that the same exchange gives.")),
  ),
}));
export type ExchangeEntry = Immutable<v.InferOutput<typeof exchangeEntry>>;

export const itemExchange = closedObject(
  "Exchange that gives or takes an item, with what its multisell says, and the NPCs that offer it.",
  () => {
    const { npcs, maintainEnchantment, appliesTaxes } = exchangeSummary.entries;
    return { multisellId, npcs, maintainEnchantment, appliesTaxes, ...exchangeEntry.entries };
  },
);
export type ItemExchange = Immutable<v.InferOutput<typeof itemExchange>>;

export const exchangeDetail = closedObject(
  "Multisell with its exchanges, in the order in which NPCs list them.",
  () => ({
    ...exchangeSummary.entries,
    entries: filledList(exchangeEntry),
  }),
);
export type ExchangeDetail = Immutable<v.InferOutput<typeof exchangeDetail>>;
