import type { RowFault } from "./table.js";

/** What the rule reads of a recipe. */
interface CraftingStep {
  readonly product: { readonly itemId: number };
  readonly rare?: { readonly itemId: number };
  readonly ingredients: readonly { readonly itemId: number }[];
}

/**
 * A rule on recipes: an item that is needed, directly or through other recipes, to craft itself, rare products among them, is
 * probably a mistake. The fault names the items of the cycle by id.
 */
export function findRecipeCycle<Recipe extends CraftingStep>(
  row: Recipe,
  rows: readonly Recipe[],
): RowFault | undefined {
  for (const itemId of productsOf(row)) {
    const cycle = pathBack(itemId, row, rows, new Set());
    if (cycle === undefined) continue;
    return {
      severity: "warning",
      what: `recipe of item ${itemId}`,
      expected: "ingredients that are crafted without it",
      received: `the cycle ${[itemId, ...cycle].join(" → ")}`,
    };
  }
  return undefined;
}

const productsOf = ({ product, rare }: CraftingStep): readonly number[] =>
  rare === undefined ? [product.itemId] : [product.itemId, rare.itemId];

/** Returns the ingredients that lead from a recipe back to an item, which is the last of them. */
function pathBack<Recipe extends CraftingStep>(
  goal: number,
  { ingredients }: Recipe,
  rows: readonly Recipe[],
  seen: Set<number>,
): readonly number[] | undefined {
  for (const { itemId } of ingredients) {
    if (itemId === goal) return [goal];
    if (seen.has(itemId)) continue;
    seen.add(itemId);
    for (const recipe of rows) {
      const rest = productsOf(recipe).includes(itemId) ? pathBack(goal, recipe, rows, seen) : undefined;
      if (rest !== undefined) return [itemId, ...rest];
    }
  }
  return undefined;
}
