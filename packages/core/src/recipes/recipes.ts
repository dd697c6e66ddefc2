import { present } from "@gamedata/rules";
import { itemId, recipeFacts } from "@gamedata/schema";
import type { ItemId, RecipeDetail, RecipeRow, RecipeSummary, RecipeUse } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import type { RecipeListQuery } from "../generated/queries.js";
import { bulkQuery, detailQuery, listQuery } from "../query/define-query.js";
import { flagFilter, idFilter } from "../query/input.js";
import { createListing, levelListInput, showPage } from "../query/listing.js";
import { levelFilter } from "../query/number-ranges.js";
import { type BulkQuery, collection, type ListQuery, type RecordQuery, recordKind } from "../query/query.js";
import { itemQuantityOf, itemRefOf } from "../records/items.js";
import { groupByEach } from "../rows/group-by.js";
import { rareProductOf, recipeIndex } from "./item-crafting.js";

const recipeListQuery = derived(() =>
  levelListInput({
    product: idFilter(itemId, "Only recipes that make this item, usually or as their rare product."),
    ingredient: idFilter(itemId, "Only recipes that consume this item."),
    isDwarven: flagFilter("Only dwarven recipes, or only common ones."),
  }),
);

const recipeListing = derived((catalog) =>
  createListing([...recipeIndex(catalog).byId.values()], (row) => itemRefOf(catalog, row.itemId).name, {
    level: ({ level }) => level,
  }),
);

const recipeKind = recordKind(recipeFacts, (catalog) => recipeIndex(catalog).byId);

/**
 * Lists crafting recipes, one for each recipe item. 50 rows by the recipe item's id by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter.
 *
 * @example
 * ```ts
 * const { data } = listRecipes(catalog, { q: "arrow", ingredient: 1864, sort: "-level" });
 * assert.deepEqual(data.map(({ level }) => level), [3, 2, 1]);
 * ```
 */
export const listRecipes: ListQuery<RecipeListQuery, RecipeSummary> = listQuery(
  recipeKind,
  recipeListQuery,
  (catalog, query) => {
    const { product, ingredient, isDwarven } = query;
    const isWithin = levelFilter(query);
    const isWanted = (row: RecipeRow): boolean =>
      (product === undefined || row.product.itemId === product || row.rare?.itemId === product) &&
      (ingredient === undefined || row.ingredients.some(({ itemId }) => itemId === ingredient)) &&
      (isDwarven === undefined || row.isDwarven === isDwarven) &&
      isWithin?.(row.level) !== false;
    const selection = recipeListing(catalog).select(query, isWanted);
    return showPage(selection, query, (row) => recipeSummaryOf(catalog, row));
  },
);

/**
 * Returns the recipe that a recipe item teaches.
 *
 * @throws {GameDataError} `INVALID_ID`, or `RECIPE_NOT_FOUND` for an id that is not a recipe item's.
 *
 * @example
 * ```ts
 * assert.equal(getRecipe(catalog, 1666).product.count, 500);
 * ```
 */
export const getRecipe: RecordQuery<ItemId, RecipeDetail> = detailQuery(recipeKind, recipeDetailOf);

/** Returns the details of many recipes by the ids of their recipe items. See {@link BulkQuery}. */
export const getRecipes: BulkQuery<ItemId, RecipeDetail> = bulkQuery(recipeKind, recipeDetailOf);

/** The collection of recipes. */
export const recipeCollection = collection(recipeKind, listRecipes, getRecipe, getRecipes);

function recipeSummaryOf(catalog: Catalog, row: RecipeRow): RecipeSummary {
  const { itemId: id, level, successRate, mpConsume, isDwarven } = row;
  const product = itemQuantityOf(catalog, row.product);
  const name = itemRefOf(catalog, id).name;
  return present({ id, name, product, level, successRate, mpConsume, isDwarven, rare: rareProductOf(catalog, row) });
}

function recipeDetailOf(catalog: Catalog, row: RecipeRow): RecipeDetail {
  const ingredients = row.ingredients.map((ingredient) => itemQuantityOf(catalog, ingredient));
  return { ...recipeSummaryOf(catalog, row), ingredients };
}

const recipesByIngredient = derived((catalog) =>
  groupByEach(recipeIndex(catalog).byId.values(), ({ ingredients }) => ingredients.map(({ itemId }) => itemId)),
);

/** Returns the recipes that consume an item, by id of the recipe item; `undefined` if there are none. */
export function recipeUsesOf(catalog: Catalog, itemId: ItemId): readonly RecipeUse[] | undefined {
  return recipesByIngredient(catalog)
    .get(itemId)
    ?.map((recipe) => ({
      ...recipeSummaryOf(catalog, recipe),
      consumed: recipe.ingredients.reduce((sum, own) => (own.itemId === itemId ? sum + own.count : sum), 0),
    }));
}
