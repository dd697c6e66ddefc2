import { recipeRow } from "@gamedata/fixtures";
import type { RecipeRow } from "@gamedata/schema";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { catalogWith } from "../../test/catalog-with.js";
import { planCrafting, planCraftingList } from "../index.js";

type Counts = ReadonlyMap<number, number>;

const ITEMS = 12;
const item = fc.integer({ min: 1, max: ITEMS });
const count = fc.integer({ min: 1, max: 30 });

/** An ingredient has a higher id than the product: so there is no cycle. */
const recipe = fc
  .record({
    product: fc.integer({ min: 1, max: ITEMS - 1 }),
    batch: fc.constantFrom(1, 1, 1, 3, 20),
    ingredients: fc.uniqueArray(fc.record({ itemId: item, count }), {
      selector: ({ itemId }) => itemId,
      minLength: 1,
      maxLength: 5,
    }),
    successRate: fc.constantFrom(100, 100, 60, 25),
  })
  .filter(({ product, ingredients }) => ingredients.every(({ itemId }) => itemId > product));

const recipes = fc
  .array(recipe, { maxLength: 10 })
  .map((list) =>
    list.map(
      ({ product, batch, ingredients, successRate }, position): RecipeRow =>
        recipeRow(position + 1, product, {}, { product: { itemId: product, count: batch }, ingredients, successRate }),
    ),
  );
const stock = fc.array(fc.tuple(item, fc.integer({ min: 0, max: 40 })), { maxLength: 5 });
const buy = fc.array(item, { maxLength: 2 });
const question = fc.record({ recipes, goal: item, count: fc.integer({ min: 1, max: 50 }), stock, buy });

function catalogOf(rows: readonly RecipeRow[]) {
  const ids = [...Array.from({ length: ITEMS }, (_, position) => position + 1), ...rows.map(({ itemId }) => itemId)];
  const items = ids.map((id) => ({ id, name: `Item ${id}`, type: "etcitem" as const }));
  return catalogWith({ items, recipes: [...rows] });
}

/** The recipe of an item: the highest success rate, then the lowest id of the recipe item. */
function recipeFor(rows: readonly RecipeRow[], bought: readonly number[], id: number): RecipeRow | undefined {
  if (bought.includes(id)) return undefined;
  const [best] = rows
    .filter(({ product }) => product.itemId === id)
    .toSorted((a, b) => b.successRate - a.successRate || a.itemId - b.itemId);
  return best;
}

/** Crafts nothing at first, and then again and again what is missing, until nothing is: by item, the number of crafts. */
function bruteForce(asked: {
  readonly goals: Counts;
  readonly stock: Counts;
  readonly recipeOf: (id: number) => RecipeRow | undefined;
}): { readonly crafts: Counts; readonly gathered: Counts } {
  const crafts = new Map<number, number>();
  for (;;) {
    const needed = new Map(asked.goals);
    for (const [id, times] of crafts) {
      for (const { itemId, count: each } of asked.recipeOf(id)?.ingredients ?? []) {
        needed.set(itemId, (needed.get(itemId) ?? 0) + each * times);
      }
    }
    const missing = [...needed].map(([id, pieces]) => {
      const made = (crafts.get(id) ?? 0) * (asked.recipeOf(id)?.product.count ?? 0);
      return [id, pieces - (asked.stock.get(id) ?? 0) - made] as const;
    });
    const next = missing.find(([id, pieces]) => pieces > 0 && asked.recipeOf(id) !== undefined);
    if (next === undefined) return { crafts, gathered: new Map(missing.filter(([, pieces]) => pieces > 0)) };
    const batch = asked.recipeOf(next[0])?.product.count ?? 1;
    crafts.set(next[0], (crafts.get(next[0]) ?? 0) + Math.ceil(next[1] / batch));
  }
}

const stockOf = (pairs: readonly (readonly [number, number])[]): Counts =>
  pairs.reduce((sums, [id, pieces]) => sums.set(id, (sums.get(id) ?? 0) + pieces), new Map<number, number>());
