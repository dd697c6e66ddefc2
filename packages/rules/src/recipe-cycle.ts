import type { RowFault } from "./row-rule.js";

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
  const makers = makersOf(rows);
  for (const itemId of productsOf(row)) {
    const cycle = pathBack(itemId, row, makers, new Set());
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

type Makers = ReadonlyMap<number, readonly CraftingStep[]>;

const known = new WeakMap<readonly CraftingStep[], Makers>();

/** Returns the recipes by the items that they make; once for each list, since the rule asks for every row of it. */
function makersOf(rows: readonly CraftingStep[]): Makers {
  const found = known.get(rows);
  if (found !== undefined) return found;
  const makers = new Map<number, CraftingStep[]>();
  for (const row of rows) {
    for (const itemId of productsOf(row)) {
      const others = makers.get(itemId);
      if (others === undefined) makers.set(itemId, [row]);
      else others.push(row);
    }
  }
  known.set(rows, makers);
  return makers;
}

/** Returns the ingredients that lead from a recipe back to an item, which is the last of them. */
function pathBack(
  goal: number,
  { ingredients }: CraftingStep,
  makers: Makers,
  seen: Set<number>,
): readonly number[] | undefined {
  for (const { itemId } of ingredients) {
    if (itemId === goal) return [goal];
    if (seen.has(itemId)) continue;
    seen.add(itemId);
    for (const recipe of makers.get(itemId) ?? []) {
      const rest = pathBack(goal, recipe, makers, seen);
      if (rest !== undefined) return [itemId, ...rest];
    }
  }
  return undefined;
}
