import type { ItemDetail } from "@gamedata/client";
import { whole } from "../format/numbers.js";
import { termOf } from "../format/terms.js";

/** A number of an item. */
export interface ItemNumber {
  readonly name: string;
  /** The source's word for a stat. */
  readonly stat?: string;
  readonly value: number;
  readonly unit?: string;
  /** Set where less is better; more is better otherwise. */
  readonly isCost?: boolean;
}

/** Returns the numbers of an item, in the order in which they are shown. */
export function itemNumbers(item: ItemDetail): readonly ItemNumber[] {
  const { stats = {}, shots = {}, timing, crystal, weight, price } = item;
  const numbers: readonly (Omit<ItemNumber, "value"> & { readonly value: number | null | undefined })[] = [
    ...Object.entries(stats).map(([name, value]) => ({ name: termOf("stat", name).word, stat: name, value })),
    { name: "Soulshots", value: shots.soulshots, isCost: true },
    { name: "Spiritshots", value: shots.spiritshots, isCost: true },
    { name: "MP per shot", value: shots.mpConsume, isCost: true },
    { name: "Reuse delay", value: timing?.reuseDelay, unit: "ms", isCost: true },
    { name: "Weight", value: weight, isCost: true },
    { name: "Price", value: price, unit: "adena", isCost: true },
    { name: "Crystals", value: crystal?.count },
  ];
  return numbers.flatMap((number) => {
    const { value } = number;
    return typeof value === "number" ? [{ ...number, value }] : [];
  });
}

/** Writes a number of an item with its unit: `825 ms`. */
export const numberInWords = ({ value, unit }: ItemNumber): string =>
  unit === undefined ? whole(value) : `${whole(value)} ${unit}`;
