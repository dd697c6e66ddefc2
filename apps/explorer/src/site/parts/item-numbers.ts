import type { ItemDetail } from "@gamedata/client";
import { whole } from "../format/numbers.js";
import { termOf } from "../format/terms.js";
import { words } from "../languages/words.js";

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
  const { columns, parts } = words();
  const { numbers: names } = parts;
  const numbers: readonly (Omit<ItemNumber, "value"> & { readonly value: number | null | undefined })[] = [
    ...Object.entries(stats).map(([name, value]) => ({ name: termOf("stat", name).word, stat: name, value })),
    { name: names.soulshots, value: shots.soulshots, isCost: true },
    { name: names.spiritshots, value: shots.spiritshots, isCost: true },
    { name: names.mpPerShot, value: shots.mpConsume, isCost: true },
    { name: names.reuseDelay, value: timing?.reuseDelay, unit: parts.milliseconds, isCost: true },
    { name: names.weight, value: weight, isCost: true },
    { name: names.price, value: price, unit: columns.adena, isCost: true },
    { name: names.crystals, value: crystal?.count },
  ];
  return numbers.flatMap((number) => {
    const { value } = number;
    return typeof value === "number" ? [{ ...number, value }] : [];
  });
}

/** Writes a number of an item with its unit: `825 ms`. */
export const numberInWords = ({ value, unit }: ItemNumber): string =>
  unit === undefined ? whole(value) : `${whole(value)} ${unit}`;

/** The kinds of an item, in the words of the game. */
export const kindsOf = ({ weaponType, armorType, etcItemType, bodypart }: NonNullable<ItemDetail["category"]>) =>
  [weaponType, armorType, etcItemType, bodypart].flatMap((kind) =>
    kind && kind !== "NONE" ? termOf("itemKind", kind).word : [],
  );
