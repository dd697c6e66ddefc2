import type { Dictionary } from "../en/english.js";

export const henna: Dictionary["henna"] = {
  symbol: (id) => `Símbolo ${id}`,
  changes: "O que muda",
  price: "Preço",
  priceInAdena: (adena) => `${adena} adena`,
  dye: "Dye",
};
