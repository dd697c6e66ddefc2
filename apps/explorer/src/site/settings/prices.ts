import { signal } from "@preact/signals";

const STORED = "gamedata.prices";

function stored(): Readonly<Record<string, number>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number" && entry[1] >= 0),
    );
  } catch {
    // As for the other settings: the site works without storage.
    return {};
  }
}

/** The prices in adena that the user has set, by item id; they are kept in this browser. */
export const ownPrices = signal<Readonly<Record<string, number>>>(stored());

/** Sets a price; `undefined` removes it. */
export function setOwnPrice(itemId: number, price: number | undefined): void {
  const { [String(itemId)]: _before, ...others } = ownPrices.value;
  ownPrices.value = price === undefined ? others : { ...others, [itemId]: price };
  try {
    localStorage.setItem(STORED, JSON.stringify(ownPrices.value));
  } catch {
    // Kept until the page is closed.
  }
}
