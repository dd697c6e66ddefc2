import { expect, it } from "vitest";
import { findRecipeCycle } from "./recipe-cycle.js";

const recipe = (product: number, ingredient: number, rare?: number) => ({
  product: { itemId: product },
  ingredients: [{ itemId: ingredient }],
  ...(rare === undefined ? {} : { rare: { itemId: rare } }),
});

it("finds cycles through rare products", () => {
  const rows = [recipe(1, 3, 2), recipe(3, 2)];
  const [first, second] = rows.map((row) => findRecipeCycle(row, rows)?.received);
  expect(first).toBe("the cycle 2 → 3 → 2");
  expect(second).toBe("the cycle 3 → 2 → 3");
});

it("accepts more pieces of the product as a rare product", () => {
  const rows = [recipe(1, 3, 1), recipe(3, 4)];
  expect(rows.map((row) => findRecipeCycle(row, rows))).toEqual([undefined, undefined]);
});
