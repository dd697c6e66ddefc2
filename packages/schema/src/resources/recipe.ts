import * as v from "valibot";
import { isDwarven, mpConsume, rareChance, recipeRow } from "../rows/recipe.js";
import { closedObject, filledList, optional } from "../values/form.js";
import { itemId } from "../values/id.js";
import { count, iconFile, level, percent, positiveCount } from "../values/measure.js";
import { itemQuantity } from "./reference.js";

export const rareProduct = closedObject(
  "Rare product that a successful craft can give instead: a masterwork, or more pieces of the product.",
  () => ({ ...itemQuantity.entries, chance: rareChance }),
);

export const rare = optional(rareProduct);

export const itemCrafting = closedObject("Product that a recipe item teaches to craft.", {
  productItemId: itemId,
  productName: v.string(),
  productCount: count,
  productIconFile: v.nullable(iconFile),
  ingredients: v.array(itemQuantity),
  successRate: percent,
  level,
  mpConsume,
  isDwarven,
  rare,
});

export const itemCraftedBy = closedObject("Recipe item that teaches to craft an item.", {
  recipeItemId: itemId,
  recipeName: v.string(),
  successRate: percent,
  rare: optional(
    v.strictObject({ count: positiveCount, chance: rareChance }),
    "Only where the item is the rare product of the recipe and not its usual one.",
  ),
});

export const recipeSummary = closedObject("Crafting recipe, by the id and the name of its recipe item.", () => ({
  id: recipeRow.entries.itemId,
  name: v.string(),
  product: itemQuantity,
  ...v.pick(recipeRow.pipe[0], ["level", "successRate", "mpConsume", "isDwarven"]).entries,
  rare,
}));

export const recipeDetail = closedObject("Crafting recipe with its ingredients.", () => ({
  ...recipeSummary.entries,
  ingredients: filledList(itemQuantity),
}));
