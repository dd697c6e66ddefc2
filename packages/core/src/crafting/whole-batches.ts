import type { ItemCount, ItemId, RecipeRow } from "@gamedata/schema/types";
import { batchOf, type RecipeChoice } from "./recipe-choice.js";

/** What one place of a plan needs, and how it gets it. */
export interface CraftingStep extends ItemCount {
  /** Pieces from the stock, or left over from batches of earlier steps. */
  readonly onHand: number;
  /** How the missing pieces are made, if a recipe makes them. */
  readonly crafting?: {
    readonly recipe: RecipeRow;
    readonly times: number;
    readonly ingredients: readonly CraftingStep[];
  };
}

/** A plan in which every craft succeeds, and gives the item that it is planned for. */
export interface BatchPlan {
  /** Adds an item that the plan is for; what earlier ones have left over is used first. */
  readonly addGoal: (goal: ItemCount) => CraftingStep;
  /** Pieces to gather, by item. */
  readonly gathered: ReadonlyMap<ItemId, number>;
  /** The number of crafts, by recipe. */
  readonly times: ReadonlyMap<RecipeRow, number>;
  /** The number of crafts, by the item that they are planned for. */
  readonly timesFor: ReadonlyMap<ItemId, number>;
  /** Returns the pieces that remain of crafted items, by item. */
  readonly leftovers: () => ReadonlyMap<ItemId, number>;
}

/**
 * Begins a plan of whole batches: a craft takes all ingredients of its recipe, a recipe item among them, and makes all pieces of
 * its product (aCis, class `RecipeItemMaker`: `listItems` takes the materials, `rewardPlayer` gives the product). A step
 * takes pieces on hand first: those of the stock, then those that batches of earlier steps left over. So an item that
 * several steps need is crafted as often as for all of them together.
 */
export function planWholeBatches(recipeOf: RecipeChoice, stock: ReadonlyMap<ItemId, number>): BatchPlan {
  const onHand = new Map(stock);
  const gathered = new Map<ItemId, number>();
  const times = new Map<RecipeRow, number>();
  const timesFor = new Map<ItemId, number>();

  function planStep({ itemId, count }: ItemCount): CraftingStep {
    const available = onHand.get(itemId) ?? 0;
    const taken = Math.min(available, count);
    const missing = count - taken;
    const step = { itemId, count, onHand: taken };
    const recipe = missing === 0 ? undefined : recipeOf(itemId);
    if (recipe === undefined) {
      onHand.set(itemId, available - taken);
      if (missing > 0) add(gathered, itemId, missing);
      return step;
    }
    const batch = batchOf(recipe, itemId);
    const crafts = Math.ceil(missing / batch);
    onHand.set(itemId, crafts * batch - missing);
    add(times, recipe, crafts);
    add(timesFor, itemId, crafts);
    return {
      ...step,
      crafting: {
        recipe,
        times: crafts,
        ingredients: recipe.ingredients.map((one) => planStep({ itemId: one.itemId, count: one.count * crafts })),
      },
    };
  }

  function leftovers(): ReadonlyMap<ItemId, number> {
    // Crafts begin when the stock of their product is used up, so what remains of it was crafted.
    const remaining = Array.from(timesFor.keys(), (itemId) => [itemId, onHand.get(itemId) ?? 0] as const);
    return new Map(remaining.filter(([, count]) => count > 0));
  }
  return { addGoal: planStep, gathered, times, timesFor, leftovers };
}

export function add<Key>(sums: Map<Key, number>, key: Key, count: number): void {
  sums.set(key, (sums.get(key) ?? 0) + count);
}
