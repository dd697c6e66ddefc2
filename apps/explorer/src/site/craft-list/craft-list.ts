import { address, changeQuery, hrefOf } from "../address/address.js";
import { readCounts, readIds, writeCounts } from "../address/ids.js";
import { currentChronicle } from "../service/requests.js";
import { keep, readKeptFields } from "../storage/kept.js";
import { isSameList, type ListTexts, listParameters, mergeLists } from "./merged-list.js";

/** The most items of a list, and pieces of an item: those of a plan of the service. */
export const MOST_ITEMS = 50;
export const MOST_PIECES = 1_000_000;

/** Returns whether a plan can be for a number of pieces. */
export const isPieces = (count: number): boolean => Number.isInteger(count) && count > 0 && count <= MOST_PIECES;

/** Reads the items of a list, and how many pieces of each are wanted; what is not valid is left out. */
function entriesOf(text: string | undefined): ReadonlyMap<number, number> {
  const entries = new Map<number, number>();
  for (const [id, count] of readCounts(text)) {
    const sum = (entries.get(id) ?? 0) + count;
    if (isPieces(sum) && (entries.has(id) || entries.size < MOST_ITEMS)) entries.set(id, sum);
  }
  return entries;
}

const keptName = () => `gamedata.list.${currentChronicle()}`;

/** Returns the list that this browser keeps for the chronicle. */
function keptList(): ListTexts {
  const isText = (value: unknown, field: string): value is string =>
    listParameters.some((name) => name === field) && typeof value === "string";
  return readKeptFields(keptName(), isText);
}

/** Returns the list that the address has, a text for each parameter. */
export function listInAddress(): ListTexts {
  const { query } = address.value;
  return Object.fromEntries(listParameters.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));
}

/** The list of the page: that of the address, else the kept one. */
export interface CraftList {
  readonly entries: ReadonlyMap<number, number>;
  /** Recipes that are used instead of those that the service prefers, by their recipe items. */
  readonly recipes: readonly number[];
  /** Whether it is the one that this browser keeps. */
  readonly isKept: boolean;
  /** Whether this browser keeps no other one. */
  readonly isOnly: boolean;
}

export function craftList(): CraftList {
  const { items, recipes } = address.value.query;
  const kept = keptList();
  return {
    entries: entriesOf(items),
    recipes: readIds(recipes),
    isKept: isSameList(listInAddress(), kept),
    isOnly: kept.items === undefined,
  };
}

/** Writes the kept list into an address that has none. */
export function showKeptList(): void {
  if (Object.keys(listInAddress()).length === 0) changeQuery(keptList());
}

/** Keeps the list of the address in place of the kept one. */
export const keepList = (): void => keep(keptName(), listInAddress());

/**
 * Keeps the changes of the list of the address, and shows those that another tab has kept.
 *
 * @param before The list as it was when the address and what is kept were the same.
 * @returns The list that both have now.
 */
export function synchronizeList(before: ListTexts): ListTexts {
  const merged = mergeLists(before, listInAddress(), keptList());
  if (!isSameList(merged, keptList())) keep(keptName(), merged);
  if (!isSameList(merged, listInAddress()))
    changeQuery(Object.fromEntries(listParameters.map((name) => [name, merged[name]])));
  return merged;
}

/** Sets how many pieces of an item are wanted, at most as many as can be; 0 removes it. */
export function setEntry(id: number, count: number): void {
  const entries = new Map(craftList().entries);
  const pieces = Math.min(count, MOST_PIECES);
  if (isPieces(pieces)) entries.set(id, pieces);
  else entries.delete(id);
  changeQuery({ items: writeCounts(entries) });
}

export const piecesOnList = (id: number): number => entriesOf(keptList().items).get(id) ?? 0;

export const itemsOnList = (): number => entriesOf(keptList().items).size;

/** Adds pieces of an item to the kept list. */
export function addToList(id: number, count: number, recipe: number | undefined): void {
  const kept = keptList();
  const entries = new Map(entriesOf(kept.items));
  const sum = (entries.get(id) ?? 0) + count;
  if (!isPieces(sum) || (!entries.has(id) && entries.size === MOST_ITEMS)) return;
  entries.set(id, sum);
  const recipes = recipe === undefined ? readIds(kept.recipes) : [...new Set([...readIds(kept.recipes), recipe])];
  keep(keptName(), { ...kept, items: writeCounts(entries), ...(recipes.length > 0 && { recipes: recipes.join() }) });
}

export const listHref = (): string => hrefOf("/list", keptList());
