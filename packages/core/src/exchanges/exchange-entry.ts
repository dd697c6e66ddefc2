import { type ExchangeEntry, type MultisellEntry, present } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { quantitiesOf, requiredOf } from "./exchange-quantities.js";

/** Returns an exchange of a multisell with the names of its items. */
export function exchangeEntryOf(catalog: Catalog, entry: MultisellEntry): ExchangeEntry {
  return present({ required: requiredOf(catalog, entry.required), ...quantitiesOf(catalog, entry) });
}