const countsOf = (rows: readonly { readonly itemId: number; readonly count: number }[]): Counts =>
  new Map(rows.map((row) => [row.itemId, row.count]));
const sorted = (counts: Counts) => [...counts].sort(([a], [b]) => a - b);

describe("planCrafting", () => {
  it("never expects less than the totals, and the same where every craft succeeds", () => {
    fc.assert(
      fc.property(question, ({ recipes: rows, goal, count: pieces, stock: pairs, buy: bought }) => {
        const query = { count: pieces, stock: pairs, buy: bought };
        const { totals, expected } = planCrafting(catalogOf(rows), goal, query);
        const means = countsOf(expected);
        for (const one of totals) expect(means.get(one.itemId)).toBeGreaterThanOrEqual(one.count - 1e-9);
        const certain = planCrafting(catalogOf(rows.map((row) => ({ ...row, successRate: 100 }))), goal, query);
        expect(certain.expected).toEqual(certain.totals);
      }),
      { numRuns: 100 },
    );
  });

  it("leaves over less than a batch, and lists each recipe after those of its ingredients", () => {
    fc.assert(
      fc.property(question, ({ recipes: rows, goal, count: pieces, stock: pairs, buy: bought }) => {
        const { leftovers, crafts } = planCrafting(catalogOf(rows), goal, { count: pieces, stock: pairs, buy: bought });
        for (const one of leftovers) {
          expect(one.count).toBeLessThan(recipeFor(rows, bought, one.itemId)?.product.count ?? 0);
        }
        const made = crafts.map(({ recipeId }) => rows.find(({ itemId }) => itemId === recipeId));
        for (const [position, row] of made.entries()) {
          const later = made.slice(position).map((other) => other?.product.itemId);
          for (const { itemId } of row?.ingredients ?? []) expect(later).not.toContain(itemId);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("crafts an item once for all that need it, and takes a recipe that cannot succeed for none", () => {
    // Both steps need 12 of the batch of 20: two batches, not one for each, and 16 left.
    const rows = [
      recipeRow(1, 1, { 2: 1, 3: 1 }),
      recipeRow(2, 2, { 4: 12 }),
      recipeRow(3, 3, { 4: 12 }),
      recipeRow(4, 4, { 5: 7 }, { product: { itemId: 4, count: 20 } }),
      recipeRow(5, 5, { 6: 1 }, { successRate: 0 }),
    ];
    const { tree, totals, leftovers } = planCrafting(catalogOf(rows), 1);
    expect(totals).toMatchObject([{ itemId: 5, count: 14 }]);
    expect(leftovers).toMatchObject([{ itemId: 4, count: 16 }]);
    const [first, second] = tree.ingredients ?? [];
    expect(first?.ingredients).toMatchObject([{ itemId: 4, count: 12, recipe: { crafts: 1 } }]);
    expect(second?.ingredients).toMatchObject([{ itemId: 4, count: 12, onHand: 8, recipe: { crafts: 1 } }]);
  });

  it("expects the mean of crafts that can fail", () => {
    // A craft of 60 % takes 3 of what a craft of 25 % makes of 2: a mean of 3 / 0.6 / 0.25 · 2 = 40.
    const rows = [recipeRow(1, 1, { 2: 3 }, { successRate: 60 }), recipeRow(2, 2, { 3: 2 }, { successRate: 25 })];
    const [mean] = planCrafting(catalogOf(rows), 1).expected;
    expect(mean).toMatchObject({ itemId: 3, count: 40 });
  });
});

describe("planCraftingList", () => {
  const goals = fc.array(fc.tuple(item, fc.integer({ min: 1, max: 50 })), { minLength: 1, maxLength: 4 });

  it("crafts and gathers for several items what crafting one after another does", () => {
    fc.assert(
      fc.property(goals, question, (items, { recipes: rows, stock: pairs, buy: bought }) => {
        const recipeOf = (id: number) => recipeFor(rows, bought, id);
        const plan = planCraftingList(catalogOf(rows), { items, stock: pairs, buy: bought });
        const { crafts, gathered } = bruteForce({ goals: stockOf(items), stock: stockOf(pairs), recipeOf });
        expect(sorted(countsOf(plan.totals))).toEqual(sorted(gathered));
        const times = new Map([...crafts].map(([id, done]) => [recipeOf(id)?.itemId ?? 0, done]));
        expect(sorted(new Map(plan.crafts.map((one) => [one.recipeId, one.times])))).toEqual(sorted(times));
        const certain = planCraftingList(catalogOf(rows.map((row) => ({ ...row, successRate: 100 }))), { items });
        expect(certain.expected).toEqual(certain.totals);
      }),
      { numRuns: 100 },
    );
  });

  it("plans one item as planCrafting does", () => {
    fc.assert(
      fc.property(question, ({ recipes: rows, goal, count: pieces, stock: pairs, buy: bought }) => {
        const catalog = catalogOf(rows);
        const { tree, ...plan } = planCrafting(catalog, goal, { count: pieces, stock: pairs, buy: bought });
        const list = planCraftingList(catalog, { items: [[goal, pieces]], stock: pairs, buy: bought });
        expect(list).toEqual({ trees: [tree], ...plan });
      }),
      { numRuns: 100 },
    );
  });
});

describe("recipes that need what they make", () => {
  const row = (id: number, product: number, ingredient: number) =>
    recipeRow(id, product, { [ingredient]: 2 }, { successRate: 50 });
  // 1 is made of 2 and 2 of 1; 3 is made of 1.
  const catalog = catalogOf([row(1, 1, 2), row(2, 2, 1), row(3, 3, 1)]);

  it.each([
    [1, 2],
    [2, 1],
    [3, 1],
  ])("make item %i of item %i, which is gathered", (goal, gathered) => {
    const { totals, expected, crafts } = planCrafting(catalog, goal, { count: 3 });
    expect(totals).toMatchObject([{ itemId: gathered, count: 6 }]);
    // Half of the attempts fail, and every attempt takes the ingredients.
    expect(expected).toMatchObject([{ itemId: gathered, count: 12 }]);
    expect(crafts).toMatchObject([{ recipeId: 100 + goal, times: 3 }]);
  });

  it("are not used for several items, which could be made of each other", () => {
    const items = [
      [1, 3],
      [2, 4],
      [3, 1],
    ] as const;
    const { totals, crafts } = planCraftingList(catalog, { items });
    // Item 3 takes 2 of item 1.
    expect(totals).toMatchObject(yaml`[{ itemId: 1, count: 5 }, { itemId: 2, count: 4 }]`);
    expect(crafts).toMatchObject([{ recipeId: 103, times: 1 }]);
    expect(() => planCraftingList(catalog, { items, recipes: [103, 101] })).toThrow(
      "Invalid recipes 101: it must be recipes that make the items: 103.",
    );
  });
});

test("a plan costs what its materials cost at their reference prices, those without one aside", () => {
  const item = (id: number, price?: number) => ({
    id,
    name: `Item ${id}`,
    type: "etcitem" as const,
    ...(price && { price }),
  });
  const recipe = recipeRow(1, 1, { 2: 2, 3: 5 }, { successRate: 30 });
  const catalog = catalogWith({ items: [item(1), item(2, 4), item(3), item(101)], recipes: [recipe] });
  // 2 pieces at 4 adena for a craft that succeeds, and a third of a craft more than three for one of 30 %: 26.67.
  expect(planCrafting(catalog, 1).cost).toEqual({ totals: 8, expected: 27, unpriced: 1 });
  expect(planCraftingList(catalog, { items: [[1, 3]] }).cost).toEqual({ totals: 24, expected: 80, unpriced: 1 });
});
