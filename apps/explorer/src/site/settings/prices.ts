import { keep, readKeptNumbers } from "../storage/kept.js";

const STORED = "gamedata.prices";

/** Returns the prices in adena that the user has set, by item id; they are kept in this browser. */
export const ownPrices = (): Readonly<Record<string, number>> => readKeptNumbers(STORED);

/** Sets a price; `undefined` removes it. */
export const setOwnPrice = (itemId: number, price: number | undefined): void =>
  keep(STORED, { ...ownPrices(), [itemId]: price });
