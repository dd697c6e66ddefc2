import { rounded } from "@gamedata/rules";
import type { BoxRow } from "@gamedata/schema";
import * as v from "valibot";
import { idText, integerText, numberText } from "../read/values.js";
import type { XmlElement } from "../read/xml.js";

/** What an opening gives, in the order in which the engine rolls it. */
export type BoxContents = BoxRow["contents"];

/** An option of a group: items that come together, and the part of the roll from 0 to 100 that takes it. */
export interface BoxOption {
  readonly items: readonly { readonly itemId: number; readonly count: number; readonly enchant?: number }[];
  readonly chance: number;
}

/** A row is made for each of several; sources state 20 at most. */
const enchant = v.exactOptional(integerText(0, 1000), "0");
/** The enchantment of what is given. */
export const enchanted = { minEnchant: enchant, maxEnchant: enchant };

/**
 * Returns the enchantments of what is given, which are alike likely; undefined, with a warning, where it varies by the piece, which a data set
 * does not state, or has no lowest one. Source: `ExtractableItems.onItemUse` and `RestorationRandom.instant` of L2J Mobius, in which without
 * the highest enchantment the lowest does not count.
 *
 * @param isAlone Whether nothing else comes with it, for which the enchantment would be another one.
 */
export function enchantsOf(
  element: XmlElement,
  { minEnchant, maxEnchant }: { readonly minEnchant: number; readonly maxEnchant: number },
  isAlone = false,
): readonly Pick<BoxContents[number], "enchant">[] | undefined {
  if (maxEnchant === 0) return [{}];
  if (minEnchant === maxEnchant || (isAlone && minEnchant < maxEnchant))
    return Array.from({ length: maxEnchant - minEnchant + 1 }, (_, step) => {
      const enchant = minEnchant + step;
      return enchant === 0 ? {} : { enchant };
    });
  element.report.warn(element, "contents of a box", "one enchantment", `+${minEnchant} to +${maxEnchant}: left out`);
  element.report.leaveOut(1, "boxes");
  return undefined;
}

const positive = integerText(1);
const chance = numberText(0);

/** Parts of a text without the white space around them. */
const partsBy = (separator: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(separator).map((part) => part.trim())),
  );

const listOf = <Entry>(entry: v.GenericSchema<string, Entry>) =>
  v.pipe(
    partsBy(";"),
    v.filterItems((part) => part !== ""),
    v.array(entry),
    v.minLength(1, "at least one item"),
  );

/** `item,count,chance` of each option, joined by `;`; items that come together stand before one chance: `item,count,item,count,chance`. */
const optionsOf = (
  item: { readonly itemId: typeof idText; readonly count: typeof positive },
  share: v.GenericSchema<string, number>,
) =>
  listOf(
    v.pipe(
      partsBy(","),
      v.check((parts) => parts.length >= 3 && parts.length % 2 === 1, '"item,count,chance"'),
      v.transform((parts) => ({
        chance: parts.at(-1),
        items: Array.from({ length: (parts.length - 1) / 2 }, (_, index) => ({
          itemId: parts[2 * index],
          count: parts[2 * index + 1],
        })),
      })),
      v.object({ chance: share, items: v.array(v.object(item)) }),
    ),
  );

/** The options of which the engine takes one. */
export const optionListText = optionsOf({ itemId: idText, count: positive }, chance);

/** The same with whole chances of at most 100 together; an option with item 0 or -1 gives nothing. Source: `ExtractableItemsData`. */
export const rolledListText = v.pipe(
  optionsOf({ itemId: integerText(-1), count: integerText(0) }, integerText(0)),
  v.check((options) => options.reduce((sum, { chance: part }) => sum + part, 0) <= 100, "chances of 100 together"),
);

/** `item,min,max,chance`, joined by `;`; each is rolled by itself. */
export const separateListText = listOf(
  v.pipe(
    partsBy(","),
    v.check((parts) => parts.length === 4, '"item,min,max,chance"'),
    v.transform(([itemId, min, max, share]) => ({ itemId, min, max, chance: share })),
    v.object({ itemId: idText, min: positive, max: positive, chance }),
  ),
);

/** The highest roll of whole numbers from 0. */
const HIGHEST_ROLL = 99;

/**
 * Returns the rows of a group for which the engine rolls a whole number from 0 to 99 and takes the first option whose part it falls into, with
 * both ends, so that the first one comes in one percent more than it states. Source: `ExtractableItems.useItem` of L2JFrozen, and of L2J
 * Mobius for C4, whose parts have decimals.
 */
