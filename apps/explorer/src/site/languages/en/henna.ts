export const henna = {
  symbol: (id: string) => `Symbol ${id}`,
  changes: "What it changes",
  price: "Price",
  priceInAdena: (adena: string) => `${adena} adena`,
  dye: "Dye",
};
