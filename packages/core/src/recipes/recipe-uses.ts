import type { ItemId, RecipeUse } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { groupByEach } from "../rows/group-by.js";
import { recipeIndex } from "./item-crafting.js";
import { recipeSummaryOf } from "./recipes.js";

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
