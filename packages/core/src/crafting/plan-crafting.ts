import { ADENA_ITEM_ID, present } from "@gamedata/rules";
import { itemId } from "@gamedata/schema";
import type {
  CraftingListPlan,
  CraftingNode,
  CraftingPlan,
  ItemCount,
  ItemId,
  ItemRow,
  RecipeRow,
} from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived } from "../catalog/catalog.js";
import type { PlanCraftingListQuery, PlanCraftingQuery } from "../generated/queries.js";
import { catalogQuery, sublistQuery } from "../query/define-query.js";
import { flag, idCount, idCountList, idFilter, idList, wholeNumber } from "../query/input.js";
import { findRecord, type RequiredQuery, type SublistQuery } from "../query/query.js";
import { rareProductOf } from "../recipes/item-crafting.js";
import { itemIndex, itemKind, itemQuantityOf, itemRefOf } from "../records/items.js";
import { ascending, compareBy } from "../rows/order.js";
import { exchangeRecipeOf, multisellOf } from "./exchange-recipes.js";
import { craftingDepth, expectedGathering } from "./expected-gathering.js";
import { makerOf, makersOf, type RecipeChoice, recipeChoice } from "./recipe-choice.js";
import { add, type BatchPlan, type CraftingStep, planWholeBatches } from "./whole-batches.js";

const MAXIMUM_COUNT = 1_000_000;
const MAXIMUM_ITEMS = 50;

const whatOneHas = derived(() => ({
  buy: idList(itemId, "Items that are bought and not crafted."),
  exchanges: flag(
    "Whether items that no recipe makes are made by an exchange that takes one of their kind, which a recipe makes: a sealed piece is unsealed, a weapon gets its special ability.",
    false,
  ),
  stock: idCountList(itemId, "What one has: item ids and numbers of pieces, joined by a colon (`57:100`)."),
}));

const craftingQuery = derived((catalog) =>
  v.object({
    count: v.optional(wholeNumber(1, MAXIMUM_COUNT, "Pieces of the item to have, those in `stock` included."), 1),
    recipe: idFilter(
      itemId,
      "The recipe that makes the item, by its recipe item; by default that with the highest success rate, then the lowest id; one that has it as its rare product only where no other makes it.",
    ),
    ...whatOneHas(catalog),
  }),
);

const craftingListQuery = derived((catalog) =>
  v.object({
    items: v.pipe(
      v.array(idCount(itemId, 1, MAXIMUM_COUNT)),
      v.minLength(1),
      v.maxLength(MAXIMUM_ITEMS),
      v.description(
        `The items to have, and how many pieces of each, those in \`stock\` included: ids and numbers, joined by a colon (\`7575:1,1344:600\`). At most ${MAXIMUM_ITEMS}.`,
      ),
    ),
    recipes: idList(
      itemId,
      "Recipes that make items of `items`, by their recipe items; by default those with the highest success rate, then the lowest id.",
    ),
    ...whatOneHas(catalog),
  }),
);

/**
 * Plans the crafting of an item, with the crafting of its ingredients: what to gather, which recipes to use how often,
 * and what whole batches leave over. An item that no recipe makes is gathered itself, if no exchange is asked for, and so is an ingredient whose recipes need it. An item that recipes make only as their
 * rare product is planned by one of them; `expected` has the mean of what its chance takes.
 *
 * @throws {GameDataError} `INVALID_ID`; `INVALID_PARAMETER`, also for a recipe that does not make the item;
 * `ITEM_NOT_FOUND` for an unknown id.
 *
 * @example
 * ```ts
 * const { totals, leftovers } = planCrafting(catalog, 1344, { count: 600, stock: [[1864, 10]] });
 * assert.deepEqual(totals.map(({ name, count }) => `${count} ${name}`), ["30 Stem", "2 Mithril Ore"]);
 * assert.deepEqual(leftovers.map(({ name, count }) => `${count} ${name}`), ["400 Mithril Arrow"]);
 * ```
 */
export const planCrafting: SublistQuery<ItemId, PlanCraftingQuery, CraftingPlan> = sublistQuery(
  { name: "planCrafting", of: itemKind, shape: "part", row: "CraftingPlan" },
  craftingQuery,
  (catalog, item: ItemRow, { count, recipe, exchanges, buy = [], stock = [] }) => {
    const makers = new Map([[item.id, makerOf(catalog, item.id, recipe)]]);
    const recipeOf = withExchanges(catalog, recipeChoice(catalog, makers, buy), exchanges ? [item.id] : [], buy);
    const goal = { itemId: item.id, count };
    const inStock = stockOf(stock);
    const plan = planWholeBatches(recipeOf, inStock);
    const root = plan.addGoal(goal);
    const expected = expectedGathering(catalog, [goal], recipeOf, inStock, plan);
    return { tree: nodeOf(catalog, root), ...rowsOf(catalog, plan, expected, root.crafting?.recipe) };
  },
);

/**
 * Plans the crafting of several items together, each as {@link planCrafting} does: pieces of the stock, and pieces that
 * whole batches leave over, are used once. A recipe that needs what it makes is not used.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, also for a recipe that makes none of the items; `ITEM_NOT_FOUND` for an
 * unknown id in `items`.
 *
 * @example
 * ```ts
 * const { totals, leftovers } = planCraftingList(catalog, { items: [[1344, 600], [1878, 3]], stock: [[1864, 10]] });
 * assert.deepEqual(totals.map(({ name, count }) => `${count} ${name}`), ["45 Stem", "2 Mithril Ore"]);
 * assert.deepEqual(leftovers.map(({ name, count }) => `${count} ${name}`), ["400 Mithril Arrow"]);
 * ```
 */
