import { signal } from "@preact/signals";
import { keep, readKept } from "../storage/kept.js";

const STORED = "gamedata.prices";

function stored(): Readonly<Record<string, number>> {
  const value = readKept(STORED);
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number" && entry[1] >= 0),
  );
}

/** The prices in adena that the user has set, by item id; they are kept in this browser. */
export const ownPrices = signal<Readonly<Record<string, number>>>(stored());

/** Sets a price; `undefined` removes it. */
export function setOwnPrice(itemId: number, price: number | undefined): void {
  const { [String(itemId)]: _before, ...others } = ownPrices.value;
  ownPrices.value = price === undefined ? others : { ...others, [itemId]: price };
  keep(STORED, ownPrices.value);
}
