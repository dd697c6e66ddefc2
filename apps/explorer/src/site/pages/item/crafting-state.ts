import type { PlanCraftingQuery } from "@gamedata/client";
import { address, changeQuery } from "../../address/address.js";
import { readCounts, readIds, writeCounts, writeList } from "../../address/ids.js";
import { isPieces, MOST_PIECES } from "../../craft-list/craft-list.js";

/** What is planned: how many, what is bought, and what one has. It is all in the URL. */
export interface CraftingState {
  readonly count: number;
  readonly recipe: number | undefined;
  readonly buy: readonly number[];
  readonly stock: ReadonlyMap<number, number>;
  /** Whether counts are those to expect with the success rates. */
  readonly isExpected: boolean;
}

const parameters = ["count", "recipe", "buy", "stock", "expected"] as const;

/** Returns whether the URL plans a craft. */
export const isCraftPlanned = (): boolean => parameters.some((name) => name in address.value.query);

/** Reads the state from the URL; what is not valid is left out. */
export function craftingState(): CraftingState {
  const { count, recipe, buy, stock, expected } = address.value.query;
  const pieces = Number(count ?? 1);
  return {
    count: isPieces(pieces) ? pieces : 1,
    recipe: readIds(recipe)[0],
    buy: readIds(buy),
    stock: new Map(readCounts(stock)),
    isExpected: expected === "1",
  };
}

/** Returns the query of the plan; empty by default, so that a static copy has the answer as a file. */
export function planQuery({ count, recipe, buy, stock }: CraftingState): PlanCraftingQuery {
  return {
    ...(count > 1 ? { count } : {}),
    ...(recipe === undefined ? {} : { recipe }),
    ...(buy.length > 0 ? { buy: buy.toSorted((a, b) => a - b) } : {}),
    ...(stock.size > 0 ? { stock: [...stock].toSorted(([a], [b]) => a - b) } : {}),
  };
}

export function setCount(count: number): void {
  const pieces = Math.min(count, MOST_PIECES);
  changeQuery({ count: isPieces(pieces) && pieces > 1 ? String(pieces) : undefined });
}

export function setBought({ buy }: CraftingState, itemId: number, isBought: boolean): void {
  const others = buy.filter((id) => id !== itemId);
  changeQuery({ buy: writeList(isBought ? [...others, itemId] : others) });
}

export function setStock({ stock }: CraftingState, itemId: number, count: number): void {
  const next = new Map(stock);
  if (count > 0) next.set(itemId, count);
  else next.delete(itemId);
  changeQuery({ stock: writeCounts(next) });
}