export const planCraftingList: RequiredQuery<PlanCraftingListQuery, CraftingListPlan> = catalogQuery(
  { name: "planCraftingList", shape: "part", row: "CraftingListPlan" },
  craftingListQuery,
  (catalog, { items, exchanges, recipes = [], buy = [], stock = [] }) => {
    const wanted = new Map<ItemId, number>();
    for (const [id, pieces] of items) add(wanted, findRecord(itemKind, catalog, id).id, pieces);
    const makers = makersOf(catalog, [...wanted.keys()], recipes);
    const recipeOf = withExchanges(
      catalog,
      recipeChoice(catalog, makers, buy),
      exchanges ? [...wanted.keys()] : [],
      buy,
    );
    const goals = Array.from(wanted, ([id, count]) => ({ itemId: id, count }));
    const inStock = stockOf(stock);
    const plan = planWholeBatches(recipeOf, inStock);
    const trees = goals.map((goal) => nodeOf(catalog, plan.addGoal(goal)));
    const expected = expectedGathering(catalog, goals, recipeOf, inStock, plan);
    return { trees, ...rowsOf(catalog, plan, expected) };
  },
);

/** Makes items of a plan that no recipe makes by exchanges, unless they are bought. */
function withExchanges(
  catalog: Catalog,
  recipeOf: RecipeChoice,
  goals: readonly ItemId[],
  bought: readonly ItemId[],
): RecipeChoice {
  if (goals.length === 0) return recipeOf;
  const isExchanged = new Set(goals.filter((id) => !bought.includes(id)));
  return (id) => recipeOf(id) ?? (isExchanged.has(id) ? exchangeRecipeOf(catalog, id) : undefined);
}

function stockOf(pairs: readonly (readonly [ItemId, number])[]): ReadonlyMap<ItemId, number> {
  const stock = new Map<ItemId, number>();
  for (const [id, count] of pairs) add(stock, id, count);
  return stock;
}

/** @param last The recipe that is used last, whatever it needs. */
function rowsOf(catalog: Catalog, plan: BatchPlan, expected: ReadonlyMap<ItemId, number>, last?: RecipeRow) {
  const totals = byItem(plan.gathered).map((one) => gatheredOf(catalog, one));
  const expectedTotals = byItem(expected).map((one) => gatheredOf(catalog, one));
  return {
    totals,
    cost: {
      totals: adenaFor(totals),
      expected: Math.round(adenaFor(expectedTotals)),
      unpriced: totals.filter(({ price }) => price === null).length,
    },
    crafts: craftsOf(catalog, plan, last),
    leftovers: byItem(plan.leftovers()).map((one) => itemQuantityOf(catalog, one)),
    expected: expectedTotals,
  };
}

function nodeOf(catalog: Catalog, { itemId: id, count, onHand, crafting }: CraftingStep): CraftingNode {
  const { name, iconFile } = itemRefOf(catalog, id);
  return {
    itemId: id,
    name,
    iconFile,
    count,
    ...(onHand > 0 && { onHand }),
    ...(crafting && {
      ...madeBy(catalog, crafting),
      ingredients: crafting.ingredients.map((step) => nodeOf(catalog, step)),
    }),
  };
}

function madeBy(catalog: Catalog, { recipe, times }: NonNullable<CraftingStep["crafting"]>) {
  const multisellId = multisellOf(catalog, recipe);
  if (multisellId !== undefined) return { exchange: { multisellId, times } };
  return {
    recipe: present({
      id: recipe.itemId,
      successRate: recipe.successRate,
      crafts: times,
      rare: rareProductOf(catalog, recipe),
    }),
  };
}

const byItem = (counts: ReadonlyMap<ItemId, number>): readonly ItemCount[] =>
  Array.from(counts, ([id, count]) => ({ itemId: id, count })).sort((a, b) => a.itemId - b.itemId);

function gatheredOf(catalog: Catalog, { itemId: id, count }: ItemCount): CraftingPlan["totals"][number] {
  const { name } = itemRefOf(catalog, id);
  const price = id === ADENA_ITEM_ID ? 1 : itemIndex(catalog).byId.get(id)?.price;
  return { itemId: id, name, count, price: price ?? null };
}

/** Sums the reference prices of what is gathered, in adena. */
const adenaFor = (rows: CraftingPlan["totals"]): number =>
  rows.reduce((sum, { count, price }) => sum + count * (price ?? 0), 0);

function craftsOf(catalog: Catalog, { times }: BatchPlan, last: RecipeRow | undefined): CraftingPlan["crafts"] {
  return [...times]
    .filter(([recipe]) => multisellOf(catalog, recipe) === undefined)
    .sort(
      compareBy(
        ascending(([recipe]) => Number(recipe === last)),
        ascending(([{ product }]) => craftingDepth(catalog, product.itemId)),
        ascending(([{ itemId: id }]) => id),
      ),
    )
    .map(([{ itemId: id }, count]) => ({ recipeId: id, name: itemRefOf(catalog, id).name, times: count }));
}