export function contentsOfRoll(options: readonly BoxOption[]): BoxContents {
  let [sum, last] = [0, -1];
  return options.flatMap(({ items, chance: part }, index) => {
    sum = rounded(sum + part);
    const top = Math.min(Math.floor(sum), HIGHEST_ROLL);
    const share = top - last;
    last = top;
    const given = items.filter(({ itemId, count }) => itemId > 0 && count > 0);
    return share === 0 ? [] : rowsOf(given, { chance: share, group: 1 }, index);
  });
}

/** Returns the rows of an option: of several items, which come together, each has its number. */
function rowsOf(
  items: BoxOption["items"],
  rest: { readonly chance: number; readonly group: number },
  index: number,
): BoxContents {
  const together = items.length > 1 ? { option: index + 1 } : {};
  return items.map(({ count, ...item }) => ({ ...item, min: count, max: count, ...rest, ...together }));
}

/**
 * Returns the rows of a group. The engine rolls once, from 0 to 100, and takes the option within whose part the roll falls, in their order:
 * what lies above 100 never comes. Source: `Extractable.useSkill` of aCis, `RestorationRandom.onStart` of L2J Server.
 */
export function contentsOfGroup(options: readonly BoxOption[], group: number): BoxContents {
  const shares = sharesOf(options);
  return options.flatMap(({ items }, index) => {
    const share = shares[index] ?? 0;
    return share <= 0 ? [] : rowsOf(items, { chance: share, group }, index);
  });
}

/** Returns how much of a roll from 0 to 100 is within the part of each of some options, in their order. */
function sharesOf(options: readonly { readonly chance: number }[]): readonly number[] {
  let begin = 0;
  return options.map(({ chance: part }) => {
    const share = rounded(Math.min(begin + part, 100) - begin);
    begin = Math.min(begin + part, 100);
    return share;
  });
}

/**
 * Returns the rows of a list of which all with a chance of 100 are given, and one of the others, for which the engine rolls once, from 0 to 100, and
 * takes the first within whose part the roll falls, beginning with the least likely. Source: `CapsuleItemHolder` and `RandomUtils` of Lucera.
 */
export function pickedContents(rows: BoxContents): BoxContents {
  const others = rows.filter(({ chance: part }) => part !== 100).sort((one, other) => one.chance - other.chance);
  const shares = sharesOf(others);
  const picked = others.map((row, at) => ({ ...row, chance: shares[at] ?? 0, group: 1 }));
  return [...rows.filter(({ chance: part }) => part === 100), ...picked.filter(({ chance: part }) => part > 0)];
}

/**
 * Returns the rows of a list of which each is rolled by itself; a chance above 100 is one of 100. Source: `ExtractableItems.useItem` of
 * L2J Server.
 */
export const separateContents = (rows: BoxContents): BoxContents =>
  rows.flatMap((row) => (row.chance > 0 ? { ...row, chance: Math.min(row.chance, 100) } : []));

/** Returns the rows of a list of which one is drawn, by its part of the sum of their chances. */
export const drawnContents = (rows: BoxContents, sum: number): BoxContents =>
  rows.flatMap((row) => (row.chance > 0 ? { ...row, chance: rounded((100 * row.chance) / sum), group: 1 } : []));

/** Returns the chances of rows that are rolled one after the other until one is given, and again from the first on where one must be. */
function firstOf(rows: BoxContents, isCertain: boolean): BoxContents {
  let none = 1;
  const shares = rows.map(({ chance: part }) => {
    const before = none;
    none *= 1 - part / 100;
    return before - none;
  });
  const all = isCertain ? 1 - none : 1;
  const given = rows.map((row, at) => ({ ...row, chance: rounded((100 * (shares[at] ?? 0)) / all), group: 1 }));
  return given.filter((row) => row.chance > 0);
}

/**
 * Returns what a list gives that is rolled from the first row on, until as many items are given as it gives at most, and again until the least
 * number is; undefined where others than the last one of them are given by chance. An item that was given does not come again. Source:
 * `ExtractableItems.onItemUse` of L2J Mobius.
 */
export function limitedContents(rows: BoxContents, least: number, most: number): BoxContents | undefined {
  const certain = rows.slice(0, Math.max(most - 1, 0));
  const ids = new Set(certain.map(({ itemId }) => itemId));
  const others = rows.slice(certain.length).filter(({ itemId }) => !ids.has(itemId));
  const isRepeated = certain.length + others.length < rows.length;
  const areCertain = certain.every(({ chance: part }) => part === 100) && ids.size === certain.length;
  if (most < 1 || least > most || !areCertain || (isRepeated && least === 0)) return undefined;
  return [...certain, ...firstOf(others, least === most)];
}
