import * as v from "valibot";
import { closedObject, filledList } from "../values/form.js";
import { multisellId } from "../values/id.js";
import { count } from "../values/measure.js";
import { exchangeEntry, offeredBy } from "./exchange.js";

export const exchangeSummary = closedObject("Multisell: a list of exchanges.", {
  id: multisellId,
  npcs: offeredBy,
  entryCount: v.pipe(count, v.description("Number of exchanges.")),
  maintainEnchantment: v.pipe(
    v.boolean(),
    v.description("True when the product keeps the enchantment of the item that is given."),
  ),
  appliesTaxes: v.pipe(v.boolean(), v.description("True when the tax of the castle is added.")),
});

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
