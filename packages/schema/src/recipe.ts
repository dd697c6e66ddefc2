import * as v from "valibot";
import { itemId, recipeId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { amount, count, iconFile, level, percent, positiveCount } from "./measure.js";
import { itemQuantity } from "./reference.js";

export const itemCount = v.strictObject({ itemId, count: positiveCount });
/** A number of pieces of one item, by number. */
export type ItemCount = Immutable<v.InferOutput<typeof itemCount>>;

export const recipeRow = v.strictObject({
  id: recipeId,
  itemId: v.pipe(itemId, v.description("The recipe item that teaches it.")),
  level,
  product: itemCount,
  ingredients: v.pipe(v.array(itemCount), v.minLength(1)),
  successRate: percent,
  mpConsume: amount,
  isDwarven: v.boolean(),
});
/** How one thing is crafted; `successRate` in percent. Table `recipes`. */
export type RecipeRow = Immutable<v.InferOutput<typeof recipeRow>>;

export const itemCrafting = v.strictObject({
  productItemId: itemId,
  productName: v.string(),
  productCount: count,
  productIconFile: v.nullable(iconFile),
  ingredients: v.array(itemQuantity),
  successRate: percent,
  level,
  mpConsume: amount,
  isDwarven: v.boolean(),
});
/** What a recipe item teaches to craft. */
export type ItemCrafting = Immutable<v.InferOutput<typeof itemCrafting>>;

export const itemCraftedBy = v.strictObject({ recipeItemId: itemId, recipeName: v.string(), successRate: percent });
/** A recipe item that teaches to craft an item. */
export type ItemCraftedBy = Immutable<v.InferOutput<typeof itemCraftedBy>>;
