import type { Dictionary } from "../en/english.js";

export const henna: Dictionary["henna"] = {
  symbol: (id) => `Символ ${id}`,
  changes: "Что меняет",
  price: "Цена",
  priceInAdena: (adena) => `${adena} аден`,
  dye: "Краска",
};
