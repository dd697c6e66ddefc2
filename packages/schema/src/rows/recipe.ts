import * as v from "valibot";
import type { RecipeRow } from "../generated/types.js";
import { closedObject, described, filledList, optional } from "../values/form.js";
import { itemId, recipeId } from "../values/id.js";
import { amount, level, percent, positiveCount } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const itemCount = closedObject("Item id and a number of pieces.", { itemId, count: positiveCount });

export const mpConsume = described(amount, "MP that one attempt costs.");
export const isDwarven = described(v.boolean(), "True for dwarven craft, false for common craft.");

export const rareChance: v.GenericSchema<number> = described(
  percent,
  "Percent of the successful crafts that give it instead of the product.",
);

export const recipeRow = closedObject("Crafting recipe.", {
  id: recipeId,
  itemId: described(itemId, "Recipe item that teaches it."),
  level,
  product: itemCount,
  ingredients: filledList(itemCount),
  successRate: percent,
  mpConsume,
  isDwarven,
  rare: optional(
    v.strictObject({ itemId, count: positiveCount, chance: rareChance }),
    "Rare product: a masterwork, or more pieces of the product.",
  ),
});

export const recipeTable: TableDescription<RecipeRow> = {
  description: "Every crafting recipe.",
  row: recipeRow,
  key: ["id"],
  references: [
    { field: "itemId", to: "item", keysOf: ({ itemId }) => [itemId] },
    { field: "product", to: "item", keysOf: ({ product }) => [product.itemId] },
    { field: "rare", to: "item", keysOf: ({ rare }) => (rare ? [rare.itemId] : []) },
    { field: "ingredients", to: "item", keysOf: ({ ingredients }) => ingredients.map(({ itemId }) => itemId) },
  ],
};
