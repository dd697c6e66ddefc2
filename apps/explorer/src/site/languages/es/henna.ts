import type { Dictionary } from "../en/english.js";

export const henna: Dictionary["henna"] = {
  symbol: (id) => `Símbolo ${id}`,
  changes: "Qué cambia",
  price: "Precio",
  priceInAdena: (adena) => `${adena} adena`,
  dye: "Dye",
};
